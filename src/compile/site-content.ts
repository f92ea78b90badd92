import type { DocumentData, DocumentsData, DocumentsTexts } from '../../content/model/documents.ts';
import type { NewsItemData, NewsItemTexts } from '../../content/model/news.ts';
import type { PersonData, PersonTexts } from '../../content/model/people.ts';
import type { NavigationData, Redirect, RedirectsData, RoutesData } from '../../content/model/routes.ts';
import type { BrandData, SiteData } from '../../content/model/site-data.ts';
import type {
  DepartmentData,
  DepartmentTexts,
  LaboratoryData,
  LaboratoryTexts,
  TemperColour,
} from '../../content/model/units.ts';
import { pathOf } from '../content/content-path.ts';
import { type ContentFile, type ContentTree, filesByPath } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/field-words.ts';
import type { ImageFacts } from '../content/files/asset-facts.ts';
import type { ReadDocument } from '../content/files/read-documents.ts';
import { itemValue } from '../content/items.ts';
import type { ItemKind } from '../content/kind.ts';
import { collectionNamed, fileKindOf, hasOwnFiles, itemKindNamed, itemKinds } from '../content/kind-table.ts';
import { fillPlaceholders } from '../content/named-facts/placeholders.ts';
import { itemsInOrder, type SitePage } from '../content/page-list.ts';
import type { PageName } from '../content/pages.ts';
import { Memo } from '../lib/cache/memo.ts';
import { groupBy, oncePer } from '../lib/cache/once-per.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { putNoBreakSpaces } from '../lib/language/no-break-spaces.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate, isoDate } from '../lib/text/days.ts';
import type { Citations } from './citations/format-citations.ts';
import {
  contentSources,
  type DatedNewsItem,
  type NewsAnswer,
  type NewsQuestion,
  typesetTexts,
} from './content-sources.ts';

interface DocumentWords {
  kinds: Partial<DocumentsTexts['kinds']>;
  languages: Partial<DocumentsTexts['languages']>;
  titles: ReadonlyMap<string, string>;
}

/** Reads the value of a content file by its path, `ua/news/2026.json`; it is made when it is asked for. */
type FileReader = (path: string) => unknown;

function fileReader(tree: ContentTree, make: (file: ContentFile) => unknown): FileReader {
  const made = oncePer(make);
  return (path) => {
    const file = filesByPath(tree).get(path);
    return file && made(file);
  };
}

/** Facts of the files that the content names, and how its publications are cited. */
export interface FileFacts {
  images: ReadonlyMap<string, ImageFacts>;
  documents: ReadonlyMap<string, ReadDocument>;
  citations: ReadonlyMap<string, Citations>;
}

/** A department or laboratory with its id. */
export type Unit = (DepartmentData | LaboratoryData) & { id: string; itemKind: 'department' | 'laboratory' };

/** The colour of an institute that chose none: that of the style sheets (specification, section 9). */
const ownColour = '#2d7a84';

/** The colour of a unit, and of what belongs to none. */
export function unitColour(unit: Unit | undefined): TemperColour {
  return unit?.colour ?? 'teal';
}

/**
 * Checked content, as what is made of it reads it. The facts are made once for a compilation: they reach everywhere (the colours of
 * departments, the routes), so nobody records who reads them. Of texts, and of kinds with many items, the memo is told what is read: a
 * file of texts; of a file with many items one of them or its title; the name of a person; the answer to a question about the news. So
 * it is known of whatever is made what it was made from. Reading what is not there is a bug: the checker runs first.
 */
export class SiteContent {
  /** The values of the files, without their exceptions and with the facts that their texts name. */
  private readonly files: FileReader;
  private readonly typesetFiles: FileReader;
  readonly site: SiteData;
  /** The colour of the brand, as `#rrggbb` in lowercase. */
  readonly brandColour: string;
  /** The picture of the mark before the name, below `images`; undefined for the mark that the header has. */
  readonly logo: string | undefined;
  readonly routes: RoutesData['routes'];
  readonly navigation: NavigationData['items'];
  readonly documents: DocumentsData['items'];
  readonly news: DatedNewsItem[];
  /** The news of each year, newest first; the newest year first. */
  readonly newsByYear: ReadonlyMap<string, DatedNewsItem[]>;
  readonly newsIndex: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, PersonData>;
  readonly units: Unit[];
  readonly redirects: readonly Redirect[];
  private readonly items: ReadonlyMap<string, ReadonlyMap<string, Record<string, unknown>>>;
  private readonly fileIds: ReadonlyMap<string, string>;

  /** The sources, each named as read. */
  readonly reads: ReturnType<typeof contentSources>;
  /** True if texts have no-break spaces, as pages show them. */
  readonly isTypeset: boolean = false;

  constructor(
    readonly tree: ContentTree,
    private readonly known: FileFacts = { images: new Map(), documents: new Map(), citations: new Map() },
    readonly memo = new Memo(),
  ) {
    this.files = fileReader(tree, (file) => withoutExceptions(fillPlaceholders(tree, file)));
    this.typesetFiles = fileReader(tree, (file) => typesetTexts(file, this.files(file.path)));
    const ordered = itemKinds.map((kind) => ({ kind, items: itemsInOrder(tree, kind) }));
    this.items = new Map(
      ordered.map(({ kind, items }) => [
        kind.name,
        new Map(items.map((item) => [item.id, withoutExceptions(itemValue(item))])),
      ]),
    );
    this.fileIds = new Map(
      ordered.flatMap(({ kind, items }) => items.map(({ id, file }) => [`${kind.name}/${id}`, file.id ?? ''])),
    );
    this.site = this.file('data/site.json');
    const brand = this.has('data/brand.json') ? this.file<BrandData>('data/brand.json') : undefined;
    this.brandColour = (brand?.colour ?? ownColour).toLowerCase();
    this.logo = brand?.logo;
    this.routes = this.file<RoutesData>('data/routes.json').routes;
    this.navigation = this.file<NavigationData>('data/navigation.json').items;
    this.documents = this.has('data/documents.json') ? this.file<DocumentsData>('data/documents.json').items : [];
    this.redirects = this.has('data/redirects.json') ? this.file<RedirectsData>('data/redirects.json').redirects : [];
    this.people = this.itemsOf<PersonData>('person');
    this.units = [...this.unitsOf<DepartmentData>('department'), ...this.unitsOf<LaboratoryData>('laboratory')].sort(
      (a, b) => a.order - b.order || compareText(a.id, b.id),
    );
    this.news = [...this.itemsOf<NewsItemData>('news')].map(([id, item]) => ({
      ...item,
      year: this.fileIdOf('news', id),
      isoDate: asIsoDate(item.date),
    }));
    this.newsIndex = new Map(this.news.map(({ id }, index) => [id, index]));
    this.newsByYear = groupBy(this.news, ({ year }) => year);
    this.reads = contentSources(this, memo);
  }

  private unitsOf<Facts extends DepartmentData | LaboratoryData>(itemKind: Unit['itemKind']): Unit[] {
    return [...this.itemsOf<Facts>(itemKind)].map(([id, unit]) => ({ ...unit, id, itemKind }));
  }

  /** The value of a file, which is not named as read. */
  file<Value>(path: string): Value {
    const value = (this.isTypeset ? this.typesetFiles : this.files)(path);
    if (value === undefined) throw new Error(`The content has no file ${path}.`);
    return value as Value;
  }

  /** Tells if a file is there, for those that content may do without. */
  has(path: string): boolean {
    return filesByPath(this.tree).has(path);
  }

  /** The route of the page that a component shows which shows one page only; undefined without it. */
  routeOf(component: PageName): RoutesData['routes'][number] | undefined {
    return this.routes.find((route) => route.component === component && !route.collection);
  }

  itemsOf<Facts>(kindName: string): ReadonlyMap<string, Facts> {
    return (this.items.get(kindName) ?? new Map()) as ReadonlyMap<string, Facts>;
  }

  item<Facts>(kindName: string, id: string): Facts {
    const item = this.itemsOf<Facts>(kindName).get(id);
    if (!item) throw new Error(`There is no ${kindName} ${id}.`);
    return item;
  }

  /** The id of the file in which the facts of an item are: a year, or the item's own. */
  fileIdOf(kindName: string, id: string): string {
    return this.fileIds.get(`${kindName}/${id}`) ?? '';
  }

  /** The language whose site alone search engines list a page of; undefined for pages that are listed in all languages. */
  onlyLanguage({ collection, item = '' }: Pick<SitePage, 'collection' | 'item'>): LanguageCode | undefined {
    const { kind } = collectionNamed(collection) ?? {};
    const key = kind?.items.page?.language;
    return kind && key ? this.item<Record<string, LanguageCode>>(kind.name, item)[key] : undefined;
  }

  document(id: string): DocumentData {
    return this.item('document', id);
  }

  documentFile(path: string): ReadDocument {
    return found(this.known.documents, path);
  }

  imageFacts(path: string): ImageFacts {
    return found(this.known.images, path);
  }

  citations(id: string): Citations {
    return found(this.known.citations, id);
  }

  /** The documents that a section of a page lists, `NAMESPACE/SECTION`, newest first. */
  documentsShownIn(section: string): DocumentData[] {
    const shown = this.documents.filter(({ shownIn }) => shownIn?.includes(section));
    return shown.sort((a, b) => compareText(isoDate(b.date) ?? '', isoDate(a.date) ?? ''));
  }

  /** The same content for what pages show: texts have no-break spaces. */
  get typeset(): SiteContent {
    return Object.assign(Object.create(SiteContent.prototype), this, { isTypeset: true });
  }

  /** The same content for what programs read: texts are as editors wrote them. */
  get asWritten(): SiteContent {
    return Object.assign(Object.create(SiteContent.prototype), this, { isTypeset: false });
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

  itemTexts<Texts extends object>(kind: ItemKind, language: LanguageCode, id: string): Texts {
    const fileKind = fileKindOf(kind, 'texts');
    if (!fileKind) throw new Error(`A ${kind.name} has no texts.`);
    const fileId = hasOwnFiles(kind) ? id : this.fileIdOf(kind.name, id);
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
    return this.file<PersonTexts>(path).name;
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
      if (!this.has('data/documents.json')) return { kinds: {}, languages: {}, titles: new Map() };
      const { kinds, languages, items } = this.texts<DocumentsTexts>(language, 'documents');
      return { kinds, languages, titles: new Map(items.map(({ id, title }) => [id, title])) };
    });
  }

  newsTitle(language: LanguageCode, { id }: Pick<DatedNewsItem, 'id'>): string {
    const path = `${language}/news/${this.fileIdOf('news', id)}.json`;
    const title = this.reads.title(`${path} ${id}`);
    return this.isTypeset ? putNoBreakSpaces(title, language) : title;
  }

  /** The answer to a question about the news, `askNews('newest', 4)`. */
  askNews<Question extends NewsQuestion>(question: Question, ...args: (string | number)[]): NewsAnswer<Question> {
    return this.reads.news([question, ...args].join(' ')) as NewsAnswer<Question>;
  }

  /** A news item with those before and after it. */
  newsBeside(id: string) {
    const beside = this.askNews('item', id);
    if (!beside) throw new Error(`There is no news item ${id}.`);
    return beside;
  }

  newsFacts(id: string): DatedNewsItem {
    return this.newsBeside(id).item;
  }

  /** The newest news whose texts link to a person. */
  newsAbout(language: LanguageCode, personId: string, count: number): readonly DatedNewsItem[] {
    return this.reads.about(`${language} ${personId}`).slice(0, count);
  }

  /** Computes something once for all readers of the same kind. Whoever asks for it has read what it was computed from. */
  once<Value>(name: string, make: () => Value): Value {
    return this.memo.once(`${name} ${this.isTypeset}`, make);
  }

  private itemsIn<Item extends { id: string }>(language: LanguageCode, name: string): ReadonlyMap<string, Item> {
    return this.once(`${language}/${name} by id`, () => {
      const texts = this.file<{ items: Item[] }>(`${language}/${name}.json`);
      return new Map(texts.items.map((item) => [item.id, item]));
    });
  }

  private textsOf<Texts extends object>(kindName: string, language: LanguageCode, id: string): Texts {
    return this.itemTexts<Texts>(itemKindNamed(kindName), language, id);
  }

  private read<Value>(path: string): Value {
    this.reads.file(path);
    return this.file<Value>(path);
  }
}

/** Returns the facts by a name. @throws when it was not read: the checker has seen that it is there */
function found<Value>(known: ReadonlyMap<string, Value>, name: string): Value {
  const value = known.get(name);
  if (!value) throw new Error(`Nothing is known of ${name}.`);
  return value;
}

function withoutExceptions<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || !(exceptionsKey in value)) return value;
  const { [exceptionsKey]: _, ...rest } = value;
  return rest as Value;
}
