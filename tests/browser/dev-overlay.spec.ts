import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { checkContent } from '../../src/check/check-content.ts';
import { freePorts } from '../support/free-ports.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { hold } from './support/hold.ts';
import { test } from './support/worker-test.ts';

/** The dev server as an editor has it, on a copy of a small institute. Nobody restarts it while the tests run. */
const root = join(import.meta.dirname, '../..');
test.describe.configure({ mode: 'serial' });

let dir: string;
let content: string;
let server: ChildProcess;
let origin: string;
let said = '';

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'dev-'));
  content = join(dir, 'content');
  cpSync(smallInstitute, content, { recursive: true });
  const port = await freePorts();
  origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    CACHE_DIR: join(dir, 'cache'),
    // Playwright's is "test": Vite would prepare the dependencies anew, for the next one who develops, too.
    NODE_ENV: undefined,
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
  rmSync(dir, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(content, path), 'utf8');
const overlayOf = (page: Page) => page.locator('vite-error-overlay .message-body');

/** Edits a file. */
function edit(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text).toContain(from);
  writeFileSync(join(content, path), text.replace(from, to));
}

/** Adds words to the title of the contacts page. @returns what the title begins with then */
function retitle(words: string): RegExp {
  const title = JSON.parse(read('ua/routes.json')).routes.contacts.title as string;
  edit('ua/routes.json', JSON.stringify(title), JSON.stringify(`${title} ${words}`));
  return new RegExp(`^${title} ${words}`);
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

test('errors show over the pages and in the terminal, and go when they are fixed', async ({ page, context }) => {
  const history = 'ua/history.json';
  const contacts = 'ua/contacts.json';
  const right = new Map([history, contacts].map((path) => [path, read(path)]));
  const heading = page.getByRole('heading', { level: 1 });
  /** What the overlay says where one file has to do with the page, and the other has not. */
  const inOrder = (own: string, other: string) => new RegExp(`^\\S*${own}[\\s\\S]*On other pages:[\\s\\S]*${other}`);
  await page.goto(`${origin}/about/history`, { timeout: 120_000 });
  await expect(heading).toBeVisible({ timeout: 60_000 });
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
    await expect(heading).toBeVisible();
  });

  await test.step('the errors of the page itself come first, those of other pages after them', async () => {
    edit(contacts, '",\n', '"\n');
    await expect(overlayOf(page)).toContainText(inOrder(history, contacts));
    await page.goto(`${origin}/contacts`, { timeout: 120_000 });
    await expect(overlayOf(page)).toContainText(inOrder(contacts, history));
  });

  await test.step('once they are fixed they go, and the page is as it is now', async () => {
    for (const [path, text] of right) writeFileSync(join(content, path), text);
    const title = retitle('й адреси');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await expect(heading).toBeVisible();
  });

  await test.step('a page that was on its way while the content changed shows it, too', async () => {
    const late = await context.newPage();
    const connect = await hold(late, '**/@vite/client*');
    await late.goto(`${origin}/contacts`, { waitUntil: 'commit' });
    await expect(late.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    const before = await late.title();
    // Vite keeps what it has to tell until the first page is connected: the other one is.
    const title = retitle('і шлях');
    await expect(page).toHaveTitle(title);
    expect(await late.title()).toBe(before);
    connect();
    await expect(late).toHaveTitle(title);
  });
});
