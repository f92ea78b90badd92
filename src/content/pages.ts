import { hyphenated, romanize } from '../lib/text/romanize.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { itemFiles } from './items.ts';
import { fileKinds, itemKinds } from './kind-table.ts';
import type { TypedValue } from './schema/schema-values.ts';
import { asList, asObject, asText } from './unknown-value.ts';

/** A page component: the namespaces and items that its route has to give it, and the parts of it to which links may lead. */
export interface Page {
  /**
   * The namespace that it is made of, which its route lists first; one of these. `{id}` stands for the id of its item, `{kind}`
   * for a kind of departments, `{text-page}` and `{council}` for the name of such a file.
   */
  own: readonly string[];
  /** The others that it cannot do without, beside those of the frame. */
  further?: readonly string[];
  /** Those that it shows as well if there are any. */
  optional?: readonly string[];
  /** The collections to one of which the item belongs that it shows. */
  collections?: readonly string[];
  /** The ids of its own headings. Not each page has them all. */
  headings?: readonly string[];
  /** The kind of items that it lists, each with its id. */
  items?: string;
  /** The list in its texts of which each entry has an id, and how that begins: `period-1`. */
  entries?: { list: string; id: string };
  /** The documents that it lists besides those of its sections: all of the site, or those that facts of this kind of file name. */
  documents?: 'all' | 'defence-data' | 'procurement-data' | 'special-council-data';
}

const unitHeadings = [
  'activities',
  'staff',
  'projects',
  'dissertations',
  'results',
  'instruments',
  'methods',
  'publications',
  'news',
] as const;

/**
 * The one table of page components. The schema of the routes offers them, the check and the links read what they need and have, and
 * the types of the compiler and of the site demand what makes their namespaces and what shows them.
 */
export const pages = {
  ApplicantsPage: { own: ['applicants'], headings: ['students'] },
  ContactsPage: { own: ['contacts'], headings: ['way', 'offices', 'press'] },
  CouncilPage: { own: ['{council}'], further: ['councils'], headings: ['members'] },
  DefencePage: {
    own: ['defence/{id}'],
    further: ['defence'],
    collections: ['defences'],
    headings: ['documents', 'about'],
    documents: 'defence-data',
  },
  DepartmentListPage: {
    own: ['departments/{kind}'],
    further: ['departments'],
    optional: ['laboratories'],
    headings: ['laboratories'],
  },
  DepartmentPage: { own: ['{id}'], further: ['departments'], collections: ['departments'], headings: unitHeadings },
  DevelopmentsPage: { own: ['developments'], items: 'development' },
  DirectoratePage: { own: ['directorate'] },
  DocumentPage: { own: ['document/{id}'], collections: ['documents'] },
  DocumentsPage: { own: ['institute-documents'], headings: ['register'], documents: 'all' },
  EntrantPage: { own: ['entrant'], headings: ['dates'] },
  EquipmentCenterPage: { own: ['equipment-center'], headings: ['instruments'], items: 'instrument' },
  HistoryPage: { own: ['history'], entries: { list: 'periods', id: 'period' } },
  HomePage: {
    own: ['home'],
    optional: ['latest-news', 'news', 'defences', 'departments/{kind}', 'grains'],
    headings: ['home-news', 'home-defences', 'home-departments'],
  },
  LaboratoryPage: { own: ['{id}'], further: ['departments'], collections: ['laboratories'], headings: unitHeadings },
  MonographsPage: { own: ['monographs'], headings: ['monographs'], items: 'publication' },
  NewsArchivePage: { own: ['newest-news', 'news-archive/{id}'], further: ['news'] },
  NewsItemPage: { own: ['news/{id}'], further: ['news'], collections: ['news'] },
  NotFoundPage: { own: ['not-found'] },
  PersonPage: { own: ['person/{id}'], collections: ['people'], items: 'publication' },
  ProcurementPage: { own: ['procurement'], headings: ['procurements'], documents: 'procurement-data' },
  SchedulePage: { own: ['schedule'], headings: ['year', 'timetable'] },
  SearchPage: { own: ['search'], further: ['header'], headings: ['site-map-pages'] },
  SpecialCouncilPage: {
    own: ['special-council/{id}'],
    further: ['councils', 'spec-councils'],
    collections: ['special-councils'],
    headings: ['members', 'defence', 'order'],
    documents: 'special-council-data',
  },
  SpecializedCouncilPage: {
    own: ['specializedcouncil'],
    further: ['defences'],
    headings: ['upcoming', 'special-councils', 'held'],
  },
  TestPage: { own: ['test'], headings: ['table', 'documents'], documents: 'all' },
  TextPage: { own: ['{text-page}', 'services'] },
} as const satisfies Record<string, Page>;

/** The name of a page component, as routes have it. */
export type PageName = keyof typeof pages;

/** A page component by the name that a route gives; undefined if there is none. */
export function pageNamed(name: unknown): Page | undefined {
  return Object.hasOwn(pages, String(name)) ? pages[name as PageName] : undefined;
}

/** The namespaces that the frame of each layout reads. */
const frames = {
  bare: ['labels', 'lang'],
  'header-only': ['header', 'labels', 'lang'],
  main: ['header', 'labels', 'lang', 'footer'],
} as const;

/** The same where the latest news stand beside the page. */
const ofSidebar = ['latest-news', 'news'] as const;

/** The namespaces that the browser fetches when it first needs them. */
export const laterNamespaces = ['modal', 'viewer'] as const;

type NamesIn<Each, Key extends string> =
  Each extends Record<Key, readonly (infer Name extends string)[]> ? Name : never;

/** The name of every namespace that a page or the frame reads, as the tables have it: `header`, `news/{id}`. */
export type NamespaceName =
  | NamesIn<(typeof pages)[PageName], 'own'>
  | NamesIn<(typeof pages)[PageName], 'further'>
  | NamesIn<(typeof pages)[PageName], 'optional'>
  | (typeof frames)[keyof typeof frames][number]
  | (typeof ofSidebar)[number]
  | (typeof laterNamespaces)[number];

/** The namespaces that some frame reads. */
export const frameNamespaces: ReadonlySet<string> = new Set([...Object.values(frames).flat(), ...ofSidebar]);

/** The names of the namespaces that the frame of a route's pages reads. */
export function frameNamespacesOf({ layout, without }: { layout?: unknown; without?: unknown }): string[] {
  const frame = Object.entries(frames).find(([name]) => name === layout)?.[1] ?? [];
  const hasSidebar = layout === 'main' && !asList(without).includes('sidebar');
  return [...frame, ...(hasSidebar ? ofSidebar : [])];
}

/** The names of the namespaces of which a page is made of one. */
export function ownNamespaces({ own }: Page, tree: ContentTree): string[] {
  const idsOf = (fileKind: string) => [...new Set(tree.filesOf(fileKind).flatMap(({ id }) => id ?? []))];
  return own.flatMap((name) => {
    if (name === 'departments/{kind}') return departmentLists(tree);
    if (name === '{text-page}') return idsOf('text-page-texts');
    return name === '{council}' ? idsOf('council-data') : [name];
  });
}

/** The namespaces of lists that are made of items. */
const listsOfItems = ['latest-news', 'newest-news', 'laboratories', 'defences'];

/** The texts that are quoted by others and are no namespaces. */
const quotedTexts = ['routes', 'documents', 'containers', 'publishers', 'phrases', 'campus', 'notices'];

/** The texts that no route has to name: those of the frame, those that the browser loads when it first needs them, and those that others quote. */
export const namespacesWithoutRoute: readonly string[] = [
  ...[...frameNamespaces].filter((name) => !listsOfItems.includes(name)),
  ...laterNamespaces,
  ...quotedTexts,
];

/** The names of the namespaces that are made of other files than one of their name: of lists, and of items called by their id alone. */
export function madeNamespaces(tree: ContentTree): string[] {
  const kinds = itemKinds.filter(({ items }) => items.namespace === null);
  const files = kinds.flatMap((kind) => itemFiles(tree, kind));
  return [...listsOfItems, ...departmentLists(tree), ...files.flatMap(({ items }) => items.map(({ id }) => id))];
}

/** The name of the namespace that has the texts of a file; undefined for files of items, which lie in folders. */
export function namespaceOf({ kind, id = '' }: Pick<ContentFile, 'kind' | 'id'>): string | undefined {
  if (kind.role !== 'texts' || kind.path.includes('/')) return undefined;
  return kind.path.replace('*', id).replace('.json', '');
}

/** The namespace of the page that a section is of: `plans` of `plans/archive`, as documents name it. */
export function namespaceOfSection(section: string): string {
  return section.split('/')[0] ?? '';
}

/** The names of all namespaces that have a text file of their name. */
export function namespaceNames(tree: ContentTree): string[] {
  const named = fileKinds.filter(({ path }) => !path.includes('*')).map((kind) => ({ kind }));
  return [...named, ...tree.files].flatMap((file) => namespaceOf(file) ?? []);
}

/** The ids around every page: of what it shows, of the news beside it, and of the map of the site in the footer. */
export const frameIds: readonly string[] = ['top', 'content', 'latest-news', 'site-map'];

/** The ids that no heading of a text gets, because pages may have them already. */
export const reservedIds: readonly string[] = [
  ...frameIds,
  'root',
  'menu',
  'title-search',
  ...Object.values<Page>(pages).flatMap(({ headings = [] }) => headings),
];

/**
 * The kinds of departments that the institute has: those of which the texts of departments have words, and those to which the route
 * table gives both a list and pages. What it names only once may be mistyped.
 */
export function departmentKinds(tree: ContentTree): string[] {
  const named = tree
    .filesOf('departments-texts')
    .flatMap(({ value }) => Object.keys(asObject(asObject(value).kinds)));
  const routes = asList(asObject(tree.file('routes-data')?.value).routes).map(asObject);
  const lists = new Set(routes.flatMap(({ namespaces }) => asList(namespaces)));
  const routed = routes.flatMap(({ kind }) => asText(kind) ?? []).filter((kind) => lists.has(listOf(kind)));
  return [...new Set([...named, ...routed])];
}

/** The names of the namespaces that are lists of departments. */
function departmentLists(tree: ContentTree): string[] {
  return departmentKinds(tree).map(listOf);
}

function listOf(kind: string): string {
  return `departments/${kind}`;
}

/** The id of a heading: its words in lowercase Latin letters, joined by hyphens. `Сталь і чавун` → `stal-i-chavun`. */
export function headingSlug(heading: string): string {
  const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return hyphenated(romanize(words).normalize('NFKD')) || 'section';
}

/** Makes the ids of one text's headings, in their order; numbered is a repeated heading, and one with an id that the page may have. */
export function headingSlugs(): (heading: string) => string {
  const used = new Set(reservedIds);
  const numbers = new Map<string, number>();
  return (heading) => {
    const slug = headingSlug(heading);
    let number = numbers.get(slug) ?? 1;
    let unique = slug;
    while (used.has(unique)) unique = `${slug}-${++number}`;
    numbers.set(slug, number);
    used.add(unique);
    return unique;
  };
}

/** The Markdown texts that pages show below a heading other than their title: the level of that, and what the places look like. */
const belowHeadings: readonly [level: number, place: RegExp][] = [
  [2, /^\/sections\/\d+\/(?:text|facts\/\d+\/value)$/],
  [3, /^\/sections\/\d+\/steps\/\d+\/text$/],
  [2, /^\/(?:periods|items)\/\d+\/text$/],
  [3, /^\/results\/\d+\/text$/],
  [2, /^\/(?:aboutSiteText|text)$/],
];

/** The level of the heading below which the page shows a Markdown text; 1 is the title of the page. */
export function levelAbove({ file, pointer }: Pick<TypedValue, 'file' | 'pointer'>): number {
  if (file.kind.name === 'defence-texts') return 2;
  return belowHeadings.find(([, place]) => place.test(pointer))?.[0] ?? 1;
}
