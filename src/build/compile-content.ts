import { join } from 'node:path';
import type { FileHashes } from '../cache/file-hashes.ts';
import { formatCitations } from '../compile/citations/format-citations.ts';
import { publicationReferences } from '../compile/citations/publication-references.ts';
import { type CompiledSite, compileSite } from '../compile/compile-site.ts';
import { ContentReader } from '../compile/content-reader.ts';
import { NamespaceCache } from '../compile/namespace-cache.ts';
import { SiteFacts } from '../compile/site-facts.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { readDocuments } from '../content/files/read-documents.ts';
import { readImages } from '../content/files/read-images.ts';

interface CompileOptions {
  cacheDir: string;
  hashes: FileHashes;
  /** The hash of the code, if namespaces of earlier runs may be used. */
  version?: string | undefined;
}

/** Compiles checked content, for the build and the dev server alike: reads its pictures and documents, cites its publications. */
export async function compileContent(
  tree: ContentTree,
  { cacheDir, hashes, version }: CompileOptions,
): Promise<CompiledSite> {
  const inCache = (name: string) => join(cacheDir, name);
  const images = await readImages(join(tree.dir, 'images'), tree.images, hashes, inCache('image-facts.json'));
  const documents = await readDocuments(
    join(tree.dir, 'files'),
    tree.documents,
    hashes,
    inCache('document-facts.json'),
  );
  const references = publicationReferences(new ContentReader(new SiteFacts(tree)));
  const citations = await formatCitations(references, inCache('citations.json'));
  const known = { images, documents, citations };
  if (version === undefined) return compileSite(tree, known);
  const textHashes = new Map(tree.files.map(({ path, hash }) => [path, hash]));
  const facts = [...images, ...documents, ...citations];
  const cache = new NamespaceCache(inCache('namespaces.json'), version, textHashes, facts);
  const site = compileSite(tree, known, cache);
  cache.save();
  return site;
}
