import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { expect, test } from 'vitest';
import type { BlobConnection } from '../../netlify/questions/store.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { createBlobLab } from './support/blob-lab.ts';

/** Everything that the function asks of a store, with the answers but for what differs in every run. */
async function converse(connection: BlobConnection): Promise<unknown[]> {
  const store = getStore({ name: 'questions', consistency: 'strong', ...connection });
  const answers: unknown[] = [];
  const note = ({ modified, etag }: { modified: boolean; etag?: string }) => answers.push(modified && Boolean(etag));
  answers.push(await store.get('pending/one'), (await store.list()).blobs);
  note(await store.setJSON('pending/one', { text: 'Сталь' }));
  note(await store.setJSON('pending/one', { text: 'інша' }, { onlyIfNew: true }));
  note(await store.setJSON('pending/two', {}, { onlyIfNew: true }));
  const { etag = '' } = await store.setJSON('sent/one', { times: 1 });
  note(await store.setJSON('sent/one', { times: 2 }, { onlyIfMatch: etag }));
  note(await store.setJSON('sent/one', { times: 3 }, { onlyIfMatch: etag }));
  note(await store.setJSON('sent/none', {}, { onlyIfMatch: etag }));
  answers.push(await store.get('pending/one'), await store.get('sent/one', { type: 'json' }));
  await store.set('pending/empty', '');
  answers.push((await store.getWithMetadata('pending/empty', { type: 'text' }))?.data);
  for (const prefix of ['', 'pending/', 'pend', 'none/']) {
    const pages = store.list({ prefix, paginate: true });
    const keys: string[] = [];
    for await (const { blobs } of pages) keys.push(...blobs.map(({ key }) => key));
    answers.push(keys.sort());
  }
  await store.delete('pending/one');
  await store.delete('pending/one');
  answers.push(await store.get('pending/one'));
  return answers;
}

test('the store of these tests answers as the one of Netlify', async () => {
  const lab = createBlobLab();
  const server = new BlobsServer({ directory: folderForTest(), token: 'lab' });
  const url = `http://localhost:${(await server.start()).port}`;
  try {
    const expected = await converse({ siteID: 'lab', token: 'lab', edgeURL: url, uncachedEdgeURL: url });
    expect(await converse(lab.connection)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(15);
  } finally {
    await server.stop();
  }
});

test('of two claims at once, one wins', async () => {
  const lab = createBlobLab();
  const store = getStore({ name: 'questions', consistency: 'strong', ...lab.connection });
  const claims = await Promise.all(Array.from({ length: 20 }, () => store.setJSON('one', {}, { onlyIfNew: true })));
  expect(claims.filter(({ modified, etag }) => modified && etag)).toHaveLength(1);
  expect((await store.getWithMetadata('one'))?.etag).toBe(claims.find(({ etag }) => etag)?.etag);
});
