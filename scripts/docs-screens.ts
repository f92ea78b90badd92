import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { cacheFolder } from '../src/build/build-paths.ts';
import { chromiumOptions } from '../src/command/chromium.ts';
import { CommandError, runCommand } from '../src/command/run-command.ts';
import { buildPage } from '../src/desk/page/build-page.ts';
import { guideLanguages, takeScreens } from '../src/desk/screens/take-screens.ts';
import { serveDesk } from '../src/desk/server/desk-server.ts';
import { DeskSession } from '../src/desk/server/desk-session.ts';
import { DraftStore } from '../src/desk/server/draft-store.ts';

const usage = `Takes the pictures of the desk for the editors' guides again, into docs/desk. They show the content of the tests.

node scripts/tool.mjs docs-screens
`;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/desk');
/** Things of the content that is shown. */
const shown = { news: 'old-furnace', person: 'bondar-petro' };
/** Guides must open at once on a slow line, too. */
const mostBytes = 60_000;

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const { chromium } = await import('playwright');
  // Commands are compiled without the tests.
  const tests = pathToFileURL(join(root, 'tests/support/small-institute.ts')).href;
  const { smallInstitute }: { smallInstitute: string } = await tsImport(tests, import.meta.url);
  const pageDir = await buildPage(root, cacheFolder(root));
  const browser = await chromium.launch(chromiumOptions);
  try {
    mkdirSync(folder, { recursive: true });
    for (const language of guideLanguages) {
      // Each begins with the same content: nothing is left of what was typed for another one.
      const dir = mkdtempSync(join(tmpdir(), 'desk-screens-'));
      cpSync(smallInstitute, join(dir, 'content'), { recursive: true });
      const session = new DeskSession(join(dir, 'content'), new DraftStore(join(dir, 'drafts.json')));
      const desk = await serveDesk(session, 0, { pageDir });
      const locale = { uk: 'uk-UA', en: 'en-GB' }[language];
      const context = await browser.newContext({ locale, colorScheme: 'light', reducedMotion: 'reduce' });
      try {
        const taken = await takeScreens(await context.newPage(), desk, shown, language);
        for (const [name, bytes] of taken) {
          const file = `${name}.${language}.png`;
          if (bytes.length > mostBytes) throw new CommandError(`${file} would have ${bytes.length} bytes.`);
          writeFileSync(join(folder, file), bytes);
          console.log(`docs/desk/${file} ${bytes.length} bytes`);
        }
      } finally {
        await context.close();
        await desk.close();
        rmSync(dir, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
});
