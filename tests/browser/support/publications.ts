import type { PersonTexts } from '../../../content/model/people.ts';
import type {
  ContainersTexts,
  PublicationData,
  PublicationsData,
  PublicationsTexts,
  PublicationTexts,
} from '../../../content/model/publications.ts';
import type { LanguageCode } from '../../../src/lib/language/languages.ts';
import { type CitedName, citedNames, readCitedName } from '../../../src/lib/text/cited-name.ts';
import { idsOf, readContent } from './content.ts';

/** A publication of the content, as its title page has it. */
export interface Publication {
  id: string;
  data: PublicationData;
  title: string;
  authors: CitedName[];
  /** The ids of those authors who are our people. */
  people: string[];
}

/** Every publication, in the order of the files. */
export function publications(): Publication[] {
  return idsOf('data/publications').flatMap((file) => {
    const texts = (language: LanguageCode) =>
      new Map(
        readContent<PublicationsTexts>(`${language}/publications/${file}.json`).items.map((each) => [each.id, each]),
      );
    const titles: Partial<Record<string, Map<string, PublicationTexts>>> = { uk: texts('ua'), en: texts('en') };
    return readContent<PublicationsData>(`data/publications/${file}.json`).items.map((data) => {
      const { id, language, originalTitle, authors } = data;
      const script = language === 'uk' || language === 'ru' ? 'ua' : 'en';
      return {
        id,
        data,
        title: originalTitle ?? titles[language]?.get(id)?.title ?? '',
        authors: authors.map((author) =>
          typeof author === 'string' ? personNames(author)[script] : readCitedName(author[script]),
        ),
        people: authors.filter((author) => typeof author === 'string'),
      };
    });
  });
}

/** True if a publication stands in the list of monographs. */
export function isMonograph({ data }: Publication): boolean {
  return 'genre' in data && data.genre === 'monograph';
}

/** The name of a journal or of proceedings. */
function containerTitle(language: LanguageCode, id: string): string {
  return (
    readContent<ContainersTexts>(`${language}/containers.json`).items.find((each) => each.id === id)?.title ?? ''
  );
}

function personNames(id: string) {
  const nameIn = (language: LanguageCode) => readContent<PersonTexts>(`${language}/people/${id}.json`).name;
  return citedNames(nameIn('ua'), nameIn('en'));
}

/** An article in a journal with volume, issue, pages and DOI. */
export interface CitedArticle {
  authors: CitedName[];
  title: string;
  journal: string;
  year: string;
  volume: string;
  issue: string;
  first: string;
  last: string;
  doi: string;
  /** The ids of our people who wrote it. */
  people: string[];
}

/** An article in English that has all of these facts; undefined when there is none. */
export function citedArticle(): CitedArticle | undefined {
  for (const { data, title, authors, people } of publications()) {
    if (data.type !== 'article-journal' || data.language !== 'en') continue;
    const { volume, issue, doi, pages, year, container } = data;
    const [first = '', last] = (pages ?? '').split('–');
    if (!volume || !issue || !doi || !last) continue;
    const journal = containerTitle('en', container);
    return { authors, title, journal, year: String(year), volume, issue, first, last, doi, people };
  }
  return undefined;
}
