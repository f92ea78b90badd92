import type { NewsItemData, NewsTexts } from '../../content/model/news.ts';
import type { PersonTexts } from '../../content/model/people.ts';
import { type ContentFile, type ContentTree, filesByPath } from '../content/content-tree.ts';
import { mapTexts } from '../content/field-words.ts';
import { pagesByPath, type SitePage } from '../content/page-list.ts';
import { typedValues } from '../content/schema/schema-values.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import type { Memo } from '../lib/cache/memo.ts';
import { groupBy } from '../lib/cache/once-per.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';
import { memoize } from '../lib/text/memoize.ts';

/** A news item with its ISO date and the year of its file. */
export interface DatedNewsItem extends NewsItemData {
  isoDate: string;
  year: string;
}

/** The content whose parts are named as read. */
interface ReadContent {
  readonly tree: ContentTree;
  readonly news: DatedNewsItem[];
  readonly newsByYear: ReadonlyMap<string, DatedNewsItem[]>;
  readonly newsIndex: ReadonlyMap<string, number>;
  has(path: string): boolean;
  file<Value>(path: string): Value;
  itemsOf<Facts>(kindName: string): ReadonlyMap<string, Facts>;
}

/** Questions about the news. Their answers are JSON values, news the newest first. */
const newsQuestions = {
  /** The years that have news. */
  years: (content: ReadContent) => [...content.newsByYear.keys()],
  newest: (content: ReadContent, count: string) => content.news.slice(0, Number(count)),
  /** The newest of a department or laboratory. */
  unit: (content: ReadContent, id: string, count: string) =>
    content.news.filter(({ unit }) => unit === id).slice(0, Number(count)),
  /** The items of the same department or laboratory before an item. */
  earlier: (content: ReadContent, id: string, count: string) => {
    const index = content.newsIndex.get(id) ?? content.news.length;
    const unit = content.news[index]?.unit;
    const older = unit ? content.news.slice(index + 1).filter((each) => each.unit === unit) : [];
    return older.slice(0, Number(count)).map(nameOf);
  },
  countOfUnit: (content: ReadContent, id: string) => content.news.filter(({ unit }) => unit === id).length,
  /** The topics that have news. */
  topics: (content: ReadContent) => [...new Set(content.news.flatMap(({ topic }) => topic ?? []))].sort(),
  /** The items of a year or a topic. */
  group: (content: ReadContent, group: string) =>
    content.newsByYear.get(group) ?? content.news.filter(({ topic }) => topic === group),
  /** An item and those before and after it, which may be in the files of other years. */
  item: (content: ReadContent, id: string) => {
    const index = content.newsIndex.get(id) ?? content.news.length;
    const [newer, item, older] = [content.news[index - 1], content.news[index], content.news[index + 1]];
    return item && { item, newer: newer && nameOf(newer), older: older && nameOf(older) };
  },
} satisfies Record<string, (content: ReadContent, ...args: string[]) => unknown>;

export type NewsQuestion = keyof typeof newsQuestions;

/** The answer to a question about the news. */
export type NewsAnswer<Question extends NewsQuestion> = ReturnType<(typeof newsQuestions)[Question]>;

function nameOf({ id, year }: DatedNewsItem): Pick<DatedNewsItem, 'id' | 'year'> {
  return { id, year };
}

/**
 * The sources of the content, each with its hash: a file by its path, an item or its title by path and id, the name
 * of a person by the path of the file, a question about the news by its words, the news about a person by language and id.
 */
export function contentSources(content: ReadContent, memo: Memo) {
  const files = filesByPath(content.tree);
  const readFile = memo.source(
    'file',
    () => undefined,
    (path) => files.get(path)?.hash ?? 'none',
  );
  // A file may be gone since it was read.
  const file = <Value>(path: string) => (content.has(path) ? content.file<Value>(path) : undefined);
  const view = memo.made('view', (path) => {
    readFile(path);
    return viewOf(file<NewsTexts>(path) ?? { items: [] }, pagesByPath(content.tree));
  });
  const linksTo = memoize((language: string) => {
    const peopleIn = ({ id, year }: DatedNewsItem) => view(`${language}/news/${year}.json`).people[id] ?? [];
    const links = content.news.flatMap((item) => peopleIn(item).map((person) => ({ person, item })));
    return groupBy(links, ({ person }) => person);
  });
  // Each page asks for the topics, and an answer may look through all news.
  const newsAnswer = memoize((name): unknown => {
    const [question = '', ...args] = name.split(' ');
    const ask = newsQuestions[question as NewsQuestion] as (content: ReadContent, ...rest: string[]) => unknown;
    return ask(content, ...args);
  });
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
    items: memo.source('items', (kindName) => [...content.itemsOf(kindName)]),
    news: memo.source('news', newsAnswer),
    about: memo.source('about', (name) => {
      const [language, person] = within(name);
      return (linksTo(language).get(person) ?? []).map(({ item }) => item);
    }),
  };
}

/** Facts of the texts of one year that are known without parsing them again: of each item the hash, the title and whom it links to. */
function viewOf({ items }: Pick<NewsTexts, 'items'>, pages: ReadonlyMap<string, SitePage>) {
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

/**
 * The value of a file with no-break spaces in what visitors read as words. Markdown stays as it is: it gets them when it
 * becomes HTML, because code and addresses in it must not change.
 */
export function typesetTexts(file: ContentFile, value: unknown): unknown {
  const { language } = file;
  if (!language) return value;
  const words = typedValues(file).filter(({ isProse, format }) => isProse && format !== 'markdown');
  const pointers = new Set(words.map(({ pointer }) => pointer));
  return mapTexts(value, (text, pointer) => (pointers.has(pointer) ? putNoBreakSpaces(text, language) : text));
}
