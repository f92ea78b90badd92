import { join } from 'node:path';
import { CompileContext } from '../../src/compile/compile-context.ts';
import { type CompiledSite, compileSite } from '../../src/compile/compile-site.ts';
import { type FileFacts, SiteContent } from '../../src/compile/site-content.ts';
import { type ContentTree, readContent, withFiles } from '../../src/content/content-tree.ts';
import type { ImageFacts } from '../../src/content/files/asset-facts.ts';
import { publicationItems } from '../../src/content/views/people-by-name.ts';
import { defaultLanguage } from '../../src/lib/language/languages.ts';

/** The sample, read. */
export const sample = readContent(join(import.meta.dirname, '../../content'));

/** All that changes the values of files, by their paths. */
export type Changes = Record<string, (value: never) => void>;

/** The sample with other values in some files. */
function changedSample(changes: Changes): ContentTree {
  const files = sample.files.map((file) => {
    const change = changes[file.path];
    if (!change) return file;
    const value = structuredClone(file.value);
    change(value as never);
    return { ...file, value, hash: 'changed' };
  });
  return withFiles(sample, files);
}

/** All that is known of the sample's pictures and documents, which are not read. */
function factsOf(tree: ContentTree): FileFacts {
  const facts = (path: string): ImageFacts => ({ path, width: 1600, height: 1000, hash: 'hash' });
  return {
    images: new Map(tree.images.map((path) => [path, facts(path)])),
    documents: new Map(
      tree.documents.map((path) => [path, { path, pages: 1, bytes: 1024, text: '', readText: () => [] }]),
    ),
    citations: new Map(publicationItems(tree).map(({ id }) => [id, { dstu: id, apa: id }])),
  };
}

/** Compiles the sample with other values in some files. */
export function compileSample(changes: Changes): CompiledSite {
  const tree = changedSample(changes);
  return compileSite(new SiteContent(tree, factsOf(tree)));
}

/** The result of one part of the sample, with other values in some files, is compiled with in the first language. */
export function sampleContext(changes: Changes): CompileContext {
  const tree = changedSample(changes);
  return new CompileContext(new SiteContent(tree, factsOf(tree)), defaultLanguage);
}
