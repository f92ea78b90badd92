import type { ContentTree } from './content-tree.ts';
import { departmentLists } from './department-kinds.ts';
import { asList } from './unknown-value.ts';

/** What a page component shows, and so what its route has to give it. */
export interface PageNeeds {
  /**
   * The namespace that it is made of, which its route lists first; one of these, of those of a kind of file, or of the lists of
   * departments. `{id}` stands for the id of its item.
   */
  own: readonly string[] | { fileKind: 'text-page-texts' | 'council-data' } | 'department-lists';
  /** The others that it reads beside those of the frame. */
  further?: readonly string[];
  /** The collections to one of which the item belongs that it shows. */
  collections?: readonly string[];
}

/** The needs of every page component. A test compares them with what the components read. */
export const pageNeeds: Readonly<Record<string, PageNeeds | undefined>> = {
  ApplicantsPage: { own: ['applicants'] },
  ContactsPage: { own: ['contacts'] },
  CouncilPage: { own: { fileKind: 'council-data' }, further: ['councils'] },
  DefencePage: { own: ['defence/{id}'], further: ['defence'], collections: ['defences'] },
  DepartmentListPage: { own: 'department-lists', further: ['departments'] },
  DepartmentPage: {
    own: ['{id}'],
    further: ['departments'],
    collections: ['departments'],
  },
  DevelopmentsPage: { own: ['developments'] },
  DirectoratePage: { own: ['directorate'] },
  DocumentsPage: { own: ['institute-documents'] },
  EquipmentCenterPage: { own: ['equipment-center'] },
  HistoryPage: { own: ['history'] },
  HomePage: { own: ['home'] },
  LaboratoryPage: { own: ['{id}'], further: ['departments'], collections: ['laboratories'] },
  MonographsPage: { own: ['monographs'] },
  NewsArchivePage: { own: ['newest-news', 'news-archive/{id}'], further: ['news'] },
  NewsItemPage: { own: ['news/{id}'], further: ['news'], collections: ['news'] },
  NotFoundPage: { own: ['not-found'] },
  PersonPage: { own: ['person/{id}'], collections: ['people'] },
  ProcurementPage: { own: ['procurement'] },
  SchedulePage: { own: ['schedule'] },
  SearchPage: { own: ['search'], further: ['header'] },
  SpecialCouncilPage: {
    own: ['special-council/{id}'],
    further: ['councils', 'spec-councils'],
    collections: ['special-councils'],
  },
  SpecializedCouncilPage: { own: ['specializedcouncil'], further: ['defences'] },
  TestPage: { own: ['test'] },
  TextPage: { own: { fileKind: 'text-page-texts' } },
};

/** The names of the namespaces of which a page is made of one. */
export function ownNamespaces({ own }: PageNeeds, tree: ContentTree): readonly string[] {
  if (own === 'department-lists') return departmentLists(tree);
  if (!('fileKind' in own)) return own;
  return [...new Set(tree.filesOf(own.fileKind).flatMap(({ id }) => id ?? []))];
}

/** The namespaces that the frame of each layout reads. */
const frames: Readonly<Record<string, readonly string[] | undefined>> = {
  bare: ['labels', 'lang'],
  'header-only': ['header', 'labels', 'lang'],
  main: ['header', 'labels', 'lang', 'footer'],
};

/** What the frame reads where the latest news stand beside the page. */
const ofSidebar = ['latest-news', 'news'];

/** The namespaces that some frame reads. */
export const frameNamespaces: ReadonlySet<string> = new Set([
  ...Object.values(frames).flatMap((names) => names ?? []),
  ...ofSidebar,
]);

/** The names of the namespaces that the frame of a route's pages reads. */
export function frameNamespacesOf({ layout, without }: { layout?: unknown; without?: unknown }): string[] {
  const hasSidebar = layout === 'main' && !asList(without).includes('sidebar');
  return [...(frames[String(layout)] ?? []), ...(hasSidebar ? ofSidebar : [])];
}
