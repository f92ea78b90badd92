import type { ComponentType } from 'react';
import type { PageName } from '../../content/pages.ts';

/** A file of this folder: a page component as its default export. Vite gives nothing when the script is gone and the page is about to reload. */
type PageModule = { default: ComponentType } | undefined;

const modules = {
  ApplicantsPage: () => import('./applicants-page.tsx'),
  ContactsPage: () => import('./contacts-page.tsx'),
  CouncilPage: () => import('./council-page.tsx'),
  DefencePage: () => import('./defence-page.tsx'),
  DepartmentListPage: () => import('./department-list-page.tsx'),
  DepartmentPage: () => import('./department-page.tsx'),
  DevelopmentsPage: () => import('./developments-page.tsx'),
  DirectoratePage: () => import('./directorate-page.tsx'),
  DocumentPage: () => import('./document-page.tsx'),
  DocumentsPage: () => import('./documents-page.tsx'),
  EntrantPage: () => import('./entrant-page.tsx'),
  EquipmentCenterPage: () => import('./equipment-center-page.tsx'),
  HistoryPage: () => import('./history-page.tsx'),
  HomePage: () => import('./home-page.tsx'),
  LaboratoryPage: () => import('./laboratory-page.tsx'),
  MonographsPage: () => import('./monographs-page.tsx'),
  NewsArchivePage: () => import('./news-archive-page.tsx'),
  NewsItemPage: () => import('./news-item-page.tsx'),
  NotFoundPage: () => import('./not-found-page.tsx'),
  PersonPage: () => import('./person-page.tsx'),
  ProcurementPage: () => import('./procurement-page.tsx'),
  SchedulePage: () => import('./schedule-page.tsx'),
  SearchPage: () => import('./search-page.tsx'),
  SpecialCouncilPage: () => import('./special-council-page.tsx'),
  SpecializedCouncilPage: () => import('./specialized-council-page.tsx'),
  TestPage: () => import('./test-page.tsx'),
  TextPage: () => import('./text-page.tsx'),
} satisfies Record<PageName, () => Promise<PageModule>>;

const loaded = new Map<string, ComponentType>();

/**
 * Loads a page component by its name.
 * @throws `Page not found: NAME` when there is none (specification, section 8).
 */
export async function loadPageComponent(component: string): Promise<ComponentType> {
  const known = loaded.get(component);
  if (known) return known;
  const load: (() => Promise<PageModule>) | undefined = modules[component as PageName];
  if (!load) throw new Error(`Page not found: ${component}`);
  const module = await load();
  // The page is about to reload: there is nothing left to do.
  if (!module) return new Promise(() => {});
  loaded.set(component, module.default);
  return module.default;
}
