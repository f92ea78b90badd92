import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureCheck } from '../../src/bench/measure-builds.ts';
import { folderForTest } from '../support/temporary-folder.ts';

// Memory is read from /proc.
test.skipIf(process.platform !== 'linux')('checks content in a folder with a space', async () => {
  const home = join(folderForTest(), 'a bench');
  const contentDir = join(home, 'content');
  mkdirSync(contentDir, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ scripts: { check: 'node check.mjs' } }));
  const expected = JSON.stringify(['--content', contentDir, '--no-cache']);
  writeFileSync(
    join(home, 'check.mjs'),
    `process.exitCode = JSON.stringify(process.argv.slice(2)) === ${JSON.stringify(expected)} ? 0 : 1;`,
  );
  expect(await measureCheck(home, contentDir, '--no-cache')).toHaveProperty('cpuSeconds');
});
