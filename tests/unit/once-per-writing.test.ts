import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oncePerWriting } from '../../src/cache/once-per-writing.ts';
import { folderForTest } from '../support/temporary-folder.ts';

test('a file is looked at again once it has been written, and not before', () => {
  const file = join(folderForTest(), 'drawing.svg');
  const sizes: number[] = [];
  const sizeOf = oncePerWriting((_, size) => sizes.push(size) && size);
  for (const text of ['<svg/>', '<svg />']) {
    writeFileSync(file, text);
    expect([sizeOf(file), sizeOf(file)]).toEqual([text.length, text.length]);
  }
  expect(sizes).toEqual([6, 7]);
});
