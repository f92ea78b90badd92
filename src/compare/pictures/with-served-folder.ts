import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followSiteRules, SiteFiles } from '../../local-server/site-files.ts';

/** Serves a built site as its host would, at a free port of this computer, while `use` has its origin. */
export async function withServedFolder<Result>(
  siteDir: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const files = new SiteFiles(siteDir, followSiteRules(siteDir));
  const server = createServer(files.answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    // A name that browsers trust without https, as the site's headers ask for it.
    return await use(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
