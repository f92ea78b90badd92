import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { withLock } from '../../../src/build/build-lock.ts';
import { fieldLabel } from '../../../src/content/field-words.ts';
import { fieldId } from '../../../src/desk/browser/field-context.ts';
import { resolved, type Schema, schemaAt } from '../../../src/desk/browser/schema.ts';
import { languageLabel } from '../../../src/desk/browser/words.ts';
import { type DeskServer, type DeskServerOptions, serveDesk } from '../../../src/desk/server/desk-server.ts';
import { DeskSession } from '../../../src/desk/server/desk-session.ts';
import { DraftStore } from '../../../src/desk/server/drafts.ts';
import { tokenIn } from '../../../src/desk/server/guard-request.ts';
import { buildPage } from '../../../src/desk/server/page-files.ts';
import type { PartName } from '../../../src/desk/server/thing.ts';
import type { LanguageCode } from '../../../src/lib/language/languages.ts';
import { freePorts } from '../../support/free-ports.ts';
import { smallInstitute } from '../../support/small-institute.ts';
import { axeFindings } from './axe.ts';
import { test } from './worker-test.ts';

/** The label of a field of a file, in a language of the desk. */
export function labelOf(desk: 'uk' | 'en', schemaName: string, pointer: string, key: string): string {
  const path = join(root, `content/schema/${schemaName}.schema.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as Schema;
  return fieldLabel(desk, resolved(schemaAt(file, pointer), file), key);
}

/** The label of a news item's headline in a language of the content, in a language of the desk. */
export function headlineLabel(desk: 'uk' | 'en', language: LanguageCode): string {
  return `${labelOf(desk, 'news-texts', '/items/0', 'title')} · ${languageLabel(language, desk)}`;
}

/** The field at a pointer of a part: of a thing `data`, `ua`, `en`, of one that is being created `new`. */
export function fieldAt(page: Page, part: PartName | 'new', pointer: string): Locator {
  return page.locator(`[id="${fieldId(part, pointer)}"]`);
}

/** A file that an editor chooses. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file in the dialog of the system, which a button opens. */
export async function chooseFile(page: Page, button: string, file: ChosenFile): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).press('Enter');
  await (await dialog).setFiles(file);
}

/** A drawing of one colour. */
export const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path fill="${colour}" d="M0 0h800v400z"/></svg>`,
  );

/** A thing in the list, which may be hidden on a phone: the list of mistakes and the form have links to it, too. */
export function listedThing(page: Page, name: string): Locator {
  return page.getByRole('navigation', { includeHidden: true }).locator(`a[href="#/${name}"]`);
}

/**
 * Fails if axe has anything against what stands beside the list. The list and the bar above are the same at every form: `desk.spec.ts`
 * looks at whole pages.
 */
export async function expectAccessibleForm(page: Page): Promise<void> {
  // A colour that is on its way to another is none that is read.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await axeFindings(page, { include: 'main' })).toEqual({ violations: [], undecided: [] });
}

const root = join(import.meta.dirname, '../../..');

/** A cache with the bundled page: to bundle it takes longer than anything else that a desk does at its start. */
const pageCache = join(root, '.cache/tests/desk-page');

let bundled: Promise<string> | undefined;

/** Bundles the page, unless another worker, or an earlier run, has bundled the same one. */
function bundlePage(): Promise<string> {
  bundled ??= withLock(
    `${pageCache}-lock`,
    () => {},
    () => buildPage(root, pageCache),
  );
  return bundled;
}

function folderWithContent(): string {
  const dir = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync(smallInstitute, join(dir, 'content'), { recursive: true });
  return dir;
}

interface ServeOptions {
  previewOf?: (session: DeskSession) => DeskServerOptions['preview'];
  token?: string;
}

/** The desk as an editor has it, on a copy of a small institute. */
export class Desk {
  /** The folder with `content` and `cache`; programs in its `bin` count instead of those of the system. */
  get dir(): string {
    this.made ??= folderWithContent();
    return this.made;
  }

  /** All that the desk prints for the browser. */
  address = '';
  private made: string | undefined;
  private server: DeskServer | undefined;
  private process: ChildProcess | undefined;
  private port = 0;

  /**
   * Answers from this process: the command starts in a second what a test seldom needs. The address is the same each time: the browser
   * knows what it has kept for it.
   * @param previewOf the preview for what its session has; by default there is none
   * @param token that of its start before, if it is not given
   */
  async serve({ previewOf, token = tokenIn(join(this.dir, 'cache/desk')) }: ServeOptions = {}): Promise<void> {
    const drafts = new DraftStore(join(this.dir, 'cache/desk/drafts.json'));
    const session = new DeskSession(join(this.dir, 'content'), drafts);
    this.server = await serveDesk(session, this.port, {
      pageDir: await bundlePage(),
      preview: previewOf?.(session),
      token,
    });
    this.address = this.server.address;
    this.port = Number(new URL(this.address).port);
  }

  /** Starts the command. */
  async start(): Promise<void> {
    const page = await bundlePage();
    cpSync(page, join(this.dir, 'cache', relative(pageCache, page)), { recursive: true, force: false });
    const folders = { CONTENT_DIR: join(this.dir, 'content'), CACHE_DIR: join(this.dir, 'cache') };
    const PATH = [join(this.dir, 'bin'), process.env.PATH].join(delimiter);
    // NODE_ENV is Playwright's "test": the preview would prepare its dependencies once more for that.
    const env = { ...process.env, ...folders, PATH, PORT: String(await freePorts()), NODE_ENV: undefined };
    this.process = spawn(process.execPath, ['scripts/tool.mjs', 'desk'], { cwd: root, env });
    let said = '';
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (data) => {
        said += data;
      });
    }
    await expect.poll(() => said, { timeout: 200_000 }).toContain('?token=');
    this.address = /http\S+/.exec(said)?.[0] ?? '';
  }

  /** Runs Git in the folder. */
  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.dir, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  /** Makes the folder a repository whose content is published. @returns the folder of its remote */
  publish(): string {
    const remote = join(this.dir, 'remote.git');
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Editor');
    this.git('config', 'user.email', 'editor@institute.example');
    this.git('add', 'content');
    this.git('commit', '--quiet', '--message', 'Site');
    this.git('init', '--quiet', '--bare', remote);
    this.git('remote', 'add', 'origin', remote);
    this.git('push', '--quiet', 'origin', 'main');
    return remote;
  }

  /** Answers no more, and keeps nothing but what is on the disk: as after a crash. */
  async crash(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  /** Ends, and leaves nothing behind. */
  async end(): Promise<void> {
    this.process?.kill();
    await this.server?.close();
    if (this.made) rmSync(this.made, { recursive: true, force: true });
  }

  /** Reads a file of the content. */
  read(path: string): string {
    return readFileSync(join(this.dir, 'content', path), 'utf8');
  }
}

/**
 * The desk of a file of tests, which run one after the other: each finds what those before have left.
 * @param prepare what is done to its content before it starts
 * @param begin how it is begun: by the command where its process, its preview or its thread matters
 */
export function deskForFile(prepare?: (desk: Desk) => void, begin = (desk: Desk) => desk.serve()): Desk {
  const desk = new Desk();
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    prepare?.(desk);
    await begin(desk);
  });
  test.afterAll(() => desk.end());
  return desk;
}

/** Opens a form in a window of the desk, anew if it is open: `news/open-day`, `delete/news/open-day`. */
export async function openForm(page: Page, form: string): Promise<void> {
  await page.evaluate(() => location.replace('#/'));
  await expect(page.locator('main .start')).toBeVisible();
  await page.evaluate((address) => location.replace(address), `#/${form}`);
}

/** The look of a window of the desk. */
interface WindowLook {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  language?: 'uk' | 'en';
}

/** A phone in the dark. */
export const darkPhone = { width: 360, height: 800, colorScheme: 'dark' } as const;

/** Gives a window of the desk a look, that of a wide one in Ukrainian if no other is given, and opens the list in it. */
export async function showList(page: Page, look: WindowLook = {}): Promise<void> {
  const { width = 1280, height = 720, colorScheme = 'light', language = 'uk' } = look;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => location.replace('#/'));
  await page.getByRole('combobox').first().selectOption(language);
}

/**
 * A window for all tests of a file that need no other: a page takes longer to load than most of them take. It is wide, light and in
 * Ukrainian; a test that changes that, or what the list shows, changes it back, or those after it do.
 */
export function windowForFile(desk: Desk): { readonly page: Page } {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    await page.goto(desk.address);
  });
  test.afterAll(() => page.context().close());
  return {
    get page() {
      return page;
    },
  };
}
