import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { checkContent } from '../../src/check/check-content.ts';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import type { DeskSession } from '../../src/desk/server/desk-session.ts';
import { DraftCopy, printedAddress } from '../../src/desk/server/preview/preview.ts';
import { freePorts } from '../support/free-ports.ts';
import { axeFindings } from './support/axe.ts';
import { deskForFile, headlineLabel, labelOf, listedThing, windowForFile } from './support/desk.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

const root = join(import.meta.dirname, '../..');

let content: string;
let server: ChildProcess;
let origin: string;
let said = '';

/** The dev server as an editor has it, and a desk whose preview it is: it serves the copy with what is not saved. */
const desk = deskForFile(undefined, async (made) => {
  content = join(made.dir, 'preview');
  const previewOf = (session: DeskSession) => {
    const copy = new DraftCopy(content);
    copy.update(session.content.saved());
    return { open: async () => origin, follow: () => void copy.update(session.content.drafted()) };
  };
  await made.serve({ previewOf });
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    CACHE_DIR: join(made.dir, 'preview-cache'),
    // Playwright's is "test": Vite would prepare the dependencies anew, for the next one who develops, too.
    NODE_ENV: undefined,
    PORT: String(await freePorts()),
    LANG: 'C',
    LC_ALL: '',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  server = spawn(process.execPath, ['scripts/tool.mjs', 'dev'], { cwd: root, env });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (data) => {
      said += data;
    });
  }
  await expect.poll(() => said, { timeout: 200_000 }).toMatch(printedAddress);
  origin = printedAddress.exec(said)?.[1] ?? '';
});
test.afterAll(() => server?.kill());
/** One window for all: it knows the many scripts of the dev server after the first page. */
const own = windowForFile(desk);

const read = (path: string) => readFileSync(join(content, path), 'utf8');
const overlayOf = (page: Page) => page.locator('vite-error-overlay .message-body');

/** Edits a file. */
function edit(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text).toContain(from);
  writeFileSync(join(content, path), text.replace(from, to));
}

test('no mail of "npm start" is served, no secret, and no file beside the pictures', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(origin + path)).headers()['content-type'] ?? '';
  const [beside, kept] = [`${content}-beside`, join(root, '.netlify')];
  for (const dir of [beside, kept]) mkdirSync(dir, { recursive: true });
  const mail = join(mkdtempSync(join(kept, 'dev-')), 'question.json');
  for (const path of [join(beside, 'notes.json'), mail]) writeFileSync(path, '{}');
  const below = mail.slice(root.length);
  for (const path of [below, `${below}?raw`, `/@fs${mail}`, '/.npmrc']) {
    expect((await request.get(origin + path)).status()).toBe(403);
  }
  expect(await typeOf('/package.json')).toContain('json');
  for (const path of [`../../${basename(beside)}/notes.json`, '../data/site.json']) {
    expect(await typeOf(`/images/${encodeURIComponent(path)}`)).not.toContain('json');
  }
  for (const dir of [beside, dirname(mail)]) rmSync(dir, { recursive: true });
});

test('the page is shown with what is not saved, follows what is typed, and survives mistakes', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 1920, height: 1000 });
  const file = 'ua/news/2026.json';
  const saved = desk.read(file);
  const { id, title } = JSON.parse(saved).items[0];
  await listedThing(page, `news/${id}`).click();
  const headline = page.getByLabel(headlineLabel('uk', 'ua'), { exact: false });
  await headline.fill(`${title} у роботі`);
  const show = page.getByRole('button', { name: ukrainian.preview.show });
  await show.press('Enter');
  const shown = page.frameLocator(`iframe[title="${ukrainian.preview.title}"]`).getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(`${title} у роботі`);
  // The last good page stays while there are mistakes; the form keeps its place and its focus while it is loaded again.
  await headline.fill('');
  await expect(page.getByText(ukrainian.allMistakes)).not.toHaveText(/: 0$/);
  await expect(shown).toHaveText(`${title} у роботі`);
  await headline.fill('Піч є');
  await expect(shown).toHaveText('Піч є');
  await expect(headline).toBeFocused();
  // All that is missing in a draft is no obstacle.
  const mark = page.getByLabel(labelOf('uk', 'news-data', '/items/0', 'draft'), { exact: true });
  await mark.check();
  await expect(shown).toHaveText('Чернетка · Піч є');
  await headline.fill('');
  await expect(shown).toHaveText('Чернетка ·');
  await mark.uncheck();
  await headline.fill('Піч є');
  await expect(shown).toHaveText('Піч є');
  await page.getByLabel(ukrainian.preview.width).selectOption('360');
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(360);
  // The page itself is looked at elsewhere.
  expect(await axeFindings(page, { exclude: ['iframe'] })).toEqual({ violations: [], undecided: [] });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(desk.read(file)).toBe(saved);
  await show.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('errors show over the pages and in the terminal, and go when they are fixed', async () => {
  const { page } = own;
  const [history, contacts, routes] = ['ua/history.json', 'ua/contacts.json', 'ua/routes.json'];
  const right = new Map([history, contacts].map((path) => [path, read(path)]));
  const heading = (shown: Page) => shown.getByRole('heading', { level: 1 });
  await page.goto(`${origin}/about/history`);
  await expect(heading(page)).toBeVisible();
  await expect(overlayOf(page)).toHaveCount(0);

  await test.step('an error shows, with its place and what to do, over what was right last', async () => {
    edit(history, '",\n', '"\n');
    const { diagnostics } = await checkContent(content, { filePrefix: 'content/' });
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (!error) throw new Error('The checker found nothing.');
    const { file, line, column, message, hint } = error;
    for (const words of [`${file}:${line}:${column}`, message, hint]) {
      await expect(overlayOf(page)).toContainText(words);
      await expect.poll(() => said).toContain(words);
    }
    // Editors know no plugins and no settings of the bundler.
    await expect(page.locator('vite-error-overlay .plugin')).toHaveText('');
    await expect(page.locator('vite-error-overlay .tip')).toBeHidden();
    await expect(heading(page)).toBeVisible();
  });

  await test.step('the errors of the page itself come first, those of other pages after them', async () => {
    edit(contacts, '",\n', '"\n');
    await expect(overlayOf(page)).toContainText(/^\S*ua\/history[\s\S]*On other pages:[\s\S]*ua\/contacts/);
  });

  await test.step('once they are fixed they go, also from a page that was on its way, which is as it is now', async () => {
    const late = await page.context().newPage();
    const connect = await hold(late, '**/@vite/client*');
    await late.goto(`${origin}/contacts`, { waitUntil: 'commit' });
    await expect(heading(late)).toBeVisible();
    const before = await late.title();
    for (const [path, text] of right) writeFileSync(join(content, path), text);
    const title = JSON.parse(read(routes)).routes.contacts.title as string;
    edit(routes, JSON.stringify(title), JSON.stringify(`${title} й адреси`));
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    expect(await late.title()).toBe(before);
    connect();
    await expect(late).toHaveTitle(new RegExp(`^${title} й адреси`));
    await expect(overlayOf(late)).toHaveCount(0);
    await late.close();
  });
});
