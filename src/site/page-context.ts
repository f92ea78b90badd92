import type { i18n, TFunction } from 'i18next';
import { createContext, useCallback, useContext } from 'react';
import type { Namespaces, SingleName } from '../compile/namespaces.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import { fallbackMark, loadNamespaces } from '../lib/language/i18n.ts';
import { joinLanguagePath } from '../lib/language/language-path.ts';
import { type LanguageCode, languageOf } from '../lib/language/languages.ts';

/** The page being shown, and what its components read it with. */
interface PageContextValue {
  page: PageManifest;
  i18n: i18n;
  /** i18next's own, in the page's language. */
  t: TFunction;
}

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

/** Returns what fetches a namespace that the page names for later. */
export function useLoadNamespace(): <Name extends SingleName>(name: Name) => Promise<Namespaces[Name]> {
  const { page, i18n } = usePageContext();
  const { language } = page;
  return useCallback(
    async (name) => {
      await loadNamespaces(i18n, language, [name]);
      return i18n.getResourceBundle(languageOf(language).tag, name);
    },
    [i18n, language],
  );
}

/** Returns a namespace of the page, or one that the page names for later and that has come: its words are typed. */
export function useNamespace<Name extends SingleName>(name: Name): Namespaces[Name] {
  return useListed(name);
}

/** Returns the namespace that the page's route lists first, that of the page itself, by the name that the table of pages has for it. */
export function useOwnNamespace<Name extends keyof Namespaces>(): Namespaces[Name] {
  return useListed(usePage().namespace);
}

/** Returns a namespace that a route may do without: undefined if the page's route does not list it. */
export function useOptionalNamespace<Name extends SingleName>(name: Name): Namespaces[Name] | undefined {
  const { page, i18n } = usePageContext();
  return name in page.namespaces ? namespaceOf<Namespaces[Name]>(i18n, page.language, name) : undefined;
}

/** Returns the lists of departments that the page's route lists: none, one or several. */
export function useDepartmentLists(): Namespaces['departments/{kind}'][] {
  const { page, i18n } = usePageContext();
  const names = Object.keys(page.namespaces).filter((name) => name.startsWith('departments/'));
  return names.flatMap((name) => namespaceOf<Namespaces['departments/{kind}']>(i18n, page.language, name) ?? []);
}

/** Reads a namespace of the page. @throws when the page's route does not list the namespace: rendering it would then need a fetch. */
function useListed<Data extends object>(name: string): Data {
  const { page, i18n } = usePageContext();
  const data = namespaceOf<Data>(i18n, page.language, name);
  if (!data || !(name in page.namespaces || name in page.later)) {
    throw new Error(
      `${page.component} reads the namespace ${name}, which the route ${page.route} does not list in content/data/routes.json.`,
    );
  }
  return data;
}

/** Returns the language of a namespace where it is not the page's: English is the fallback for what could not be loaded. */
export function useFallbackLanguage(name: string): string | undefined {
  const { page, i18n } = usePageContext();
  return namespaceOf<Record<string, string>>(i18n, page.language, name)?.[fallbackMark];
}

/**
 * Returns what fills in a text of a namespace that is there, or finds the plural form for `count`:
 * `t('search:found', { count: 3 })`. Words with nothing to fill in are read from `useNamespace`.
 */
export function useText(): (
  key: TextKey<Pick<Namespaces, SingleName>>,
  values: Record<string, string | number>,
) => string {
  return usePageContext().t;
}

/** Returns the address of a page in the language of the page being shown. */
export function useHref(): (path: string) => string {
  const { language } = usePage();
  return (path) => joinLanguagePath(language, path);
}

/** Returns a namespace in a language, if it has been loaded. */
export function namespaceOf<Data extends object>(i18n: i18n, language: LanguageCode, name: string): Data | undefined {
  return i18n.getResourceBundle(languageOf(language).tag, name);
}

/** The keys of the texts in an object: `menu.open`; those of plural forms without their ending. */
type Key<Data> = {
  [Name in keyof Data & string]-?: NonNullable<Data[Name]> extends string
    ? Name extends `${infer Stem}_${Intl.LDMLPluralRule}`
      ? Stem
      : Name
    : NonNullable<Data[Name]> extends readonly unknown[]
      ? never
      : NonNullable<Data[Name]> extends object
        ? `${Name}.${Key<NonNullable<Data[Name]>>}`
        : never;
}[keyof Data & string];

/** The keys of the texts in namespaces, as i18next writes them: `labels:menu.open`. */
type TextKey<Namespaces> = {
  [Name in keyof Namespaces & string]: `${Name}:${Key<Namespaces[Name]>}`;
}[keyof Namespaces & string];
