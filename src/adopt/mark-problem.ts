import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assetNotWhatItSays } from '../check/rules/files/assets.ts';
import { svgActive, svgBroken } from '../check/rules/files/drawings.ts';
import { imageSize } from '../check/rules/files/picture-files.ts';
import type { Words } from '../command/words.ts';
import { readContent } from '../content/content-tree.ts';
import { logoPath } from './adopt-answers.ts';

/** What the check would say of a drawing alone; the content with it would not be written. */
const rules = [assetNotWhatItSays, svgBroken, svgActive, imageSize];

/** What is wrong with the file of a mark, if anything. */
export function markProblem(path: string): Words | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'mark-'));
  try {
    const copy = join(dir, 'images', logoPath);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy);
    const tree = readContent(dir);
    const [finding] = rules.flatMap((rule) => rule.find(tree));
    if (!finding) return undefined;
    const say = (language: keyof Words) => {
      const { message, hint } = finding.words(language, '');
      return `${path}: ${message} ${hint}`;
    };
    return { en: say('en'), uk: say('uk') };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
