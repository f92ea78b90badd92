import { readdirSync, readFileSync } from 'node:fs';
import type { RoutesData, RoutesTexts } from '../../../content/model/routes.ts';
import type { SearchTexts } from '../../../content/model/search-texts.ts';
import type { LanguageCode } from '../../../src/lib/language/languages.ts';
import { ukrainianStem } from '../../../src/lib/text/ukrainian-stem.ts';
import { contentPath, idsOf, newsOf, readContent } from './content.ts';
import { documentsOf, type Person, peopleOf } from './content-items.ts';

type Kind = keyof SearchTexts['kinds'];

/** True if a text stands anywhere in the content of a language, in letters of either case. */
export function contentSays(language: LanguageCode, text: string): boolean {
  return contentTexts(language).includes(text.toLowerCase());
}

/** All texts of a language in small letters, those of some files left out. */
function contentTexts(language: LanguageCode, without: readonly string[] = []): string {
  const files = readdirSync(contentPath(language), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json') && !without.includes(name))
    .map((name) => readFileSync(contentPath(`${language}/${name}`), 'utf8'))
    .join('\n')
    .toLowerCase();
}

/** The titles of what is found, by kind. */
function titlesOf(language: LanguageCode): Record<'departments' | 'news' | 'documents', string[]> {
  const names = (folder: string) =>
    idsOf(`data/${folder}`).map((id) => readContent<{ name: string }>(`${language}/${folder}/${id}.json`).name);
  return {
    departments: [...names('departments'), ...names('laboratories')],
    news: newsOf(language).map(({ title }) => title),
    documents: documentsOf(language).map(({ title }) => title),
  };
}

/** A word of Ukrainian titles, and the kinds of things in whose titles it stands in any form. */
export interface CommonWord {
  word: string;
  kinds: Kind[];
}

/** The word that stands in titles of the most kinds, and of those in the most titles; undefined without titles. */
export function commonWord(among: readonly Kind[] = ['departments', 'news', 'documents']): CommonWord | undefined {
  const found = new Map<string, { word: string; kinds: Set<Kind>; count: number }>();
  for (const [kind, titles] of Object.entries(titlesOf('ua')) as [Kind, string[]][]) {
    if (!among.includes(kind)) continue;
    for (const word of titles.flatMap((title) => title.toLowerCase().match(/[а-яіїєґ]{5,}/g) ?? [])) {
      const known = found.get(ukrainianStem(word)) ?? { word, kinds: new Set(), count: 0 };
      known.kinds.add(kind);
      known.count += 1;
      found.set(ukrainianStem(word), known);
    }
  }
  const [best] = [...found.values()].sort((a, b) => b.kinds.size - a.kinds.size || b.count - a.count);
  return best && { word: best.word, kinds: [...best.kinds] };
}

/** A person to search for, with the surname in both languages. */
export interface SearchedPerson {
  id: string;
  ua: { name: string; surname: string };
  en: { name: string; surname: string };
}

/** A person whose surname ends in -ко, of which all forms are sure, and is like no other name; undefined when there is none. */
export function personInKo(): SearchedPerson | undefined {
  const english = new Map(peopleOf('en').map((person) => [person.id, person]));
  const people = peopleOf('ua').map((person) => {
    const name = (english.get(person.id) as Person).name;
    return {
      id: person.id,
      ua: { name: person.name, surname: person.name.split(' ')[0] ?? '' },
      en: { name, surname: name.split(' ').at(-1) ?? '' },
    };
  });
  const names = people.flatMap(({ ua }) => ua.name.toLowerCase().split(' '));
  const isAlone = (surname: string) =>
    names.filter((name) => name.startsWith(surname.toLowerCase().slice(0, -2))).length === 1;
  return people.find(
    ({ ua, en }) => /..[а-яіїєґ]{2,}ко$/i.test(ua.surname) && en.surname.length > 5 && isAlone(ua.surname),
  );
}

/** The titles that stand once in a list. */
export function single<Item extends { title: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ title }) => items.filter((each) => each.title === title).length === 1);
}

/** One query for each page that wants to be found by words beside its title: by a word that no other text has. */
export function alsoFoundBy(language: LanguageCode): { query: string; path: string }[] {
  const { routes: texts } = readContent<RoutesTexts>(`${language}/routes.json`);
  const { routes } = readContent<RoutesData>('data/routes.json');
  const others = contentTexts(language, ['routes.json']);
  const titles = Object.values(texts)
    .map(({ title, description, alsoFoundBy = '' }) => `${title} ${description} ${alsoFoundBy}`.toLowerCase())
    .join('\n');
  // Other forms of a word share its beginning.
  const isOwn = (word: string) => {
    const start = word.toLowerCase().slice(0, 5);
    return start.length === 5 && !others.includes(start) && titles.split(start).length === 2;
  };
  return routes.flatMap(({ id, path }) => {
    const query = texts[id]?.alsoFoundBy?.split(', ').find((each) => each.split(/[ -]/).some(isOwn));
    return query ? [{ query, path }] : [];
  });
}
