import type { DefenceData } from '../../../content/model/defences.ts';
import type { DocumentData, DocumentsData, DocumentsTexts } from '../../../content/model/documents.ts';
import type { PersonData } from '../../../content/model/person-data.ts';
import type { PersonTexts } from '../../../content/model/person-texts.ts';
import type { LanguageCode } from '../../../src/language/languages.ts';
import { idsOf, readContent } from './content.ts';

// Tests take what they need by what it is, so that editors may remove and rename any item.

/** A person with all that the content says of them in a language. */
export type Person = PersonData & PersonTexts & { id: string; publications: string[] };

/** Everybody, in the order of their ids. */
export function peopleOf(language: LanguageCode): Person[] {
  return idsOf('data/people').map((id) => {
    const texts = readContent<PersonTexts>(`${language}/people/${id}.json`);
    return { publications: [], ...readContent<PersonData>(`data/people/${id}.json`), ...texts, id };
  });
}

/** An article in a journal with volume, issue, pages and DOI, as its citation says. */
export interface CitedArticle {
  authors: { family: string; given: string }[];
  title: string;
  journal: string;
  year: string;
  volume: string;
  issue: string;
  first: string;
  last: string;
  doi: string;
  /** The ids of those who name it. */
  people: string[];
}

const articleForm =
  /^(?<authors>(?:[A-Z][\p{L}’-]+ (?:[A-Z]\p{Ll}?\. ?)+(?:, )?)+)(?<title>[^.]+)\. (?<journal>[^.]+)\. (?<year>\d{4})\. Vol\. (?<volume>\d+), No\. (?<issue>\d+)\. P\. (?<first>\d+)–(?<last>\d+)\. DOI: https:\/\/doi\.org\/(?<doi>\S+)$/u;

/** An article in English, which has the same words in both languages; undefined when nobody names one. */
export function citedArticle(): CitedArticle | undefined {
  const people = peopleOf('ua').map((person) => ({ ...person, publications: person.publications.map(plainSpaces) }));
  for (const text of people.flatMap(({ publications }) => publications)) {
    const { authors = '', ...facts } = articleForm.exec(text)?.groups ?? {};
    if (!facts.doi) continue;
    return {
      ...(facts as unknown as Omit<CitedArticle, 'authors' | 'people'>),
      authors: authors
        .trim()
        .split(', ')
        .map((name) => ({ family: name.slice(0, name.indexOf(' ')), given: name.slice(name.indexOf(' ') + 1) })),
      people: people.filter(({ publications }) => publications.includes(text)).map(({ id }) => id),
    };
  }
  return undefined;
}

/** A document with its title. */
export type TitledDocument = DocumentData & { title: string };

/** All documents. */
export function documentsOf(language: LanguageCode): TitledDocument[] {
  const titles = new Map(
    readContent<DocumentsTexts>(`${language}/documents.json`).items.map(({ id, title }) => [id, title]),
  );
  const { items } = readContent<DocumentsData>('data/documents.json');
  return items.map((item) => ({ ...item, title: titles.get(item.id) ?? '' }));
}

/** The first defence whose dissertation can be read; undefined when there is none. */
export function defenceWithThesis(): (DefenceData & { id: string }) | undefined {
  const theses = new Set(documentsOf('ua').flatMap(({ id, kind }) => (kind === 'thesis' ? [id] : [])));
  return idsOf('data/defences')
    .map((id) => ({ ...readContent<DefenceData>(`data/defences/${id}.json`), id }))
    .find(({ documents }) => documents.some((id) => theses.has(id)));
}

/** A text with plain spaces for those that do not break. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
