import { type SitePage, sitePages } from '../content/page-list.ts';
import { frameNamespaces, frameNamespacesOf, laterNamespaces } from '../content/pages.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { oncePer } from '../lib/cache/once-per.ts';
import { type FrameHashes, namespaceUrl } from '../lib/language/language-path.ts';
import { type LanguageCode, languages } from '../lib/language/languages.ts';
import { type ImageVariant, imageVariants } from './captioned-picture.ts';
import { CompileContext } from './compile-context.ts';
import { makeNamespace } from './namespaces.ts';
import { type PageManifest, pageManifest } from './page-manifests.ts';
import type { SiteContent } from './site-content.ts';

/** One namespace of one language. */
interface CompiledNamespace {
  language: LanguageCode;
  name: string;
  /** The hash in the file's name. */
  hash: string;
  /** True if it lists documents, which the viewer can show. */
  namesDocuments: boolean;
  /** Its address on the site. */
  url: string;
  /** Its text; made only now when the hash was known without it. */
  readonly json: string;
}

/** A page in one language. */
interface CompiledPage {
  context: CompileContext;
  page: SitePage;
  /** Made when it is asked for. What it reads is read by who asks. */
  readonly manifest: PageManifest;
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

/** The record of a namespace. */
interface KnownNamespace {
  hash: string;
  namesDocuments: boolean;
  /** The images that it refers to. */
  images: string[];
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
  const images = new Set<string>();
  const namespaces = new Map<string, CompiledNamespace>();
  const compiledPages = new Map<string, CompiledPage>();
  for (const [language, context] of contexts) {
    for (const name of namespaceNames(content, language)) {
      const id = `${language}/${name}`;
      const { images: shown, ...about } = knownNamespace(id);
      const url = namespaceUrl(language, name, about.hash);
      for (const image of shown) images.add(image);
      namespaces.set(id, {
        ...about,
        language,
        name,
        url,
        get json() {
          const text = texts.get(id) ?? sameText(published(url), about.hash) ?? madeAgain(context, name, about.hash);
          // Nearly every page needs these.
          if (frameNamespaces.has(name)) texts.set(id, text);
          return text;
        },
      });
    }
    for (const page of sitePages(tree))
      compiledPages.set(`${language} ${page.path}`, {
        context,
        page,
        get manifest() {
          return pageManifest(context, page, {
            hash: (name) => knownNamespace(`${language}/${name}`).hash,
            namesDocuments: (name) => documentsIn(`${language}/${name}`),
          });
        },
      });
  }
  return {
    compiledPages,
    get pages() {
      return manifestsOf(this);
    },
    namespaces,
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
  const names = [...frameNamespaces].sort();
  const hashesIn = (language: LanguageCode): FrameHashes =>
    Object.fromEntries(
      names.flatMap((name) => {
        const hash = namespaces.get(`${language}/${name}`)?.hash;
        return hash === undefined ? [] : [[name, hash]];
      }),
    );
  return new Map(languages.map(({ code }) => [code, hashesIn(code)]));
});

const manifestsOf = oncePer(({ compiledPages }: CompiledSite): PageManifest[] =>
  [...compiledPages.values()].map(({ manifest }) => manifest),
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
