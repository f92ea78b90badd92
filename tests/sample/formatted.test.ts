import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixContent } from '../../src/check/fix/fix-content.ts';

const content = join(import.meta.dirname, '../../content');

test('nothing in the sample is left to be fixed, so that an editor sends only what was worked on', () => {
  const dir = mkdtempSync(join(tmpdir(), 'formatted-'));
  try {
    for (const name of ['data', 'ua', 'en', 'translations.json'])
      cpSync(join(content, name), join(dir, name), { recursive: true });
    // A program writes those of the micrographs, a grain on a line.
    const fixed = fixContent(dir).filter((path) => !path.startsWith('data/micrographs/'));
    expect(fixed).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
