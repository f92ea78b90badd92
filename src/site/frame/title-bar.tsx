import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons.tsx';
import { useHref, useNamespace, usePage } from '../page-context.ts';
import { SearchBox } from './search-box.tsx';
import styles from './title-bar.module.css';

/** The title bar of a page: breadcrumbs, the heading, and a search box that is collapsed until it is wanted. */
export function TitleBar() {
  const labels = useNamespace('labels');
  const href = useHref();
  const { title, titleLanguage, breadcrumbs, without } = usePage();
  const { searchHref } = useNamespace('header');
  return (
    <div className={styles.bar} data-search-ignore>
      <div>
        <nav aria-label={labels.common.breadcrumbs}>
          <ol className={styles.breadcrumbs}>
            {breadcrumbs.map(({ path, label }) => (
              <li key={label}>{path ? <a href={href(path)}>{label}</a> : label}</li>
            ))}
          </ol>
        </nav>
        <h1 tabIndex={-1} lang={titleLanguage}>
          {title}
        </h1>
      </div>
      {!without.includes('search') && searchHref && <CollapsedSearch />}
    </div>
  );
}

const formId = 'title-search';

/** The search box of the title bar: collapsed it is hidden and has no width (specification, section 2). */
function CollapsedSearch() {
  const { search } = useNamespace('labels');
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const expand = (event: React.MouseEvent) => {
    event.preventDefault();
    // What is hidden cannot take the focus.
    flushSync(() => setOpen(!open));
    if (!open) input.current?.focus();
  };
  const onKeyDown = ({ key }: React.KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the box wherever the focus is in it
    <div className={styles.search} data-open={open ? '' : undefined} onKeyDown={onKeyDown}>
      <SearchBox id={formId} className={styles.searchBox} inContent inputRef={input} />
      {/* Until the script can expand the box, the button leads to the page of the search. */}
      <button
        ref={toggle}
        type="submit"
        form={formId}
        className={styles.searchToggle}
        aria-expanded={open}
        aria-label={search.open}
        onClick={expand}
      >
        <Icon name={open ? 'close' : 'search'} />
      </button>
    </div>
  );
}
