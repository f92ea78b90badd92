import { join } from 'node:path';
import { formatCitations } from '../compile/citations/format-citations.ts';
import { publicationReferences } from '../compile/citations/publication-references.ts';
import type { Reference } from '../compile/citations/reference.ts';
import { type CompiledSite, compileSite } from '../compile/compile-site.ts';
import { SiteContent } from '../compile/site-content.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { readImages } from '../content/files/asset-facts.ts';
import { readDocuments } from '../content/files/read-documents.ts';
import { digest } from '../lib/cache/digest.ts';
import { Memo, valueHash } from '../lib/cache/memo.ts';

interface CompileOptions {
  cacheDir: string;
  /** The hash of the code, if results of earlier runs may be used. */
  version?: string | undefined;
}

/** Compiles checked content, for the build and the dev server alike: reads its pictures and documents, cites its publications. */
export async function compileContent(
  tree: ContentTree,
  { cacheDir, version }: CompileOptions,
): Promise<CompiledSite> {
  const inCache = (name: string) => join(cacheDir, name);
  const images = await readImages(join(tree.dir, 'images'), tree.images, inCache('image-facts.json'));
  const documents = await readDocuments(join(tree.dir, 'files'), tree.documents, cacheDir);
  const citations = await formatCitations(
    referencesOf(tree, inCache('references'), version),
    inCache('citations.json'),
  );
  const known = { images, documents, citations };
  if (version === undefined) return compileSite(new SiteContent(tree, known));
  // Facts reach everywhere, and so do the phrases that texts name, but for facts of files with many items, whose readers are known.
  const facts = tree.files.flatMap(({ kind, path, hash }) =>
    (kind.role === 'data' && !kind.isYearly) || kind.name === 'phrases-texts' ? [[path, hash]] : [],
  );
  const key = digest(version, JSON.stringify([facts, ...images, ...documents, ...citations]));
  return compileSite(new SiteContent(tree, known, new Memo(inCache('compiled.json'), key)));
}

/** The publications. Nothing of them depends on the news. */
function referencesOf(tree: ContentTree, cachePath: string, version: string | undefined): Reference[] {
  const files = tree.files.flatMap(({ kind, path, hash }) => (kind.isYearly ? [] : [[path, hash]]));
  const memo = new Memo(version && cachePath, version);
  const references = memo.keep('references', valueHash(files), () => publicationReferences(new SiteContent(tree)));
  memo.save();
  return references;
}
