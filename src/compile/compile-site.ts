import { digest } from '../cache/digest.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { sitePages } from '../content/page-list.ts';
import { type LanguageCode, languages } from '../language/languages.ts';
import { namespaceUrl, type PageManifest } from '../namespaces/page-manifest.ts';
import { CompileContext, type CompileFacts, imageFacts } from './compile-context.ts';
import type { CompiledNamespace } from './compiled-namespace.ts';
import { ContentReader } from './content-reader.ts';
import { type ImageVariant, imageVariants } from './image-variants.ts';
import type { CachedNamespace, NamespaceCache } from './namespace-cache.ts';
import { makeNamespace } from './namespace-table.ts';
import { pageManifest } from './page-manifests.ts';
import { SiteFacts } from './site-facts.ts';

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
  content: ContentReader;
  contexts: ReadonlyMap<LanguageCode, CompileContext>;
}

/**
 * Compiles checked content.
 * @param known what is known of the files that the content names
 * @param cache what earlier runs cached: namespaces whose texts have not changed are compiled only when requested
 */
export function compileSite(tree: ContentTree, known: CompileFacts, cache?: NamespaceCache): CompiledSite {
  const content = new ContentReader(new SiteFacts(tree));
  const contexts = new Map(languages.map(({ code }) => [code, new CompileContext(content, code, known)]));
  const namespaces = new Map<string, CompiledNamespace>();
  const shownImages = new Set<string>();
  const pages = [...contexts].flatMap(([language, context]) => {
    const compiled = (name: string): CompiledNamespace => {
      const key = `${language}/${name}`;
      const namespace = namespaces.get(key) ?? compileNamespace(context, name, shownImages, cache);
      namespaces.set(key, namespace);
      return namespace;
    };
    return sitePages(tree).map((page) => pageManifest(context, page, compiled));
  });
  return {
    origin: content.facts.site.origin,
    pages,
    namespaces,
    images: [...shownImages].sort().flatMap((path) => imageVariants(imageFacts(known, path))),
    content,
    contexts,
  };
}

/** Makes a namespace, or takes from the cache what is known of it. Adds the images that it refers to. */
function compileNamespace(
  context: CompileContext,
  name: string,
  shownImages: Set<string>,
  cache: NamespaceCache | undefined,
): CompiledNamespace {
  const key = `${context.language}/${name}`;
  const cached = cache?.find(key);
  if (cached) {
    for (const path of cached.images) shownImages.add(path);
    return lazyNamespace(context, name, cached);
  }
  const step = context.step();
  const json = JSON.stringify(makeNamespace(step, name));
  const made: CachedNamespace = {
    reads: [...step.content.reads].filter((path) => !path.startsWith('data/')),
    hash: hashOf(json),
    images: [...step.shownImages],
  };
  cache?.add(key, made);
  for (const path of made.images) shownImages.add(path);
  return { ...describe(context, name, made), json };
}

/** A namespace of which the hash is known: its text is made when it is asked for. */
function lazyNamespace(context: CompileContext, name: string, cached: CachedNamespace): CompiledNamespace {
  return {
    ...describe(context, name, cached),
    get json() {
      const json = JSON.stringify(makeNamespace(context, name));
      if (hashOf(json) !== cached.hash)
        throw new Error(`The cache is wrong about ${context.language}/${name}: build with --no-cache.`);
      return json;
    },
  };
}

function describe({ language }: CompileContext, name: string, { hash, reads }: CachedNamespace) {
  return {
    language,
    name,
    hash,
    url: namespaceUrl(language, name, hash),
    // The titles of documents went into it.
    namesDocuments: reads.includes(`${language}/documents.json`),
  };
}

function hashOf(json: string): string {
  return digest(json).slice(0, 12);
}
