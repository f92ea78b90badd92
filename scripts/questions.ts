import { join } from 'node:path';
import { createNetlifyBlobStore, StoreError } from '../netlify/questions/blob-store.ts';
import { operatorHelp, readOperatorRequest, runOperatorRequest } from '../netlify/questions/operator-command.ts';
import { OperatorError } from '../netlify/questions/operator-error.ts';
import { requireSite } from '../netlify/questions/require-site.ts';
import { storeName } from '../netlify/questions/settings.ts';
import { followLinks, isWithin } from '../src/command/folders.ts';
import { CommandError, runCommand } from '../src/command/run-command.ts';
import { type LocalBlobs, openLocalBlobs } from '../src/local-server/local-blobs.ts';

const root = join(import.meta.dirname, '..');

/** Blobs of a site, and in words of which one. */
interface SiteBlobs extends Pick<LocalBlobs, 'close'> {
  connection: { siteID: string; token: string };
  ofSite: string;
}

const ofLocalSite =
  'Of the site that "npm start" runs here. For the published one set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.';

/** Opens the blobs of the published site when the environment names it, otherwise those of the local one. */
async function openBlobs(): Promise<SiteBlobs> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (siteID && token) {
    await requireSite({ siteID, token });
    return {
      connection: { siteID, token },
      close: async () => undefined,
      ofSite: `Of the published site ${siteID}.`,
    };
  }
  // The questions of this computer in place of the published ones would look as if nothing had been asked.
  if (siteID || token)
    throw new CommandError(`${siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'} is not set: both name the site.`);
  return { ...(await openLocalBlobs(root)), ofSite: ofLocalSite };
}

async function run(): Promise<number> {
  const request = readOperatorRequest(process.argv.slice(2));
  if (!request) {
    console.log(operatorHelp);
    return 0;
  }
  // With the next commit, or the next site, it would be everybody's.
  if (request.out !== undefined && isWithin(followLinks(request.out), followLinks(root))) {
    throw new CommandError(`${request.out} is in the project, which is published. Give a file elsewhere.`);
  }
  const { connection, close, ofSite } = await openBlobs();
  try {
    const store = createNetlifyBlobStore({ name: storeName, timeoutMs: 20_000, connection });
    const { output, problems } = await runOperatorRequest(store, request);
    console.error(ofSite);
    if (output) console.log(output);
    for (const problem of problems) console.error(problem);
    return problems.length ? 1 : 0;
  } finally {
    await close();
  }
}

await runCommand(operatorHelp, run, {
  explain: (error) => (error instanceof OperatorError || error instanceof StoreError ? error.message : undefined),
});
