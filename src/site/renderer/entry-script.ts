import { scriptText } from './intent-script.ts';

/**
 * The first part of the inline script of every page. It runs before the first paint: sets the stored theme, leads
 * visitors to their language, hides the notices that they have hidden, and answers what needs no more than a line: the theme switch,
 * the language links, those of the drawer, the words of a search, which are trimmed, and the day on a printed page.
 * It is written into the page as text, so it must not refer to anything outside itself.
 */
function entry(codes: string[], prefixes: string[], tags: string[]): void {
  const root = document.documentElement;
  // A script is on its way: the page leaves room for what it will show.
  root.dataset.scripting = '';
  const store = {
    get(key: string): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage may be forbidden: the choice then lasts as long as the page.
      }
    },
  };

  const showTheme = (theme: string | null) => {
    if (theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const followTheme = () => {
    const theme = store.get('theme');
    if (theme) showTheme(theme);
  };
  followTheme();
  // Until the style sheet is there, this decides on the colour of the empty window.
  if (root.dataset.theme) document.querySelector('meta[name=color-scheme]')?.setAttribute('content', 'dark');
  // The choice on another page, for one that the browser had kept or that is open beside it.
  addEventListener('pageshow', followTheme);
  addEventListener('storage', followTheme);

  /** Hides notices by their key, whether they are there yet or not. */
  const hideNotices = (key: string) => {
    try {
      const sheet = new CSSStyleSheet();
      sheet.insertRule(`[data-notices="${CSS.escape(key)}"]{display:none}`);
      document.adoptedStyleSheets.push(sheet);
    } catch {
      // Older browsers show them again on the next page.
    }
  };
  hideNotices(store.get('notices') || '');

  // A prefixed address is explicit; crawlers have no preference; within the site the visitor has chosen already.
  const [, ...others] = prefixes;
  const prefixed = others.some((prefix) => `${location.pathname}/`.indexOf(`${prefix}/`) === 0);
  const within = document.referrer.indexOf(`${location.origin}/`) === 0;
  const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i.test(navigator.userAgent);
  if (!prefixed && !crawler) {
    let index = codes.indexOf(store.get('language') || '');
    if (index < 0 && !within) index = tags.indexOf((navigator.language || '').slice(0, 2).toLowerCase());
    if (index > 0) {
      const path = location.pathname.replace(/\/(index\.html)?$/, '');
      location.replace(prefixes[index] + path + location.search + location.hash);
    }
  }

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const choice = target?.closest<HTMLAnchorElement>('[data-language]');
    if (choice) {
      store.set('language', choice.dataset.language || '');
      // The same place of the same page, without the drawer that a link has opened.
      choice.search = location.search;
      choice.hash = location.hash === '#menu' ? '' : location.hash;
    }
    const drawer = target?.closest<HTMLAnchorElement>('[data-menu-open],[data-menu-close]');
    if (drawer && !event.defaultPrevented) {
      // `:target` opens and closes it, without steps in the history, where the script would leave them dead.
      event.preventDefault();
      location.replace(drawer.hash);
    }
    const hidden = target?.closest<HTMLInputElement>('[name=notices]');
    if (hidden) {
      store.set('notices', hidden.value);
      hideNotices(hidden.value);
      // The element with the focus is gone.
      document.querySelector('h1')?.focus();
    }
    if (!target?.closest('[data-theme-switch]')) return;
    const theme = root.dataset.theme ? 'light' : 'dark';
    showTheme(theme);
    store.set('theme', theme);
  });
  document.addEventListener('submit', ({ target }) => {
    const words = (target as HTMLFormElement).elements.namedItem('q');
    if (words instanceof HTMLInputElement) words.value = words.value.trim();
  });
  addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('.print-line');
    // English as in Great Britain, which writes the day first.
    const format = new Intl.DateTimeFormat(`${root.lang}-GB`, { dateStyle: 'long' });
    if (line) line.dataset.day = format.format(new Date());
  });
}

/** The entry script as the text of a `<script>`. */
export function entryScript(languages: readonly { code: string; prefix: string; tag: string }[]): string {
  const lists = (['code', 'prefix', 'tag'] as const).map((key) => JSON.stringify(languages.map((l) => l[key])));
  return scriptText(entry, ...lists);
}
