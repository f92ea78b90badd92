import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, type ContentTree, readContent } from '../../content/content-tree.ts';
import { assetFacts } from '../../content/files/asset-facts.ts';
import { withoutPrivateData } from '../../content/files/metadata/private-data.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { fixFacts } from './fix-facts.ts';
import { fixFile, fixFileTexts } from './fix-file.ts';
import { repairJson } from './repair-json.ts';

/**
 * Fixes what is certain in a content folder. Returns the paths of the files that were rewritten.
 * @param isTouched tells of a file whether it was worked on: in others only texts are fixed, and their form stays as it is
 */
export function fixContent(dir: string, isTouched: (path: string) => boolean = () => true): string[] {
  const found = readContent(dir);
  const repaired = rewriteFiles(dir, found, ({ path, document }) =>
    document.parses ? undefined : repairJson(path, document.source.text),
  );
  const tree = repaired.length > 0 ? readContent(dir) : found;
  const named = fixFacts(tree);
  const fixed = rewriteFiles(dir, tree, (file) =>
    isTouched(file.path) ? fixFile(file, named) : fixFileTexts(file, named),
  );
  const rewritten = new Set([...repaired, ...fixed]);
  const texts = tree.files.flatMap(({ path }) => (rewritten.has(path) ? [path] : []));
  return [...texts, ...cleanPictures(dir, tree.images)];
}

/**
 * Removes what is private from pictures.
 * @param paths below `images`
 * @returns the paths of those that lost something, below the content folder
 */
export function cleanPictures(dir: string, paths: readonly string[]): string[] {
  const changes = new Map<string, Buffer>();
  for (const path of paths.map((each) => `images/${each}`)) {
    const file = join(dir, path);
    if (!assetFacts(file).privateData) continue;
    const bytes = readFileSync(file);
    const clean = withoutPrivateData(bytes);
    // Of a damaged picture nothing can be cut.
    if (clean !== bytes) changes.set(path, clean);
  }
  writeChanges(dir, changes);
  return [...changes.keys()];
}

/** Writes the files that get another text, all or none. @returns their paths */
function rewriteFiles(dir: string, tree: ContentTree, textOf: (file: ContentFile) => string | undefined): string[] {
  const changes = new Map<string, string>();
  for (const file of tree.files) {
    const text = file.badByte === undefined ? textOf(file) : undefined;
    if (text !== undefined && readFileSync(join(dir, file.path), 'utf8') !== text) changes.set(file.path, text);
  }
  writeChanges(dir, changes);
  return [...changes.keys()];
}
