import type { DocumentsTexts } from '../../content/model/documents.ts';
import type { NewsItemTexts } from '../../content/model/news-texts.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import type { DepartmentTexts, LaboratoryTexts } from '../../content/model/unit-texts.ts';
import { pathOf } from '../content/content-path.ts';
import type { ItemKind } from '../content/kind.ts';
import { fileKindOf, hasOwnFiles, itemKindNamed } from '../content/kind-table.ts';
import type { LanguageCode } from '../language/languages.ts';
import { putNoBreakSpaces } from '../language/no-break-spaces.ts';
import type { ContentInputs, NewsBeside, NewsQuestion } from './content-inputs.ts';
import type { DatedNewsItem, SiteFacts, Unit } from './site-facts.ts';

/** The words for documents in one language, their titles by id. */
export interface DocumentWords {
  kinds: Partial<DocumentsTexts['kinds']>;
  languages: Partial<DocumentsTexts['languages']>;
  titles: ReadonlyMap<string, string>;
}

/** Something computed from files once, and the files it was computed from. */
interface View {
  value: unknown;
  reads: ReadonlySet<string>;
}

/**
 * Reads checked content and records what it reads, by the names of `ContentInputs`. Each step of the compilation has a reader
 * of its own, so that it is known what its result was made from. Reading what is not there is a bug: the checker runs first.
 */
export class ContentReader {
  /**
   * @param reads where it records; @param views what readers of the same content have computed
   * @param isTypeset whether texts have no-break spaces, as pages show them, or are as editors wrote them
   */
  constructor(
    readonly inputs: ContentInputs,
    readonly reads = new Set<string>(),
    private readonly views = new Map<string, View>(),
    readonly isTypeset = false,
  ) {}

  /** Another reader of the same content, which records elsewhere. */
  fresh(reads = new Set<string>()): ContentReader {
    return new ContentReader(this.inputs, reads, this.views, this.isTypeset);
  }

  /** The same reader for what pages show. */
  get typeset(): ContentReader {
    return new ContentReader(this.inputs, this.reads, this.views, true);
  }

  /** The same reader for what programs read. */
  get asWritten(): ContentReader {
    return new ContentReader(this.inputs, this.reads, this.views, false);
  }

  get facts(): SiteFacts {
    return this.inputs.facts;
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
    const items = this.view(`${language}/${name} by id`, (reader) => {
      const texts = reader.texts<{ items: Item[] }>(language, name);
      return new Map(texts.items.map((item) => [item.id, item]));
    });
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
    // Of a file with many items, the item alone is an input.
    this.reads.add(`text ${language}/${name}.json ${id}`);
    return this.fresh().textsById<Texts & { id: string }>(language, name)(id);
  }

  person(language: LanguageCode, id: string): PersonTexts {
    return this.textsOf<PersonTexts>('person', language, id);
  }

  /** The name of a person alone: of what else is said of them, nothing is an input. */
  personName(language: LanguageCode, id: string): string {
    const reader = this.fresh();
    const { name } = reader.person(language, id);
    for (const path of reader.reads) this.reads.add(`name ${path}`);
    return name;
  }

  unit(language: LanguageCode, { itemKind, id }: Unit): DepartmentTexts | LaboratoryTexts {
    return this.textsOf(itemKind, language, id);
  }

  newsItem(language: LanguageCode, { id }: Pick<DatedNewsItem, 'id'>): NewsItemTexts {
    return this.textsOf<NewsItemTexts>('news', language, id);
  }

  documentTexts(language: LanguageCode): DocumentWords {
    return this.view(`${language}/documents`, (reader) => {
      // An institute may have no documents.
      if (!reader.facts.has('data/documents.json')) return { kinds: {}, languages: {}, titles: new Map() };
      const { kinds, languages, items } = reader.texts<DocumentsTexts>(language, 'documents');
      return { kinds, languages, titles: new Map(items.map(({ id, title }) => [id, title])) };
    });
  }

  /** The title of a news item. */
  newsTitle(language: LanguageCode, { id }: Pick<DatedNewsItem, 'id'>): string {
    const path = `${language}/news/${this.facts.fileIdOf('news', id)}.json`;
    this.reads.add(`title ${path} ${id}`);
    const title = this.inputs.title(path, id);
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
    this.reads.add(`news about ${language} ${personId}`);
    return this.inputs.newsAbout(language, personId).slice(0, count);
  }

  /** Whether there is an item of a kind with an id. */
  hasItem(kind: ItemKind, id: string): boolean {
    return this.itemsOf(kind).has(id);
  }

  /** The facts of an item of any kind. */
  item<Facts>(kind: ItemKind, id: string): Facts {
    const item = this.itemsOf(kind).get(id);
    if (!item) throw new Error(`There is no ${kind.name} ${id}.`);
    return item as Facts;
  }

  /** Computes something once for all readers. Whoever asks for it has read the files it was computed from. */
  view<Value>(name: string, make: (reader: ContentReader) => Value): Value {
    const key = `${name} ${this.isTypeset}`;
    let view = this.views.get(key);
    if (!view) {
      const reader = this.fresh();
      view = { value: make(reader), reads: reader.reads };
      this.views.set(key, view);
    }
    for (const path of view.reads) this.reads.add(path);
    return view.value as Value;
  }

  private itemsOf(kind: ItemKind): ReadonlyMap<string, unknown> {
    if (kind.facts?.isYearly) this.reads.add(`items ${kind.name}`);
    return this.facts.itemsOf(kind.name);
  }

  private ask<Question extends NewsQuestion>(question: Question, ...args: string[]) {
    this.reads.add(['news', question, ...args].join(' '));
    return this.inputs.news(question, ...args);
  }

  private textsOf<Texts extends object>(kindName: string, language: LanguageCode, id: string): Texts {
    return this.itemTexts<Texts>(itemKindNamed(kindName), language, id);
  }

  private read<Value>(path: string): Value {
    this.reads.add(path);
    return this.facts.file<Value>(path, this.isTypeset);
  }
}
