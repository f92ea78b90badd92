import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readChecksummed, writeChecksummed } from '../lib/cache/checksummed-file.ts';
import { digest, filesBelow } from '../lib/cache/file-hashes.ts';
import { ifThere } from '../lib/command/folders.ts';
import { compareText } from '../lib/text/compare-text.ts';

/**
 * The record of a file that a build wrote at a path: the key of what it was made from, the hash of its bytes, size and time of change, and
 * what was noted of it.
 */
type Written = [key: string, hash: string, size: number, mtimeMs: number, note?: string];

/** Files that are made together, or stay together. */
interface FileGroup {
  key: string;
  files: Record<string, Written>;
}

/** The record that a build left behind. */
interface SiteState {
  fingerprint: string;
  pages: number;
  remarks: string;
  groups: Record<string, FileGroup>;
}

/** The differences of a site from the record of the last build. */
interface Damage {
  files: ReadonlySet<string>;
  strays: readonly string[];
}

/** The file of the site that holds its id, the hash of all of its files. */
export const idFile = 'content/build.json';

const version = 'site-state 4';

/** The record of the last build; undefined when that is not known. */
export function readSiteState(path: string): SiteState | undefined {
  return readChecksummed<SiteState>(path, version);
}

/** The marker that stands while files of a site are put in their places. A deploy has to wait as long as it is there. */
function changeMarker(outDir: string): string {
  return `${outDir}.changing`;
}

/** Compares a folder with the site that a build left in it: by sizes and times, or all by their bytes where a build died while it changed them. */
function findDamage(outDir: string, { groups }: SiteState): Damage {
  const isTrusted = !existsSync(changeMarker(outDir));
  const files = new Set<string>();
  const known = new Set<string>();
  for (const group of Object.values(groups)) {
    for (const [path, written] of Object.entries(group.files)) {
      known.add(path);
      if (!isAsWritten(join(outDir, path), written, isTrusted)) files.add(path);
    }
  }
  return { files, strays: pathsIn(outDir).filter((path) => !known.has(path)) };
}

/** The paths of all files in a site. */
function pathsIn(outDir: string): string[] {
  return filesBelow(outDir).map((path) => relative(outDir, path).replaceAll('\\', '/'));
}

/** Tells if a folder holds the site that a build left, whole and alone. */
export function isIntact(outDir: string, state: SiteState): boolean {
  const { files, strays } = findDamage(outDir, state);
  return !files.size && !strays.length;
}

/** @param isTrusted whether a file of the same size and time is the same */
function isAsWritten(path: string, [, hash, size, mtimeMs]: Written, isTrusted: boolean): boolean {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return (isTrusted && stats.mtimeMs === mtimeMs) || digest(readFileSync(path)) === hash;
  } catch {
    return false;
  }
}

/**
 * A new version of the output folder. Its files are made in groups: a group whose key is that of the last build stays as
 * it is. What changes is written beside the site; `commit` then moves it to its place, and a marker stands meanwhile. A
 * build that finds the marker compares every file by its bytes, and makes those again that are not of its version. Only one
 * stage of a folder may be open at a time: builds hold its lock.
 */
export class OutputStage {
  private readonly last: SiteState | undefined;
  private readonly damage: Damage;
  private readonly groups: Record<string, FileGroup> = {};
  private readonly written: string[] = [];
  /** Where the files of the new version lie until they are moved to their places, and its state. */
  private readonly nextDir: string;
  private readonly nextState: string;

  /** @param useCache whether files of the last build may stay */
  constructor(
    private readonly outDir: string,
    private readonly statePath: string,
    useCache = true,
  ) {
    this.nextDir = `${outDir}.next`;
    this.nextState = `${statePath}.next`;
    this.discard();
    this.last = useCache ? readSiteState(statePath) : undefined;
    this.damage = this.last ? findDamage(outDir, this.last) : { files: new Set(), strays: pathsIn(outDir) };
  }

  /**
   * Makes a group of files, unless it can stay as it is.
   * @param key the hash of all that the files are made from
   */
  async group(name: string, key: string, make: (writer: GroupWriter) => void | Promise<void>): Promise<void> {
    const writer = this.open(name, key);
    await (writer && make(writer));
  }

  /** Begins to make a group of files, which is done when the stage is committed. Undefined when it can stay as it is. */
  open(name: string, key: string): GroupWriter | undefined {
    const last = this.last?.groups[name];
    if (last?.key === key && !Object.keys(last.files).some((path) => this.damage.files.has(path))) {
      this.groups[name] = last;
      return undefined;
    }
    const group: FileGroup = { key, files: {} };
    this.groups[name] = group;
    return new GroupWriter(this.nextDir, group.files, this.written, (path) =>
      this.damage.files.has(path) ? undefined : last?.files[path],
    );
  }

  hasBefore(name: string): boolean {
    return this.last?.groups[name] !== undefined;
  }

  read(path: string): string {
    return readFileSync(this.fileAt(path), 'utf8');
  }

  /** Tells if a file with a hash in its path is in the new version: one without may be of the last build alone. */
  has(path: string): boolean {
    return existsSync(this.fileAt(path));
  }

  notes(): string[] {
    const files = Object.values(this.groups).flatMap((group) => Object.values(group.files));
    return [...new Set(files.flatMap(([, , , , note]) => note ?? []))].sort();
  }

  commit(about: Omit<SiteState, 'groups'>): void {
    const { outDir, nextDir, statePath, nextState } = this;
    const id = this.id();
    this.open('id', id)?.put(idFile, id, () => `${JSON.stringify({ id })}\n`);
    const names = Object.keys(this.groups).sort(compareText);
    const state = {
      ...about,
      groups: Object.fromEntries(names.map((name) => [name, this.groups[name] as FileGroup])),
    };
    const removed = this.removed();
    const marker = changeMarker(outDir);
    // All that needs room on the disk is written before the site is touched.
    writeChecksummed(nextState, version, state);
    if (this.written.length || removed.length) writeFileSync(marker, '');
    // All of a new site takes its place by one rename.
    if (!existsSync(outDir)) renameSync(nextDir, outDir);
    else moveIntoPlace(nextDir, outDir, inOrder(this.written));
    removeFiles(outDir, removed);
    renameSync(nextState, statePath);
    rmSync(marker, { force: true });
    this.discard();
  }

  discard(): void {
    rmSync(this.nextDir, { recursive: true, force: true });
    rmSync(this.nextState, { force: true });
  }

  private fileAt(path: string): string {
    const fresh = join(this.nextDir, path);
    return existsSync(fresh) ? fresh : join(this.outDir, path);
  }

  private id(): string {
    const files = Object.values(this.groups).flatMap((group) => Object.entries(group.files));
    return digest(...files.map(([path, [, hash]]) => `${path}\0${hash}\0`).sort(compareText));
  }

  private removed(): string[] {
    const now = new Set(Object.values(this.groups).flatMap(({ files }) => Object.keys(files)));
    const before = Object.values(this.last?.groups ?? {}).flatMap(({ files }) => Object.keys(files));
    return [...new Set([...before, ...this.damage.strays])].filter((path) => !now.has(path));
  }
}

/**
 * Makes a group of files: those whose key is that of the last build stay where they are, the others are written beside the site.
 * Paths are below the site's root, without a slash at their start.
 */
export class GroupWriter {
  /**
   * @param dir the folder beside the site
   * @param files gets what is in the group
   * @param paths gets the paths of what is written
   * @param last what the last build wrote at a path, if it is there as it was written
   */
  constructor(
    private readonly dir: string,
    private readonly files: Record<string, Written>,
    private readonly paths: string[],
    private readonly last: (path: string) => Written | undefined,
  ) {}

  /** Reuses a file of the last build. Returns false when it has to be made: its key differs, or it is damaged. */
  reuse(path: string, key: string): boolean {
    const last = this.last(path);
    if (last?.[0] !== key) return false;
    this.files[path] = last;
    return true;
  }

  /** Writes a file. A note is kept with it, also when the file is reused. */
  write(path: string, key: string, content: string | Buffer, note?: string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const place = join(this.dir, path);
    try {
      const file = openNew(place);
      writeFileSync(file, bytes);
      const { mtimeMs } = fstatSync(file);
      closeSync(file);
      this.files[path] = [
        key,
        digest(bytes),
        bytes.length,
        mtimeMs,
        ...(note === undefined ? [] : [note]),
      ] as Written;
      this.paths.push(path);
    } catch (error) {
      // Node names no file when a disk is full.
      throw Object.assign(error as Error, { path: place });
    }
  }

  /** Writes what `make` returns, unless the last build wrote it from the same key. */
  put(path: string, key: string, make: () => string | Buffer): void {
    if (!this.reuse(path, key)) this.write(path, key, make());
  }
}

function openNew(place: string): number {
  try {
    return openSync(place, 'w');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(place), { recursive: true });
    return openSync(place, 'w');
  }
}

/**
 * Orders files so that a server which reads meanwhile serves no page before what it names: first files whose names tell
 * their bytes apart, then pages, then what says of the whole site.
 */
export function inOrder(paths: readonly string[]): string[] {
  const rank = (path: string) => {
    if (path === idFile) return 3;
    if (/^_|^pagefind\/\w+\.json$/.test(path)) return 2;
    return /\.html$|^content\/pages\//.test(path) ? 1 : 0;
  };
  return [...paths].sort((a, b) => rank(a) - rank(b));
}

/** Moves files to their places in this order. Each is replaced by one rename: a reader sees the old or the new one. */
function moveIntoPlace(from: string, outDir: string, paths: readonly string[]): void {
  const made = new Set<string>();
  for (const path of paths) {
    const folder = dirname(path);
    if (!made.has(folder)) makeFolder(outDir, folder);
    made.add(folder);
    const to = join(outDir, path);
    try {
      renameSync(join(from, path), to);
    } catch (error) {
      // Looked for only now: a site has tens of thousands of files.
      if (!ifThere(() => lstatSync(to))?.isDirectory()) throw error;
      rmSync(to, { recursive: true });
      renameSync(join(from, path), to);
    }
  }
}

/** Makes a folder of the site, also where a file that is not of the site is in its way. */
function makeFolder(outDir: string, folder: string): void {
  const parts = folder.split('/');
  for (const [index] of parts.entries()) {
    const path = join(outDir, ...parts.slice(0, index + 1));
    if (ifThere(() => lstatSync(path))?.isDirectory() === false) rmSync(path);
  }
  mkdirSync(join(outDir, folder), { recursive: true });
}

/** Removes files, but for those that gave way to a folder of the site, and the folders that are empty then. */
function removeFiles(outDir: string, paths: readonly string[]): void {
  for (const path of paths)
    if (ifThere(() => lstatSync(join(outDir, path)))?.isDirectory() === false) rmSync(join(outDir, path));
  for (let folder of new Set(paths.map(dirname))) {
    for (; folder !== '.'; folder = dirname(folder)) {
      try {
        rmdirSync(join(outDir, folder));
      } catch {
        // Something is still in it.
        break;
      }
    }
  }
}
