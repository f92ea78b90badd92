import { join } from 'node:path';
import { operatorHelp, readOperatorRequest } from '../netlify/questions/operator-command.ts';
import { createBlobStore, OperatorError, requireSite } from '../netlify/questions/store.ts';
import { openLocalBlobs } from '../src/build/local-server/netlify-local.ts';
import { followLinks, isWithin } from '../src/lib/command/folders.ts';
import { CommandError, runCommand } from '../src/lib/command/run-command.ts';

const root = join(import.meta.dirname, '..');

async function openBlobs() {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (siteID && token) {
    await requireSite({ siteID, token });
    const ofSite = `Of the published site ${siteID}.`;
    return { connection: { siteID, token }, close: async () => undefined, ofSite };
  }
  // The questions of this computer in place of the published ones would look as if nothing had been asked.
  if (siteID || token)
    throw new CommandError(`${siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'} is not set: both name the site.`);
  const ofSite =
    'Of the site that "npm start" runs here. For the published one set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.';
  return { ...(await openLocalBlobs(root)), ofSite };
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
    const { output, problems } = await request.run(createBlobStore(20_000, connection), request);
    console.error(ofSite);
    if (output) console.log(output);
    for (const problem of problems) console.error(problem);
    return problems.length ? 1 : 0;
  } finally {
    await close();
  }
}

await runCommand(operatorHelp, run, {
  explain: (error) => (error instanceof OperatorError ? error.message : undefined),
});
