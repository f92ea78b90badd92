import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measureCheck } from '../../src/bench/measure-builds.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bench of a '));
});
afterEach(() => rmSync(root, { recursive: true }));

// Memory is read from /proc.
test.skipIf(process.platform !== 'linux')('checks content in a folder with a space', async () => {
  const contentDir = join(root, 'content');
  mkdirSync(contentDir);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { check: 'node check.mjs' } }));
  const expected = JSON.stringify(['--content', contentDir, '--no-cache']);
  writeFileSync(
    join(root, 'check.mjs'),
    `process.exitCode = JSON.stringify(process.argv.slice(2)) === ${JSON.stringify(expected)} ? 0 : 1;`,
  );
  expect(await measureCheck(root, contentDir, '--no-cache')).toHaveProperty('cpuSeconds');
});
