import type { CouncilData } from '../../content/model/councils.ts';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { NewsTopic } from '../../content/model/news.ts';
import type { NewsLabelsTexts } from '../../content/model/page-texts.ts';
import type { NavigationItem, Route, RoutesTexts } from '../../content/model/routes.ts';
import { collectionNamed } from '../content/kind-table.ts';
import type { SitePage } from '../content/page-list.ts';
import { frameNamespaces, frameNamespacesOf, type PageName, pageNamed } from '../content/pages.ts';
import { languageOf } from '../lib/language/languages.ts';
import { putNoBreakSpaces, withPlainSpaces } from '../lib/language/no-break-spaces.ts';
import type { CompileContext } from './compile-context.ts';
import type { SiteContent } from './site-content.ts';

function laterNamespaceNames(content: SiteContent, { route }: RoutedPage, namesDocuments: boolean): string[] {
  return [
    ...(route.layout === 'main' ? ['modal'] : []),
    ...(namesDocuments ? ['viewer'] : []),
    ...(content.itemsOf('micrograph').size && pageNamed(route.component)?.optional?.includes('grains')
      ? ['grains']
      : []),
  ];
}

interface NamespaceFacts {
  hash(name: string): string;
  /** Tells if the titles of documents went into it. */
  namesDocuments(name: string): boolean;
}

/** The description of a page. Stands in the page's HTML and, for navigation without a reload, beside it as JSON. */
export type PageManifest = ReturnType<typeof pageManifest>;

/** Makes a page's manifest in one language. */
export function pageManifest(context: CompileContext, sitePage: SitePage, facts: NamespaceFacts) {
  const { content, language } = context;
  const page = withRoute(context, sitePage);
  const { logo } = content.texts<LabelsTexts>(language, 'labels');
  const { title, description } = pageWords(context, page);
  const { titleLanguage } =
    page.route.id === 'not-found' ? content.texts<{ titleLanguage?: string }>(language, 'not-found') : {};
  const { menu, breadcrumbs, colour } = pageTrail(context, page, title);
  const withHashes = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, frameNamespaces.has(name) ? '' : facts.hash(name)]));
  // Those of its frame, then its own.
  const names = [...new Set([...frameNamespacesOf(page.route), ...page.namespaces])];
  const namesDocuments = names.some((name) => facts.namesDocuments(name));
  const only = context.content.onlyLanguage(page);
  return {
    language,
    /** The path without its language: `/about/history`. */
    path: page.path,
    route: page.route.id,
    /** The check has seen that there is one of this name. */
    component: page.route.component as PageName,
    layout: page.route.layout,
    /** The parts of the frame that the page goes without. */
    without: page.route.without ?? [],
    /** True if the site has news: beside its pages, and in feeds. */
    hasNews: content.askNews('years').length > 0,
    indexed: (page.route.indexed ?? true) && (only ?? language) === language,
    // The language in which alone it is listed.
    ...(only && { only }),
    title: putNoBreakSpaces(title, language),
    // The BCP 47 tag of the title where it is not the page's.
    ...(titleLanguage && titleLanguage !== languageOf(language).tag && { titleLanguage }),
    /** The title of the window: the page’s and the institute’s. */
    documentTitle: withPlainSpaces(page.path === '/' ? logo.text : `${title} — ${logo.text}`),
    description: withPlainSpaces(description),
    /** The entries of the menu that the page is below, or that lead to it, by id. */
    menu,
    // The colour of the part of the site, or of the department, that it belongs to.
    ...(colour && { colour }),
    breadcrumbs: breadcrumbs.map((step) => ({ ...step, label: putNoBreakSpaces(step.label, language) })),
    /** The namespace of the page itself, the first that its route lists. */
    namespace: page.namespaces[0] ?? '',
    // The item shown, where the route is one of a collection.
    ...(page.item && { item: page.item }),
    /**
     * Every namespace the page reads, and the hash in its file's name. The hash of a namespace of the frame is empty: it stands
     * in the page, and in a file of its own, so that what changes in the frame changes no manifest.
     */
    namespaces: withHashes(names),
    /** The namespaces that are fetched only when the visitor asks for what reads them, with their hashes. */
    later: withHashes(laterNamespaceNames(context.content, page, namesDocuments)),
  };
}

interface RoutedPage extends SitePage {
  route: Route;
}

function withRoute({ content }: CompileContext, page: SitePage): RoutedPage {
  const route = content.routes.find(({ id }) => id === page.routeId);
  if (!route) throw new Error(`There is no route ${page.routeId}.`);
  return { ...page, route };
}

function pageWords(context: CompileContext, page: RoutedPage): { title: string; description: string } {
  const { content, language } = context;
  const { route, item = '' } = page;
  const { kind, collection } = collectionNamed(page.collection) ?? {};
  const words = content.texts<RoutesTexts>(language, 'routes').routes[route.id] ?? {
    title: route.id,
    description: '',
  };
  if (collection?.pages) return archiveWords(context, item, words.description);
  if (!kind?.items.page) return words;
  const { title, description } = kind.items.page;
  const texts = content.itemTexts<Record<string, unknown>>(kind, language, item);
  const parts = description.map((key) => [texts[key] ?? []].flat().join(', ')).filter((part) => part);
  const own = String(texts[title] ?? '');
  if (!parts.length) parts.push(own, words.description);
  return { title: own, description: parts.map(withCapital).join('. ') };
}

/** A text as the beginning of a sentence; words such as pH begin as they are. */
function withCapital(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
}

/** The words of a page of the news archive: `2026` or `2026-1` of a year, `research` or `research-1` of a topic. */
function archiveWords({ content, language }: CompileContext, item: string, description: string) {
  const { archive } = content.texts<NewsLabelsTexts>(language, 'news');
  const [group = '', page = ''] = item.split('-');
  const topic = archive.topics[group as NewsTopic];
  const [first, further] = topic
    ? [archive.topicTitle, archive.topicPageTitle]
    : [archive.yearTitle, archive.pageTitle];
  const name = topic ? topic.toLocaleLowerCase(languageOf(language).tag) : group;
  const title = (page ? further : first).replace(/\{\{(?:year|topic)\}\}/, name).replace('{{page}}', page);
  return { title, description: `${title}. ${description}` };
}

interface Breadcrumb {
  /** The path without its language; none for a group of the menu. */
  path?: string;
  label: string;
}

/** Finds where a page stands: in the menu, and below which pages. @param title the page's own, which is not repeated */
function pageTrail(context: CompileContext, page: SitePage, title: string) {
  const { content, language } = context;
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const { navigation } = content.texts<HeaderTexts>(language, 'header');
  const home = { path: '/', label: content.texts<LabelsTexts>(language, 'labels').common.home };
  const owner = ownerOf(context, page);
  const below = owner?.path ?? page.path;
  const parents = content.routes
    .filter(({ path }) => path !== '/' && below.startsWith(`${path}/`))
    .map(({ id, path }) => ({ path, label: routes[id]?.title ?? id }));
  const entries = menuEntries(content.navigation, below);
  const known = new Set([title, owner?.label, ...parents.map(({ label }) => label)]);
  const groups = entries.filter(({ items }) => items);
  // A page above may be in another group of the menu: the groups that it is not in stand below it.
  const aroundParents = new Set(
    groups.length ? parents.flatMap(({ path }) => menuEntries(content.navigation, path)) : [],
  );
  const labels = (isAbove: boolean) =>
    groups
      .filter((group) => isAbove === (parents.length === 0 || aroundParents.has(group)))
      .map(({ id }) => ({ label: navigation[id] ?? id }))
      .filter(({ label }) => !known.has(label));
  const unit = content.units.find((each) => context.unitPath(each) === below);
  const breadcrumbs: Breadcrumb[] =
    page.path === '/' ? [] : [home, ...labels(true), ...parents, ...labels(false), ...(owner ? [owner] : [])];
  return { menu: entries.map(({ id }) => id), colour: unit?.colour ?? entries[0]?.colour, breadcrumbs };
}

/** The entries of the menu around a page, outermost first: those that lead to it, or else to the nearest page above it. */
function menuEntries(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const ways = items.flatMap((item): NavigationItem[][] => {
    if (item.items) {
      const way = menuEntries(item.items, path);
      return way.length ? [[item, ...way]] : [];
    }
    return item.href === path || (item.href && path.startsWith(`${item.href}/`)) ? [[item]] : [];
  });
  const length = (way: NavigationItem[]) => way.at(-1)?.href?.length ?? 0;
  return ways.sort((one, other) => length(other) - length(one))[0] ?? [];
}

/** The page that a page belongs to although its address does not say so: a person's department, or the directorate. */
function ownerOf(context: CompileContext, { routeId, item = '' }: SitePage): Required<Breadcrumb> | undefined {
  const { content, language } = context;
  const routePage = (id: string) => {
    const path = content.routes.find((route) => route.id === id)?.path;
    return path ? { path, label: content.texts<RoutesTexts>(language, 'routes').routes[id]?.title ?? id } : undefined;
  };
  if (routeId === 'special-council') return routePage('specialized');
  if (routeId !== 'person') return undefined;
  const unit = context.unitOfPerson(item);
  if (unit) return { path: context.unitPath(unit), label: context.unitLink(unit).label };
  const directorate = routePage('directorate');
  const isMember = () =>
    content.data<CouncilData>('councils/directorate').members.some(({ person }) => person === item);
  return directorate && isMember() ? directorate : undefined;
}
