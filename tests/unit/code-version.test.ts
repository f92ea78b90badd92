import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeVersion } from '../../src/build/fingerprint.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = folderForTest();
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/rule.ts'), 'export const limit = 1;');
});
afterEach(() => vi.useRealTimers());

/** The version at a moment, as a new process works it out. */
function versionAt(moment: string): string {
  vi.useFakeTimers({ now: new Date(moment) });
  return codeVersion(root);
}

test('what was kept stays good for the same code, to the end of the year', () => {
  expect(versionAt('2026-12-31T23:59:59Z')).toBe(versionAt('2026-01-01T00:00:00Z'));
});

// The footer shows the year.
test('what was kept is not used in another year', () => {
  expect(versionAt('2027-01-01T00:00:00Z')).not.toBe(versionAt('2026-12-31T23:59:59Z'));
});

test('what was kept is not used by other code', () => {
  const before = versionAt('2026-11-22T00:00:00Z');
  writeFileSync(join(root, 'src/rule.ts'), 'export const limit = 2;');
  expect(versionAt('2026-11-22T00:00:00Z')).not.toBe(before);
});
