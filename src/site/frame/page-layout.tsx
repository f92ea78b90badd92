import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NavigationEntry } from '../../compile/frame-namespaces.ts';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { Icon } from '../icons.tsx';
import { useFallbackLanguage, useHref, useNamespace, useOptionalNamespace, usePage } from '../page-context.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NewsSidebar, useOtherNews } from './news-sidebar.tsx';
import styles from './page-layout.module.css';
import { SearchBox } from './search-box.tsx';
import './notices.css';

/** The title bar of a page: breadcrumbs, the heading, and a search box that is collapsed until it is wanted. */
function TitleBar() {
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

/** The search box of the title bar: collapsed it is hidden and has no width (specification, section 2). */
function CollapsedSearch() {
  const { search } = useNamespace('labels');
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const expand = (event: React.MouseEvent) => {
    event.preventDefault();
    // A hidden field cannot take the focus.
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
      <SearchBox id="title-search" className={styles.searchBox} inContent inputRef={input} />
      {/* Until the script can expand the box, the button leads to the page of the search. */}
      <button
        ref={toggle}
        type="submit"
        form="title-search"
        className={`with-script icon-button ${styles.searchToggle}`}
        aria-expanded={open}
        aria-label={search.open}
        onClick={expand}
      >
        <Icon name={open ? 'close' : 'search'} />
      </button>
    </div>
  );
}

/** The frame of the page's layout: main, header-only or bare (specification, section 2). */
export function PageLayout({ children }: { children: ReactNode }) {
  const { layout, menu } = usePage();
  const isInMenu = useIsInMenu();
  if (layout === 'bare') return <Main>{children}</Main>;
  return (
    <>
      <SkipLink />
      <SharedPart name="header" variant={menu.join()} isShared={!isInMenu}>
        <Notices />
        <Header />
      </SharedPart>
      {layout === 'main' ? <MainArea>{children}</MainArea> : <Main>{children}</Main>}
      {layout === 'main' && <PrintLine />}
      {layout === 'main' && (
        <SharedPart name="footer">
          <Footer />
        </SharedPart>
      )}
    </>
  );
}

/**
 * The home page is full width; other pages are centred at 90 %, most with the latest news beside them. The heading stands
 * in `<main>`, the news does not: the style sheet lays them out as if both stood below the heading.
 */
function MainArea({ children }: { children: ReactNode }) {
  const { without, namespace, colour } = usePage();
  const { items, isOneOfThem } = useOtherNews();
  const language = useFallbackLanguage(namespace);
  if (without.includes('title-bar')) return <Main>{children}</Main>;
  const sidebar = items.length > 0 && !without.includes('sidebar');
  return (
    <div className={sidebar ? `${styles.area} ${styles.columns}` : styles.area} data-columns={sidebar || undefined}>
      <main id="content" data-colour={colour}>
        <TitleBar />
        <div className={styles.content} lang={language}>
          {children}
        </div>
      </main>
      {sidebar && (
        <SharedPart name="sidebar" isShared={!isOneOfThem}>
          <NewsSidebar items={items} />
        </SharedPart>
      )}
    </div>
  );
}

/** Tells if the header shows where the page is: its menu leads to it, or it is the home page. */
function useIsInMenu(): boolean {
  const { path, language } = usePage();
  const { navigation = [] } = useOptionalNamespace('header') ?? {};
  return path === '/' || isIn(navigation, joinLanguagePath(language, path));
}

function isIn(entries: readonly NavigationEntry[], address: string): boolean {
  return entries.some(({ href, items = [] }) => href === address || isIn(items, address));
}

function Main({ children }: { children: ReactNode }) {
  const language = useFallbackLanguage(usePage().namespace);
  return (
    <main id="content" lang={language}>
      {children}
    </main>
  );
}

function SkipLink() {
  const labels = useNamespace('labels');
  return (
    <a className={styles.skip} href="#content">
      {labels.common.skipToContent}
    </a>
  );
}

/**
 * The last line of a printed page: its address, and the day it was printed, which the inline script writes beside it. On
 * screens it is not shown.
 */
function PrintLine() {
  const { path } = usePage();
  const { site } = useNamespace('footer');
  const href = useHref();
  return <p className="print-line">{site.origin + href(path)}</p>;
}

/**
 * The notices above every page. A box to tick hides them, so that no script is needed; the inline script remembers which ones were
 * hidden, by their key.
 */
function Notices() {
  const { common } = useNamespace('labels');
  const { notices } = useNamespace('header');
  if (!notices) return null;
  return (
    <section className="notices" aria-label={common.notices} data-notices={notices.key}>
      <ul>
        {notices.items.map(({ id, urgent, title, text }) => (
          <li key={id} className={urgent ? 'notices-urgent' : undefined}>
            <strong>{urgent ? `${common.urgent}: ${title}` : title}</strong>
            {text && <RichText html={text} />}
          </li>
        ))}
      </ul>
      <label className="icon-button notices-hide" title={common.hideNotices}>
        <input
          type="checkbox"
          name="notices"
          value={notices.key}
          className="visually-hidden"
          aria-label={common.hideNotices}
        />
        <Icon name="close" />
      </label>
    </section>
  );
}

/** A part of the frame that looks the same on many pages. */
export interface SharedPartProps {
  name: 'header' | 'sidebar' | 'footer';
  /** The things it depends on beside the page's language and namespaces. */
  variant?: string;
  /** True if the page has it as others do. It may hold the page's path, but must not depend on it otherwise. */
  isShared?: boolean;
  children: ReactNode;
}

/** The function that prerenders a part once for all pages that share it. */
export const SharedPartContext = createContext<((part: SharedPartProps) => ReactNode) | undefined>(undefined);

/** Its children. While pages are prerendered, what is shared is rendered once (`src/site/renderer/render-document.tsx`). */
function SharedPart(part: SharedPartProps) {
  const render = useContext(SharedPartContext);
  return render ? render(part) : part.children;
}
