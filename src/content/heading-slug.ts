import { romanize } from '../text/romanize.ts';
import { hyphenated } from '../text/slug.ts';
import { reservedIds } from './own-parts.ts';

/** The id of a heading: its words in lowercase Latin letters, joined by hyphens. `Сталь і чавун` → `stal-i-chavun`. */
export function headingSlug(heading: string): string {
  const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return hyphenated(romanize(words).normalize('NFKD')) || 'section';
}

/** Makes the ids of one text's headings, in their order; numbered is a repeated heading, and one with an id that the page may have. */
export function headingSlugs(): (heading: string) => string {
  const used = new Set(reservedIds);
  return (heading) => {
    const slug = headingSlug(heading);
    let unique = slug;
    for (let number = 2; used.has(unique); number++) unique = `${slug}-${number}`;
    used.add(unique);
    return unique;
  };
}
