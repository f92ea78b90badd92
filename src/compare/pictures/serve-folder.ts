import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSiteRules } from '../../hosts/netlify-rules.ts';
import { SiteFiles } from '../../local-server/site-files.ts';

/** A site that is served on this computer until it is closed. */
export interface ServedFolder {
  origin: string;
  close: () => void;
}

/** Serves a built site as its host would, at a free port of this computer. */
export async function serveFolder(siteDir: string): Promise<ServedFolder> {
  const files = new SiteFiles(siteDir, readSiteRules(siteDir));
  const server = createServer(files.answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    // A name that browsers trust without https, as the site's headers ask for it.
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
