import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../content/content-tree.ts';
import { fixFile, fixFileTexts } from './fix-file.ts';
import { nameTypedFacts } from './name-typed-facts.ts';

/**
 * Fixes what is certain in a content folder. Returns the paths of the files that were rewritten.
 * @param isTouched tells of a file whether it was worked on: in others only texts are fixed, and their form stays as it is
 */
export function fixContent(dir: string, isTouched: (path: string) => boolean = () => true): string[] {
  const tree = readContent(dir);
  const named = nameTypedFacts(tree);
  return tree.files.flatMap((file) => {
    if (file.badByte !== undefined) return [];
    const fixed = isTouched(file.path) ? fixFile(file, named) : fixFileTexts(file, named);
    const path = join(dir, file.path);
    if (fixed === undefined || readFileSync(path, 'utf8') === fixed) return [];
    // Written aside and put in place whole: an editor that looks at the file never sees half of it.
    writeFileSync(`${path}.fixed`, fixed);
    renameSync(`${path}.fixed`, path);
    return [file.path];
  });
}
