import '../src/lib/command/end-with-parent.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, Worker } from 'node:worker_threads';
import { cacheFolder, contentFolder } from '../src/build/build-paths.ts';
import { openVerifiedContent } from '../src/build/fingerprint.ts';
import { answerChecks, checkInBackground } from '../src/desk/server/checks.ts';
import { serveDesk } from '../src/desk/server/desk-server.ts';
import { DeskSession } from '../src/desk/server/desk-session.ts';
import { DraftStore } from '../src/desk/server/drafts.ts';
import { entrance, isDeskAt, publicOrigin, tokenIn } from '../src/desk/server/guard-request.ts';
import { buildPage } from '../src/desk/server/page-files.ts';
import { Preview } from '../src/desk/server/preview/preview.ts';
import { languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { portOf, requireFreePorts } from '../src/lib/command/ports.ts';
import { describeError, runCommand } from '../src/lib/command/run-command.ts';

const usage = {
  en: `Opens the desk, where editors write the content in forms, on this computer only.

npm run desk [-- --open]

--open opens it in the browser, also where it runs already.

PORT in the environment sets the port, 3030 if not given. CONTENT_DIR and CACHE_DIR name other folders than content and .cache.
`,
  uk: `Відкриває стіл редактора, де вміст пишуть у формах, лише на цьому комп’ютері.

npm run desk [-- --open]

--open відкриває його у браузері, також якщо він уже працює.

PORT у середовищі задає порт, без нього 3030. CONTENT_DIR і CACHE_DIR називають інші теки замість content і .cache.
`,
};

const opened = { en: 'The desk is open', uk: 'Стіл відкрито' };

const root = join(import.meta.dirname, '..');
const draftsIn = (cacheDir: string) => new DraftStore(join(cacheDir, 'desk/drafts.json'));

function openSession(cacheDir: string, drafts: DraftStore): DeskSession {
  return new DeskSession(contentFolder(root), drafts, openVerifiedContent(root, cacheDir));
}

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { open: { type: 'boolean' } } });
  const port = portOf(process.env, 3030);
  const cacheDir = cacheFolder(root);
  const token = tokenIn(join(cacheDir, 'desk'));
  if (values.open && (await isDeskAt(port, token))) {
    openInBrowser(publicAddress(`http://127.0.0.1:${port}${entrance(token)}`));
    return 0;
  }
  await requireFreePorts('127.0.0.1', [port]);
  const session = openSession(cacheDir, draftsIn(cacheDir));
  session.assets.uploads.clear();
  try {
    session.sending.resume();
  } catch (error) {
    // Content is written without Git, too.
    console.error(describeError(error, languageOfEnvironment()) ?? error);
  }
  const pageDir = await buildPage(root, cacheDir);
  // This file again, in a thread that checks.
  const worker = new Worker(join(root, 'scripts/tool.mjs'), { argv: ['desk'] });
  const preview = new Preview({
    root,
    dir: join(cacheDir, 'desk/preview'),
    saved: () => session.content.saved(),
    drafted: () => session.previewed.read(),
  });
  const check = checkInBackground(worker);
  const address = publicAddress((await serveDesk(session, port, { pageDir, token, check, preview })).address);
  console.log(`${opened[languageOfEnvironment()]}: ${address}`);
  if (values.open) openInBrowser(address);
  return 0;
}

function publicAddress(address: string): string {
  const { origin } = new URL(address);
  return address.replace(origin, publicOrigin(origin));
}

/** Opens an address in the browser. Where that does not work, it stands in the terminal. */
function openInBrowser(address: string): void {
  const { BROWSER } = process.env;
  const [command, ...args] =
    process.platform === 'win32'
      ? ['rundll32', 'url.dll,FileProtocolHandler', address]
      : [BROWSER ?? (process.platform === 'darwin' ? 'open' : 'xdg-open'), address];
  spawn(command as string, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

if (isMainThread) {
  await runCommand(usage, run, { lasts: true });
} else {
  const cacheDir = cacheFolder(root);
  const drafts = draftsIn(cacheDir);
  const session = openSession(cacheDir, drafts);
  answerChecks(() => {
    drafts.reload();
    return session;
  });
}
