import { isDeepStrictEqual } from 'node:util';
import { isAssetPath } from '../../../content/content-path.ts';
import { assetPaths, readContent } from '../../../content/content-tree.ts';
import { committedFolder, publishedFolder } from '../../../lib/git/published-folder.ts';
import { partValue, type Thing, thingsIn, titlesOf } from '../thing.ts';

/** A thing that is not as the main branch has it. */
export interface ChangedThing {
  name: string;
  kind: string;
  title: { ua: string; en: string };
  change: 'added' | 'changed' | 'deleted';
  /** Whether the last commit has it as it is now: it goes along with the branch. */
  isCommitted: boolean;
}

/** What is not as the main branch has it. */
export interface ChangedContent {
  things: ChangedThing[];
  /** Pictures and documents, as paths below the content folder. */
  files: string[];
}

/** Compares the content on the disk with the main branch; without a repository, nothing has changed. */
export function changedContent(contentDir: string): ChangedContent {
  const published = publishedFolder(contentDir);
  if (!published) return { things: [], files: [] };
  const now = readContent(contentDir);
  const paths = [...now.files.map(({ path }) => path), ...assetPaths(now)];
  const changed = [...new Set([...published.changed, ...paths.filter((path) => !published.has(path))])].sort();
  const texts = changed.filter((path) => !isAssetPath(path)).map((path) => [path, published.read(path)] as const);
  const before = thingsIn(readContent(contentDir, { previous: now, unsaved: new Map(texts) }));
  const after = thingsIn(now);
  const committed = committedFolder(contentDir);
  const last = changed.map((path) => [path, committed?.read(path)] as const);
  const head = thingsIn(
    readContent(contentDir, { previous: now, unsaved: new Map(last.filter(([path]) => !isAssetPath(path))) }),
  );
  const things = [...new Set([...after.keys(), ...before.keys()])].flatMap((name): ChangedThing[] => {
    const [old, own] = [before.get(name), after.get(name)];
    const thing = own ?? old;
    if (!thing || (old && own && isSame(old, own))) return [];
    const change = old && own ? 'changed' : own ? 'added' : 'deleted';
    const sent = head.get(name);
    const isCommitted = own && sent ? isSame(own, sent) : own === sent;
    return [{ name, kind: thing.kind.name, title: titlesOf(thing), change, isCommitted }];
  });
  return { things, files: changed.filter(isAssetPath) };
}

function isSame(before: Thing, after: Thing): boolean {
  const values = ({ parts }: Thing) => new Map(parts.map((part) => [part.name, partValue(part)]));
  return isDeepStrictEqual(values(before), values(after));
}
