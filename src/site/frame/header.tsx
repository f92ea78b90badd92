import { useRef } from 'react';
import { Icon } from '../icons.tsx';
import { useHref, useNamespace, usePage } from '../page-context.ts';
import styles from './header.module.css';
import { LanguageLinks, NavigationMenu } from './navigation-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { useDismiss } from './use-dismiss.ts';

/** The header: logo, search, language, theme, and the menu, which is a bar on wide screens and a drawer on phones. */
export function Header() {
  const labels = useNamespace('labels');
  const { navigation } = useNamespace('header');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Logo />
        <SearchBox className={styles.search} />
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeSwitch />
          <a
            className={`icon-button ${styles.menuButton}`}
            href="#menu"
            data-menu-open=""
            aria-label={labels.menu.open}
          >
            <Icon name="menu" />
          </a>
        </div>
      </div>
      <NavigationMenu items={navigation} />
    </header>
  );
}

/** The mark and the institute's name: leads home, and on the home page to its top (specification, section 1). */
function Logo() {
  const labels = useNamespace('labels');
  const href = useHref();
  const isHome = usePage().path === '/';
  return (
    <a className={styles.logo} href={isHome ? '#top' : href('/')}>
      {labels.logo.image ? (
        // Of an image outside of a <picture>, React writes that it is to be loaded ahead: at the start of the page, not where it is.
        <picture className={styles.picture}>
          <img src={labels.logo.image.src} alt="" width="48" height="48" />
        </picture>
      ) : (
        <Mark />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{labels.logo.text}</span>
        <span className={styles.tagline}>{labels.logo.tagline}</span>
      </span>
    </a>
  );
}

/** The mark of the sample. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M24 3 42 13.5v21L24 45 6 34.5v-21Z" />
      <path d="M24 17.5 29.6 20.8v6.4L24 30.5 18.4 27.2v-6.4Z" />
      <path d="M24 3v14.5M42 13.5 29.6 20.8M42 34.5 29.6 27.2M24 45V30.5M6 34.5 18.4 27.2M6 13.5 18.4 20.8" />
    </svg>
  );
}

/**
 * Switches between light and dark. The entry script in the head does the switching, so that it works before hydration;
 * the style sheet shows the name that fits the theme, so that the HTML is the same for both.
 */
function ThemeSwitch() {
  const labels = useNamespace('labels');
  return (
    <button type="button" className={`icon-button ${styles.switch}`} data-theme-switch="">
      <Icon name="theme" />
      <span className={`visually-hidden ${styles.toDark}`}>{labels.theme.toDark}</span>
      <span className={`visually-hidden ${styles.toLight}`}>{labels.theme.toLight}</span>
    </button>
  );
}

/** The menu of languages: opens without a script; closes on a choice, on Escape, and when press or focus go elsewhere. */
function LanguageMenu() {
  const { language } = usePage();
  const lang = useNamespace('lang');
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  return (
    <details ref={menu} className={styles.menu}>
      {/* Not by aria-label: Chromium would tell the words within as well, as a description. */}
      <summary key={language} className={styles.current} data-code={language.toUpperCase()}>
        <span className="visually-hidden">{`${lang.choose}: `}</span>
        {lang.languages[language]}
      </summary>
      <LanguageLinks className={styles.list} />
    </details>
  );
}
