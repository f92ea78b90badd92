import type { TypedValue } from './schema/typed-values.ts';

/** The Markdown texts that pages show below a heading other than their title: the level of that, and what the places look like. */
const belowHeadings: readonly [level: number, place: RegExp][] = [
  [2, /^\/sections\/\d+\/(?:text|facts\/\d+\/value)$/],
  [3, /^\/sections\/\d+\/steps\/\d+\/text$/],
  [2, /^\/(?:periods|items)\/\d+\/text$/],
  [3, /^\/results\/\d+\/text$/],
  [2, /^\/(?:aboutSiteText|text)$/],
];

/** The level of the heading below which the page shows a Markdown text; 1 is the title of the page. */
export function levelAbove({ file, pointer }: Pick<TypedValue, 'file' | 'pointer'>): number {
  if (file.kind.name === 'defence-texts') return 2;
  return belowHeadings.find(([, place]) => place.test(pointer))?.[0] ?? 1;
}
