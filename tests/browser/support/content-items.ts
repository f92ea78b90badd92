import type { DefenceData } from '../../../content/model/defences.ts';
import type { DocumentData, DocumentsData, DocumentsTexts } from '../../../content/model/documents.ts';
import type { PersonData, PersonTexts } from '../../../content/model/people.ts';
import type { LanguageCode } from '../../../src/lib/language/languages.ts';
import { idsOf, readContent } from './content.ts';

// Tests take what they need by what it is, so that editors may remove and rename any item.

/** A person with all that the content says of them in a language. */
export type Person = PersonData & PersonTexts & { id: string };

/** Everybody, in the order of their ids. */
export function peopleOf(language: LanguageCode): Person[] {
  return idsOf('data/people').map((id) => {
    const texts = readContent<PersonTexts>(`${language}/people/${id}.json`);
    return { ...readContent<PersonData>(`data/people/${id}.json`), ...texts, id };
  });
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
