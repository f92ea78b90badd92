import { createHash } from 'node:crypto';
import { memoize } from '../../../lib/text/memoize.ts';

/**
 * Parts that only some pages of a component show. The rules for it count as a CSS module of its own, whose names the compiler writes,
 * too: the names of its classes, and the one that the HTML of a page with it has.
 */
const optionalModules = [
  // As src/site/parts/chart-figure.css has them.
  { module: 'figure', names: /\.(chart|picture)\b/, mark: 'chart-figure' },
  { module: 'table', names: /\.table-scroll\b/, mark: 'table-scroll' },
  { module: 'rows', names: /\.stacked-rows\b/, mark: '"stacked-rows' },
  // As src/site/parts/news-list.module.css has them.
  { module: 'news-lead', names: /\.news-(lead|cards|day|date)\b/, mark: 'news-lead' },
  // On some days only.
  { module: 'notices', names: /\.notices\b/, mark: 'data-notices' },
] as const;

/** The number of letters and digits that tell one style sheet from another. */
const length = 3;

/** The end of the names of a CSS module: it tells where they come from, and stays when the file changes. */
export function moduleMark(file: string): string {
  const path = file.replaceAll('\\', '/').split('/src/').at(-1) ?? file;
  const number = createHash('sha256').update(path).digest().readUIntBE(0, 6) % 36 ** length;
  return number.toString(36).padStart(length, '0');
}

/**
 * A name of a CSS module in the page: `_menu_k3f`. Vite's own has a longer mark, which changes with each edit, and the line: 200 bytes
 * more of each page.
 */
export function className(name: string, file: string): string {
  return `_${name}_${moduleMark(file)}`;
}

/** A name of a CSS module: it ends with the mark of its file. */
const scopedName = /_[\w-]+?_([\da-z]{3})(?![\w-])/g;

/** The hashes of the CSS modules that a text names. */
export function styleModulesIn(text: string): string[] {
  return [...new Set([...text.matchAll(scopedName)].map(([, hash = '']) => hash))];
}

/** The modules that a selector names. */
export function modulesOfSelector(selector: string): string[] {
  const optional = optionalModules.filter(({ names }) => names.test(selector)).map(({ module }) => module);
  return [...styleModulesIn(selector), ...optional];
}

/**
 * A style sheet in parts: rules, each selector with the modules that it names, and groups of rules. All are in their place: the
 * order of rules decides which of them wins.
 */
export type StyleSheet = (
  | { selectors: (readonly [selector: string, modules: readonly string[]])[]; body: string }
  | { condition: string; parts: StyleSheet }
)[];

/**
 * Returns the rules of a style sheet that are kept, in their order. Rules for fonts and printed pages belong to no module.
 * @param keep decides by the modules that a selector, or the name of an animation, names
 */
export function rulesWhere(sheet: StyleSheet, keep: (modules: readonly string[]) => boolean): string {
  const rules = sheet.map((part) => {
    if ('parts' in part) {
      const inner = rulesWhere(part.parts, keep);
      return inner && `${part.condition}{${inner}}`;
    }
    const selectors = part.selectors.flatMap(([selector, modules]) => (keep(modules) ? [selector] : []));
    return selectors.length ? selectors.join(',') + part.body : '';
  });
  return rules.join('');
}

/** The style sheet of all pages, and what each page needs of it. */
export interface PageStyles {
  sheet: StyleSheet;
  /** The modules of each page component, by its file. */
  modules: Record<string, string[]>;
  /** The address of a style sheet with the rules of all components, for pages that come without a reload. */
  rest: string;
}

/** Where a bundle has them, beside the folders of client and server. */
export const pageStylesFile = 'page-styles.json';

/**
 * Returns what gives the rules that a page needs at its first paint, by the file of its component and its HTML. They stand in the
 * page.
 */
export function pageStyleWriter({ sheet, modules }: PageStyles): (file: string, html: string) => string {
  const rulesFor = memoize((key: string) => {
    const [file = '', ...optional] = key.split(' ');
    const all = new Set([...(modules[file] ?? []), ...optional]);
    return rulesWhere(sheet, (own) => own.every((module) => all.has(module)));
  });
  return (file, html) => {
    const shown = optionalModules.filter(({ mark }) => html.includes(mark)).map(({ module }) => module);
    return rulesFor([file, ...shown].join(' '));
  };
}
