import { hyphenated, romanize } from '../lib/text/romanize.ts';
import { reservedIds } from './pages.ts';
import type { TypedValue } from './schema/schema-values.ts';

/** The id of a heading: its words in lowercase Latin letters, joined by hyphens. `Сталь і чавун` → `stal-i-chavun`. */
export function headingSlug(heading: string): string {
  const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return hyphenated(romanize(words).normalize('NFKD')) || 'section';
}

/** Makes the ids of one text's headings, in their order; numbered is a repeated heading, and one with an id that the page may have. */
export function headingSlugs(): (heading: string) => string {
  const used = new Set(reservedIds);
  const numbers = new Map<string, number>();
  return (heading) => {
    const slug = headingSlug(heading);
    let number = numbers.get(slug) ?? 1;
    let unique = slug;
    while (used.has(unique)) unique = `${slug}-${++number}`;
    numbers.set(slug, number);
    used.add(unique);
    return unique;
  };
}

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
