import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { NavigationEntry } from '../../compile/frame-namespaces.ts';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { languages } from '../../lib/language/languages.ts';
import { ExternalIcon, Icon } from '../icons.tsx';
import { useFallbackLanguage, useNamespace, usePage } from '../page-context.ts';
import styles from './navigation-menu.module.css';
import { SearchBox } from './search-box.tsx';
import { isWide, useMenuDrawer } from './use-menu-drawer.ts';
import { useMenuGroups } from './use-menu-groups.ts';

/** The entries of a list: the links and buttons of its items, not of the lists within. */
const entriesOf = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button') ?? []),
];

/**
 * Moves the focus with the arrow keys, Home and End in the menu of wide screens: along the bar, down into a flyout and
 * along its entries, right into a deeper one and left out of it. Tab, Enter and Space do all of it as well.
 */
function moveInMenu(event: KeyboardEvent, groups: ReturnType<typeof useMenuGroups>): void {
  if (!isWide() || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entry = (event.target as Element).closest<HTMLElement>('li > a, li > button');
  const list = entry?.closest('ul');
  if (!entry || !list) return;
  const isBar = !list.closest('[data-group]');
  const siblings = entriesOf(list);
  const place = siblings.indexOf(entry);
  const next = siblings[(place + 1) % siblings.length];
  const previous = siblings.at(place - 1);

  const goInto = () => {
    const group = entry.closest('button')?.parentElement;
    if (!group) return undefined;
    // A hidden element cannot take the focus.
    flushSync(() => groups.show(group));
    return entriesOf(group.querySelector(':scope > div > ul'))[0];
  };
  const goOut = () => {
    const around = list.closest('[data-group]');
    if (!around) return undefined;
    groups.show(around.parentElement);
    return around.querySelector('button') ?? undefined;
  };
  const moves: Record<string, (() => HTMLElement | undefined) | undefined> = {
    Home: () => siblings[0],
    End: () => siblings.at(-1),
    ArrowDown: isBar ? goInto : () => next,
    ArrowUp: isBar ? undefined : () => previous,
    ArrowRight: isBar ? () => next : goInto,
    ArrowLeft: isBar ? () => previous : goOut,
  };
  const target = moves[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/**
 * The menu: one list that is a bar with flyouts on wide screens and a drawer on phones (specification, section 2).
 * A disclosure navigation in the sense of the ARIA practices; every link is in the HTML and works without a script.
 */
export function NavigationMenu({ items }: { items: NavigationEntry[] }) {
  const labels = useNamespace('labels');
  const groups = useMenuGroups();
  const drawer = useMenuDrawer(groups.closeAll);
  return (
    <nav
      id="menu"
      ref={drawer.ref}
      lang={useFallbackLanguage('header')}
      className={styles.menu}
      aria-label={labels.menu.main}
      data-live={groups.isLive ? '' : undefined}
      data-open={drawer.open ? '' : undefined}
      onBlur={groups.onBlur}
      onKeyDown={(event) => moveInMenu(event, groups)}
    >
      <div className={styles.panel}>
        <a className={`icon-button ${styles.close}`} href="#top" aria-label={labels.menu.close} data-menu-close="">
          <Icon name="close" />
        </a>
        <SearchBox className={styles.search} />
        <Entries items={items} groups={groups} className={styles.bar} />
        <LanguageLinks className={styles.languages} />
      </div>
    </nav>
  );
}

interface EntriesProps {
  items: NavigationEntry[];
  groups: ReturnType<typeof useMenuGroups>;
  className: string | undefined;
}

function Entries({ items, groups, className }: EntriesProps) {
  return (
    <ul className={className}>
      {items.map((item) =>
        item.items ? <Group key={item.id} item={item} groups={groups} /> : <Entry key={item.id} item={item} />,
      )}
    </ul>
  );
}

function Entry({ item }: { item: NavigationEntry }) {
  const labels = useNamespace('labels');
  const { language, path, menu } = usePage();
  if (item.link) {
    return (
      <li>
        <a key={item.label} className={styles.entry} href={item.link} target="_blank" rel="noopener">
          {item.label}
          <ExternalIcon />
          <span className="visually-hidden">{labels.common.opensInNewTab}</span>
        </a>
      </li>
    );
  }
  const isPage = item.href === joinLanguagePath(language, path);
  return (
    <li>
      <a
        className={styles.entry}
        href={item.href}
        aria-current={isPage ? 'page' : menu.includes(item.id) || undefined}
      >
        {item.label}
      </a>
    </li>
  );
}

function Group({ item, groups }: { item: NavigationEntry; groups: ReturnType<typeof useMenuGroups> }) {
  const { menu } = usePage();
  return (
    <li className={styles.group} data-group={item.id} {...groups.pointerHandlers}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={groups.isOpen(item.id)}
        aria-current={menu.includes(item.id) || undefined}
        onClick={groups.onClick}
      >
        {item.label}
      </button>
      <div className={styles.flyout}>
        <Entries items={item.items ?? []} groups={groups} className={styles.list} />
      </div>
    </li>
  );
}

/** The same page in every language. The entry script stores the choice, the router follows the link. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { language, path } = usePage();
  const names = useNamespace('lang').languages;
  return (
    <ul className={className}>
      {languages.map(({ code, tag }) => (
        <li key={code}>
          <a
            href={joinLanguagePath(code, path)}
            lang={tag}
            hrefLang={tag}
            data-language={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {names[code]}
          </a>
        </li>
      ))}
    </ul>
  );
}
