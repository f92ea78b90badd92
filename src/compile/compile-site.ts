import { digest } from '../cache/digest.ts';
import type { ImageFacts } from '../content/files/image-facts.ts';
import type { DocumentFacts } from '../content/files/read-documents.ts';
import { type LanguageCode, languages } from '../language/languages.ts';
import { namespaceUrl, type PageManifest } from '../namespaces/page-manifest.ts';
import type { Citations } from './citations/format-citations.ts';
import { CompileContext } from './compile-context.ts';
import type { CompiledNamespace } from './compiled-namespace.ts';
import { type ContentFiles, ContentValues } from './content-values.ts';
import { type ImageVariant, imageVariants } from './image-variants.ts';
import type { NamespaceMemory, RememberedNamespace } from './namespace-cache.ts';
import { makeNamespace } from './namespace-table.ts';
import { listPages, pageManifest } from './page-list.ts';

/** All that the content becomes: what pages are rendered from, and what is served beside them. */
export interface CompiledSite {
  /** The site's address, without a slash at its end. */
  origin: string;
  /** Every page in every language. */
  pages: PageManifest[];
  /** The namespaces by `LANGUAGE/NAME`. */
  namespaces: Map<string, CompiledNamespace>;
  /** The image files that the pages refer to. */
  images: ImageVariant[];
  /** What it was compiled from. */
  content: ContentValues;
  contexts: ReadonlyMap<LanguageCode, CompileContext>;
}

/**
 * Compiles checked content.
 * @param images what is known of every image that the content names
 * @param documents what is known of every document
 * @param citations how each publication is cited
 * @param memory what earlier runs remember: namespaces whose texts have not changed are made only when they are asked for
 */
export function compileSite(
  files: ContentFiles,
  images: ReadonlyMap<string, ImageFacts>,
  documents: ReadonlyMap<string, DocumentFacts>,
  citations: ReadonlyMap<string, Citations>,
  memory?: NamespaceMemory,
): CompiledSite {
  const content = new ContentValues(files);
  const pages = listPages(content);
  const newsIndex = new Map(content.news.map(({ id }, index) => [id, index]));
  const namespaces = new Map<string, CompiledNamespace>();
  const manifests: PageManifest[] = [];
  const used = new Set<string>();
  const contexts = new Map<LanguageCode, CompileContext>();
  let reads = new Set<string>();
  content.onRead = (path) => reads.add(path);

  for (const { code: language } of languages) {
    const context = new CompileContext(content, language, images, ({ path }) => used.add(path), documents, citations);
    contexts.set(language, context);
    const compile = (name: string): CompiledNamespace => {
      const key = `${language}/${name}`;
      const make = (part = context) => JSON.stringify(makeNamespace(part, name, newsIndex));
      const known = memory?.find(key);
      if (known) {
        for (const path of known.images) used.add(path);
        return lazyNamespace(language, name, known, make);
      }
      const shown = new Set<string>();
      const outer = reads;
      reads = new Set();
      const json = make(
        new CompileContext(content, language, images, ({ path }) => shown.add(path), documents, citations),
      );
      const hash = hashOf(json);
      const made = { reads: [...reads].filter((path) => !path.startsWith('data/')), hash, images: [...shown] };
      memory?.remember(key, made);
      reads = outer;
      for (const path of shown) used.add(path);
      const url = namespaceUrl(language, name, hash);
      return { language, name, hash, url, json, namesDocuments: namesDocuments(language, made) };
    };
    const compiled = (name: string): CompiledNamespace => {
      const key = `${language}/${name}`;
      const namespace = namespaces.get(key) ?? compile(name);
      namespaces.set(key, namespace);
      return namespace;
    };
    for (const page of pages) {
      manifests.push(pageManifest(context, page, compiled));
    }
  }
  return {
    origin: content.site.origin,
    pages: manifests,
    namespaces,
    images: [...used].sort().flatMap((path) => imageVariants(images.get(path) as ImageFacts)),
    content,
    contexts,
  };
}

/** A namespace of which the hash is known: its text is made when it is asked for. */
function lazyNamespace(
  language: LanguageCode,
  name: string,
  known: RememberedNamespace,
  make: () => string,
): CompiledNamespace {
  const { hash } = known;
  return {
    language,
    name,
    hash,
    url: namespaceUrl(language, name, hash),
    namesDocuments: namesDocuments(language, known),
    get json() {
      const json = make();
      if (hashOf(json) !== hash)
        throw new Error(`The cache is wrong about ${language}/${name}: build with --no-cache.`);
      return json;
    },
  };
}

/** Whether the titles of documents went into a namespace. */
function namesDocuments(language: LanguageCode, { reads }: RememberedNamespace): boolean {
  return reads.includes(`${language}/documents.json`);
}

function hashOf(json: string): string {
  return digest(json).slice(0, 12);
}
