import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';

const src = join(import.meta.dirname, '../../src');

test('no drawing is black in browsers of autumn 2022, which mix no colours', () => {
  const files = filesBelow(join(src, 'site')).filter((file) => file.endsWith('.css'));
  const mixed = files.flatMap((file) =>
    declarationsOf(readFileSync(file, 'utf8')).map((each) => ({ ...each, file: relative(src, file) })),
  );
  const mixes = mixed.filter(({ declaration }) => declaration.includes('color-mix('));
  expect(mixes.length).toBeGreaterThan(0);
  // A background that is not understood is none; a shape is black then, and what stands before in the same rule does not count.
  const black = mixes.filter(
    ({ declaration, within }) =>
      !declaration.startsWith('background') && !within.some((each) => /^@supports.*color-mix/.test(each)),
  );
  expect(black.map(({ file, declaration }) => `${file}: ${declaration}`)).toEqual([]);
});

test('signs are drawn in browsers of 2023, which know no text to read in their place', () => {
  const files = filesBelow(join(src, 'site')).filter((file) => file.endsWith('.css'));
  const silent = files.flatMap((file) =>
    declarationsOf(readFileSync(file, 'utf8')).map((each, index, all) => ({
      ...each,
      file: relative(src, file),
      before: all[index - 1]?.declaration,
    })),
  );
  const signs = silent.filter(({ declaration }) => /^content: .* \/ ""$/.test(declaration));
  expect(signs.length).toBeGreaterThan(0);
  // Browsers that place a box by an anchor know such texts.
  const missing = signs.filter(
    ({ declaration, before, within }) =>
      `${before} / ""` !== declaration && !within.some((each) => /^@supports.*anchor/.test(each)),
  );
  expect(missing.map(({ file, declaration }) => `${file}: ${declaration}`)).toEqual([]);
});

/** The declarations of a style sheet, with the selectors and conditions around each. */
function declarationsOf(css: string): { declaration: string; within: string[] }[] {
  const declarations = [];
  const within: string[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const trimmed = text.trim();
    if (end === '{') within.push(trimmed);
    else if (trimmed) declarations.push({ declaration: trimmed, within: [...within] });
    if (end === '}') within.pop();
  }
  return declarations;
}
