import type { MonographsData, MonographsTexts, MonographTexts } from '../../../content/model/monographs.ts';
import type { ContentFiles } from '../site-facts.ts';
import { cslName } from './csl-name.ts';
import { latinTitle, type Reference } from './reference.ts';

/** The address of a monograph's files for reference managers, without their endings. */
export function monographPath(id: string): string {
  return `/publishing/monographs/${id}`;
}

/** Describes every monograph, newest first. */
export function monographReferences(files: ContentFiles): Reference[] {
  const data = files.get('data/monographs.json') as MonographsData | undefined;
  const [ua, en] = ['ua', 'en'].map((language) => files.get(`${language}/monographs.json`) as MonographsTexts);
  if (!data || !ua || !en) return [];
  const byId = ({ items }: MonographsTexts) => new Map(items.map((item) => [item.id, item]));
  const [uaItems, enItems] = [byId(ua), byId(en)];
  return [...data.items]
    .sort((a, b) => b.year - a.year)
    .map(({ id, year, pages, isbn, doi, language, people }) => {
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
        ...(doi && { DOI: doi }),
      };
      const imprint = ({ publisher, place }: MonographTexts) => ({ publisher, 'publisher-place': place });
      return {
        id,
        path: monographPath(id),
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
          title: latinTitle({ ...own, ...shared }, english.title, isCyrillic),
          author: english.authors.map(cslName),
          ...imprint(english),
        },
      };
    });
}
