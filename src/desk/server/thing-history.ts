import { isDeepStrictEqual } from 'node:util';
import { pointerParts } from '../../content/json/json-pointer.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { askGit, readBlobs } from '../../lib/git/git.ts';
import type { DraftedContent } from './drafts.ts';
import { type Part, type PartName, partIn, type Thing } from './thing.ts';

/** A thing as a commit left it. */
export interface ThingVersion {
  commit: string;
  author: string;
  /** ISO 8601, with the author's time zone. */
  date: string;
  /** The first line of what the author said. */
  subject: string;
  parts: Partial<Record<PartName, unknown>>;
}

/** So many versions are told, the newest; an older one is for who knows Git. */
const mostVersions = 30;
/** So many commits are looked at: a file of news has those of all its items. */
const mostCommits = 300;

/**
 * The versions of a thing, newest first: of the commits that changed its files those in which it is not as before.
 * Without a repository there are none. Files are not followed to a name that they had before.
 */
export function thingHistory(content: DraftedContent, name: string): ThingVersion[] {
  const contentDir = content.dir;
  const { id, parts } = content.thing(name);
  const paths = parts.map(({ file }) => file.path);
  const commits = commitsOf(contentDir, paths);
  const wanted = commits.flatMap(({ commit, changed }) => changed.map((path) => `${commit}:./${path}`));
  const texts = readBlobs(contentDir, wanted);
  const versions: ThingVersion[] = [];
  let values: ThingVersion['parts'] = {};
  // Where commits before these are not looked at, the first of a file says nothing of who wrote what it has.
  const unknown = new Set(commits.length === mostCommits ? parts.map(({ name }) => name) : []);
  for (const { changed, ...about } of commits.reverse()) {
    const after = { ...values };
    for (const part of parts.filter(({ file }) => changed.includes(file.path))) {
      const file = parsed(texts.get(`${about.commit}:./${part.file.path}`));
      // A commit with a file that is no JSON tells nothing of the thing.
      if (file === undefined) continue;
      const value = valueIn(file.value, part, id);
      if (value === undefined) delete after[part.name];
      else after[part.name] = value;
      if (unknown.delete(part.name)) values = { ...values, [part.name]: value };
    }
    if (!isDeepStrictEqual(after, values)) versions.push({ ...about, parts: after });
    values = after;
  }
  return versions.reverse().slice(0, mostVersions);
}

/** A thing as it was published last. */
export type PublishedThing = Omit<Commit, 'commit' | 'subject' | 'changed'> & { thing: string };

/** So many commits are looked through for what was published last, and so many things are told of them. */
const [mostPublished, mostTold] = [30, 8];
/** A commit with more things than that is no editor's: the site began with it, or a command wrote it. */
const mostOfCommit = 20;

/** The things that were published last, newest first, up to a commit of what is published. */
export function publishedLast(
  contentDir: string,
  commit: string,
  things: ReadonlyMap<string, Thing>,
): PublishedThing[] {
  const commits = commitsOf(contentDir, ['.'], mostPublished, commit);
  const sides = (of: Commit) =>
    of.changed
      .filter((path) => path.endsWith('.json'))
      .flatMap((path) => [`${of.commit}^:./${path}`, `${of.commit}:./${path}`]);
  const names = commits.flatMap(sides);
  const files = new Map([...readBlobs(contentDir, names)].map(([name, text]) => [name, parsed(text)]));
  const found = new Map<string, PublishedThing>();
  for (const { commit: own, changed, author, date } of commits) {
    const isChanged = ({ id, parts }: Thing) =>
      parts
        .filter(({ file }) => changed.includes(file.path))
        .some((part) => {
          const [before, after] = [`${own}^`, own].map((side) => files.get(`${side}:./${part.file.path}`)?.value);
          return !isDeepStrictEqual(valueIn(before, part, id), valueIn(after, part, id));
        });
    const changedThings = [...things].filter(([, thing]) => isChanged(thing)).map(([name]) => name);
    if (changedThings.length > mostOfCommit) continue;
    for (const thing of changedThings) if (!found.has(thing)) found.set(thing, { thing, author, date });
  }
  return [...found.values()].slice(0, mostTold);
}

type Commit = Omit<ThingVersion, 'parts'> & { changed: string[] };

/** The commits that changed any of the files, newest first. */
function commitsOf(dir: string, paths: readonly string[], most = mostCommits, from = 'HEAD'): Commit[] {
  const format = ['%x01%H', '%an', '%aI', '%s'].join('%x02');
  const options = ['--relative', '--name-only', '--no-renames', `--max-count=${most}`, `--format=${format}`];
  const { ok, output } = askGit(dir, ['log', '-z', ...options, from, '--', ...paths]);
  if (!ok) return [];
  return output
    .split('\x01')
    .slice(1)
    .map((told) => {
      const [about = '', ...changed] = told.split('\0').map((each) => each.trim());
      const [commit = '', author = '', date = '', subject = ''] = about.split('\x02');
      return { commit, author, date, subject, changed: changed.filter(Boolean) };
    });
}

function parsed(text: string | undefined): { value: unknown } | undefined {
  // A file that is not there has no thing in it.
  if (text === undefined) return { value: undefined };
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return undefined;
  }
}

/** The value of a part in another version of its file, in which an item of a list may have had another place. */
function valueIn(file: unknown, part: Part, id: string): unknown {
  if (!part.idKey) return partIn(file, part);
  const { idKey, pointer } = part;
  const list = asList(asObject(file)[pointerParts(pointer)[0] ?? '']);
  return list.find((each) => asObject(each)[idKey] === id);
}
