import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { withFixture } from './fixture.ts';

test('a text that is not saved is checked as if it were, and the file stays as it is', () =>
  withFixture({ name: 'unsaved' }, async (dir) => {
    const path = 'data/news/2026.json';
    const before = readFileSync(join(dir, path), 'utf8');
    const text = before.replace('12.03.2026', '31.02.2026');
    const unsaved = await checkContent(dir, { unsaved: new Map([[path, text]]) });
    expect(unsaved.diagnostics.map(({ code, file }) => [code, file])).toEqual([['date-not-real', path]]);
    expect(readFileSync(join(dir, path), 'utf8')).toBe(before);

    const withoutIt = await checkContent(dir, { previous: unsaved.tree });
    expect(withoutIt.diagnostics).toEqual([]);
    writeFileSync(join(dir, path), text);
    expect((await checkContent(dir)).diagnostics).toEqual(unsaved.diagnostics);
  }));
