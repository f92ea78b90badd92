import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileWithText, readContent } from '../../content/content-tree.ts';
import { recordedPath, recordText, reviewedTexts } from '../../content/translation-record.ts';
import { type FileChanges, writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, askGitElsewhere, commitOf, gitReason, runGit, withOwnIndex } from '../../lib/git/git.ts';
import { committedFolder } from '../../lib/git/published-folder.ts';
import { type Conflict, isSame, mergeValues, type Versions } from '../merge-values.ts';
import { type DraftStore, type ThingDraft, writeValue } from '../server/drafts.ts';
import { type PartName, partAround, partValue, thingsIn } from '../server/thing.ts';
import {
  currentBranch,
  folderPrefix,
  localChanges,
  publishedBranch,
  requireSettled,
  writeToIndex,
} from './repository.ts';
import { saveWords } from './words.ts';

/** The outcome of getting the newest content. */
export interface Newest {
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

/** The branch that is checked out, as the remote has it. */
function ownRemoteBranch(contentDir: string): string | undefined {
  const branch = currentBranch(contentDir);
  const name = `refs/remotes/origin/${branch}`;
  return branch && commitOf(contentDir, name) ? name : undefined;
}

/** The first Git that merges two commits and leaves the work as it is. */
const neededGit = [2, 38] as const;

/** @throws CommandError when Git is older than what merges */
function requireMergingGit(contentDir: string, language: CommandLanguage): void {
  const [version = '', major, minor] = /(\d+)\.(\d+)[.\d]*/.exec(runGit(contentDir, ['version'])) ?? [];
  const isOld = Number(major) < neededGit[0] || (Number(major) === neededGit[0] && Number(minor) < neededGit[1]);
  if (isOld) throw new CommandError(saveWords[language].oldGit(version, neededGit.join('.')));
}

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
    private readonly index: string,
  ) {
    this.dir = newcomer.contentDir;
    this.top = this.git('rev-parse', '--show-toplevel');
    this.prefix = folderPrefix(this.dir);
    this.head = commitOf(this.dir, 'HEAD');
    this.theirs = commitOf(this.dir, name);
    this.base = this.git('merge-base', 'HEAD', name);
    const { own, others } = localChanges(this.dir);
    this.local = new Set([...others, ...own.map((path) => this.prefix + path)]);
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
    const [bases, theirs, heads] = [this.base, this.theirs, this.head].map((commit) =>
      committedFolder(this.dir, commit)?.texts(own),
    );
    const before = new Map<string, TextVersions & { committed: string | undefined }>();
    for (const path of own) {
      const committed = heads?.get(path);
      const mine = this.local.has(this.prefix + path) ? textIfThere(join(this.dir, path)) : committed;
      before.set(path, { base: bases?.get(path), theirs: theirs?.get(path), committed, mine });
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
    writeToIndex(this.dir, texts, this.index);
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

/** The text of a file in three versions, undefined where there is none. */
type TextVersions = Record<keyof Versions, string | undefined>;

/** Tells if a file is merged by value: facts, texts, and the records of translations. */
export function isMergedByValue(path: string): boolean {
  return recordedPath(path) !== undefined || fileWithText(path, '{}') !== undefined;
}

/**
 * Merges a file of the content by value. What neither has changed keeps its bytes.
 * @param path below the content folder
 * @returns the text, undefined if it is removed, and where both have changed the same, and theirs stands; nothing where a version is no valid JSON
 */
function mergedText(path: string, versions: TextVersions) {
  const { base, theirs, mine } = versions;
  if (base === mine || theirs === mine) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: mine, conflicts: [] };
  if (recordedPath(path) !== undefined) return { text: mergedRecord(versions), conflicts: [] };
  const values: Versions = { base: undefined, theirs: undefined, mine: undefined };
  for (const side of ['base', 'theirs', 'mine'] as const) {
    const text = versions[side];
    const file = text === undefined ? undefined : fileWithText(path, text);
    if (file && !file.document.parses) return undefined;
    values[side] = file?.value;
  }
  const { value, conflicts } = mergeValues(values, 'theirs');
  return { text: written(path, value, versions, values), conflicts };
}

/** The text of a merged value: that of one side where it has the same, and else theirs with what has to change. */
function written(path: string, value: unknown, { theirs, mine }: TextVersions, values: Versions): string | undefined {
  if (value === undefined || isSame(value, values.theirs)) return value === undefined ? undefined : theirs;
  const text = theirs ?? mine ?? '';
  if (isSame(value, values.mine)) return mine;
  return writeValue(text, fileWithText(path, text)?.kind.name ?? '', '', value);
}

function mergedRecord(versions: TextVersions): string | undefined {
  const [base, theirs, mine] = (['base', 'theirs', 'mine'] as const).map((side) =>
    Object.fromEntries(reviewedTexts({ hash: '', bytes: () => Buffer.from(versions[side] ?? '') })),
  );
  const { value } = mergeValues({ base, theirs, mine }, 'theirs');
  return recordText(Object.entries(value as Record<string, string>)) || undefined;
}
