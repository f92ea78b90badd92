/**
 * What only some pages of a component show. The rules for it count as a CSS module of its own, whose names the compiler writes,
 * too: the names of its classes, and the one that the HTML of a page with it has.
 */
export const optionalModules = [
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
