import type { BrandData } from '../../content/model/brand-data.ts';
import type { DocumentData, DocumentsData } from '../../content/model/documents.ts';
import type { NavigationData } from '../../content/model/navigation-data.ts';
import type { NewsItemData } from '../../content/model/news-data.ts';
import type { PersonData } from '../../content/model/person-data.ts';
import type { Redirect, RedirectsData } from '../../content/model/redirects-data.ts';
import type { RoutesData } from '../../content/model/routes-data.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import type { DepartmentData, LaboratoryData, TemperColour } from '../../content/model/unit-data.ts';
import type { ContentFile, ContentTree } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/exceptions-key.ts';
import { itemValue } from '../content/items.ts';
import { collectionNamed, itemKinds } from '../content/kind-table.ts';
import { fillPlaceholders } from '../content/named-facts/fill-placeholders.ts';
import { itemsInOrder, type SitePage } from '../content/page-list.ts';
import type { PageName } from '../content/pages.ts';
import { groupBy } from '../lib/cache/group-by.ts';
import { oncePer } from '../lib/cache/once-per.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate, isoDate } from '../lib/text/iso-date.ts';
import { typesetTexts } from './typeset-texts.ts';

/**
 * The values of the content files by their path below the content folder: `data/site.json`, `ua/news/2026.json`. A file
 * is parsed when it is asked for.
 */
type ContentFiles = Pick<ReadonlyMap<string, unknown>, 'get' | 'has'>;

/** The values of a tree's files, each made when it is asked for. */
function contentFiles(tree: ContentTree, make: (file: ContentFile) => unknown): ContentFiles {
  const byPath = new Map(tree.files.map((file) => [file.path, file]));
  const made = oncePer(make);
  return {
    has: (path) => byPath.has(path),
    get(path) {
      const file = byPath.get(path);
      return file && made(file);
    },
  };
}

/** A news item with its ISO date and the year of its file. */
export interface DatedNewsItem extends NewsItemData {
  isoDate: string;
  year: string;
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
 * The facts of checked content by kind, made once for a compilation. They reach everywhere (the colours of departments, the
 * routes), so nobody records who reads them, but for those of kinds with many items: a `ContentReader` gives these. A
 * fact that is missing is a bug: the checker runs first.
 */
export class SiteFacts {
  /** The values of the files, without their exceptions and with the facts that their texts name. */
  private readonly files: ContentFiles;
  /** The same, typeset. */
  private readonly typesetFiles: ContentFiles;
  readonly site: SiteData;
  /** The colour of the brand, as `#rrggbb` in lowercase. */
  readonly brandColour: string;
  /** The picture of the mark before the name, below `images`; undefined for the mark that the header has. */
  readonly logo: string | undefined;
  readonly routes: RoutesData['routes'];
  readonly navigation: NavigationData['items'];
  readonly documents: DocumentsData['items'];
  /** All news, newest first. */
  readonly news: DatedNewsItem[];
  /** The news of each year, newest first; the newest year first. */
  readonly newsByYear: ReadonlyMap<string, DatedNewsItem[]>;
  /** The place of each news item in the list of all. */
  readonly newsIndex: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, PersonData>;
  /** Departments and laboratories in the order of their lists. */
  readonly units: Unit[];
  /** The addresses that pages had before. */
  readonly redirects: readonly Redirect[];
  private readonly items: ReadonlyMap<string, ReadonlyMap<string, Record<string, unknown>>>;
  private readonly fileIds: ReadonlyMap<string, string>;

  constructor(readonly tree: ContentTree) {
    this.files = contentFiles(tree, (file) => withoutExceptions(fillPlaceholders(tree, file)));
    this.typesetFiles = contentFiles(tree, (file) => typesetTexts(file, this.files.get(file.path)));
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
  }

  private unitsOf<Facts extends DepartmentData | LaboratoryData>(itemKind: Unit['itemKind']): Unit[] {
    return [...this.itemsOf<Facts>(itemKind)].map(([id, unit]) => ({ ...unit, id, itemKind }));
  }

  /** The value of a file. @param isTypeset with no-break spaces, as pages show it */
  file<Value>(path: string, isTypeset = false): Value {
    const value = (isTypeset ? this.typesetFiles : this.files).get(path);
    if (value === undefined) throw new Error(`The content has no file ${path}.`);
    return value as Value;
  }

  /** Whether a file is there, for those that content may do without. */
  has(path: string): boolean {
    return this.files.has(path);
  }

  /** The route of the page that a component shows which shows one page only; undefined without it. */
  routeOf(component: PageName): RoutesData['routes'][number] | undefined {
    return this.routes.find((route) => route.component === component && !route.collection);
  }

  /** The path of that page. */
  pathOf(component: PageName): string | undefined {
    return this.routeOf(component)?.path;
  }

  /** Whether grains of the home page's pictures are known. */
  get hasMicrographs(): boolean {
    return this.itemsOf('micrograph').size > 0;
  }

  /** The items of a kind by id, in their order. */
  itemsOf<Facts>(kindName: string): ReadonlyMap<string, Facts> {
    return (this.items.get(kindName) ?? new Map()) as ReadonlyMap<string, Facts>;
  }

  /** The facts of an item. */
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

  /** The documents that a section of a page lists, `NAMESPACE/SECTION`, newest first. */
  documentsShownIn(section: string): DocumentData[] {
    const shown = this.documents.filter(({ shownIn }) => shownIn?.includes(section));
    return shown.sort((a, b) => compareText(isoDate(b.date) ?? '', isoDate(a.date) ?? ''));
  }
}

function withoutExceptions<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || !(exceptionsKey in value)) return value;
  const { [exceptionsKey]: _, ...rest } = value;
  return rest as Value;
}
