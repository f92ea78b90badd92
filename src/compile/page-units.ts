import { manyItemsFile, type SitePage, sitePages } from '../content/page-list.ts';
import type { LanguageCode } from '../language/languages.ts';
import { frameNamespaces } from './page-manifests.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Pages of one language that are compiled, written and indexed together: those of a file with many items, those of a
 * collection, and all others. An edit changes few of them, however many pages the site has.
 */
export interface PageUnit {
  /** `ua/news/2026`, `ua/people`, `ua/pages`. */
  name: string;
  language: LanguageCode;
  pages: SitePage[];
  /** The file with many items whose items they show: a year. */
  file?: string;
  /** The namespaces that are made with them: those of their items; with `pages`, those that many pages share. */
  namespaces: string[];
}

/** The pages without a collection, and the namespaces that are no item's. */
const others = 'pages';
/** Namespaces that pages fetch on demand. */
const later = ['modal', 'viewer'];

/** The units of a language. Each page and each namespace is in one of them. */
export function pageUnits(facts: SiteFacts, language: LanguageCode): PageUnit[] {
  const units = new Map<string, { pages: SitePage[]; namespaces: Set<string> }>();
  const unitNamed = (name: string) => {
    const unit = units.get(name) ?? { pages: [], namespaces: new Set() };
    units.set(name, unit);
    return unit;
  };
  const routes = new Map(facts.routes.map((route) => [route.id, route]));
  const shared = unitNamed(others).namespaces;
  for (const route of facts.routes) {
    const ofAll = route.namespaces.filter((name) => !name.includes('{id}'));
    for (const name of [...frameNamespaces(route), ...ofAll]) shared.add(name);
  }
  for (const name of later) if (facts.has(`${language}/${name}.json`)) shared.add(name);
  const taken = new Set(shared);
  for (const page of sitePages(facts.tree)) {
    const file = manyItemsFile(page, (kind, id) => facts.fileIdOf(kind, id));
    const unit = unitNamed(file ?? page.collection ?? others);
    unit.pages.push(page);
    const names = routes.get(page.routeId)?.namespaces ?? [];
    for (const [index, name] of page.namespaces.entries()) {
      if (taken.has(name) || !names[index]?.includes('{id}')) continue;
      taken.add(name);
      unit.namespaces.add(name);
    }
  }
  return [...units].map(([name, { pages, namespaces }]) => ({
    name: `${language}/${name}`,
    language,
    pages,
    ...(name.includes('/') && { file: name.slice(name.indexOf('/') + 1) }),
    namespaces: [...namespaces],
  }));
}
