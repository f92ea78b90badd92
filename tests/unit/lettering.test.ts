import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { fontsDir, headingFontsHash, type Lettering, loadLettering } from '../../src/build/publish/page-cards.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering();
});

test.each(['ua', 'en'])('every letter of titles and labels in %s is drawn', (language) => {
  const texts = ['routes', 'labels'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../content/${language}/${name}.json`), 'utf8'),
  );
  const letters = new Set(texts.join('').replace(/[^\p{L}\p{N}’«»“”—–-]/gu, ''));
  expect(letters.size).toBeGreaterThan(20);
  // A letter that no font has is drawn as an empty box, like this one.
  const missing = lettering.outline('\u{10ffff}', 0, 0, 10);
  for (const letter of letters) {
    expect(lettering.outline(letter, 0, 0, 10), letter).toMatch(/^M.*Z$/);
    expect(lettering.outline(letter, 0, 0, 10), letter).not.toBe(missing);
  }
});

test('letters that a further language adds to the fonts are drawn', async () => {
  const dir = folderForTest();
  cpSync(fontsDir, dir, { recursive: true });
  const greek = join(
    import.meta.dirname,
    '../../node_modules/@fontsource-variable/geologica/files/geologica-greek-wght-normal.woff2',
  );
  const font = await subsetFont(readFileSync(greek), 'Σσ', { targetFormat: 'woff2', variationAxes: { wght: 560 } });
  writeFileSync(join(dir, 'geologica-560-further-greek.woff2'), font);
  const further = await loadLettering(dir);
  const missing = lettering.outline('\u{10ffff}', 0, 0, 10);
  expect(lettering.outline('Σ', 0, 0, 10)).toBe(missing);
  expect(further.outline('Σ', 0, 0, 10)).toMatch(/^M.*Z$/);
  expect(further.outline('Σ', 0, 0, 10)).not.toBe(missing);
  expect(headingFontsHash(dir)).not.toBe(headingFontsHash(fontsDir));
});

test('a text is as wide as its letters, and grows with its size', () => {
  expect(lettering.width('НН', 10)).toBeCloseTo(2 * lettering.width('Н', 10), 5);
  expect(lettering.width('Н', 20)).toBeCloseTo(2 * lettering.width('Н', 10), 5);
});
