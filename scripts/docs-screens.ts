import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { cacheFolder } from '../src/build/build-paths.ts';
import english from '../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../src/desk/browser/words/uk.json' with { type: 'json' };
import { buildPage } from '../src/desk/page/build-page.ts';
import { type DeskServer, serveDesk } from '../src/desk/server/desk-server.ts';
import { DeskSession } from '../src/desk/server/desk-session.ts';
import { DraftStore } from '../src/desk/server/drafts.ts';
import { chromiumOptions } from '../src/lib/command/chromium.ts';
import { CommandError, runCommand } from '../src/lib/command/run-command.ts';

const usage = `Takes the pictures of the desk for the editors' guides again, into docs/desk. They show the content of the tests.

node scripts/tool.mjs docs-screens
`;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/desk');
/** Guides must open at once on a slow line, too. */
const mostBytes = 60_000;

/** The guides, and a headline with quotes that the house writes otherwise: the desk marks them, and can fix them. */
const guides = [
  { language: 'uk', locale: 'uk-UA', texts: 'ua', words: ukrainian, headline: 'Пуск нової "індукційної" печі' },
  { language: 'en', locale: 'en-GB', texts: 'en', words: english, headline: 'A new "induction" furnace is started' },
] as const;
type Guide = (typeof guides)[number];

/** Takes the form of a news item with a mistake that the desk can fix, as PNG of few colours. */
async function takeForm(page: Page, { address }: DeskServer, { language, texts, words, headline }: Guide) {
  await page.addInitScript((each) => localStorage.setItem('desk-language', each), language);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await page.evaluate(() => location.replace('#/news/old-furnace'));
  await page.locator(`[id="field-${texts}-title"]`).fill(headline);
  await page
    .getByRole('button', { name: `${words.fixOne}: ` })
    .first()
    .waitFor();
  await page.getByText(words.draft, { exact: true }).first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  // Nothing but the words: no caret that blinks, no frame of what has the focus by chance.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForFunction((waits) => !document.body.textContent?.includes(waits), words.checking);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return sharp(image).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

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
    for (const guide of guides) {
      const dir = mkdtempSync(join(tmpdir(), 'desk-screens-'));
      cpSync(smallInstitute, join(dir, 'content'), { recursive: true });
      const session = new DeskSession(join(dir, 'content'), new DraftStore(join(dir, 'drafts.json')));
      const desk = await serveDesk(session, 0, { pageDir });
      const context = await browser.newContext({
        locale: guide.locale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      try {
        const bytes = await takeForm(await context.newPage(), desk, guide);
        const file = `write.${guide.language}.png`;
        if (bytes.length > mostBytes) throw new CommandError(`${file} would have ${bytes.length} bytes.`);
        writeFileSync(join(folder, file), bytes);
        console.log(`docs/desk/${file} ${bytes.length} bytes`);
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
