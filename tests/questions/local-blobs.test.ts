import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { openLocalBlobs } from '../../src/local-server/local-blobs.ts';
import { folderForTest } from '../support/temporary-folder.ts';

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
