import type { MonographsData, MonographsTexts, MonographTexts } from '../../../content/model/monographs.ts';
import type { ContentFiles } from '../compile/content-values.ts';
import { romanize } from '../romanize.ts';
import type { CslItem, CslName } from './csl-item.ts';

/** A monograph as bibliographies describe it. */
export interface MonographReference {
  id: string;
  /** Those of the authors who work at the institute. */
  people: readonly string[];
  /** In the language and letters of its title page. */
  own: CslItem;
  /** In Latin letters, with the English translation of the title: what styles for English texts ask for. */
  latin: CslItem;
}

/** Describes every monograph, newest first. */
export function monographReferences(files: ContentFiles): MonographReference[] {
  const data = files.get('data/monographs.json') as MonographsData | undefined;
  const [ua, en] = ['ua', 'en'].map((language) => files.get(`${language}/monographs.json`) as MonographsTexts);
  if (!data || !ua || !en) return [];
  const byId = ({ items }: MonographsTexts) => new Map(items.map((item) => [item.id, item]));
  const [uaItems, enItems] = [byId(ua), byId(en)];
  return [...data.items]
    .sort((a, b) => b.year - a.year)
    .map(({ id, year, pages, isbn, language, people }) => {
      // Ukrainian texts cite a book by its own title, English ones translate it.
      const own = uaItems.get(id) as MonographTexts;
      const english = enItems.get(id) as MonographTexts;
      const isCyrillic = language === 'uk' || language === 'ru';
      const kind = { uk: ua.kind, en: en.kind }[language as string];
      const shared = {
        id,
        type: 'book' as const,
        issued: { 'date-parts': [[year]] as [[number]] },
        'number-of-pages': String(pages),
        language,
        ...(isbn && { ISBN: isbn }),
      };
      const imprint = ({ publisher, place }: MonographTexts) => ({ publisher, 'publisher-place': place });
      return {
        id,
        people,
        own: {
          ...shared,
          title: own.title,
          author: own.authors.map(cslName),
          ...imprint(isCyrillic ? own : english),
          ...(kind && { genre: kind }),
        },
        latin: {
          ...shared,
          title: latinTitle(own.title, english.title, isCyrillic),
          author: english.authors.map(cslName),
          ...imprint(english),
        },
      };
    });
}

/** APA 7, 9.38: a title in other letters is transliterated; its translation follows in brackets, not in italics. */
function latinTitle(title: string, translation: string, isCyrillic: boolean): string {
  if (title === translation) return title;
  return `${isCyrillic ? romanize(title) : title} <i>[${translation}]</i>`;
}

/** `Калинчак О. Л.` → family name and initials. */
function cslName(name: string): CslName {
  const [family = name, ...given] = name.split(/[ \u00a0]/);
  return { family, given: given.join(' ') };
}
