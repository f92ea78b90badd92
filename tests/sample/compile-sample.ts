import { join } from 'node:path';
import { checkContent } from '../../src/check/check-content.ts';
import { type CompiledSite, compileSite } from '../../src/compile/compile-site.ts';
import { withFiles } from '../../src/content/content-tree.ts';
import type { ImageFacts } from '../../src/content/files/image-facts.ts';
import { publicationItems } from '../../src/content/views/publications.ts';

/** The sample, checked. */
export const { tree: sample } = await checkContent(join(import.meta.dirname, '../../content'));

/** What changes the values of files, by their paths. */
export type Changes = Record<string, (value: never) => void>;

/** Compiles the sample with other values in some files. Its pictures and documents are not read. */
export function compileSample(changes: Changes): CompiledSite {
  const files = sample.files.map((file) => {
    const change = changes[file.path];
    if (!change) return file;
    const value = structuredClone(file.value);
    change(value as never);
    return { ...file, value, hash: 'changed' };
  });
  const facts = (path: string): ImageFacts => ({ path, width: 1600, height: 1000, hash: 'hash' });
  const tree = withFiles(sample, files);
  return compileSite(tree, {
    images: new Map(sample.images.map((path) => [path, facts(path)])),
    documents: new Map(sample.documents.map((path) => [path, { path, pages: 1, bytes: 1024 }])),
    citations: new Map(publicationItems(tree).map(({ id }) => [id, { dstu: id, apa: id }])),
  });
}
