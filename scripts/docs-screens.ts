import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { cacheFolder } from '../src/build/build-paths.ts';
import { asObject } from '../src/content/unknown-value.ts';
import english from '../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../src/desk/browser/words/uk.json' with { type: 'json' };
import { type DeskServer, serveDesk } from '../src/desk/server/desk-server.ts';
import { DeskSession } from '../src/desk/server/desk-session.ts';
import { DraftStore } from '../src/desk/server/drafts.ts';
import { buildPage } from '../src/desk/server/page-files.ts';
import { Preview } from '../src/desk/server/preview/preview.ts';
import { chromiumOptions } from '../src/lib/command/chromium.ts';
import { CommandError, runCommand } from '../src/lib/command/run-command.ts';
import { runGit } from '../src/lib/git/git.ts';

const usage = `Takes the pictures of the desk for the editors' guides again, into docs/desk. They show the content of the tests.

node scripts/tool.mjs docs-screens
`;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/desk');
/** Guides must open at once on a slow line, too. */
const mostBytes = 60_000;

/** The guides. The headline has quotes that the house writes otherwise: the desk marks them, and can fix them. */
const guides = [
  {
    language: 'uk',
    locale: 'uk-UA',
    texts: 'ua',
    words: ukrainian,
    headlines: { ua: 'Пуск нової "індукційної" печі', en: 'A new “induction” furnace is started' },
    done: 'Новина про піч',
  },
  {
    language: 'en',
    locale: 'en-GB',
    texts: 'en',
    words: english,
    headlines: { ua: 'Пуск нової «індукційної» печі', en: 'A new "induction" furnace is started' },
    done: 'News of the furnace',
  },
] as const;
type Guide = (typeof guides)[number];

const texts = {
  ua: { text: 'У лабораторії введено в експлуатацію піч місткістю 60 кг.', imageAlt: 'Піч із відкритою кришкою' },
  en: { text: 'A 60 kg furnace has been commissioned in the laboratory.', imageAlt: 'The furnace with its lid open' },
};

/** The width of the windows, in CSS pixels, and how long the preview may need to settle. */
const width = 1280;
const settlingMs = 8000;

/** Stands for the photograph of a phone: few colours, so that the pictures of the desk stay small. */
function photograph(): Promise<Buffer> {
  const furnace =
    '<path fill="#47505a" d="M0 0h1600v1200H0z"/><path fill="#8d98a3" d="M0 860h1600v340H0z"/>' +
    '<path fill="#2b3138" d="M480 420h640v520H480z"/><ellipse cx="800" cy="420" rx="320" ry="110" fill="#f08a24"/>' +
    '<ellipse cx="800" cy="420" rx="230" ry="70" fill="#ffd36b"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${furnace}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

/** Takes a picture of the window as PNG of few colours, and writes it. */
async function take(page: Page, { language, words }: Guide, name: string): Promise<void> {
  // Nothing but the words: no caret that blinks, no frame of what has the focus by chance.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForFunction((waits) => !document.body.textContent?.includes(waits), words.checking);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const bytes = await sharp(image).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  const file = `${name}.${language}.png`;
  if (bytes.length > mostBytes) throw new CommandError(`${file} would have ${bytes.length} bytes.`);
  writeFileSync(join(folder, file), bytes);
  console.log(`docs/desk/${file} ${bytes.length} bytes`);
}

const open = (page: Page, form: string) => page.evaluate((hash) => location.replace(hash), `#/${form}`);
const field = (page: Page, part: string, key: string) => page.locator(`[id="field-${part}-${key}"]`);

/** Takes the pictures of one news item, from the first page to its photograph. */
async function takeGuide(page: Page, { address }: DeskServer, guide: Guide): Promise<void> {
  const { language, words, headlines } = guide;
  await page.addInitScript((each) => localStorage.setItem('desk-language', each), language);
  await page.setViewportSize({ width, height: 640 });
  await page.goto(address);
  await page.getByRole('region', { name: words.start.published }).waitFor();
  await take(page, guide, 'start');

  await open(page, 'new/news');
  await field(page, 'new', 'date').fill('2026-11-20');
  await field(page, 'new', 'title').fill(headlines.ua);
  await field(page, 'new', 'title-en').fill(headlines.en);
  await take(page, guide, 'add');
  await page.getByRole('button', { name: words.create, exact: true }).click();

  await field(page, 'ua', 'title').waitFor();
  const file = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('img', { name: words.files.preview }).waitFor();
  for (const code of ['ua', 'en'] as const) {
    await field(page, code, 'text').fill(texts[code].text);
    await field(page, code, 'imageAlt').fill(texts[code].imageAlt);
  }
  await page
    .getByRole('img', { name: words.files.preview })
    .evaluate((img) => img.scrollIntoView({ block: 'center' }));
  await take(page, guide, 'picture');
}

/** Takes those of the form that is filled in: its mistake, its page, and sending it. */
async function takeFilled(page: Page, guide: Guide): Promise<void> {
  const { words, done } = guide;
  const fix = page.getByRole('button', { name: `${words.fixOne}: ` }).first();
  await fix.waitFor();
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, guide, 'write');
  await fix.click();
  await fix.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: words.preview.show }).click();
  const seen = page.frameLocator('iframe').getByRole('img', { name: texts[guide.texts].imageAlt });
  await seen.first().waitFor({ timeout: 120_000 });
  // A server that has just started may load the page again, once it knows what that needs.
  await page.waitForTimeout(settlingMs);
  await seen.first().waitFor({ timeout: 120_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, guide, 'page');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.saved).waitFor();

  await page.setViewportSize({ width, height: 640 });
  await open(page, 'send');
  await field(page, 'send', 'title').fill(done);
  await page.getByRole('region', { name: words.sending.summary }).getByRole('listitem').first().waitFor();
  await take(page, guide, 'send');
}

/** Makes a repository of a copy of the content: something is published, and something is unfinished. */
function makeRepository(dir: string, content: string): void {
  cpSync(content, join(dir, 'content'), { recursive: true });
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['config', 'user.name', 'Олена Коваль'],
    ['config', 'user.email', 'koval@institute.example'],
  ]) {
    runGit(dir, args);
  }
  const file = join(dir, 'content/ua/news/2026.json');
  const after = readFileSync(file, 'utf8');
  const commit = (message: string) => {
    runGit(dir, ['add', 'content']);
    runGit(dir, ['commit', '--quiet', '--message', message]);
  };
  writeFileSync(file, after.replace(/"title": "/, '"title": "Тут '));
  commit('Site');
  writeFileSync(file, after);
  commit('News');
  runGit(dir, ['init', '--quiet', '--bare', 'remote.git']);
  runGit(dir, ['remote', 'add', 'origin', join(dir, 'remote.git')]);
  runGit(dir, ['push', '--quiet', 'origin', 'main']);
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
      makeRepository(dir, smallInstitute);
      const session = new DeskSession(join(dir, 'content'), new DraftStore(join(dir, 'drafts.json')));
      const { value } = session.open('news/old-furnace').parts.data ?? {};
      session.write('news/old-furnace', 'data', { ...asObject(value), draft: true });
      const preview = new Preview({
        root,
        dir: join(dir, 'preview'),
        saved: () => session.content.saved(),
        drafted: () => session.previewed.read(),
      });
      const desk = await serveDesk(session, 0, { pageDir, preview });
      const look = { locale: guide.locale, colorScheme: 'light', reducedMotion: 'reduce' } as const;
      const context = await browser.newContext(look);
      try {
        const page = await context.newPage();
        await takeGuide(page, desk, guide);
        await takeFilled(page, guide);
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
