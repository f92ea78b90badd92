import type { PersonTexts } from '../../../content/model/person-texts.ts';
import { romanize } from '../../text/romanize.ts';
import type { ContentFiles } from '../site-facts.ts';
import { monographReferences } from './monograph-references.ts';
import { type ReadCitation, readCitation } from './read-citation.ts';
import { capitalAfterColon, latinTitle, type Reference } from './reference.ts';

/** How many words of a title its id has. */
const wordsInId = 4;

/** Every publication of the institute: the monographs, and what people name on their pages beside these. */
export function publicationReferences(files: ContentFiles): Reference[] {
  return [...monographReferences(files), ...articleReferences(files)];
}

/** What people name as their publications, monographs apart, newest first; what several name is listed once. */
export function articleReferences(files: ContentFiles): Reference[] {
  const byId = new Map<string, Reference>();
  for (const [path, value] of files) {
    const [, person] = /^ua\/people\/(.+)\.json$/.exec(path) ?? [];
    if (!person) continue;
    const translated = (files.get(`en/people/${person}.json`) as PersonTexts | undefined)?.publications ?? [];
    for (const [index, text] of ((value as PersonTexts).publications ?? []).entries()) {
      const reference = articleReference(text, translated[index] ?? text);
      if (!reference) continue;
      const known = byId.get(reference.id);
      byId.set(reference.id, {
        ...reference,
        // Who names it without its DOI takes it from nobody.
        own: { ...reference.own, ...known?.own },
        latin: { ...reference.latin, ...known?.latin },
        people: [...(known?.people ?? []), person],
      });
    }
  }
  const year = ({ own }: Reference) => own.issued['date-parts'][0][0];
  return [...byId.values()].sort((a, b) => year(b) - year(a) || (a.id < b.id ? -1 : 1));
}

/** Describes a publication by its text and the English translation of that. Undefined for monographs and for what cannot be read. */
export function articleReference(text: string, translation: string): Omit<Reference, 'people'> | undefined {
  const own = readCitation(text);
  const english = readCitation(translation);
  if (!own || !english || own.type === 'book') return undefined;
  const id = idOf(own);
  const isCyrillic = own.language === 'uk';
  const container = own['container-title'];
  return {
    id,
    path: `/publishing/articles/${id}`,
    own: { id, ...own },
    latin: {
      id,
      ...own,
      // APA has a paper in published proceedings as it has a chapter: "In …".
      ...(own.type === 'paper-conference' && { type: 'chapter' as const }),
      title: latinTitle(own, english.title, isCyrillic),
      author: english.author,
      ...(container && { 'container-title': isCyrillic ? capitalAfterColon(romanize(container)) : container }),
      ...(english.publisher && { publisher: english.publisher }),
      ...(english['publisher-place'] && { 'publisher-place': english['publisher-place'] }),
      ...(english.genre && { genre: english.genre }),
    },
  };
}

/** `kalynchak-2026-mezha-vytraty-pylovuhilnoho-palyva`: the same wherever the publication is named. */
function idOf({ author: [first], issued, title }: ReadCitation): string {
  const words = (text: string) =>
    romanize(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const [[year]] = issued['date-parts'];
  return [...words(first?.family ?? ''), year, ...words(title).slice(0, wordsInId)].join('-');
}
