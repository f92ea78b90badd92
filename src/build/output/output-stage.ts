import {
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../../cache/digest.ts';
import { idFile, idText, isAsWritten, readState, type SiteState, type Written, writeState } from './site-state.ts';

/**
 * A new version of the output folder, written beside it. Files whose key is that of the last build are reused by a
 * hard link; the others are written. `commit` replaces the old version, which stays complete until then.
 * Only one stage of a folder may be open at a time: builds hold its lock.
 */
export class OutputStage {
  private readonly dir: string;
  private readonly files: Record<string, Written> = {};
  private readonly noteNumbers = new Map<string, number>();
  private readonly previous: SiteState | undefined;
  private readonly folders = new Set<string>();

  constructor(
    private readonly outDir: string,
    private readonly statePath: string,
    useCache = true,
  ) {
    this.dir = `${outDir}.next`;
    // Left behind by a build that was killed.
    rmSync(this.dir, { recursive: true, force: true });
    recoverInterrupted(outDir);
    this.previous = useCache ? readState(outDir, statePath) : undefined;
  }

  /** Reuses a file of the last build. Returns false when it has to be written: its key differs, or it is damaged. */
  reuse(path: string, key: string): boolean {
    const last = this.previous?.files[path];
    if (!last || last[0] !== key) return false;
    const from = join(this.outDir, path);
    if (!isAsWritten(from, last)) return false;
    linkSync(from, this.place(path));
    const [, hash, size, mtimeMs, note] = last;
    this.files[path] = [
      key,
      hash,
      size,
      mtimeMs,
      ...this.noteNumber(note === undefined ? note : this.previous?.notes[note]),
    ];
    return true;
  }

  /** Writes a file. A note is kept with it, also when the file is reused. */
  write(path: string, key: string, content: string | Buffer, note?: string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const place = this.place(path);
    try {
      const file = openSync(place, 'w');
      writeFileSync(file, bytes);
      const { mtimeMs } = fstatSync(file);
      closeSync(file);
      this.files[path] = [key, digest(bytes), bytes.length, mtimeMs, ...this.noteNumber(note)];
    } catch (error) {
      // Node names no file when a disk is full.
      throw Object.assign(error as Error, { path: place });
    }
  }

  /** Writes what `make` returns, unless the last build wrote it from the same key. */
  put(path: string, key: string, make: () => string | Buffer): void {
    if (!this.reuse(path, key)) this.write(path, key, make());
  }

  /** The text of a file of the new version. */
  read(path: string): string {
    return readFileSync(join(this.dir, path), 'utf8');
  }

  /** Every note of the new version, each once. */
  notes(): string[] {
    return [...this.noteNumbers.keys()];
  }

  /** Replaces the old version: two renames; the next build recovers if this one is killed in between. */
  commit(about: Pick<SiteState, 'fingerprint' | 'pages' | 'remarks'>): void {
    const names = Object.keys(this.files).sort();
    const files = Object.fromEntries(names.map((name) => [name, this.files[name] as Written]));
    const id = digest(...names.map((name) => `${name}\0${files[name]?.[1]}\0`));
    writeFileSync(this.place(idFile), idText(id));
    const old = `${this.outDir}.old`;
    rmSync(old, { recursive: true, force: true });
    if (existsSync(this.outDir)) renameSync(this.outDir, old);
    try {
      renameSync(this.dir, this.outDir);
    } catch (error) {
      recoverInterrupted(this.outDir);
      throw error;
    }
    // Until now the state is that of the previous site: if a build is killed here, the next one rebuilds from scratch.
    writeState(this.statePath, { ...about, id, files, notes: this.notes() });
    rmSync(old, { recursive: true, force: true });
  }

  /** Discards the new version. */
  discard(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  private noteNumber(note: string | undefined): [] | [number] {
    if (note === undefined) return [];
    const number = this.noteNumbers.get(note) ?? this.noteNumbers.size;
    this.noteNumbers.set(note, number);
    return [number];
  }

  private place(path: string): string {
    const target = join(this.dir, path);
    const folder = dirname(target);
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    return target;
  }
}

/** Moves the old version back after a build that was killed between its two renames. */
export function recoverInterrupted(outDir: string): void {
  const old = `${outDir}.old`;
  if (!existsSync(outDir) && existsSync(old)) renameSync(old, outDir);
}
