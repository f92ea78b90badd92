import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the last build wrote at a path: the key of what it was made from, its size, and what was noted of it. */
type Written = [key: string, size: number, note?: string];

interface State {
  /** Also in the site itself: a state that belongs to another output folder is not used. */
  id: string;
  files: Record<string, Written>;
}

const idFile = 'content/build.json';

/**
 * A new version of the output folder, written aside. Files whose key is that of the last build are taken over by a
 * hard link; the others are written. `commit` puts it in the place of the old version, which stays whole until then.
 */
export class OutputStage {
  private readonly dir: string;
  private readonly files: Record<string, Written> = {};
  private readonly previous: State['files'];
  private readonly folders = new Set<string>();

  constructor(
    private readonly outDir: string,
    private readonly statePath: string,
    useCache = true,
  ) {
    this.dir = `${outDir}.next-${process.pid}`;
    rmSync(this.dir, { recursive: true, force: true });
    recoverInterrupted(outDir);
    this.previous = useCache ? readState(outDir, statePath) : {};
  }

  /** Takes a file over from the last build. Returns false when it has to be made: its key differs, or it is damaged. */
  reuse(path: string, key: string): boolean {
    const last = this.previous[path];
    if (!last || last[0] !== key) return false;
    const from = join(this.outDir, path);
    try {
      if (lstatSync(from).size !== last[1]) return false;
      linkSync(from, this.place(path));
    } catch {
      return false;
    }
    this.files[path] = last;
    return true;
  }

  /** Writes a file. A note is kept with it, also when the file is taken over. */
  write(path: string, key: string, content: string | Buffer, note?: string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    writeFileSync(this.place(path), bytes);
    this.files[path] = note === undefined ? [key, bytes.length] : [key, bytes.length, note];
  }

  /** Writes what `make` gives, unless the last build wrote it from the same key. */
  put(path: string, key: string, make: () => string | Buffer): void {
    if (!this.reuse(path, key)) this.write(path, key, make());
  }

  /** Every note of the new version, each once. */
  notes(): Set<string> {
    const notes = Object.values(this.files).map(([, , note]) => note);
    return new Set(notes.filter((note) => note !== undefined));
  }

  /** Puts the new version in the place of the old one: two renames, mended by the next build if it dies in between. */
  commit(): void {
    const names = Object.keys(this.files).sort();
    const id = `${Date.now().toString(36)}-${process.pid}`;
    writeFileSync(this.place(idFile), `${JSON.stringify({ id })}\n`);
    mkdirSync(dirname(this.statePath), { recursive: true });
    const files = Object.fromEntries(names.map((name) => [name, this.files[name]]));
    writeFileSync(`${this.statePath}.${process.pid}`, JSON.stringify({ id, files }));
    const old = `${this.outDir}.old`;
    rmSync(old, { recursive: true, force: true });
    if (existsSync(this.outDir)) renameSync(this.outDir, old);
    renameSync(this.dir, this.outDir);
    renameSync(`${this.statePath}.${process.pid}`, this.statePath);
    rmSync(old, { recursive: true, force: true });
  }

  /** Throws the new version away. */
  discard(): void {
    rmSync(this.dir, { recursive: true, force: true });
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

/** A build that died between its two renames left the old version beside its place: it goes back there. */
export function recoverInterrupted(outDir: string): void {
  const old = `${outDir}.old`;
  if (!existsSync(outDir) && existsSync(old)) renameSync(old, outDir);
}

function readState(outDir: string, statePath: string): State['files'] {
  try {
    const state = JSON.parse(readFileSync(statePath, 'utf8')) as State;
    const { id } = JSON.parse(readFileSync(join(outDir, idFile), 'utf8')) as { id: string };
    return state.id === id ? state.files : {};
  } catch {
    return {};
  }
}
