import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'playwright/test';
import { fieldLabel } from '../../../src/content/field-words/field-words.ts';
import { languageLabel } from '../../../src/desk/browser/language-label.ts';
import { resolved, type Schema, schemaAt } from '../../../src/desk/browser/schema.ts';
import type { LanguageCode } from '../../../src/language/languages.ts';
import { freePorts } from '../../support/free-ports.ts';
import { smallInstitute } from '../../support/small-institute.ts';

/** The label of a news item's headline in a language of the content, in a language of the desk. */
export function headlineLabel(desk: 'uk' | 'en', language: LanguageCode): string {
  const file = JSON.parse(readFileSync(join(root, 'content/schema/news-texts.schema.json'), 'utf8')) as Schema;
  const item = resolved(schemaAt(file, '/items/0'), file);
  return `${fieldLabel(desk, item, 'title')} · ${languageLabel(language, desk)}`;
}

const root = join(import.meta.dirname, '../../..');

/** The desk as an editor has it, on a copy of a small institute. */
export class Desk {
  /** The folder with `content` and `cache`; programs in its `bin` count instead of those of the system. */
  readonly dir = mkdtempSync(join(tmpdir(), 'desk-'));
  /** What the desk prints for the browser. */
  address = '';
  private process: ChildProcess | undefined;

  constructor() {
    cpSync(smallInstitute, join(this.dir, 'content'), { recursive: true });
  }

  async start(): Promise<void> {
    const folders = { CONTENT_DIR: join(this.dir, 'content'), CACHE_DIR: join(this.dir, 'cache') };
    const PATH = [join(this.dir, 'bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, ...folders, PATH, PORT: String(await freePorts()) };
    this.process = spawn(process.execPath, ['scripts/tool.mjs', 'desk'], { cwd: root, env });
    let said = '';
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (data) => {
        said += data;
      });
    }
    await expect.poll(() => said, { timeout: 100_000 }).toContain('#token=');
    this.address = /http\S+/.exec(said)?.[0] ?? '';
  }

  /** Ends as in a crash. */
  kill(): void {
    this.process?.kill('SIGKILL');
  }

  /** Ends, and leaves nothing behind. */
  end(): void {
    this.process?.kill();
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Reads a file of the content. */
  read(path: string): string {
    return readFileSync(join(this.dir, 'content', path), 'utf8');
  }
}
