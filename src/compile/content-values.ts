import type { SpecialCouncilData } from '../../content/model/councils.ts';
import type { DefenceData } from '../../content/model/defences.ts';
import type { DocumentData, DocumentsData, DocumentsTexts } from '../../content/model/documents.ts';
import type { NavigationData } from '../../content/model/navigation-data.ts';
import type { NewsData, NewsItemData } from '../../content/model/news-data.ts';
import type { NewsItemTexts, NewsTexts } from '../../content/model/news-texts.ts';
import type { PersonData } from '../../content/model/person-data.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import type { Redirect, RedirectsData } from '../../content/model/redirects-data.ts';
import type { RoutesData } from '../../content/model/routes-data.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import type { DepartmentData, LaboratoryData } from '../../content/model/unit-data.ts';
import type { DepartmentTexts, LaboratoryTexts } from '../../content/model/unit-texts.ts';
import { exceptionsKey } from '../content/exceptions-key.ts';
import type { LanguageCode } from '../language/languages.ts';
import { isoDate } from '../text/iso-date.ts';

/** The parsed content files by their path below the content folder: `data/site.json`, `ua/news/2026.json`. */
export type ContentFiles = ReadonlyMap<string, unknown>;

/** A news item with its ISO date and the year of its file. */
export interface DatedNewsItem extends NewsItemData {
  isoDate: string;
  year: string;
}

/** A department or laboratory with its id. */
export type Unit = (DepartmentData & { id: string }) | (LaboratoryData & { id: string; kind: 'laboratory' });

/** The words for documents in one language, their titles by id. */
export interface DocumentWords extends Pick<DocumentsTexts, 'kinds' | 'languages'> {
  titles: ReadonlyMap<string, string>;
}

/** Checked content by kind. Reading what is not there is a fault of ours: the checker runs first. */
export class ContentValues {
  readonly site: SiteData;
  readonly routes: RoutesData['routes'];
  readonly navigation: NavigationData['items'];
  readonly documents: DocumentsData['items'];
  /** All news, newest first. */
  readonly news: DatedNewsItem[];
  /** The news of each year, newest first; the newest year first. */
  readonly newsByYear: ReadonlyMap<string, DatedNewsItem[]>;
  readonly people: ReadonlyMap<string, PersonData>;
  /** Departments and laboratories in the order of their lists. */
  readonly units: Unit[];
  /** Told of every file that is read from now on. */
  onRead: (path: string) => void = () => {};
  private readonly newsIndex: ReadonlyMap<string, DatedNewsItem>;
  private readonly documentIndex: ReadonlyMap<string, DocumentData>;
  private readonly made = new Map<string, { value: unknown; reads: string[] }>();

  constructor(readonly files: ContentFiles) {
    this.site = this.get('data/site.json');
    this.routes = this.get<RoutesData>('data/routes.json').routes;
    this.navigation = this.get<NavigationData>('data/navigation.json').items;
    this.documents = this.get<DocumentsData>('data/documents.json').items;
    this.documentIndex = new Map(this.documents.map((item) => [item.id, item]));
    this.people = new Map(this.ids('data/people').map((id) => [id, this.get<PersonData>(`data/people/${id}.json`)]));
    this.units = [
      ...this.ids('data/departments').map((id) => ({
        ...this.get<DepartmentData>(`data/departments/${id}.json`),
        id,
      })),
      ...this.ids('data/laboratories').map((id) => ({
        ...this.get<LaboratoryData>(`data/laboratories/${id}.json`),
        id,
        kind: 'laboratory' as const,
      })),
    ].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
    this.news = this.ids('data/news')
      .flatMap((year) =>
        this.get<NewsData>(`data/news/${year}.json`).items.map((item) => ({
          ...item,
          year,
          isoDate: isoDate(item.date) ?? item.date,
        })),
      )
      .sort((a, b) => (a.isoDate === b.isoDate ? 0 : a.isoDate < b.isoDate ? 1 : -1));
    const byYear = new Map<string, DatedNewsItem[]>();
    for (const item of this.news) {
      const items = byYear.get(item.year);
      if (items) items.push(item);
      else byYear.set(item.year, [item]);
    }
    this.newsByYear = byYear;
    this.newsIndex = new Map(this.news.map((item) => [item.id, item]));
  }

  /** A text file of a language: `texts('ua', 'header')`. */
  texts<Texts>(language: LanguageCode, name: string): Texts {
    return this.get<Texts>(`${language}/${name}.json`);
  }

  /** A file of facts: `data('developments')`. */
  data<Data>(name: string): Data {
    return this.get<Data>(`data/${name}.json`);
  }

  /** Whether a file is there, for those that content may do without. */
  has(path: string): boolean {
    return this.files.has(path);
  }

  /** The texts of a page's items: the function finds one by its id. */
  textsById<Item extends { id: string }>(language: LanguageCode, name: string): (id: string) => Item {
    const items = new Map(this.texts<{ items: Item[] }>(language, name).items.map((item) => [item.id, item]));
    return (id) => {
      const item = items.get(id);
      if (!item) throw new Error(`${language}/${name}.json has no item ${id}.`);
      return item;
    };
  }

  /** The addresses that pages had before. */
  get redirects(): Redirect[] {
    return this.has('data/redirects.json') ? this.data<RedirectsData>('redirects').redirects : [];
  }

  get defenceIds(): string[] {
    return this.ids('data/defences');
  }

  defence(id: string): DefenceData {
    return this.data(`defences/${id}`);
  }

  get specialCouncilIds(): string[] {
    return this.ids('data/special-councils');
  }

  specialCouncil(id: string): SpecialCouncilData {
    return this.data(`special-councils/${id}`);
  }

  /** The documents that a section of a page lists, `NAMESPACE/SECTION`, newest first. */
  documentsShownIn(section: string): DocumentData[] {
    const shown = this.documents.filter(({ shownIn }) => shownIn?.includes(section));
    return shown.sort((a, b) => ((isoDate(a.date) ?? '') < (isoDate(b.date) ?? '') ? 1 : -1));
  }

  person(language: LanguageCode, id: string): PersonTexts {
    return this.texts(language, `people/${id}`);
  }

  unit(language: LanguageCode, unit: Unit): DepartmentTexts | LaboratoryTexts {
    return this.texts(language, `${unit.kind === 'laboratory' ? 'laboratories' : 'departments'}/${unit.id}`);
  }

  newsById(id: string): DatedNewsItem {
    const item = this.newsIndex.get(id);
    if (!item) throw new Error(`There is no news item ${id}.`);
    return item;
  }

  document(id: string): DocumentData {
    const item = this.documentIndex.get(id);
    if (!item) throw new Error(`There is no document ${id}.`);
    return item;
  }

  documentTexts(language: LanguageCode): DocumentWords {
    return this.once(`${language}/documents`, () => {
      const { kinds, languages, items } = this.texts<DocumentsTexts>(language, 'documents');
      return { kinds, languages, titles: new Map(items.map(({ id, title }) => [id, title])) };
    });
  }

  newsItem(language: LanguageCode, { id, year }: DatedNewsItem): NewsItemTexts {
    const byId = this.once(`${language}/news/${year}`, () => {
      const { items } = this.texts<NewsTexts>(language, `news/${year}`);
      return new Map(items.map((item) => [item.id, item]));
    });
    return byId.get(id) as NewsItemTexts;
  }

  /** The news whose texts link to a person, newest first. */
  newsAbout(language: LanguageCode, personId: string): DatedNewsItem[] {
    const byPerson = this.once(`${language}/news by person`, () => {
      const found = new Map<string, DatedNewsItem[]>();
      for (const item of this.news) {
        const links = this.newsItem(language, item).content?.matchAll(/\(\/person\/([\w-]+)\)/g) ?? [];
        for (const id of new Set([...links].map((match) => match[1] ?? ''))) {
          found.set(id, [...(found.get(id) ?? []), item]);
        }
      }
      return found;
    });
    return byPerson.get(personId) ?? [];
  }

  /** Works something out once, and tells each time of the files that it was made from. */
  private once<Value>(key: string, make: () => Value): Value {
    let made = this.made.get(key);
    if (!made) {
      const tell = this.onRead;
      const reads: string[] = [];
      this.onRead = (path) => reads.push(path);
      made = { value: make(), reads };
      this.onRead = tell;
      this.made.set(key, made);
    }
    for (const path of made.reads) this.onRead(path);
    return made.value as Value;
  }

  private get<Value>(path: string): Value {
    const value = this.files.get(path);
    if (value === undefined) throw new Error(`The content has no file ${path}.`);
    this.onRead(path);
    if (!(exceptionsKey in (value as object))) return value as Value;
    const { [exceptionsKey]: _, ...rest } = value as Record<string, unknown>;
    return rest as Value;
  }

  private ids(folder: string): string[] {
    const inFolder = [...this.files.keys()].filter((path) => path.startsWith(`${folder}/`));
    return inFolder.map((path) => path.slice(folder.length + 1).replace(/\.json$/, '')).sort();
  }
}
