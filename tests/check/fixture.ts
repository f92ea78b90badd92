import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import type { PublishedContent } from '../../src/content/published-content.ts';
import { defaultLanguage } from '../../src/lib/language/languages.ts';
import { furtherLanguages, inFurtherLanguage, isFurther, pathIn } from '../support/further-language.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { writeFiles } from '../support/write-files.ts';

/** One change of the content of the small institute: a valid one, or one with a single error. */
export interface Fixture {
  name: string;
  /** Files in which one text is replaced by another: path, old text, new text. The old text occurs there once. */
  replace?: [path: string, from: string, to: string][];
  /** Files written as a whole. */
  write?: Record<string, string | Buffer>;
  /** Files and folders removed. */
  remove?: string[];
  /**
   * The file of a diagnostic about a whole file, or the place where no text can be marked. Everywhere else the marks ⟦ and ⟧
   * in a new text enclose the expected place.
   */
  at?: string | ExpectedPlace;
  severity?: 'error' | 'warning';
  /** Words of the message or the hint. */
  says?: string;
  /** All that `--fix` removes after asking, if it is committed: paths, each with the ids of what goes from a file that stays. */
  removes?: string[];
  /** The files that differ from the published content, as they were in it; undefined for those that are new. */
  published?: Record<string, string | undefined>;
}

/** The fixtures of one code. */
export interface Fixtures {
  wrong: Fixture[];
  right: Fixture[];
}

/** Where a diagnostic is expected. */
export interface ExpectedPlace {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Replaces the text of a news item in both languages; one of them may have marks. */
export function newsText(ukrainian: string, english: string): NonNullable<Fixture['replace']> {
  return [
    ['ua/news/2025.json', 'Піч зупинено.', ukrainian],
    ['en/news/2025.json', 'The furnace has been stopped.', english],
  ];
}

/** The record of a file of translations in which one text was reviewed in both languages. */
export function recordOf(file: string, pointer: string, texts: [ukrainian: string, english: string]) {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { [`translations/${file.replace('.json', '.txt')}`]: `${pointer}\n${texts.map(hash).join(' ')}\n\n` };
}

/** The published content of a fixture. */
export function publishedOf({ published }: Fixture): PublishedContent | undefined {
  return (
    published && {
      changed: new Set(Object.keys(published).filter((path) => published[path] !== undefined)),
      has: (path) => published[path] !== undefined || !(path in published),
      read: (path) => published[path],
    }
  );
}

/** Makes the folder of a fixture, passes it on and removes it. */
export async function withFixture<T>(
  fixture: Fixture,
  use: (dir: string, expected?: ExpectedPlace) => Promise<T>,
): Promise<T> {
  const dir = copySmallInstitute();
  try {
    const { files, expected } = changesOf(fixture, dir);
    writeFiles(dir, Object.fromEntries(files));
    for (const path of removedBy(fixture)) rmSync(join(dir, path), { recursive: true });
    return await use(dir, expected);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * A folder with the content of the small institute that fixtures share one after the other: each writes its changes and undoes them. For
 * tests that only read it; copying it takes as long as checking it.
 */
export class SharedFixtures {
  readonly dir = copySmallInstitute();

  /** Makes a fixture in the folder, passes it on and restores what it changed. */
  async with<T>(fixture: Fixture, use: (expected?: ExpectedPlace) => Promise<T>): Promise<T> {
    const { files, expected } = changesOf(fixture, this.dir);
    const removed = removedBy(fixture);
    try {
      writeFiles(this.dir, Object.fromEntries(files));
      for (const path of removed) rmSync(join(this.dir, path), { recursive: true });
      return await use(expected);
    } finally {
      for (const path of files.keys()) this.restore(path);
      for (const path of removed) this.restore(path);
    }
  }

  /** Makes all of the fixtures, which touch different files. */
  async withAll<T>(
    [next, ...others]: readonly Fixture[],
    use: (expected: readonly (ExpectedPlace | undefined)[]) => Promise<T>,
  ): Promise<T> {
    if (!next) return use([]);
    return this.with(next, (place) => this.withAll(others, (places) => use([place, ...places])));
  }

  /** Restores a file or folder as the small institute has it; of one that it does not have, removes all that is not its own. */
  private restore(path: string): void {
    const [source, target] = [join(smallInstitute, path), join(this.dir, path)];
    const found = statSync(source, { throwIfNoEntry: false });
    // Unlike `cpSync`, this does not remove a file before it writes it, which takes longer than checking it.
    if (found?.isFile()) copyFileSync(source, target);
    else if (found) cpSync(source, target, { recursive: true });
    else {
      rmSync(target, { recursive: true, force: true });
      const folder = dirname(path);
      if (!existsSync(join(smallInstitute, folder))) this.restore(folder);
    }
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}

/** All that a fixture removes, with what goes in further languages when it goes in both. */
function removedBy({ remove = [] }: Fixture): string[] {
  const shared = remove.filter((path) => path.startsWith('en/') && remove.includes(pathIn(defaultLanguage, path)));
  return [...remove, ...shared.flatMap((path) => furtherLanguages.map((language) => pathIn(language, path)))];
}

/** Diagnostics without those of further languages, of which fixtures do not speak, and of the comparison with them. */
export function inOwnLanguages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isComparison = ({ related }: Diagnostic) =>
    related.length > 0 && related.every(({ file }) => isFurther(file));
  const isInFirst = ({ file }: Diagnostic) => /^(?:content\/)?ua\//.test(file);
  return diagnostics.filter((each) => !isFurther(each.file) && !(isInFirst(each) && isComparison(each)));
}

/** A folder with the content of the small institute. */
function copySmallInstitute(): string {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(smallInstitute, dir, { recursive: true });
  return dir;
}

/** The files that a fixture writes, without the marks, and the place that these enclosed. */
function changesOf({ name, replace = [], write: written = {}, at }: Fixture, dir: string) {
  let expected: ExpectedPlace | undefined =
    typeof at === 'string' ? { file: at, line: 1, column: 1, endLine: 1, endColumn: 1 } : at;
  const files = new Map<string, string | Buffer>(Object.entries(written));
  for (const [path, from, to] of replace) {
    const text = files.get(path) ?? readFileSync(join(dir, path), 'utf8');
    const parts = String(text).split(from);
    if (parts.length !== 2) throw new Error(`${name}: ${path} has ${parts.length - 1} times: ${from}`);
    files.set(path, parts.join(to));
  }
  for (const [path, content] of files) {
    const marked = typeof content === 'string' ? unmark(content) : { text: content };
    if ('place' in marked && marked.place) expected = { file: path, ...marked.place };
    files.set(path, marked.text);
  }
  return { files: inAllLanguages(files), expected };
}

/**
 * The files, with those of further languages that go with the English ones: of new files, and of those that have changed in both
 * languages. What is wrong in English alone is right in the others.
 */
function inAllLanguages(files: ReadonlyMap<string, string | Buffer>): Map<string, string | Buffer> {
  const all = new Map(files);
  for (const [path, content] of files) {
    const isShared = files.has(pathIn(defaultLanguage, path)) || !existsSync(join(smallInstitute, path));
    if (!path.startsWith('en/') || !isShared) continue;
    for (const language of furtherLanguages)
      all.set(pathIn(language, path), inFurtherLanguage(language, path, String(content)));
  }
  return all;
}

function unmark(text: string): { text: string; place?: Omit<ExpectedPlace, 'file'> } {
  const start = text.indexOf('⟦');
  if (start < 0) return { text };
  const end = text.indexOf('⟧') - 1;
  const plain = text.replace(/[⟦⟧]/g, '');
  const [from, to] = [place(plain, start), place(plain, end)];
  return { text: plain, place: { line: from.line, column: from.column, endLine: to.line, endColumn: to.column } };
}

/** Line and column of an offset, counted in another way than the checker does. */
function place(text: string, offset: number): { line: number; column: number } {
  const lines = text
    .replace(/^\ufeff/, '')
    .slice(0, offset - (text.startsWith('\ufeff') ? 1 : 0))
    .split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
