import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * What only some pages of a component show. The rules for it count as a CSS module of its own, whose names the compiler writes,
 * too: the names of its classes, and the one that the HTML of a page with it has.
 */
const optionalModules = [
  // As src/site/parts/chart-figure.css has them.
  { module: 'figure', names: /\.(chart|picture)\b/, mark: 'chart-figure' },
  { module: 'table', names: /\.(table-scroll|stacked-rows)\b/, mark: 'table-scroll' },
  // On some days only.
  { module: 'notices', names: /\.notices\b/, mark: 'data-notices' },
] as const;

/** All that a page may show of them. */
export const optionalSets: readonly (readonly string[])[] = setsOf(optionalModules.map(({ module }) => module));

/** The key of some of them. */
export const optionalKey = (modules: readonly string[]): string => modules.join(' ');

/** The key of those that a page shows. */
export const optionalKeyOf = (html: string): string =>
  optionalKey(optionalModules.filter(({ mark }) => html.includes(mark)).map(({ module }) => module));

function setsOf(modules: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const module of modules) sets.push(...sets.map((set) => [...set, module]));
  return sets;
}

/** A name of a CSS module, as class-name.ts makes it: it ends with the mark of its file. */
const scopedName = /_[\w-]+?_([\da-z]{3})(?![\w-])/g;

/** The hashes of the CSS modules that a text names. */
export function styleModulesIn(text: string): string[] {
  return [...new Set([...text.matchAll(scopedName)].map(([, hash = '']) => hash))];
}

/** The modules that a selector names. */
function modulesOfSelector(selector: string): string[] {
  const optional = optionalModules.filter(({ names }) => names.test(selector)).map(({ module }) => module);
  return [...styleModulesIn(selector), ...optional];
}

/** Whether a selector, or the name of an animation, is kept: decided by the hashes of the CSS modules that it names. */
type Keep = (hashes: readonly string[]) => boolean;

/** Returns the rules of a style sheet that are kept, in their order. Rules for fonts and printed pages belong to no module. */
export function rulesWhere(css: string, keep: Keep): string {
  const sheet = postcss.parse(css);
  prune(sheet, keep);
  return sheet.toString();
}

function prune(container: Container<ChildNode>, keep: Keep): void {
  container.each((node) => {
    if (node.type === 'rule') pruneRule(node, keep);
    else if (node.type === 'atrule') pruneAtRule(node, keep);
    else if (node.type === 'comment') node.remove();
  });
}

function pruneRule(rule: Rule, keep: Keep): void {
  const selectors = rule.selectors.filter((selector) => keep(modulesOfSelector(selector)));
  if (!selectors.length) rule.remove();
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

function pruneAtRule(rule: AtRule, keep: Keep): void {
  const isGroup = ['media', 'supports', 'layer', 'container'].includes(rule.name);
  if (isGroup && rule.nodes) {
    prune(rule as Container<ChildNode>, keep);
    if (!rule.nodes.length) rule.remove();
  } else if (!keep(styleModulesIn(rule.params))) rule.remove();
}

/** How the style sheet of all pages is split. */
export interface PageStyles {
  /**
   * The rules that a page needs at its first paint, by the file of its component and the key of the optional modules that it
   * shows. They stand in the page. All are in their place: the order of rules decides which of them wins.
   */
  pages: Record<string, Record<string, string>>;
  /** The address of a style sheet with the rules of all components, for pages that come without a reload. */
  rest: string;
}

/** Where a bundle has them, beside the folders of client and server. */
export const pageStylesFile = 'page-styles.json';
