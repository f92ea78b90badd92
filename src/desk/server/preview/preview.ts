import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assetPaths, type ContentTree, readContent } from '../../../content/content-tree.ts';
import { writeChanges } from '../../../content/write-changes.ts';
import { publishedFolder } from '../../../lib/git/published-folder.ts';
import { composedContent } from '../../save/composed.ts';
import { type FieldDiagnostic, isError } from '../checks.ts';
import { DeskError } from '../desk-error.ts';
import type { DraftedContent } from '../drafts.ts';

/** A copy of the content with everything that is not saved yet, for programs that read it from the disk. */
export class DraftCopy {
  private written: ReadonlyMap<string, string> = new Map();
  private assets: ReadonlySet<string> = new Set();

  /** @param dir its folder; what an earlier desk left there goes */
  constructor(readonly dir: string) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
  }

  /** Writes what has changed. @returns whether anything has */
  update(tree: ContentTree): boolean {
    const texts = new Map(tree.files.map(({ path, document }) => [path, document.source.text] as const));
    const paths = new Set([...this.written.keys(), ...texts.keys()]);
    const changed = [...paths].filter((path) => this.written.get(path) !== texts.get(path));
    writeChanges(this.dir, new Map(changed.map((path) => [path, texts.get(path)])));
    this.written = texts;
    return this.updateAssets(tree) || changed.length > 0;
  }

  private updateAssets(tree: ContentTree): boolean {
    const paths = new Set(assetPaths(tree));
    const gone = [...this.assets].filter((path) => !paths.has(path));
    for (const path of gone) rmSync(join(this.dir, path));
    const changed = [...paths].filter((path) => !isSame(join(tree.dir, path), join(this.dir, path)));
    for (const path of changed) cpSync(join(tree.dir, path), join(this.dir, path), { preserveTimestamps: true });
    this.assets = paths;
    return gone.length + changed.length > 0;
  }
}

function isSame(one: string, other: string): boolean {
  const [own, copy] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return copy !== undefined && own?.size === copy.size && Math.abs(own.mtimeMs - copy.mtimeMs) < 1;
}

/** The content for the preview: mistakes in other things do not keep the page of the one that is looked at from being shown. */
export class PreviewedContent {
  private looked = '';
  /** The things that had errors when the content was checked last. */
  private mistaken: readonly string[] = [];

  constructor(private readonly content: DraftedContent) {}

  /** Looks at the page of a thing. @returns whether the mistakes of others are kept out of it, for which there must be something published */
  look(name: string): boolean {
    this.looked = name;
    return publishedFolder(this.content.dir) !== undefined;
  }

  noteMistakes(found: readonly FieldDiagnostic[]): void {
    this.mistaken = [...new Set(found.filter(isError).flatMap(({ thing }) => thing ?? []))];
  }

  /** Reads everything that is not saved, but of other things that have errors what is published. */
  read(): ContentTree {
    const { content } = this;
    const tree = content.drafted();
    const others = new Set(this.mistaken.filter((name) => name !== this.looked));
    const commit = others.size > 0 ? publishedFolder(content.dir)?.commit : undefined;
    if (!commit) return tree;
    const isTicked = (thing: string) => !others.has(thing);
    const { texts } = composedContent(tree, { isTicked, commit, unsaved: content.unsaved().keys() });
    return readContent(content.dir, { previous: tree, unsaved: texts });
  }
}

/** The server's address as it prints it. */
export const printedAddress = /Local:\s+(http:\/\/[^\s/]+)/;

/** The part of the server's output that is kept, in characters. */
const mostWords = 10_000;

/** The site with what is not saved yet: the development server, on a copy of the content that follows the drafts. */
export class Preview {
  private origin: Promise<string> | undefined;
  private server: { process: ChildProcess; copy: DraftCopy } | undefined;

  /**
   * @param root the project's folder
   * @param dir the folder of what the preview keeps
   * @param saved the content on the disk
   * @param drafted the same with everything that is not saved yet
   */
  constructor(
    private readonly options: { root: string; dir: string; saved: () => ContentTree; drafted: () => ContentTree },
  ) {}

  /** Starts the server, unless it runs. @returns its origin @throws DeskError with what it said when it ended instead */
  open(): Promise<string> {
    this.origin ??= this.start().catch((error: unknown) => {
      // So that it is tried again.
      this.origin = undefined;
      throw error;
    });
    return this.origin;
  }

  /** Shows what has changed, if somebody looks. */
  follow(): void {
    if (this.server?.copy.update(this.options.drafted())) this.server.process.send('content');
  }

  private async start(): Promise<string> {
    const { root, dir, saved } = this.options;
    const copy = new DraftCopy(join(dir, 'content'));
    // With mistakes in it, nothing can be shown: what is saved has fewer of them, and the last good site stays.
    copy.update(saved());
    const { PORT: _, ...others } = process.env;
    const env = {
      ...others,
      CONTENT_DIR: copy.dir,
      CACHE_DIR: join(dir, 'cache'),
      ERROR_OVERLAY: 'off',
      NO_COLOR: '1',
    };
    const child = spawn(process.execPath, ['scripts/tool.mjs', 'dev'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const origin = await new Promise<string>((resolve, reject) => {
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          said = (said + text).slice(-mostWords);
          const address = printedAddress.exec(said)?.[1];
          if (address) resolve(address);
        });
      }
      child.on('error', reject).on('exit', () => {
        if (this.server?.process === child) {
          this.origin = undefined;
          this.server = undefined;
        }
        const reason = said.trim().split('\n').at(-1) ?? '';
        reject(
          new DeskError('unreadable', {
            en: `The preview has ended: ${reason}`,
            uk: `Попередній перегляд завершився: ${reason}`,
          }),
        );
      });
    });
    this.server = { process: child, copy };
    try {
      this.follow();
    } catch (error) {
      this.server = undefined;
      child.kill();
      throw error;
    }
    return origin;
  }
}
