import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ContentTree } from '../../../content/content-tree.ts';
import { DeskError } from '../desk-error.ts';
import { DraftCopy } from './draft-copy.ts';

/** What a preview needs. */
export interface PreviewOptions {
  /** The project's folder. */
  root: string;
  /** The folder of what the preview keeps. */
  dir: string;
  /** The content on the disk. */
  saved: () => ContentTree;
  /** The same with everything that is not saved yet. */
  drafted: () => ContentTree;
}

/** The server's address as it prints it. */
export const printedAddress = /Local:\s+(http:\/\/[^\s/]+)/;

/** How much of what the server says is kept, in characters. */
const mostWords = 10_000;

/** The site with what is not saved yet: the development server, on a copy of the content that follows the drafts. */
export class Preview {
  private origin: Promise<string> | undefined;
  private server: { process: ChildProcess; copy: DraftCopy } | undefined;

  constructor(private readonly options: PreviewOptions) {}

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
