import { oncePer } from '../cache/once-per.ts';
import { collectionNamed } from '../content/kind-table.ts';
import { type SitePage, sitePages } from '../content/page-list.ts';
import { frameNamespacesOf, laterNamespaces } from '../content/pages.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Pages of one language that are compiled, written and indexed together: some of a file with many items, those of a
 * collection, and all others. An edit changes few of them, however many pages the site has.
 */
export interface PageUnit {
  /** `ua/news/2026/1`, `ua/people`, `ua/pages`. */
  name: string;
  language: LanguageCode;
  pages: SitePage[];
  /** The file with many items whose items they show: `news/2026`. */
  file?: string;
  /** The namespaces that are made with them: those of their items; with `pages`, those that many pages share. */
  namespaces: string[];
}

/** How many pages of a file with many items a unit has. */
const pagesPerUnit = 50;
/** The pages without a collection, and the namespaces that are no item's. */
const others = 'pages';

/** The units of a language. Each page and each namespace is in one of them. */
export function pageUnits(facts: SiteFacts, language: LanguageCode): PageUnit[] {
  const units = new Map<string, { pages: SitePage[]; namespaces: Set<string>; file?: string }>();
  const unitNamed = (name: string) => {
    const unit = units.get(name) ?? { pages: [], namespaces: new Set<string>() };
    units.set(name, unit);
    return unit;
  };
  const routes = new Map(facts.routes.map((route) => [route.id, route]));
  const shared = unitNamed(others).namespaces;
  for (const route of facts.routes) {
    const ofAll = route.namespaces.filter((name) => !name.includes('{id}'));
    for (const name of [...frameNamespacesOf(route), ...ofAll]) shared.add(name);
  }
  for (const name of laterNamespaces) if (facts.has(`${language}/${name}.json`)) shared.add(name);
  if (facts.hasMicrographs) shared.add('grains');
  const taken = new Set(shared);
  const files = filesOfPages(facts);
  const left = new Map<string, number>();
  for (const file of files.values()) left.set(file, (left.get(file) ?? 0) + 1);
  for (const page of sitePages(facts.tree)) {
    const file = files.get(page);
    const number = file === undefined ? 0 : (left.get(file) ?? 0);
    if (file !== undefined) left.set(file, number - 1);
    // Counted from the oldest, which comes last: a new item changes the newest unit of its file.
    const block = Math.ceil(number / pagesPerUnit);
    const unit = unitNamed(file === undefined ? (page.collection ?? others) : `${file}/${block}`);
    if (file !== undefined) unit.file = file;
    unit.pages.push(page);
    const names = routes.get(page.routeId)?.namespaces ?? [];
    for (const [index, name] of page.namespaces.entries()) {
      if (taken.has(name) || !names[index]?.includes('{id}')) continue;
      taken.add(name);
      unit.namespaces.add(name);
    }
  }
  return [...units].map(([name, { pages, namespaces, file }]) => ({
    name: `${language}/${name}`,
    language,
    pages,
    ...(file !== undefined && { file }),
    namespaces: [...namespaces],
  }));
}

const filesOfPages = oncePer(
  (facts: SiteFacts): ReadonlyMap<SitePage, string> =>
    new Map(
      sitePages(facts.tree).flatMap((page) => {
        const file = fileOf(facts, page);
        return file === undefined ? [] : [[page, file] as const];
      }),
    ),
);

/** The file, of those with many items, that a page shows one or several items of: `news/2026`; undefined for other pages. */
function fileOf(facts: SiteFacts, { collection: name, item = '' }: SitePage): string | undefined {
  const { kind, collection } = collectionNamed(name) ?? {};
  if (!kind?.facts?.isYearly) return undefined;
  // The pages of an archive are named after their file: `2026`, `2026-1`.
  return `${name}/${collection?.pages ? item.split('-')[0] : facts.fileIdOf(kind.name, item)}`;
}
