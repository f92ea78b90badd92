import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { checkContent } from '../../src/check/check-content.ts';
import { freePorts } from '../support/free-ports.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

/** The dev server as an editor has it, on a copy of the content. Nobody restarts it while the tests run. */
const root = join(import.meta.dirname, '../..');
test.describe.configure({ mode: 'serial' });

let content: string;
let server: ChildProcess;
let origin: string;
let said = '';

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync(join(root, 'content'), content, { recursive: true });
  const port = await freePorts();
  origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    PORT: String(port),
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
  await expect.poll(() => said, { timeout: 200_000 }).toContain(String(port));
});

test.afterAll(() => {
  server?.kill();
  rmSync(content, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(content, path), 'utf8');
const overlayOf = (page: Page) => page.locator('vite-error-overlay .message-body');

/** Edits a file, and gives the errors that the content has then. */
async function edit(path: string, from: string | RegExp, to: string) {
  const text = read(path);
  writeFileSync(join(content, path), text.replace(from, to));
  expect(read(path)).not.toBe(text);
  const { diagnostics } = await checkContent(content, { filePrefix: 'content/' });
  return diagnostics.filter(({ severity }) => severity === 'error');
}

test('no mail of "npm start" is served, no secret, and no file beside the pictures', async ({ page }) => {
  const typeOf = async (path: string) => (await page.request.get(origin + path)).headers()['content-type'] ?? '';
  const [beside, kept] = [`${content}-beside`, join(root, '.netlify')];
  for (const dir of [beside, kept]) mkdirSync(dir, { recursive: true });
  const mail = join(mkdtempSync(join(kept, 'dev-')), 'question.json');
  for (const path of [join(beside, 'notes.json'), mail]) writeFileSync(path, '{}');
  const below = mail.slice(root.length);
  for (const path of [below, `${below}?raw`, `/@fs${mail}`, '/.npmrc']) {
    expect((await page.request.get(origin + path)).status()).toBe(403);
  }
  expect(await typeOf('/package.json')).toContain('json');
  for (const path of [`../../${basename(beside)}/notes.json`, '../data/site.json']) {
    expect(await typeOf(`/images/${encodeURIComponent(path)}`)).not.toContain('json');
  }
  for (const dir of [beside, dirname(mail)]) rmSync(dir, { recursive: true });
});

test('an error shows over the page and in the terminal, and goes when it is fixed', async ({ page }) => {
  const right = read('ua/contacts.json');
  await page.goto(`${origin}/contacts`, { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(overlayOf(page)).toHaveCount(0);

  const [error] = await edit('ua/contacts.json', '",\n', '"\n');
  if (!error) throw new Error('The checker found nothing.');
  const { file, line, column, message, hint } = error;
  for (const words of [`${file}:${line}:${column}`, message, hint]) {
    await expect(overlayOf(page)).toContainText(words);
    await expect.poll(() => said).toContain(words);
  }
  // Editors know no plugins and no settings of the bundler.
  await expect(page.locator('vite-error-overlay .plugin')).toHaveText('');
  await expect(page.locator('vite-error-overlay .tip')).toBeHidden();
  // What was right last is still there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const title = JSON.parse(read('ua/routes.json')).routes.contacts.title as string;
  writeFileSync(join(content, 'ua/contacts.json'), right);
  await edit('ua/routes.json', JSON.stringify(title), JSON.stringify(`${title} й адреси`));
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${title} й адреси`));
});

test('the errors of the page itself come first, those of other pages after them', async ({ page }) => {
  const files = ['ua/home.json', 'ua/contacts.json'];
  const right = new Map(files.map((path) => [path, read(path)]));
  for (const path of files) await edit(path, '",\n', '"\n');
  for (const [path, own, other] of [
    ['/', files[0], files[1]],
    ['/contacts', files[1], files[0]],
  ]) {
    await page.goto(`${origin}${path}`, { timeout: 120_000 });
    await expect(overlayOf(page)).toContainText(new RegExp(`^\\S*${own}[\\s\\S]*On other pages:[\\s\\S]*${other}`));
  }
  for (const [path, text] of right) writeFileSync(join(content, path), text);
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that was on its way while the content changed shows it, too', async ({ page, context }) => {
  const connect = await hold(page, '**/@vite/client*');
  await page.goto(`${origin}/contacts`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const before = await page.title();
  // Vite keeps what it has to tell until the first page is connected: this one.
  const other = await context.newPage();
  await other.goto(`${origin}/contacts`);
  const title = JSON.parse(read('ua/routes.json')).routes.contacts.title as string;
  await edit('ua/routes.json', JSON.stringify(title), JSON.stringify(`${title} і шлях`));
  await expect(other).toHaveTitle(new RegExp(`^${title} і шлях`));
  expect(await page.title()).toBe(before);
  connect();
  await expect(page).toHaveTitle(new RegExp(`^${title} і шлях`));
});
