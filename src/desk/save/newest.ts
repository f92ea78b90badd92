import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../content/content-tree.ts';
import { type FileChanges, writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, askGitElsewhere, gitReason, readBlobs, runGit, withOwnIndex } from '../../lib/git/git.ts';
import { mainBranches } from '../../lib/git/published-folder.ts';
import { unfinishedWork } from '../../lib/git/unfinished-work.ts';
import { type Conflict, isSame, mergeValues } from '../merge-values.ts';
import type { DraftStore, ThingDraft } from '../server/drafts.ts';
import { type PartName, partAround, partValue, thingsIn } from '../server/thing.ts';
import { isMergedByValue, mergedText, type TextVersions } from './merge-texts.ts';
import { saveWords } from './words.ts';

/** The outcome of getting the newest content. */
export interface Newest {
  /** True if anything came. */
  isNew: boolean;
  /** The names of things of which both have changed the same: mine waits as a draft. */
  undecided: string[];
}

/** Where the newest content is put. */
export interface Newcomer {
  contentDir: string;
  language: CommandLanguage;
  /** Unsaved text; without it, nothing is merged of which both have changed the same. */
  drafts?: DraftStore | undefined;
}

/**
 * Asks the remote repository for what is new.
 * @throws CommandError when it does not answer
 */
export async function fetchNewest({ contentDir, language }: Newcomer): Promise<void> {
  const { ok, error } = await askGitElsewhere(contentDir, ['fetch', '--quiet', '--prune', 'origin']);
  if (!ok) throw new CommandError(saveWords[language].notFetched(gitReason(error)));
}

/**
 * Merges what others have published, and what they have sent on the same branch, into the work by value. Fields that only one side has
 * changed are merged; where both have changed the same, theirs stands in the files and mine becomes a draft, so that the form
 * shows both. What is not saved or not committed stays so. Nothing is changed before all is known.
 * @throws CommandError with what cannot be merged
 */
export function mergeNewest(newcomer: Newcomer): Newest {
  const { contentDir, language } = newcomer;
  requireSettled(contentDir, language);
  const undecided = new Set<string>();
  let isNew = false;
  for (const name of [ownRemoteBranch(contentDir), publishedBranch(contentDir)]) {
    if (!name || askGit(contentDir, ['merge-base', '--is-ancestor', name, 'HEAD']).ok) continue;
    const things = withOwnIndex(contentDir, ({ index }) => new CommitMerge(newcomer, name, index).run());
    for (const thing of things) undecided.add(thing);
    isNew = true;
  }
  return { isNew, undecided: [...undecided] };
}

/** @throws CommandError when nothing is committed yet, or Git has begun something that has to be finished first */
export function requireSettled(contentDir: string, language: CommandLanguage): void {
  const words = saveWords[language];
  if (!askGit(contentDir, ['rev-parse', '--git-dir']).ok) throw new CommandError(words.noRepository);
  if (!askGit(contentDir, ['rev-parse', '--verify', '--quiet', 'HEAD']).ok) throw new CommandError(words.noCommit);
  const unfinished = unfinishedWork(contentDir);
  if (unfinished) throw new CommandError(words.unfinished(unfinished));
}

/** The branch that is published, as the remote has it; undefined where there is none. */
export function publishedBranch(contentDir: string): string | undefined {
  const refs = mainBranches.filter((name) => name.startsWith('origin/'));
  return refs.find((name) => askGit(contentDir, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).ok);
}

/** The branch that is checked out, as the remote has it. */
function ownRemoteBranch(contentDir: string): string | undefined {
  const { output: branch } = askGit(contentDir, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const name = `refs/remotes/origin/${branch}`;
  return branch && askGit(contentDir, ['rev-parse', '--verify', '--quiet', name]).ok ? name : undefined;
}

/** The paths of what differs from the last commit, staged or not, from the top of the repository. A file that is moved counts at both places. */
export function changedPaths(contentDir: string): string[] {
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  // Two letters and a space are before each path.
  const { output } = askGit(contentDir, ['status', ...options]);
  return output.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
}

/** The first Git that merges two commits and leaves the work as it is. */
const neededGit = [2, 38] as const;

/** @throws CommandError when Git is older than what merges */
function requireMergingGit(contentDir: string, language: CommandLanguage): void {
  const [version = '', major, minor] = /(\d+)\.(\d+)[.\d]*/.exec(runGit(contentDir, ['version'])) ?? [];
  const isOld = Number(major) < neededGit[0] || (Number(major) === neededGit[0] && Number(minor) < neededGit[1]);
  if (isOld) throw new CommandError(saveWords[language].oldGit(version, neededGit.join('.')));
}

/** One merge of a commit into the work. */
class CommitMerge {
  private readonly dir: string;
  private readonly top: string;
  /** The content folder, from the top of the repository. */
  private readonly prefix: string;
  private readonly base: string;
  private readonly head: string;
  private readonly theirs: string;
  /** The changes since the last commit. */
  private readonly local: ReadonlySet<string>;

  constructor(
    private readonly newcomer: Newcomer,
    name: string,
    /** An index of its own. */
    private readonly index: string,
  ) {
    this.dir = newcomer.contentDir;
    this.top = this.git('rev-parse', '--show-toplevel');
    this.prefix = this.git('rev-parse', '--show-prefix');
    this.head = this.git('rev-parse', 'HEAD');
    this.theirs = this.git('rev-parse', name);
    this.base = this.git('merge-base', 'HEAD', name);
    this.local = new Set(changedPaths(this.dir));
  }

  /** @returns the names of things of which both have changed the same */
  run(): string[] {
    const files = this.mergeFiles();
    const commit = this.makeCommit(files.committed);
    const others = this.listed('diff', this.head, commit).filter((path) => !files.working.has(this.ownPath(path)));
    const inTheWay = others.filter((path) => this.local.has(path) && !this.isAsIn(commit, path));
    if (inTheWay.length > 0) throw this.fault('inTheWay', inTheWay);
    const drafts = this.draftsAfter(files);
    for (const [thing, draft] of drafts.kept) this.newcomer.drafts?.keep(thing, draft);
    this.checkOut(commit, others);
    writeChanges(this.dir, files.working);
    this.git('update-ref', '-m', 'desk: the newest', 'HEAD', commit, this.head);
    this.git('read-tree', commit);
    askGit(this.dir, ['update-index', '-q', '--refresh']);
    return drafts.undecided;
  }

  /** The version of both of each file that they have changed, in the commit and in the working tree. */
  private mergeFiles() {
    const paths = this.listed('diff', this.base, this.theirs).map((path) => this.ownPath(path));
    const own = paths.filter((path) => path && isMergedByValue(path));
    const before = new Map<string, TextVersions & { committed: string | undefined }>();
    const texts = readBlobs(
      this.dir,
      own.flatMap((path) => [this.base, this.theirs, this.head].map((commit) => `${commit}:./${path}`)),
    );
    for (const [index, path] of own.entries()) {
      const [base, theirs, committed] = texts.slice(3 * index);
      const isLocal = this.local.has(this.prefix + path);
      before.set(path, { base, theirs, committed, mine: isLocal ? textIfThere(join(this.dir, path)) : committed });
    }
    const committed = new Map<string, string | undefined>();
    const working = new Map<string, string | undefined>();
    const conflicts: (Conflict & { path: string })[] = [];
    for (const [path, versions] of before) {
      const [commit, work] = [
        mergedText(path, { ...versions, mine: versions.committed }),
        mergedText(path, versions),
      ];
      if (!commit || !work) throw this.fault('noJson', [path]);
      committed.set(path, commit.text);
      working.set(path, work.text);
      conflicts.push(...work.conflicts.map((each) => ({ ...each, path })));
    }
    return { before, committed, working, conflicts };
  }

  /** The commit with the files: theirs, if there is nothing of mine. */
  private makeCommit(texts: ReadonlyMap<string, string | undefined>): string {
    if (this.base === this.head) {
      runGit(this.top, ['read-tree', this.theirs], { index: this.index });
      return this.theirs;
    }
    requireMergingGit(this.dir, this.newcomer.language);
    const options = ['-c', 'merge.renames=false', 'merge-tree', '--write-tree', '--name-only', '--no-messages', '-z'];
    const { output } = askGit(this.top, [...options, this.head, this.theirs]);
    const [tree = '', ...conflicts] = output.split('\0');
    const left = conflicts.filter((path) => path && !texts.has(this.ownPath(path)));
    if (left.length > 0) throw this.fault('unmergeable', left);
    runGit(this.top, ['read-tree', tree.trim()], { index: this.index });
    writeToIndex(this.dir, this.prefix, texts, this.index);
    const merged = runGit(this.top, ['write-tree'], { index: this.index });
    return this.git('commit-tree', merged, '-p', this.head, '-p', this.theirs, '-m', saveWords.en.mergeSubject);
  }

  /** Unsaved text on top of the newest content; and mine where both have changed the same. */
  private draftsAfter({ before, working, conflicts }: ReturnType<CommitMerge['mergeFiles']>) {
    const tree = readContent(this.dir);
    const at = (texts: FileChanges) =>
      thingsIn(readContent(this.dir, { previous: tree, unsaved: texts as ReadonlyMap<string, string | undefined> }));
    const [mine, base, theirs] = [
      thingsIn(tree),
      at(new Map([...before].map(([path, versions]) => [path, versions.base]))),
      at(working),
    ];
    const undecided = new Map<string, Set<PartName>>();
    for (const { path, pointer, isTheirs } of conflicts) {
      const found = (!isTheirs && partAround(mine, path, pointer)) || partAround(theirs, path, pointer);
      if (!found) throw this.fault('unmergeable', [`${path}, ${pointer || '/'}`]);
      undecided.set(found.thing, (undecided.get(found.thing) ?? new Set()).add(found.part.name));
    }
    const { drafts } = this.newcomer;
    if (undecided.size > 0 && !drafts) throw this.fault('undecided', [...undecided.keys()]);
    const kept = new Map<string, ThingDraft>();
    const valueIn = (things: typeof mine, thing: string, name: PartName) => {
      const part = things.get(thing)?.parts.find((each) => each.name === name);
      return part && partValue(part);
    };
    for (const thing of new Set([...undecided.keys(), ...Object.keys(drafts?.all ?? {})])) {
      const old = drafts?.all[thing] ?? {};
      const draft = { ...old };
      for (const part of new Set([...(undecided.get(thing) ?? []), ...Object.keys(old)] as PartName[])) {
        const own = old[part];
        const isUndecided = undecided.get(thing)?.has(part);
        const [saved, value] = [valueIn(theirs, thing, part), own ? own.value : valueIn(mine, thing, part)];
        // An entry that I took out and they have changed is there again.
        if (value === undefined) continue;
        const began = isUndecided || !own ? valueIn(base, thing, part) : own.base;
        const merge = mergeValues({ base: began, theirs: saved, mine: value }, 'mine');
        const from = merge.conflicts.length > 0 ? began : saved;
        if (isSame(merge.value, saved)) delete draft[part];
        // A part that is in no file has no base: by that it is known to be new.
        else draft[part] = { ...(from !== undefined && { base: from }), value: merge.value };
      }
      kept.set(thing, draft);
    }
    return { kept, undecided: [...undecided.keys()] };
  }

  /** Writes files as a commit has them, and removes those that it does not have. */
  private checkOut(commit: string, paths: readonly string[]): void {
    const there = new Set(this.listed('ls-tree', '-r', commit));
    const written = paths.filter((path) => there.has(path));
    const options = { index: this.index, input: written.map((path) => `${path}\0`).join('') };
    runGit(this.top, ['checkout-index', '--force', '-z', '--stdin'], options);
    for (const path of paths) if (!there.has(path)) rmSync(join(this.top, path), { force: true });
  }

  /** Tells if a file on the disk has the bytes that a commit has. */
  private isAsIn(commit: string, path: string): boolean {
    const own = askGit(this.top, ['hash-object', '--', path]);
    return (
      own.ok && own.output === askGit(this.top, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`]).output
    );
  }

  /** A path below the content folder; empty for one elsewhere. */
  private ownPath(path: string): string {
    return path.startsWith(this.prefix) ? path.slice(this.prefix.length) : '';
  }

  private listed(command: 'diff' | 'ls-tree', ...args: string[]): string[] {
    const options = command === 'diff' ? ['--no-renames'] : [];
    return runGit(this.top, [command, '--name-only', '-z', ...options, ...args])
      .split('\0')
      .filter(Boolean);
  }

  private git(...args: string[]): string {
    return runGit(this.dir, args);
  }

  private fault(reason: 'inTheWay' | 'noJson' | 'unmergeable' | 'undecided', what: readonly string[]): CommandError {
    return new CommandError(saveWords[this.newcomer.language][reason](what));
  }
}

/** Puts texts into an index, undefined for those to be removed. @param prefix the folder of their paths, from the top of the repository */
export function writeToIndex(
  dir: string,
  prefix: string,
  texts: ReadonlyMap<string, string | undefined>,
  index: string,
): void {
  const lines = [...texts].map(([path, text]) => {
    if (text === undefined) return `0 ${'0'.repeat(40)}\t${prefix}${path}\0`;
    const blob = runGit(dir, ['hash-object', '-w', '--stdin'], { input: text });
    return `100644 ${blob}\t${prefix}${path}\0`;
  });
  const { ok, error } = askGit(dir, ['update-index', '-z', '--index-info'], { index, input: lines.join('') });
  if (!ok) throw new CommandError(gitReason(error));
}
