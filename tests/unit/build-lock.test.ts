import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { withLock } from '../../src/build/build-lock.ts';
import { compileModule } from '../support/compile-module.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
});

/** Something that happens once. */
class Moment {
  happens = () => {};
  readonly promise = new Promise<void>((resolve) => {
    this.happens = resolve;
  });
}

const path = () => join(dir, 'site.lock');

test('a lock serializes tasks, and is gone when all are done', async () => {
  const steps: string[] = [];
  const waits = new Moment();
  const task = (name: string) =>
    withLock(
      path(),
      () => {
        steps.push(`${name} waits`);
        waits.happens();
      },
      async () => {
        steps.push(`${name} begins`);
        await waits.promise;
        steps.push(`${name} ends`);
      },
    );
  await Promise.all([task('a'), task('b')]);
  expect(steps).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends']);
  expect(readdirSync(dir)).toEqual([]);
});

test('a task that fails releases the lock', async () => {
  await expect(
    withLock(
      path(),
      () => {},
      () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no');
  expect(existsSync(path())).toBe(false);
});

test('what a dead process left is removed at once, also when its id was reused', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(path());
  for (const left of [`${pid} 1 0`, `${process.pid} 1 0`, 'nonsense']) writeFileSync(join(path(), left), '1');
  await expect(
    withLock(
      path(),
      () => {
        throw new Error('It waits for nobody.');
      },
      async () => 'done',
    ),
  ).resolves.toBe('done');
  expect(existsSync(path())).toBe(false);
});

test('processes that begin at the same moment run one after the other', async () => {
  const script = join(dir, 'take-lock.mjs');
  const lock = compileModule('src/build/build-lock.ts', dir);
  writeFileSync(
    script,
    `import { rmSync, writeFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(lock)};
    for (let round = 0; round < 20; round++) {
      await withLock(${JSON.stringify(path())}, () => {}, async () => {
        writeFileSync(${JSON.stringify(join(dir, 'mine'))}, '', { flag: 'wx' });
        await new Promise((resolve) => setTimeout(resolve, 1));
        rmSync(${JSON.stringify(join(dir, 'mine'))});
      });
    }`,
  );
  const run = () => promisify(execFile)(process.execPath, [script]);
  await Promise.all([run(), run(), run()]);
});
