import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { NewsData, NewsTexts } from '../../content/model/news.ts';
import type { RoutesTexts } from '../../content/model/routes.ts';
import { statePath } from '../../src/build/build-paths.ts';
import { smallInstitute } from '../support/small-institute.ts';

const root = join(import.meta.dirname, '../..');
const baseDir = join(root, '.cache/test-base');

/** The outcome of a build. */
export interface BuildResult {
  status: number | null;
  output: string;
  rendered: number;
  reused: number;
}

/** The small institute in a folder of its own, to be edited and built. */
export class SmallSite {
  /** All that the build of the site that `built` copies has kept. */
  static readonly baseCache = join(baseDir, 'cache');

  readonly contentDir: string;
  readonly outDir: string;
  readonly cacheDir: string;

  private constructor(private readonly dir: string) {
    this.contentDir = join(dir, 'content');
    this.outDir = join(dir, 'site');
    this.cacheDir = join(dir, 'cache');
  }

  static async make(): Promise<SmallSite> {
    mkdirSync(join(root, '.cache/bundles'), { recursive: true });
    // Below the project, so that the bundles find their packages.
    const site = new SmallSite(mkdtempSync(join(root, '.cache/test-build-')));
    cpSync(smallInstitute, site.contentDir, { recursive: true });
    await site.addNews();
    return site;
  }

  /** A site that is built: a copy of the one that `support/base-site.ts` builds once for all tests. */
  static async built(): Promise<SmallSite> {
    const site = new SmallSite(mkdtempSync(join(root, '.cache/test-build-')));
    cpSync(baseDir, site.dir, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    // The state of a site is kept by the place of the site.
    const nameOf = ({ outDir, cacheDir }: SmallSite) =>
      statePath({ root, contentDir: '', outDir, cacheDir }).slice(cacheDir.length + 1, -'.json'.length);
    const base = new SmallSite(baseDir);
    for (const name of readdirSync(site.cacheDir).filter((each) => each.startsWith(nameOf(base)))) {
      renameSync(join(site.cacheDir, name), join(site.cacheDir, name.replace(nameOf(base), nameOf(site))));
    }
    return site;
  }

  /** Builds the site of which `built` makes copies. */
  static async buildBase(): Promise<void> {
    const site = await SmallSite.make();
    rmSync(baseDir, { recursive: true, force: true });
    renameSync(site.dir, baseDir);
    const { status, output } = await new SmallSite(baseDir).build();
    if (status !== 0) throw new Error(output);
  }

  static removeBase(): void {
    rmSync(baseDir, { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }

  /** Starts a build; `as` names another pair of output and cache folders. */
  start(args: string[] = [], as = ''): { process: ChildProcess; result: Promise<BuildResult> } {
    const [outDir, cacheDir] = [this.outDir + as, this.cacheDir + as];
    if (!existsSync(cacheDir)) {
      mkdirSync(cacheDir);
      symlinkSync(join(root, '.cache/bundles'), join(cacheDir, 'bundles'), 'junction');
    }
    const child = spawn(process.execPath, ['scripts/tool.mjs', 'build', ...args], {
      cwd: root,
      env: { ...process.env, CONTENT_DIR: this.contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir },
      // By the last, a build that is served tells what is there.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    const result = new Promise<BuildResult>((resolve) => {
      child.on('close', (status) => {
        const [, rendered, reused] = /: (\d+) rendered, (?:.*, )?(\d+) unchanged/.exec(output) ?? [];
        resolve({ status, output, rendered: Number(rendered), reused: Number(reused) });
      });
    });
    return { process: child, result };
  }

  build(args?: string[], as?: string): Promise<BuildResult> {
    return this.start(args, as).result;
  }

  /** The site rebuilt from scratch. */
  async builtFromNothing(): Promise<Map<string, string>> {
    const { status, output } = await this.build(['--no-cache'], '-from-nothing');
    if (status !== 0) throw new Error(output);
    return this.files('-from-nothing');
  }

  /** Changes a word in the head of one page, `en/contacts.html`; if the search is to find it, one in its text. */
  changeContacts({ isFound = false } = {}): void {
    if (isFound) {
      this.edit<{ officesTitle: string }>('en/contacts.json', (texts) => {
        texts.officesTitle += '!';
      });
      return;
    }
    this.edit<RoutesTexts>('en/routes.json', ({ routes: { contacts } }) => {
      if (contacts) contacts.description += '!';
    });
  }

  /** Adds news items to be edited and removed, of which one has a picture with other sizes and formats made of it. */
  private async addNews(): Promise<void> {
    writeFileSync(this.path('images/news/sample.webp'), await picture(120));
    const ids = ['melting', 'casting', 'rolling', 'drawing'];
    this.edit<NewsData>('data/news/2025.json', ({ items }) => {
      items.push(...ids.map((id) => ({ id, date: '01.10.2025' })));
      Object.assign(items.at(-1) ?? {}, { imageUrl: 'news/sample.webp' });
    });
    for (const [language, alt, text] of [
      ['ua', 'Зразок сплаву', 'Роботу завершено.'],
      ['en', 'A sample of the alloy', 'The work is done.'],
    ] as const) {
      this.edit<NewsTexts>(`${language}/news/2025.json`, ({ items }) => {
        items.push(...ids.map((id, index) => ({ id, title: `${alt}, ${index + 1}`, text })));
        Object.assign(items.at(-1) ?? {}, { imageAlt: alt });
      });
    }
  }

  /** Every file of the built site with its bytes. */
  files(as = ''): Map<string, string> {
    const dir = this.outDir + as;
    return new Map(filesBelow(dir).map((path) => [path, readFileSync(join(dir, path), 'latin1')]));
  }

  path(name: string): string {
    return join(this.contentDir, name);
  }

  read<Value>(name: string): Value {
    return JSON.parse(readFileSync(this.path(name), 'utf8')) as Value;
  }

  edit<Value>(name: string, change: (value: Value) => void): void {
    const value = this.read<Value>(name);
    change(value);
    this.write(name, value);
  }

  write<Value>(name: string, value: Value): void {
    writeFileSync(this.path(name), `${JSON.stringify(value, null, 2)}\n`);
  }
}

/** A small picture of one colour. */
export function picture(red: number): Promise<Buffer> {
  const background = { r: red, g: 120, b: 130 };
  return sharp({ create: { width: 40, height: 25, channels: 3, background } })
    .webp()
    .toBuffer();
}

/** Every file in a folder and below, as paths below it, sorted. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}
