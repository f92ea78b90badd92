import { isAssetPath } from '../../content/content-path.ts';
import { assetPaths, type ContentTree, filesByPath, fileWithText, readContent } from '../../content/content-tree.ts';
import {
  isPointerWithin,
  joinPointer,
  parentPointer,
  pointerParts,
  valueAt,
  withValueAt,
} from '../../content/json/json-pointer.ts';
import { recordedPath, recordPath, recordText, reviewedTexts } from '../../content/translation-record.ts';
import { groupBy } from '../../lib/cache/once-per.ts';
import { committedFolder } from '../../lib/git/published-folder.ts';
import { isSame } from '../merge-values.ts';
import { namedAssets } from '../server/assets/library.ts';
import { writeValue } from '../server/drafts.ts';
import { ownValue, type Part, partValue, thingsIn } from '../server/thing.ts';
import { isMergedByValue } from './newest.ts';
import { type ComposedContent, localChanges } from './repository.ts';

/** Which of the changed things count. */
export interface Composition {
  /** Says of a thing, by its name, whether its change counts. */
  isTicked: (thing: string) => boolean;
  commit?: string;
  /** The paths of files with what is not saved. */
  unsaved?: Iterable<string>;
}

/**
 * Composes the content of a commit and the ticked things of a tree: what is neither keeps the bytes of the commit. Entries share files, so
 * files are composed entry by entry.
 */
export function composedContent(tree: ContentTree, { isTicked, commit, unsaved = [] }: Composition): ComposedContent {
  const { dir } = tree;
  const folder = committedFolder(dir, commit);
  if (!folder) return { texts: new Map(), assets: [] };
  const texts = new Map<string, string | undefined>();
  const paths = [...new Set([...folder.changed, ...localChanges(dir).own, ...unsaved])];
  const own = paths.filter((path) => isMergedByValue(path));
  const before = folder.texts(own);
  const [old, now] = [partsOf(readContent(dir, { previous: tree, unsaved: before })), partsOf(tree)];
  for (const path of own) {
    const record = recordedPath(path);
    if (record === undefined) {
      texts.set(path, composedFile(path, before.get(path), tree, { old, now, isTicked }));
      continue;
    }
    const parts = [...(now.get(record) ?? []), ...(old.get(record) ?? [])];
    const isOfTicked = (place: string) => {
      const around = parts.filter((each) => isPointerWithin(place, recordedPlace(each)));
      const innermost = Math.max(...around.map((each) => recordedPlace(each).length));
      return around.some((each) => isTicked(each.thing) && recordedPlace(each).length === innermost);
    };
    texts.set(path, composedRecord(path, before.get(path), tree, isOfTicked));
  }
  const named = namedAssets(readContent(dir, { previous: tree, unsaved: texts }));
  const namedNow = namedAssets(tree);
  const isThere = new Set(assetPaths(tree));
  const assets = paths.filter(isAssetPath);
  return {
    texts,
    assets: assets.filter((path) => (isThere.has(path) ? named.has(path) || !namedNow.has(path) : !named.has(path))),
  };
}

interface NamedPart {
  thing: string;
  part: Part;
  /** Its value without other things that are in it. */
  own: unknown;
}

function partsOf(tree: ContentTree) {
  const things = thingsIn(tree);
  const all = [...things].flatMap(([thing, { parts }]) =>
    parts.map((part): NamedPart => ({ thing, part, own: ownValue(things, part) })),
  );
  return groupBy(all, ({ part }) => part.file.path);
}

interface Sides extends Pick<Composition, 'isTicked'> {
  old: ReadonlyMap<string, NamedPart[]>;
  now: ReadonlyMap<string, NamedPart[]>;
}

/** The text of a file with the changes of ticked things. */
function composedFile(path: string, before: string | undefined, tree: ContentTree, sides: Sides): string | undefined {
  const there = filesByPath(tree).get(path);
  const after = there && there.document.source.mark + there.document.source.text;
  const [old, now] = [sides.old.get(path) ?? [], sides.now.get(path) ?? []];
  const all = [...old, ...now];
  const valueIn = (parts: readonly NamedPart[], thing: string) => parts.find((each) => each.thing === thing)?.own;
  const changed = [...new Set(all.map(({ thing }) => thing))].filter(
    (thing) => !isSame(valueIn(old, thing), valueIn(now, thing)),
  );
  const [ticked, unticked] = [true, false].map(
    (isWanted) => new Set(changed.filter((thing) => sides.isTicked(thing) === isWanted)),
  ) as [Set<string>, Set<string>];
  // Values that belong to no thing go with the things of their file.
  if (unticked.size === 0) return after;
  // A file that is a thing as a whole has others in it: theirs is put into what counts of that.
  const whole = all.find(({ part }) => part.pointer === '')?.thing;
  const isNow = whole !== undefined && ticked.has(whole);
  const saved = before === undefined ? undefined : fileWithText(path, before);
  const file = whole === undefined || (!isNow && !saved) ? (there ?? saved) : isNow ? there : saved;
  if (ticked.size === 0 || !file) return isNow ? after : before;
  const [from, to, taken] = isNow ? [now, old, unticked] : [old, now, ticked];
  let value: unknown = file.value;
  const entries = all.filter(({ part }) => part.pointer !== '');
  for (const place of new Set(entries.map(({ part }) => parentPointer(part.pointer)))) {
    const isHere = ({ part }: NamedPart) => part.pointer !== '' && parentPointer(part.pointer) === place;
    const here = composedEntries(from.filter(isHere), to.filter(isHere), taken);
    const keyed = here.map(({ part }) => [pointerParts(part.pointer).at(-1) ?? '', partValue(part)] as const);
    const isList = Array.isArray(valueAt(file.value, place));
    value = withValueAt(value, place, isList ? keyed.map(([, entry]) => entry) : Object.fromEntries(keyed));
  }
  return writeValue((isNow ? after : before) ?? after ?? '', file.kind.name, '', value);
}

/** The entries of one version, but of taken things as another version has them; a new one comes after the one that it comes after there. */
function composedEntries(
  from: readonly NamedPart[],
  to: readonly NamedPart[],
  taken: ReadonlySet<string>,
): NamedPart[] {
  const other = new Map(to.map((each) => [each.thing, each]));
  const entries = from.flatMap((each) => {
    const own = taken.has(each.thing) ? other.get(each.thing) : each;
    return own ? [own] : [];
  });
  for (const [index, each] of to.entries()) {
    if (!taken.has(each.thing) || entries.includes(each)) continue;
    const before = to.slice(0, index).findLast(({ thing }) => entries.some((entry) => entry.thing === thing));
    entries.splice(entries.findIndex(({ thing }) => thing === before?.thing) + 1, 0, each);
  }
  return entries;
}

/** The place of a part in the record of translations, where entries are named by their ids. */
function recordedPlace({ thing, part }: NamedPart): string {
  const id = thing.slice(thing.indexOf('/') + 1);
  return part.pointer === '' ? '' : joinPointer(parentPointer(part.pointer), id);
}

function composedRecord(
  path: string,
  before: string | undefined,
  tree: ContentTree,
  isOfTicked: (place: string) => boolean,
): string | undefined {
  const file = tree.files.find((each) => recordPath(each.path) === path);
  const [old, now] = [before, file?.record?.bytes().toString()].map((text) =>
    reviewedTexts({ hash: '', bytes: () => Buffer.from(text ?? '') }),
  );
  const kept = [...(old ?? [])].filter(([place]) => !isOfTicked(place));
  return recordText([...kept, ...[...(now ?? [])].filter(([place]) => isOfTicked(place))]) || undefined;
}
