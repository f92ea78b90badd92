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
import type { RoutesTexts } from '../../content/model/frame-texts.ts';
import { statePath } from '../../src/build/build-paths.ts';

const root = join(import.meta.dirname, '../..');
const baseDir = join(root, '.cache/test-base');
/** The parts of the project's cache that depend on bytes alone and are slow to compute. */
const knownByBytes = ['citations.json', 'document-facts.json', 'document-texts', 'cards'];

/** How a build ended. */
export interface BuildResult {
  status: number | null;
  output: string;
  rendered: number;
  reused: number;
}

/** The shipped content with small pictures, in a folder of its own, to be edited and built. */
export class SmallSite {
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
    for (const name of ['data', 'ua', 'en', 'files', 'images']) {
      cpSync(join(root, 'content', name), join(site.contentDir, name), { recursive: true });
    }
    const images = join(site.contentDir, 'images');
    const bytes = await picture(120);
    for (const path of filesBelow(images)) if (path.endsWith('.webp')) writeFileSync(join(images, path), bytes);
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
      symlinkSync(join(root, '.cache/bundles'), join(cacheDir, 'bundles'));
      for (const name of knownByBytes.filter((each) => existsSync(join(root, '.cache', each)))) {
        cpSync(join(root, '.cache', name), join(cacheDir, name), { recursive: true });
      }
    }
    const child = spawn(process.execPath, ['scripts/tool.mjs', 'build', ...args], {
      cwd: root,
      env: { ...process.env, CONTENT_DIR: this.contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    const result = new Promise<BuildResult>((resolve) => {
      child.on('close', (status) => {
        const [, rendered, reused] = /: (\d+) rendered, (\d+) unchanged/.exec(output) ?? [];
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
