import type { i18n, TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { loadNamespaces, standInMark } from '../language/i18n.ts';
import { joinLanguagePath } from '../language/language-path.ts';
import { languageOf } from '../language/languages.ts';
import type { PageManifest } from '../namespaces/page-manifest.ts';
import type { Namespaces } from '../namespaces/registry.ts';

/** The page being shown, and what its components read it with. */
interface PageContextValue {
  page: PageManifest;
  i18n: i18n;
  /** Finds words of `labels.json` in the page's language. */
  t: TFunction;
}

/** The page being shown. */
export const PageContext = createContext<PageContextValue | undefined>(undefined);

function usePageContext(): PageContextValue {
  const context = useContext(PageContext);
  if (!context) throw new Error('Components of a page need a PageContext above them.');
  return context;
}

/** Returns the page being shown. */
export function usePage(): PageManifest {
  return usePageContext().page;
}

/** Returns the words of the interface in the page's language: `t('menu.open')` is `menu.open` of `labels.json`. */
export function useLabels(): TFunction {
  return usePageContext().t;
}

/** Returns what fetches a namespace that the page names for later. */
export function useLoadNamespace(): <Name extends keyof Namespaces>(name: Name) => Promise<Namespaces[Name]> {
  const { page, i18n } = usePageContext();
  return async (name) => {
    await loadNamespaces(i18n, page.language, [name]);
    return i18n.getResourceBundle(languageOf(page.language).tag, name);
  };
}

/** Returns a namespace of the page. */
export function useNamespace<Name extends keyof Namespaces>(name: Name): Namespaces[Name] {
  return useItemNamespace<Namespaces[Name]>(name);
}

/**
 * Returns the namespace of an item: `news/ID`, `person/ID`, or a unit's id.
 * @throws when the page's route does not list the namespace: rendering it would then need a fetch.
 */
export function useItemNamespace<Data extends object>(name: string): Data {
  const { page, i18n } = usePageContext();
  const data = i18n.getResourceBundle(languageOf(page.language).tag, name) as Data | undefined;
  if (!data || !(name in page.namespaces)) {
    throw new Error(
      `${page.component} reads the namespace ${name}, which the route ${page.route} does not list in content/data/routes.json.`,
    );
  }
  return data;
}

/** Returns the language of a namespace where it is not the page's: English stands in for what could not be had. */
export function useStandInLanguage(name: string): string | undefined {
  const { page, i18n } = usePageContext();
  return i18n.getResourceBundle(languageOf(page.language).tag, name)?.[standInMark];
}

/** Returns the namespace that the page's route lists first: that of the page itself. */
export function useOwnNamespace<Data extends object>(): Data {
  return useItemNamespace<Data>(usePage().namespace);
}

/** Returns the words of a namespace with placeholders and plural forms: `words('pages', { count: 3 })`. */
export function useNamespaceWords(
  name: keyof Namespaces,
): (key: string, values: Record<string, string | number>) => string {
  const { page, i18n } = usePageContext();
  const t = i18n.getFixedT(languageOf(page.language).tag, name);
  return (key, values) => t(key, values);
}

/** Returns the address of a page in the language of the page being shown. */
export function useHref(): (path: string) => string {
  const { language } = usePage();
  return (path) => joinLanguagePath(language, path);
}
