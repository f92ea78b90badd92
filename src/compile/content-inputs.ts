import type { NewsTexts } from '../../content/model/news-texts.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import { digest } from '../cache/digest.ts';
import { KeptResults } from '../cache/kept-results.ts';
import { pagesByPath, type SitePage } from '../content/page-list.ts';
import type { LanguageCode } from '../language/languages.ts';
import { memoize } from '../text/memoize.ts';
import type { DatedNewsItem, SiteFacts } from './site-facts.ts';

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

/** Questions about the news, by the names under which their answers are inputs. Each answer is a JSON value. */
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

export type NewsQuestion = keyof typeof newsQuestions;

function nameOf({ id, year }: DatedNewsItem): Pick<DatedNewsItem, 'id' | 'year'> {
  return { id, year };
}

/**
 * What a step of the compilation may name as its inputs: a file by its path, `ua/history.json`; an item in a file with many,
 * `text ua/news/2026.json slab-caster`, or its title alone, `title …`; the name of a person, `name ua/people/koval-olena.json`; the
 * answer to a question about the news, `news item slab-caster`, `news newest 4`, `news about ua koval-olena`, `items news`. An input
 * tells by its hash whether it changed or is gone.
 */
export class ContentInputs {
  private readonly answers = new Map<string, unknown>();
  private readonly filesByPath: ReadonlyMap<string, string>;

  /** @param kept where what is known of a file is kept from run to run */
  constructor(
    readonly facts: SiteFacts,
    private readonly kept = new KeptResults(undefined, ''),
  ) {
    this.filesByPath = new Map(facts.tree.files.map(({ path, hash }) => [path, hash]));
  }

  /** The hash of an input by its name. */
  readonly hashOf = memoize((input) => this.findHash(input));

  /** What an input is part of: a file, or all files that say something of the news. */
  readonly wholeOf = (input: string): string => {
    const [kind = '', name = '', language = ''] = input.split(' ');
    if (kind === 'text' || kind === 'title' || kind === 'name') return name;
    if (kind === 'items') return 'files data';
    if (kind === 'news') return name === 'about' ? `files ${language}` : 'files data';
    return input;
  };

  /** The answer to a question about the news. */
  news<Question extends NewsQuestion>(
    question: Question,
    ...args: string[]
  ): ReturnType<(typeof newsQuestions)[Question]> {
    const key = [question, ...args].join(' ');
    if (!this.answers.has(key)) {
      const ask = newsQuestions[question] as (facts: SiteFacts, ...rest: string[]) => unknown;
      this.answers.set(key, ask(this.facts, ...args));
    }
    return this.answers.get(key) as ReturnType<(typeof newsQuestions)[Question]>;
  }

  /** The news whose texts link to a person, newest first. */
  newsAbout(language: LanguageCode, person: string): readonly DatedNewsItem[] {
    return this.newsByPerson(language).get(person) ?? [];
  }

  /** The title of a news item in a file of texts. */
  title(path: string, id: string): string {
    return this.textsView(path).titles[id] ?? id;
  }

  /** The name in a person's file of texts, which may be gone since the input was named. */
  private personName(path: string): string | undefined {
    return this.facts.has(path) ? this.facts.file<PersonTexts>(path).name : undefined;
  }

  private findHash(input: string): string {
    const [kind = '', ...rest] = input.split(' ');
    if (!rest.length) return this.filesByPath.get(input) ?? 'none';
    const value = () => {
      if (kind === 'text') return this.textsView(rest[0] ?? '').hashes[rest[1] ?? ''];
      if (kind === 'files') return this.yearlyFiles(rest[0] ?? '');
      if (kind === 'title') return this.title(rest[0] ?? '', rest[1] ?? '');
      if (kind === 'name') return this.personName(rest[0] ?? '');
      if (kind === 'items') return [...this.facts.itemsOf(rest[0] ?? '')];
      const [question = '', ...args] = rest;
      if (question === 'about') return this.newsAbout(args[0] as LanguageCode, args[1] ?? '');
      return this.news(question as NewsQuestion, ...args);
    };
    return digest(JSON.stringify(value()) ?? 'none');
  }

  /** The files with many items, with their hashes: the facts alone, or with them the texts of a language. */
  private yearlyFiles(folder: string): string[] {
    const files = this.facts.tree.files.filter(
      ({ kind, path, language }) => kind.isYearly && (path.startsWith('data/') || language === folder),
    );
    return files.map(({ path, hash }) => `${path} ${hash}`);
  }

  private readonly newsByPerson = memoize((language): ReadonlyMap<string, DatedNewsItem[]> => {
    const found = new Map<string, DatedNewsItem[]>();
    for (const item of this.facts.news) {
      for (const id of this.textsView(`${language}/news/${item.year}.json`).people[item.id] ?? []) {
        const items = found.get(id);
        if (items) items.push(item);
        else found.set(id, [item]);
      }
    }
    return found;
  });

  private readonly textsView = memoize((path: string): NewsTextsView => {
    // The file may be gone since an input was named.
    const texts = () => (this.facts.has(path) ? this.facts.file<NewsTexts>(path) : { items: [] });
    const make = () => viewOf(texts(), pagesByPath(this.facts.tree));
    return this.kept.get(`view ${path}`, this.filesByPath.get(path) ?? '', this, make);
  });
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
