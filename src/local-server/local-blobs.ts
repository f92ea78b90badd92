import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** What the CLI calls a site that is not linked to an account. */
const unlinkedSite = 'unlinked';

/** How to reach the blob store of the local site. */
export interface LocalBlobs {
  connection: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  close(): Promise<void>;
}

/** The folder in which the CLI keeps the blobs of a project that it serves. */
export function localBlobFolder(root: string): string {
  return join(root, '.netlify/blobs-serve');
}

/** The id under which the CLI keeps the blobs: that of the linked site, found in the nearest `state.json` upwards. */
function localSiteId(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = join(folder, '.netlify/state.json');
    if (existsSync(path))
      return (JSON.parse(readFileSync(path, 'utf8')) as { siteId?: string }).siteId ?? unlinkedSite;
    if (folder === dirname(folder)) return unlinkedSite;
  }
}

/** Opens the blobs of the site that `npm start` serves, whether it is running or not. */
export async function openLocalBlobs(root: string): Promise<LocalBlobs> {
  // The server has no setting for the address at which it listens, and anybody could guess a fixed token.
  await import('./listen-here.mjs');
  const token = randomUUID();
  const server = new BlobsServer({ directory: localBlobFolder(root), token });
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  return {
    connection: { siteID: localSiteId(root), token, edgeURL: url, uncachedEdgeURL: url },
    close: async () => void (await server.stop()),
  };
}
