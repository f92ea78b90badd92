import { isDeepStrictEqual } from 'node:util';
import { pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { askGit, readBlobs } from '../../lib/git/git.ts';
import type { Part, PartName, Thing } from './thing.ts';

/** A thing as a commit left it. */
export interface ThingVersion {
  commit: string;
  author: string;
  /** ISO 8601, with the author's time zone. */
  date: string;
  /** The first line of what the author said. */
  subject: string;
  /** The values of its parts. */
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
export function thingHistory(contentDir: string, { id, parts }: Thing): ThingVersion[] {
  const paths = parts.map(({ file }) => file.path);
  const commits = commitsOf(contentDir, paths);
  const wanted = commits.flatMap(({ commit, changed }) => changed.map((path) => `${commit}:./${path}`));
  const texts = new Map(readBlobs(contentDir, wanted).map((text, index) => [wanted[index], text]));
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

type Commit = Omit<ThingVersion, 'parts'> & { changed: string[] };

/** The commits that changed any of the files, newest first. */
function commitsOf(dir: string, paths: readonly string[]): Commit[] {
  const format = ['%x01%H', '%an', '%aI', '%s'].join('%x02');
  const options = ['--relative', '--name-only', '--no-renames', `--max-count=${mostCommits}`, `--format=${format}`];
  const { ok, output } = askGit(dir, ['log', '-z', ...options, '--', ...paths]);
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
function valueIn(file: unknown, { pointer, idKey }: Part, id: string): unknown {
  if (!idKey) return valueAt(file, pointer);
  const list = asList(asObject(file)[pointerParts(pointer)[0] ?? '']);
  return list.find((each) => asObject(each)[idKey] === id);
}
