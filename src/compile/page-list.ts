import type { SpecialCouncilTexts } from '../../content/model/councils.ts';
import type { DefenceTexts } from '../../content/model/defences.ts';
import type { LabelsTexts, RoutesTexts } from '../../content/model/frame-texts.ts';
import type { NewsLabelsTexts } from '../../content/model/page-texts.ts';
import type { CollectionName, Route } from '../../content/model/routes-data.ts';
import { languageOf } from '../language/languages.ts';
import type { Breadcrumb, PageManifest } from '../namespaces/page-manifest.ts';
import type { CompileContext } from './compile-context.ts';
import type { CompiledNamespace } from './compiled-namespace.ts';
import type { ContentValues } from './content-values.ts';
import { newsArchive } from './news-archive-namespace.ts';

/** A page of the site: a route, and the item it shows if it is one of a collection. */
export interface Page {
  route: Route;
  /** The path without its language. */
  path: string;
  item?: string;
}

/** Every page of the site, once for all languages, in the order of the route table. */
export function listPages(content: ContentValues): Page[] {
  const pages = content.routes.flatMap((route): Page[] => {
    if (!route.collection) return [{ route, path: route.path }];
    if (route.item) return [{ route, path: route.path, item: route.item }];
    return itemsOf(content, route.collection).map((item) => ({
      route,
      path: route.path.replace('{id}', item),
      item,
    }));
  });
  return pages;
}

function itemsOf(content: ContentValues, collection: CollectionName): string[] {
  if (collection === 'news') return content.news.map(({ id }) => id);
  if (collection === 'news-archive') return newsArchive(content).map(({ id }) => id);
  if (collection === 'people') return [...content.people.keys()];
  if (collection === 'defences') return content.defenceIds;
  if (collection === 'special-councils') return content.specialCouncilIds;
  const kind = collection === 'laboratories' ? 'laboratory' : collection.replace(/-departments$/, '');
  return content.units.filter((unit) => unit.kind === kind).map(({ id }) => id);
}

/** The names of the namespaces a page reads: those of its frame, then its own. */
export function namespaceNames({ route, item = '' }: Page): string[] {
  const frame = {
    bare: ['labels', 'lang'],
    'header-only': ['header', 'labels', 'lang'],
    main: ['header', 'labels', 'lang', 'footer'],
  }[route.layout];
  const hasSidebar = route.layout === 'main' && !route.without?.includes('sidebar');
  const own = route.namespaces.map((name) => name.replace('{id}', item));
  return [...new Set([...frame, ...(hasSidebar ? ['latest-news', 'news'] : []), ...own])];
}

/** The names of the namespaces that a page fetches when its visitor asks for what reads them. */
function laterNamespaceNames({ route }: Page, namesDocuments: boolean): string[] {
  return [...(route.layout === 'main' ? ['modal'] : []), ...(namesDocuments ? ['viewer'] : [])];
}

/** A page's manifest in one language; `compiled` gives each namespace it names. */
export function pageManifest(
  context: CompileContext,
  page: Page,
  compiled: (name: string) => Pick<CompiledNamespace, 'hash' | 'namesDocuments'>,
): PageManifest {
  const { content, language } = context;
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const { logo, common } = content.texts<LabelsTexts>(language, 'labels');
  const { title, description } = pageWords(context, page);
  const { titleLanguage } =
    page.route.id === 'not-found' ? content.texts<{ titleLanguage?: string }>(language, 'not-found') : {};
  const parents = content.routes.filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`));
  const breadcrumbs: Breadcrumb[] = [
    { path: '/', label: common.home },
    ...parents.map(({ id, path }) => ({ path, label: routes[id]?.title ?? id })),
  ];
  const withHashes = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, compiled(name).hash]));
  const names = namespaceNames(page);
  const namesDocuments = names.some((name) => compiled(name).namesDocuments);
  return {
    language,
    path: page.path,
    route: page.route.id,
    component: page.route.component,
    layout: page.route.layout,
    without: page.route.without ?? [],
    indexed: page.route.indexed ?? true,
    title,
    ...(titleLanguage && titleLanguage !== languageOf(language).tag && { titleLanguage }),
    documentTitle: page.path === '/' ? logo.text : `${title} — ${logo.text}`,
    description,
    breadcrumbs: page.path === '/' ? [] : breadcrumbs,
    namespace: (page.route.namespaces[0] ?? '').replace('{id}', page.item ?? ''),
    ...(page.item && { item: page.item }),
    namespaces: withHashes(names),
    later: withHashes(laterNamespaceNames(page, namesDocuments)),
  };
}

/** The title and description of a page: its item's, or its route's. */
function pageWords(
  { content, language }: CompileContext,
  { route, item = '' }: Page,
): { title: string; description: string } {
  const words = content.texts<RoutesTexts>(language, 'routes').routes[route.id] ?? {
    title: route.id,
    description: '',
  };
  if (!route.collection) return words;
  if (route.collection === 'people') {
    const { name, position, interests } = content.person(language, item);
    return { title: name, description: `${position}. ${interests.join(', ')}` };
  }
  if (route.collection === 'news') {
    const news = content.newsById(item);
    const { title, text } = content.newsItem(language, news);
    return { title, description: text };
  }
  if (route.collection === 'news-archive') {
    const { archive } = content.texts<NewsLabelsTexts>(language, 'news');
    const [year = '', page = ''] = item.split('-');
    const fill = (text: string) => text.replace('{{year}}', year).replace('{{page}}', page);
    const title = fill(page ? archive.pageTitle : archive.yearTitle);
    return { title, description: `${title}. ${words.description}` };
  }
  if (route.collection === 'defences') {
    const { title, summary } = content.texts<DefenceTexts>(language, `defences/${item}`);
    return { title, description: summary };
  }
  if (route.collection === 'special-councils') {
    const { name, lead } = content.texts<SpecialCouncilTexts>(language, `special-councils/${item}`);
    return { title: name, description: lead };
  }
  const unit = content.units.find(({ id }) => id === item);
  if (!unit) throw new Error(`The route ${route.id} names the unit ${item}, which does not exist.`);
  const { name, lead } = content.unit(language, unit);
  return { title: name, description: lead };
}
