import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BlobStore, createNetlifyBlobStore } from '../../netlify/questions/blob-store.ts';
import { openLocalBlobs } from '../../src/local-server/local-blobs.ts';
import { describeMove, moveOldBlobs } from '../../src/local-server/move-old-blobs.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const pending = 'pending/20261121T041455123Z-0123456789abcdef0123456789abcdef';
const sent = 'sent/20261121T041455123Z-fedcba9876543210fedcba9876543210';
// The server answers in the same thread: a busy machine is no fault.
const options = { name: 'questions', timeoutMs: 60_000 };
let root: string;

beforeEach(() => {
  root = folderForTest();
});

/** Writes values as an earlier version did, inside the content package. */
async function writeOld(values: Record<string, unknown>, siteID = 'unlinked'): Promise<void> {
  const server = new BlobsServer({ directory: join(root, 'content/.netlify/blobs-serve'), token: 'old' });
  const url = `http://localhost:${(await server.start()).port}`;
  const connection = { siteID, token: 'old', edgeURL: url, uncachedEdgeURL: url };
  const store = createNetlifyBlobStore({ ...options, connection });
  for (const [key, value] of Object.entries(values)) await store.write(key, value);
  await server.stop();
}

/** Does something with the store of the local site. */
async function withLocalStore<T>(use: (store: BlobStore) => Promise<T>): Promise<T> {
  const { connection, close } = await openLocalBlobs(root);
  try {
    return await use(createNetlifyBlobStore({ ...options, connection }));
  } finally {
    await close();
  }
}

const readKeys = () => withLocalStore((store) => store.list(''));

describe('questions that an earlier version kept inside the content package', () => {
  it('are where the local server looks for them afterwards, and nothing stays behind', async () => {
    await writeOld({ [pending]: { id: 1 }, [sent]: { id: 2 } });
    writeFiles(root, { 'content/.netlify/netlify.toml': '', 'content/.netlify/functions/send.zip': '' });
    const result = moveOldBlobs(root);
    expect(result).toEqual({ moved: 2, left: [] });
    expect(describeMove(result)).toEqual(['Records of questions moved from content/.netlify to .netlify: 2']);
    expect(await readKeys()).toEqual([pending, sent]);
    expect(await withLocalStore((store) => store.read(pending))).toMatchObject({ value: { id: 1 } });
    expect(existsSync(join(root, 'content/.netlify'))).toBe(false);
    expect(describeMove(moveOldBlobs(root))).toEqual([]);
  });

  it('come to those that are there already; leases and marks of the newer version count', async () => {
    await withLocalStore(async (store) => {
      await store.write(sent, { id: 2 });
      await store.write('daily/last', { day: 'new' });
    });
    await writeOld({ [pending]: { id: 1 }, [sent]: { id: 2 }, 'daily/last': { day: 'old' } });
    expect(moveOldBlobs(root)).toEqual({ moved: 1, left: [] });
    expect(await readKeys()).toEqual(['daily/last', pending, sent]);
    expect(await withLocalStore((store) => store.read('daily/last'))).toMatchObject({ value: { day: 'new' } });
  });

  it('of a linked site, and from before it was linked, are found under its id', async () => {
    writeFiles(root, { 'content/.netlify/state.json': '{"siteId":"abc"}' });
    await writeOld({ [pending]: { id: 1 } }, 'abc');
    await writeOld({ [sent]: { id: 2 } });
    expect(moveOldBlobs(root).moved).toBe(2);
    expect(await readKeys()).toEqual([pending, sent]);
    expect(readFileSync(join(root, '.netlify/state.json'), 'utf8')).toContain('abc');
  });

  it('are never overwritten: of two different ones, the old one is left and named', async () => {
    await withLocalStore((store) => store.write(pending, { id: 'new' }));
    await writeOld({ [pending]: { id: 'old' } });
    const { moved, left } = moveOldBlobs(root);
    expect([moved, left]).toEqual([
      0,
      [expect.stringContaining(join('content/.netlify/blobs-serve/entries/unlinked'))],
    ]);
    expect(readFileSync(left[0] ?? '', 'utf8')).toBe('{"id":"old"}');
    expect(await withLocalStore((store) => store.read(pending))).toMatchObject({ value: { id: 'new' } });
    expect(describeMove({ moved, left })).toEqual([expect.stringContaining(left[0] ?? '')]);
  });
});
