import { type ContentFile, type ContentTree, filesByPath } from '../content/content-tree.ts';
import { joinPointer, pointerParts, valueAt } from '../content/json/json-pointer.ts';
import { recordedPath, recordPath, recordText, reviewedTexts } from '../content/translation-record.ts';
import { asObject, asText } from '../content/unknown-value.ts';
import { isProse } from '../content/views/values.ts';
import type { FileChanges } from '../content/write-changes.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { groupBy, oncePer } from '../lib/cache/once-per.ts';
import { defaultLanguage } from '../lib/language/languages.ts';
import { withPlainSpaces } from '../lib/language/no-break-spaces.ts';
import { type LanguageDifferences, languagePairs, type TextPlace } from './language-pairs.ts';
import { isInOwnLanguage } from './text-language.ts';

/** A text with its translation, as they are and as they were reviewed. */
export type Translation = ReturnType<typeof translations>[number];

/** Every text of the first language with each of its translations, and what the record says of them. */
export function translations(tree: ContentTree) {
  return languagePairs(tree).texts.flatMap((pair) => {
    const recorded = recordedAs(pair);
    const { record } = pair.target.file;
    return recorded ? [{ ...pair, ...recorded, reviewed: record && reviewedTexts(record).get(recorded.key) }] : [];
  });
}

/**
 * The record of a text and its counterpart as they are now; undefined where that is no translation to be reviewed. Its key names lists by
 * the ids of their entries, so that it stays when others come before.
 */
const recordedAs = oncePer(({ source, target }: LanguageDifferences['texts'][number]) =>
  target.file.kind.isInterface ||
  source.value === target.value ||
  !isProse(target) ||
  !isInOwnLanguage(source) ||
  !isInOwnLanguage(target)
    ? undefined
    : { key: stablePointer(target), now: `${shortHash(source.value)} ${shortHash(target.value)}` },
);

/** True if the text of the first language has changed since the review, and its translation has not. */
export function isStale({ now, reviewed }: Pick<Translation, 'now' | 'reviewed'>): boolean {
  if (reviewed === undefined || reviewed === now) return false;
  const [source, target] = now.split(' ');
  const [reviewedSource, reviewedTarget] = reviewed.split(' ');
  return source !== reviewedSource && target === reviewedTarget;
}

/**
 * The records that are not as they should be now, with their new texts: stale translations keep their entries, everything else is
 * recorded as it is. Those of texts that are gone go.
 * @param isReviewed tells of a file, or of a place in it, whether its translation was just reviewed
 * @param isTouched tells of a file whether it was worked on; of others the record stays as it is, unless they were reviewed
 */
export function recordChanges(
  tree: ContentTree,
  isReviewed: (path: string, pointer?: string) => boolean,
  isTouched: (path: string) => boolean = () => true,
): FileChanges {
  const files = filesByPath(tree);
  const isLeft = ({ path }: ContentFile) => {
    const both = [path, path.replace(/^[^/]+/, defaultLanguage)];
    const isWorkedOn = isTouched(recordPath(path)) || both.some((each) => isTouched(each) || isReviewed(each));
    return !isWorkedOn || both.some((each) => !files.get(each)?.document.parses);
  };
  const byFile = groupBy(translations(tree), ({ target }) => target.file);
  const changes = new Map<string, string | undefined>(unusedRecords(tree).map((path) => [path, undefined]));
  for (const file of tree.files) {
    if (!file.language || file.language === defaultLanguage || isLeft(file)) continue;
    const reviewed = byFile.get(file)?.map((translation): [string, string] => {
      const { source, target, key, now, reviewed = now } = translation;
      const wasReviewed = [target, source].some((place) => isReviewed(place.file.path, place.pointer));
      return [key, isStale(translation) && !wasReviewed ? reviewed : now];
    });
    const text = recordText(reviewed ?? []);
    if (text ? digest(text) !== file.record?.hash : file.record)
      changes.set(recordPath(file.path), text || undefined);
  }
  return changes;
}

/** The records of texts that are gone. */
export function unusedRecords({ strays }: ContentTree): string[] {
  return strays.filter((path) => recordedPath(path) !== undefined);
}

/** The pointer of a text with the ids of entries in place of their numbers. */
export function stablePointer({ file, pointer }: TextPlace): string {
  let at = '';
  let stable = '';
  for (const part of pointerParts(pointer)) {
    at = joinPointer(at, part);
    const id = /^\d+$/.test(part) ? asText(asObject(valueAt(file.value, at)).id) : undefined;
    stable = joinPointer(stable, id ?? part);
  }
  return stable;
}

/** The hash by which the record knows a text. Whether a line may end at a space is no matter of translation. */
export function shortHash(text: string): string {
  return digest(withPlainSpaces(text)).slice(0, 8);
}
