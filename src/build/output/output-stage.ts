import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../cache/files-below.ts';
import { compareText } from '../../text/compare-text.ts';
import { type Damage, findDamage } from './find-damage.ts';
import { foldersAbove, foldersBelow, readStamps } from './folder-stamps.ts';
import { GroupWriter } from './group-writer.ts';
import { finishInterrupted, inOrder, makeChanges, nextDir, writeJournal } from './journal.ts';
import {
  type FileGroup,
  groupOf,
  idFile,
  idText,
  SiteState,
  type SiteSummary,
  siteId,
  writeNextState,
  writeStamps,
} from './site-state.ts';

/** A group of the new version with its files as they are kept: those of a group that stays are not parsed. */
interface StagedGroup {
  group: FileGroup;
  files: Buffer;
}

const noDamage: Damage = { groups: new Set(), files: new Set(), strays: [], folders: new Set() };

/**
 * A new version of the output folder. Its files are made in groups: a group whose key is that of the last build stays as
 * it is, without a look at its files. What changes is written beside the site; `commit` then moves it to its place by
 * a journal, so that a build that dies is finished by the next one. Only one stage of a folder may be open at a time:
 * builds hold its lock.
 */
export class OutputStage {
  private readonly previous: SiteState | undefined;
  private readonly damage: Damage;
  private readonly kept = new Map<string, StagedGroup>();
  private readonly opened = new Map<string, { key: string; writer: GroupWriter }>();

  /** @param useCache whether files of the last build may stay */
  constructor(
    private readonly outDir: string,
    private readonly statePath: string,
    useCache = true,
  ) {
    finishInterrupted(outDir, statePath);
    this.previous = useCache ? SiteState.read(outDir, statePath) : undefined;
    this.damage = this.previous ? findDamage(outDir, this.previous) : noDamage;
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
    const { previous, damage } = this;
    const last = previous?.summary.groups[name];
    if (previous && last?.key === key && !damage.groups.has(name)) {
      this.kept.set(name, { group: last, files: previous.filesText(name) });
      return undefined;
    }
    const files = previous?.files(name) ?? { files: {}, notes: [] };
    const writer = new GroupWriter(nextDir(this.outDir), this.outDir, files, (path) => damage.files.has(path));
    this.opened.set(name, { key, writer });
    return writer;
  }

  /** What the last build left behind. */
  get last(): SiteSummary | undefined {
    return this.previous?.summary;
  }

  /** The text of a file of the new version. */
  read(path: string): string {
    return readFileSync(this.fileAt(path), 'utf8');
  }

  /** Whether a file with a hash in its path is in the new version: one without may be of the last build alone. */
  has(path: string): boolean {
    return existsSync(this.fileAt(path));
  }

  /** Every note of the new version, each once. */
  notes(): string[] {
    const kept = [...this.kept.values()].flatMap(({ group }) => group.notes);
    return [...new Set([...kept, ...this.writers.flatMap(({ made }) => made.notes)])].sort();
  }

  /** Puts the new version in its place. */
  async commit(about: Pick<SiteSummary, 'fingerprint' | 'pages' | 'remarks' | 'news'>): Promise<void> {
    const { outDir, statePath, previous } = this;
    const made = [...this.opened].map(([name, { key, writer }]): [string, StagedGroup] => [
      name,
      { group: groupOf(key, writer.made), files: Buffer.from(JSON.stringify(writer.made.files)) },
    ]);
    const staged = [...this.kept, ...made].sort(([a], [b]) => compareText(a, b));
    const groups = Object.fromEntries(staged.map(([name, { group }]) => [name, group]));
    const id = siteId(groups);
    const idWriter = new GroupWriter(nextDir(outDir), outDir, { files: {}, notes: [] }, () => false);
    if (previous?.summary.id !== id) idWriter.write(idFile, id, idText(id));
    const moved = inOrder([...this.writers.flatMap(({ written }) => written), ...idWriter.written]);
    const removed = this.removed(groups);
    writeNextState(statePath, { ...about, id, groups }, new Map(staged.map(([name, { files }]) => [name, files])));
    const isNew = !existsSync(outDir);
    const journal = isNew ? { moved: [], removed: [] } : { moved, removed };
    // All of a new site takes its place by one rename, which needs no journal.
    if (isNew) renameSync(nextDir(outDir), outDir);
    else if (moved.length || removed.length) writeJournal(outDir, journal);
    makeChanges(outDir, statePath, journal);
    rmSync(nextDir(outDir), { recursive: true, force: true });
    await this.keepStamps(id, [...moved, ...removed]);
  }

  /** Discards the new version. */
  discard(): void {
    finishInterrupted(this.outDir, this.statePath);
  }

  private fileAt(path: string): string {
    const fresh = join(nextDir(this.outDir), path);
    return existsSync(fresh) ? fresh : join(this.outDir, path);
  }

  private get writers(): GroupWriter[] {
    return [...this.opened.values()].map(({ writer }) => writer);
  }

  /** The files of the site that the new version does not have. */
  private removed(groups: Record<string, FileGroup>): string[] {
    const { previous, damage } = this;
    const now = new Set([idFile, ...this.writers.flatMap(({ made }) => Object.keys(made.files))]);
    const before = previous
      ? Object.entries(previous.summary.groups)
          .filter(([name, { content }]) => groups[name]?.content !== content)
          .flatMap(([name]) => Object.keys(previous.files(name).files))
      : filesBelow(this.outDir).map((path) => relative(this.outDir, path));
    return [...new Set([...before, ...damage.strays])].filter((path) => !now.has(path));
  }

  /** Keeps the times of the folders: those in which nothing was done have the times they had. */
  private async keepStamps(id: string, touched: readonly string[]): Promise<void> {
    const known = this.previous?.stamps;
    const changed = known ? [...touched.flatMap(foldersAbove), ...this.damage.folders] : foldersBelow(this.outDir);
    const stamps = Object.entries({ ...known, ...(await readStamps(this.outDir, new Set(changed))) });
    writeStamps(this.statePath, id, Object.fromEntries(stamps.filter(([, stamp]) => stamp > 0)));
  }
}
