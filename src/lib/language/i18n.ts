import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { defaultLanguage, fallbackLanguage, type LanguageCode, languageOf, languages } from './languages.ts';

/** Reads one namespace; what is rejected is read again. */
type ReadNamespace = (language: LanguageCode, namespace: string) => Promise<object>;

/** The limits of reading namespaces: at most 10 at once, 5 retries, the first after 350 ms (specification, section 7). */
const reading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/** Marks a namespace that is the fallback for one that could not be loaded; its value is the BCP 47 tag of its language. */
export const fallbackMark = '$language';

/**
 * Makes an i18next instance. Inside i18next a language goes by its BCP 47 tag, so that `Intl` finds the right
 * plural rules. Missing texts are never filled in silently: `loadNamespaces` decides when English is the fallback.
 */
export function createI18n(options: { read?: ReadNamespace; resources?: Resource }): i18n {
  const i18n = createInstance();
  if (options.read) i18n.use(backendOf(options.read));
  void i18n.init({
    lng: languageOf(defaultLanguage).tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'labels',
    fallbackNS: false,
    resources: options.resources ?? {},
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    ...reading,
  });
  return i18n;
}

/**
 * Loads namespaces of a language. One that cannot be loaded is logged and comes in English (specification, section 8).
 * @throws when English cannot be loaded either.
 */
export async function loadNamespaces(i18n: i18n, language: LanguageCode, names: readonly string[]): Promise<void> {
  const missing = await loadExactly(i18n, language, names);
  if (!missing.length) return;
  for (const name of missing) console.error(`Content could not be loaded: ${name} (${language})`);
  const lost = language === fallbackLanguage ? missing : await loadExactly(i18n, fallbackLanguage, missing);
  if (lost.length) throw new Error(`Content could not be loaded: ${lost.join(', ')}`);
  const [tag, fallbackTag] = [languageOf(language).tag, languageOf(fallbackLanguage).tag];
  for (const name of missing) {
    i18n.addResourceBundle(tag, name, { ...i18n.getResourceBundle(fallbackTag, name), [fallbackMark]: fallbackTag });
  }
}

/** Loads what is not there yet, in this language alone, and returns the names of those that could not be loaded. */
export async function loadExactly(i18n: i18n, language: LanguageCode, names: readonly string[]): Promise<string[]> {
  const { tag } = languageOf(language);
  const absent = (name: string) => !i18n.hasResourceBundle(tag, name);
  const wanted = names.filter(absent);
  // `reloadResources` forgets earlier failures, so that a visitor's second try is one.
  if (wanted.length) await i18n.reloadResources([tag], wanted).catch(() => {});
  return wanted.filter(absent);
}

function backendOf(read: ReadNamespace): BackendModule & { callbackApi: true } {
  return {
    type: 'backend',
    callbackApi: true,
    init() {},
    read(tag, namespace, callback) {
      const language = languages.find((candidate) => candidate.tag === tag)?.code ?? defaultLanguage;
      read(language, namespace).then(
        (data) => callback(null, data),
        // The value beside the error asks i18next to try again.
        (error) => callback(error as Error, true),
      );
    },
  };
}
