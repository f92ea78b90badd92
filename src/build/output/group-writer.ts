import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../../cache/digest.ts';
import type { SiteWriter } from '../../publish/site-writer.ts';
import type { GroupFiles, Written } from './site-state.ts';

/** Makes a group of files: those whose key is that of the last build stay where they are, the others are written beside the site. */
export class GroupWriter implements SiteWriter {
  /** The paths that are written beside the site. */
  readonly written: string[] = [];
  private readonly files: Record<string, Written> = {};
  private readonly notes: string[] = [];

  /**
   * @param dir the folder beside the site
   * @param siteDir the site as the last build left it
   * @param last what the last build wrote
   * @param isDamaged whether a file is not as it was written
   */
  constructor(
    private readonly dir: string,
    private readonly siteDir: string,
    private readonly last: GroupFiles,
    private readonly isDamaged: (path: string) => boolean,
  ) {}

  /** Reuses a file of the last build. Returns false when it has to be written: its key differs, or it is damaged. */
  reuse(path: string, key: string): boolean {
    const last = this.last.files[path];
    if (!last || last[0] !== key || this.isDamaged(path)) return false;
    const [, hash, size, mtimeMs, note] = last;
    this.files[path] = [
      key,
      hash,
      size,
      mtimeMs,
      ...this.noteNumber(note === undefined ? note : this.last.notes[note]),
    ];
    return true;
  }

  /** Writes a file. A note is kept with it, also when the file is reused. */
  write(path: string, key: string, content: string | Buffer, note?: string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const place = join(this.dir, path);
    try {
      const file = this.open(place);
      writeFileSync(file, bytes);
      const { mtimeMs } = fstatSync(file);
      closeSync(file);
      this.files[path] = [key, digest(bytes), bytes.length, mtimeMs, ...this.noteNumber(note)];
      this.written.push(path);
    } catch (error) {
      // Node names no file when a disk is full.
      throw Object.assign(error as Error, { path: place });
    }
  }

  /** Writes what `make` returns, unless the last build wrote it from the same key. */
  put(path: string, key: string, make: () => string | Buffer): void {
    if (!this.reuse(path, key)) this.write(path, key, make());
  }

  /** The files of the last build, with their keys. */
  lastKeys(): [path: string, key: string][] {
    return Object.entries(this.last.files).map(([path, [key]]) => [path, key]);
  }

  /** The key of a file of the last build. */
  lastKey(path: string): string | undefined {
    return this.last.files[path]?.[0];
  }

  /**
   * Writes a file of the last build again, changed, with the note that it has.
   * @param change returns undefined when it cannot
   * @returns whether it was written: not when it is damaged
   */
  change(path: string, key: string, change: (bytes: Buffer) => Buffer | undefined): boolean {
    const last = this.last.files[path];
    if (!last || this.isDamaged(path)) return false;
    const bytes = readFileSync(join(this.siteDir, path));
    const [, hash, , , note] = last;
    const changed = digest(bytes) === hash ? change(bytes) : undefined;
    if (changed) this.write(path, key, changed, note === undefined ? note : this.last.notes[note]);
    return changed !== undefined;
  }

  /** What was made. */
  get made(): GroupFiles {
    return { files: this.files, notes: this.notes };
  }

  private open(place: string): number {
    try {
      return openSync(place, 'w');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(place), { recursive: true });
      return openSync(place, 'w');
    }
  }

  private noteNumber(note: string | undefined): [] | [number] {
    if (note === undefined) return [];
    const known = this.notes.indexOf(note);
    return [known >= 0 ? known : this.notes.push(note) - 1];
  }
}
