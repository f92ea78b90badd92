import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { filesOf } from '../support/files-of.ts';
import { writeFurther } from '../support/further-language.ts';
import { withFixture } from './fixture.ts';

const ua = 'ua/news/2025.json';
const en = 'en/news/2025.json';

/** All that `--fix` does in a folder: fixes and records. */
function fix(dir: string, changed?: string[]): void {
  const isTouched = changed && ((path: string) => changed.includes(path));
  fixContent(dir, isTouched);
  noteReviewed(dir, { isTouched });
}

const recordOf = (dir: string) => filesOf(join(dir, 'translations'));

function edit(dir: string, path: string, change: (text: string) => string): void {
  const file = join(dir, path);
  const text = readFileSync(file, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
}

test('a syntax error is not recorded as a translation, and loses none', async () => {
  await withFixture({ name: 'base' }, async (dir) => {
    fix(dir);
    const before = recordOf(dir);
    for (const path of [ua, en])
      edit(dir, path, (text) => text.replace(/"title": "[^"]*"/, '"title": "Стара "піч" tut"'));
    fix(dir);
    expect(recordOf(dir)).toEqual(before);
    for (const [path, title] of [
      [ua, 'Стара «піч»'],
      [en, 'The old “furnace”'],
    ] as const)
      edit(dir, path, (text) => text.replace('"Стара "піч" tut"', JSON.stringify(title)));
    writeFurther(dir, en);
    fix(dir);
    expect((await checkContent(dir)).diagnostics).toEqual([]);
  });
});

test('a file with a missing bracket keeps its record', async () => {
  await withFixture({ name: 'base' }, async (dir) => {
    fix(dir);
    const before = recordOf(dir);
    edit(dir, en, (text) => text.replace(/\}\s*$/, ''));
    fix(dir);
    expect(recordOf(dir)).toEqual(before);
  });
});

test('what others changed and did not record or format is left to them', async () => {
  await withFixture({ name: 'base' }, async (dir) => {
    fix(dir);
    const before = recordOf(dir);
    for (const path of [ua, en]) edit(dir, path, (text) => text.replace(/(?<="title": "[^"]*)(?=")/, ', 2'));
    edit(dir, 'ua/lang.json', (text) => text.replaceAll('  ', '    '));
    const formatted = readFileSync(join(dir, 'ua/lang.json'), 'utf8');
    fix(dir, []);
    expect(recordOf(dir)).toEqual(before);
    expect(readFileSync(join(dir, 'ua/lang.json'), 'utf8')).toBe(formatted);
    fix(dir, [ua, 'ua/lang.json']);
    expect(recordOf(dir)).not.toEqual(before);
    expect(readFileSync(join(dir, 'ua/lang.json'), 'utf8')).not.toBe(formatted);
  });
});
