import { type SitePage, sitePages } from '../content/page-list.ts';
import { frameNamespaces, frameNamespacesOf, laterNamespaces } from '../content/pages.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { oncePer } from '../lib/cache/once-per.ts';
import { type FrameHashes, namespaceUrl } from '../lib/language/language-path.ts';
import { type LanguageCode, languages } from '../lib/language/languages.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { type ImageVariant, imageVariants } from './captioned-picture.ts';
import { CompileContext } from './compile-context.ts';
import { makeNamespace } from './namespaces.ts';
import { type PageManifest, pageManifest } from './page-manifests.ts';
import type { SiteContent } from './site-content.ts';

/** The record of a namespace. */
interface KnownNamespace {
  /** The hash in the file's name. */
  hash: string;
  /** True if it lists documents, which the viewer can show. */
  namesDocuments: boolean;
  /** The images that it refers to. */
  images: string[];
}

/** One namespace of one language. */
interface CompiledNamespace extends KnownNamespace {
  language: LanguageCode;
  name: string;
  url: string;
  /** Its text; made only now when the hash was known without it. */
  readonly json: string;
}

/** A page in one language. */
interface CompiledPage {
  context: CompileContext;
  page: SitePage;
  /** Makes it. What it reads is read by who asks. */
  manifest: () => PageManifest;
}

/** All that the content becomes: what pages are rendered from, and what is served beside them. */
export interface CompiledSite {
  /** Every page in every language, by `LANGUAGE PATH`. */
  compiledPages: ReadonlyMap<string, CompiledPage>;
  /** The manifests of all pages, made when they are asked for. */
  readonly pages: PageManifest[];
  /** The namespaces by `LANGUAGE/NAME`. */
  namespaces: ReadonlyMap<string, CompiledNamespace>;
  /** The image files that the pages refer to. */
  images: ImageVariant[];
  /** The sources that it was compiled from. */
  content: SiteContent;
  contexts: ReadonlyMap<LanguageCode, CompileContext>;
}

/**
 * Compiles checked content. Of what its memo knows from earlier runs, only that is made again whose sources have changed.
 * @param published returns the text that an earlier build left at an address of the site, if any
 */
export function compileSite(
  content: SiteContent,
  published: (url: string) => string | undefined = () => undefined,
): CompiledSite {
  const { tree, memo } = content;
  const contexts = new Map(languages.map(({ code }) => [code, new CompileContext(content, code)]));
  const texts = new Map<string, string>();
  const knownNamespace = memo.made('namespace', (id): KnownNamespace => {
    const [language, ...name] = id.split('/');
    const context = (contexts.get(language as LanguageCode) as CompileContext).typeset;
    const json = JSON.stringify(makeNamespace(context, name.join('/')));
    texts.set(id, json);
    const { namesDocuments, shownImages } = context;
    return { hash: hashOfText(json), namesDocuments, images: [...shownImages] };
  });
  const documentsIn = memo.source('documents-in', (id) => knownNamespace(id).namesDocuments);
  const namespaceOf = (context: CompileContext, name: string): CompiledNamespace => {
    const { language } = context;
    const id = `${language}/${name}`;
    const known = knownNamespace(id);
    const url = namespaceUrl(language, name, known.hash);
    return {
      ...known,
      language,
      name,
      url,
      get json() {
        const text = texts.get(id) ?? sameText(published(url), known.hash) ?? madeAgain(context, name, known.hash);
        // Nearly every page needs these.
        if (frameNamespaces.has(name)) texts.set(id, text);
        return text;
      },
    };
  };
  const all = [...contexts.values()];
  const namespaces = all.flatMap((context) =>
    [...namespaceNames(content, context.language)].map((name) => namespaceOf(context, name)),
  );
  const factsOf = ({ language }: CompileContext) => ({
    hash: (name: string) => knownNamespace(`${language}/${name}`).hash,
    namesDocuments: (name: string) => documentsIn(`${language}/${name}`),
  });
  const manifestOf = (context: CompileContext, page: SitePage) => pageManifest(context, page, factsOf(context));
  const pages = all.flatMap((context) =>
    sitePages(tree).map((page) => ({ context, page, manifest: () => manifestOf(context, page) })),
  );
  const images = new Set(namespaces.flatMap((namespace) => namespace.images));
  return {
    compiledPages: new Map(pages.map((each) => [`${each.context.language} ${each.page.path}`, each])),
    get pages() {
      return manifestsOf(this);
    },
    namespaces: new Map(namespaces.map((each) => [`${each.language}/${each.name}`, each])),
    images: [...images].sort().flatMap((path) => imageVariants(content.imageFacts(path))),
    content,
    contexts,
  };
}

/** The hashes of the frame's namespaces in a language. */
export function frameHashes(site: CompiledSite, language: LanguageCode): FrameHashes {
  return allFrameHashes(site).get(language) ?? {};
}

const allFrameHashes = oncePer(({ namespaces }: CompiledSite): ReadonlyMap<LanguageCode, FrameHashes> => {
  const ofFrame = [...namespaces.values()].filter(({ name }) => frameNamespaces.has(name));
  const ordered = ofFrame.sort((a, b) => compareText(a.name, b.name));
  const hashesIn = (code: LanguageCode): FrameHashes =>
    Object.fromEntries(ordered.flatMap(({ language, name, hash }) => (language === code ? [[name, hash]] : [])));
  return new Map(languages.map(({ code }) => [code, hashesIn(code)]));
});

const manifestsOf = oncePer(({ compiledPages }: CompiledSite): PageManifest[] =>
  [...compiledPages.values()].map(({ manifest }) => manifest()),
);

/** The names of all namespaces of a language: those of the frame, of pages, and those that pages fetch on demand. */
function namespaceNames(content: SiteContent, language: LanguageCode): ReadonlySet<string> {
  return new Set([
    ...content.routes.flatMap((route) => [
      ...frameNamespacesOf(route),
      ...route.namespaces.filter((name) => !name.includes('{id}')),
    ]),
    ...laterNamespaces.filter((name) => content.has(`${language}/${name}.json`)),
    ...(content.itemsOf('micrograph').size ? ['grains'] : []),
    ...sitePages(content.tree).flatMap(({ namespaces }) => namespaces),
  ]);
}

/** The text of a namespace that was made in an earlier run. */
function madeAgain({ language, typeset }: CompileContext, name: string, hash: string): string {
  const json = sameText(JSON.stringify(makeNamespace(typeset, name)), hash);
  if (json === undefined) throw new Error(`The cache is wrong about ${language}/${name}: build with --no-cache.`);
  return json;
}

function sameText(json: string | undefined, hash: string): string | undefined {
  return json !== undefined && hashOfText(json) === hash ? json : undefined;
}

const hashOfText = (json: string): string => digest(json).slice(0, 12);
