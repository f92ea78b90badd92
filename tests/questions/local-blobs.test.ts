import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthResponse } from '../../netlify/questions/daily.ts';
import { createBlobStore } from '../../netlify/questions/store.ts';
import { localBlobFolder, openLocalBlobs } from '../../src/build/local-server/netlify-local.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

test('the questions of this computer are open to the command alone', async ({ onTestFinished }) => {
  const root = folderForTest();
  const [first, second] = [await openLocalBlobs(root), await openLocalBlobs(root)];
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()]);
  });
  const { edgeURL, token } = first.connection;
  expect(token).toMatch(/^[\w-]{32,}$/);
  expect(second.connection.token).not.toBe(token);
  const port = Number(new URL(edgeURL).port);
  expect(await connects('127.0.0.1', port)).toBe(true);
  // Another address of the computer, as any of the network is; where it is not one, nobody answers.
  expect(await connects('127.0.0.2', port, 2000)).toBe(false);
});

/** Mounts a disk of 64 KB. @returns whether this process may */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;
}

test('health tells a full disk, and one that is read-only, from one that takes questions', async (context) => {
  const root = folderForTest();
  const folder = localBlobFolder(root);
  if (!mountSmallDisk(folder)) return context.skip('Only an administrator of Linux mounts disks.');
  const blobs = await openLocalBlobs(root);
  context.onTestFinished(async () => {
    await blobs.close();
    execFileSync('umount', [folder]);
  });
  const lab = await createQuestionLab(context);
  lab.store = createBlobStore(1500, blobs.connection);
  const status = async () => {
    const response = await healthResponse(new Request('https://example.org/api/health'), lab);
    return [response.status, (await response.json()).status];
  };
  const asked = async (number: number) => (await lab.post(sampleQuestion(number))).status;
  expect([await status(), await asked(1)]).toEqual([[200, 'ok'], 200]);

  const filler = join(folder, 'filler');
  expect(() => writeFileSync(filler, Buffer.alloc(64 * 1024))).toThrow('ENOSPC');
  expect([await status(), await asked(2)]).toEqual([[503, 'store-not-writable'], 500]);
  rmSync(filler);
  expect([await status(), await asked(3)]).toEqual([[200, 'ok'], 200]);

  execFileSync('mount', ['-o', 'remount,ro', folder]);
  expect([await status(), await asked(4)]).toEqual([[503, 'store-not-writable'], 500]);
});

function connects(host: string, port: number, timeout?: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout });
    const end = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
}
