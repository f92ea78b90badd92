import { createHash } from 'node:crypto';
import { type LanguageCode, languages } from '../../language/languages.ts';
import { namespaceUrl, type PageManifest } from '../../namespaces/page-manifest.ts';
import { CompileContext } from './compile-context.ts';
import { type ContentFiles, ContentValues } from './content-values.ts';
import { type ImageFacts, type ImageVariant, imageVariants } from './image-catalogue.ts';
import { makeNamespace } from './namespace-table.ts';
import { listPages, pageManifest } from './page-list.ts';
import type { DocumentFacts } from './read-documents.ts';

/** One namespace of one language. */
export interface CompiledNamespace {
  language: LanguageCode;
  name: string;
  /** The hash in the file's name. */
  hash: string;
  /** Where it lies on the site. */
  url: string;
  json: string;
}

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
}

/** Compiles checked content. `images` and `documents` hold what is known of every file that the content names. */
export function compileSite(
  files: ContentFiles,
  images: ReadonlyMap<string, ImageFacts>,
  documents: ReadonlyMap<string, DocumentFacts>,
): CompiledSite {
  const content = new ContentValues(files);
  const pages = listPages(content);
  const newsIndex = new Map(content.news.map(({ id }, index) => [id, index]));
  const namespaces = new Map<string, CompiledNamespace>();
  const manifests: PageManifest[] = [];
  const used = new Set<ImageFacts>();

  for (const { code: language } of languages) {
    const context = new CompileContext(content, language, images, used, documents);
    const compiled = (name: string): CompiledNamespace => {
      const key = `${language}/${name}`;
      const known = namespaces.get(key);
      if (known) return known;
      const json = JSON.stringify(makeNamespace(context, name, newsIndex));
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
      const namespace = { language, name, hash, url: namespaceUrl(language, name, hash), json };
      namespaces.set(key, namespace);
      return namespace;
    };
    for (const page of pages) {
      manifests.push(pageManifest(context, page, (name) => compiled(name).hash));
    }
  }
  return {
    origin: content.site.origin,
    pages: manifests,
    namespaces,
    images: [...used].flatMap(imageVariants),
  };
}
