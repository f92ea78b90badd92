import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { compileSite } from '../../src/compile/compile-site.ts';
import { NamespaceCache } from '../../src/compile/namespace-cache.ts';
import { withFiles } from '../../src/content/content-tree.ts';
import type { ImageFacts } from '../../src/content/files/image-facts.ts';
import { publicationItems } from '../../src/content/views/publications.ts';

const content = join(import.meta.dirname, '../../content');
const { tree } = await checkContent(content);
const images = new Map(
  tree.images.map((path): [string, ImageFacts] => [path, { path, width: 1600, height: 1000, hash: 'hash' }]),
);
const documents = new Map(tree.documents.map((path) => [path, { path, pages: 1, bytes: 1 }]));
const values = () => new Map<string, unknown>(tree.files.map(({ path, value }) => [path, structuredClone(value)]));

const citations = new Map(publicationItems(tree).map(({ id }) => [id, { dstu: id, apa: id }]));

/** The tree with other values in its files. */
const treeOf = (files: Map<string, unknown>) =>
  withFiles(
    tree,
    tree.files.map((file) => ({ ...file, value: files.get(file.path) })),
  );

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'namespaces-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Compiles with what the last call cached; `changed` names the files whose bytes are others than in `tree`. */
function compile(files: Map<string, unknown>, changed: string[] = []) {
  const hashes = new Map(
    tree.files.map(({ path, hash }) => [path, changed.includes(path) ? `${hash} changed` : hash]),
  );
  const cache = new NamespaceCache(join(dir, 'cache.json'), 'version 1', hashes, [...images, ...documents]);
  const site = compileSite(treeOf(files), { images, documents, citations }, cache);
  cache.save();
  const made = [...site.namespaces].filter(([, namespace]) => isMade(namespace));
  return { site, made: made.map(([key]) => key) };
}

/** Whether a namespace was made, not cached: its text is then there, and no function. */
function isMade(namespace: object): boolean {
  return typeof Object.getOwnPropertyDescriptor(namespace, 'json')?.get !== 'function';
}

/** How many texts are changed at a time: one by one would take minutes. */
const groups = 12;

test.each(Array.from({ length: groups }, (_, index) => index))(
  'changed text files, group %i, give the same as compiling without a cache',
  (group) => {
    compile(values());
    const texts = tree.files.filter(({ language }) => language).filter((_, index) => index % groups === group);
    const changed = values();
    for (const { path } of texts) mark(changed.get(path));
    const paths = texts.map(({ path }) => path);
    const { site } = compile(changed, paths);
    const plain = compileSite(treeOf(changed), { images, documents, citations });
    expect(site.pages).toEqual(plain.pages);
    expect(site.images).toEqual(plain.images);
  },
);

test('only what depends on a changed text is compiled again', () => {
  expect(compile(values()).made).not.toEqual([]);
  expect(compile(values()).made).toEqual([]);
  const { made } = compile(values(), ['en/history.json']);
  expect(made).toEqual(['en/history']);
});

test('a changed fact recompiles everything', () => {
  const all = compile(values()).made;
  expect(compile(values(), ['data/site.json']).made).toEqual(all);
});

/** Adds a letter to every text that visitors may read. */
function mark(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const [key, member] of Object.entries(object)) {
    const isWords = typeof member === 'string' && /\s/.test(member);
    if (isWords) object[key] = `${member}x`;
    else mark(member);
  }
}
