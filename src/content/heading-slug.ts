import { romanize } from '../lib/text/romanize.ts';
import { hyphenated } from '../lib/text/slug.ts';
import { reservedIds } from './pages.ts';

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
