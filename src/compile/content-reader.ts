import type { DocumentsTexts } from '../../content/model/documents.ts';
import type { NewsItemTexts, NewsTexts } from '../../content/model/news-texts.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import type { DepartmentTexts, LaboratoryTexts } from '../../content/model/unit-texts.ts';
import { pathOf } from '../content/content-path.ts';
import type { ItemKind } from '../content/kind.ts';
import { fileKindOf, hasOwnFiles, itemKindNamed } from '../content/kind-table.ts';
import { pagesByPath, type SitePage } from '../content/page-list.ts';
import { digest } from '../lib/cache/digest.ts';
import { Memo } from '../lib/cache/memo.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';
import { memoize } from '../lib/text/memoize.ts';
import type { DatedNewsItem, SiteFacts, Unit } from './site-facts.ts';

/** The words for documents in one language, their titles by id. */
export interface DocumentWords {
  kinds: Partial<DocumentsTexts['kinds']>;
  languages: Partial<DocumentsTexts['languages']>;
  titles: ReadonlyMap<string, string>;
}

/** An item of news and those before and after it, which may be in the files of other years. */
export interface NewsBeside {
  item: DatedNewsItem;
  newer?: Pick<DatedNewsItem, 'id' | 'year'> | undefined;
  older?: Pick<DatedNewsItem, 'id' | 'year'> | undefined;
}

/** What is known of the texts of one year without parsing them again. */
interface NewsTextsView {
  /** The hashes of the items' texts. */
  hashes: Record<string, string>;
  titles: Record<string, string>;
  /** The people that an item links to, of items that link to any. */
  people: Record<string, string[]>;
}

/** Questions about the news. Their answers are JSON values. */
const newsQuestions = {
  years: (facts: SiteFacts) => [...facts.newsByYear.keys()],
  newest: (facts: SiteFacts, count: string) => facts.news.slice(0, Number(count)),
  unit: (facts: SiteFacts, id: string, count: string) =>
    facts.news.filter(({ unit }) => unit === id).slice(0, Number(count)),
  year: (facts: SiteFacts, year: string) => facts.newsByYear.get(year) ?? [],
  item: (facts: SiteFacts, id: string): NewsBeside | undefined => {
    const index = facts.newsIndex.get(id) ?? facts.news.length;
    const [newer, item, older] = [facts.news[index - 1], facts.news[index], facts.news[index + 1]];
    return item && { item, newer: newer && nameOf(newer), older: older && nameOf(older) };
  },
} satisfies Record<string, (facts: SiteFacts, ...args: string[]) => unknown>;

type NewsQuestion = keyof typeof newsQuestions;

function nameOf({ id, year }: DatedNewsItem): Pick<DatedNewsItem, 'id' | 'year'> {
  return { id, year };
}

/**
 * Reads checked content, and tells the memo what is read: a file of texts; of a file with many items one of them or its title; the
 * name of a person; the answer to a question about the news. So it is known of whatever is made what it was made from. Reading
 * what is not there is a bug: the checker runs first.
 */
export class ContentReader {
  private readonly reads: ReturnType<typeof sources>;

  constructor(
    readonly facts: SiteFacts,
    readonly memo = new Memo(),
    readonly isTypeset = false,
    reads?: ReturnType<typeof sources>,
  ) {
    this.reads = reads ?? sources(facts, memo);
  }

  /** The same reader for what pages show: texts have no-break spaces. */
  get typeset(): ContentReader {
    return new ContentReader(this.facts, this.memo, true, this.reads);
  }

  /** The same reader for what programs read: texts are as editors wrote them. */
  get asWritten(): ContentReader {
    return new ContentReader(this.facts, this.memo, false, this.reads);
  }

  /** A text file of a language: `texts('ua', 'header')`. */
  texts<Texts>(language: LanguageCode, name: string): Texts {
    return this.read<Texts>(`${language}/${name}.json`);
  }

  /** A file of facts: `data('developments')`. */
  data<Data>(name: string): Data {
    return this.read<Data>(`data/${name}.json`);
  }

  /** The texts of a page's items: the function finds one by its id. */
  textsById<Item extends { id: string }>(language: LanguageCode, name: string): (id: string) => Item {
    this.reads.file(`${language}/${name}.json`);
    const items = this.itemsIn<Item>(language, name);
    return (id) => {
      const item = items.get(id);
      if (!item) throw new Error(`${language}/${name}.json has no item ${id}.`);
      return item;
    };
  }

  /** The texts of an item of any kind. */
  itemTexts<Texts extends object>(kind: ItemKind, language: LanguageCode, id: string): Texts {
    const fileKind = fileKindOf(kind, 'texts');
    if (!fileKind) throw new Error(`A ${kind.name} has no texts.`);
    const fileId = hasOwnFiles(kind) ? id : this.facts.fileIdOf(kind.name, id);
    const name = pathOf(fileKind, language, fileId).slice(language.length + 1, -'.json'.length);
    if (hasOwnFiles(kind)) return this.texts<Texts>(language, name);
    if (!fileKind.isYearly) return this.textsById<Texts & { id: string }>(language, name)(id);
    // Of a file with many items, the item alone is read.
    this.reads.text(`${language}/${name}.json ${id}`);
    const texts = this.itemsIn<Texts & { id: string }>(language, name).get(id);
    if (!texts) throw new Error(`${language}/${name}.json has no item ${id}.`);
    return texts;
  }

  person(language: LanguageCode, id: string): PersonTexts {
    return this.textsOf<PersonTexts>('person', language, id);
  }

  /** The name of a person alone: what else is said of them is not read. */
  personName(language: LanguageCode, id: string): string {
    const path = `${language}/people/${id}.json`;
    this.reads.name(path);
    return this.facts.file<PersonTexts>(path, this.isTypeset).name;
  }

  unit(language: LanguageCode, { itemKind, id }: Unit): DepartmentTexts | LaboratoryTexts {
    return this.textsOf(itemKind, language, id);
  }

  newsItem(language: LanguageCode, { id }: Pick<DatedNewsItem, 'id'>): NewsItemTexts {
    return this.textsOf<NewsItemTexts>('news', language, id);
  }

  documentTexts(language: LanguageCode): DocumentWords {
    return this.once(`${language}/documents`, () => {
      // An institute may have no documents.
      if (!this.facts.has('data/documents.json')) return { kinds: {}, languages: {}, titles: new Map() };
      const { kinds, languages, items } = this.texts<DocumentsTexts>(language, 'documents');
      return { kinds, languages, titles: new Map(items.map(({ id, title }) => [id, title])) };
    });
  }

  /** The title of a news item. */
  newsTitle(language: LanguageCode, { id }: Pick<DatedNewsItem, 'id'>): string {
    const path = `${language}/news/${this.facts.fileIdOf('news', id)}.json`;
    const title = this.reads.title(`${path} ${id}`);
    return this.isTypeset ? putNoBreakSpaces(title, language) : title;
  }

  /** A news item with those before and after it. */
  newsBeside(id: string): NewsBeside {
    const beside = this.ask('item', id);
    if (!beside) throw new Error(`There is no news item ${id}.`);
    return beside;
  }

  /** Whether there is a news item with an id. */
  hasNews(id: string): boolean {
    return this.ask('item', id) !== undefined;
  }

  /** The facts of a news item. */
  newsFacts(id: string): DatedNewsItem {
    return this.newsBeside(id).item;
  }

  /** The news of a year, newest first. */
  newsOfYear(year: string): DatedNewsItem[] {
    return this.ask('year', year);
  }

  /** The years that have news, newest first. */
  newsYears(): string[] {
    return this.ask('years');
  }

  /** The newest news. */
  newestNews(count: number): DatedNewsItem[] {
    return this.ask('newest', String(count));
  }

  /** The newest news of a department or laboratory. */
  newsOfUnit(id: string, count: number): DatedNewsItem[] {
    return this.ask('unit', id, String(count));
  }

  /** The newest news whose texts link to a person. */
  newsAbout(language: LanguageCode, personId: string, count: number): readonly DatedNewsItem[] {
    return this.reads.about(`${language} ${personId}`).slice(0, count);
  }

  /** Computes something once for all readers of the same kind. Whoever asks for it has read what it was computed from. */
  once<Value>(name: string, make: () => Value): Value {
    return this.memo.once(`${name} ${this.isTypeset}`, make);
  }

  /** Names files as read whose values are taken from the facts. */
  readFiles(paths: readonly string[]): void {
    for (const path of paths) this.reads.file(path);
  }

  /** Names the facts of a kind with many items as read. */
  readItems(kindName: string): void {
    this.reads.items(kindName);
  }

  private itemsIn<Item extends { id: string }>(language: LanguageCode, name: string): ReadonlyMap<string, Item> {
    return this.once(`${language}/${name} by id`, () => {
      const texts = this.facts.file<{ items: Item[] }>(`${language}/${name}.json`, this.isTypeset);
      return new Map(texts.items.map((item) => [item.id, item]));
    });
  }

  private ask<Question extends NewsQuestion>(
    question: Question,
    ...args: string[]
  ): ReturnType<(typeof newsQuestions)[Question]> {
    return this.reads.news([question, ...args].join(' ')) as ReturnType<(typeof newsQuestions)[Question]>;
  }

  private textsOf<Texts extends object>(kindName: string, language: LanguageCode, id: string): Texts {
    return this.itemTexts<Texts>(itemKindNamed(kindName), language, id);
  }

  private read<Value>(path: string): Value {
    this.reads.file(path);
    return this.facts.file<Value>(path, this.isTypeset);
  }
}

/**
 * What can be read of the content, each with what it is known by: a file by its path, an item or its title by path and id, the name
 * of a person by the path of the file, a question about the news by its words, the news about a person by language and id.
 */
function sources(facts: SiteFacts, memo: Memo) {
  const hashes = new Map(facts.tree.files.map(({ path, hash }) => [path, hash]));
  const readFile = memo.source(
    'file',
    () => undefined,
    (path) => hashes.get(path) ?? 'none',
  );
  // A file may be gone since it was read.
  const file = <Value>(path: string) => (facts.has(path) ? facts.file<Value>(path) : undefined);
  const view = memo.made('view', (path): NewsTextsView => {
    readFile(path);
    return viewOf(file<NewsTexts>(path) ?? { items: [] }, pagesByPath(facts.tree));
  });
  const newsByPerson = memoize((language: string) =>
    newsLinkingTo(facts, (year) => view(`${language}/news/${year}.json`)),
  );
  const within = (name: string) => name.split(' ') as [first: string, second: string];
  return {
    file: readFile,
    text: memo.source('text', (name) => {
      const [path, id] = within(name);
      return view(path).hashes[id];
    }),
    title: memo.source('title', (name) => {
      const [path, id] = within(name);
      return view(path).titles[id] ?? id;
    }),
    name: memo.source('name', (path) => file<PersonTexts>(path)?.name),
    items: memo.source('items', (kindName) => [...facts.itemsOf(kindName)]),
    news: memo.source('news', (name): unknown => {
      const [question = '', ...args] = name.split(' ');
      const ask = newsQuestions[question as NewsQuestion] as (facts: SiteFacts, ...rest: string[]) => unknown;
      return ask(facts, ...args);
    }),
    about: memo.source('about', (name) => {
      const [language, person] = within(name);
      return newsByPerson(language).get(person) ?? [];
    }),
  };
}

/** The news whose texts link to each person, newest first. */
function newsLinkingTo(
  facts: SiteFacts,
  viewOfYear: (year: string) => NewsTextsView,
): ReadonlyMap<string, DatedNewsItem[]> {
  const found = new Map<string, DatedNewsItem[]>();
  for (const item of facts.news) {
    for (const id of viewOfYear(item.year).people[item.id] ?? []) {
      const items = found.get(id);
      if (items) items.push(item);
      else found.set(id, [item]);
    }
  }
  return found;
}

function viewOf({ items }: Pick<NewsTexts, 'items'>, pages: ReadonlyMap<string, SitePage>): NewsTextsView {
  const people = items.flatMap(({ id, content }): [string, string[]][] => {
    const linked = [...(content?.matchAll(/\((\/[^\s()#?]*)/g) ?? [])].flatMap(([, path = '']) => {
      const { collection, item } = pages.get(path) ?? {};
      return collection === 'people' && item ? [item] : [];
    });
    return linked.length ? [[id, [...new Set(linked)]]] : [];
  });
  return {
    hashes: Object.fromEntries(items.map((item) => [item.id, digest(JSON.stringify(item))])),
    titles: Object.fromEntries(items.map(({ id, title }) => [id, title])),
    people: Object.fromEntries(people),
  };
}
