import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../src/build/build-lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const path = () => join(dir, 'site.lock');

test('a lock serializes tasks, and is gone when all are done', async () => {
  const steps: string[] = [];
  const task = (name: string) =>
    withLock(
      path(),
      () => steps.push(`${name} waits`),
      async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 30));
        steps.push(`${name} ends`);
      },
    );
  await Promise.all([task('a'), task('b')]);
  expect(steps).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(path())).toBe(false);
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

test('a stale lock is replaced at once, also when the id of its process was reused', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const holder of [`${pid} 1`, `${process.pid} 1`, '', 'nonsense']) {
    writeFileSync(path(), holder);
    await expect(
      withLock(
        path(),
        () => {
          throw new Error('It waits for nobody.');
        },
        async () => 'done',
      ),
    ).resolves.toBe('done');
  }
});
