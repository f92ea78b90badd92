import { oncePer } from '../lib/cache/once-per.ts';
import { defaultLanguage } from '../lib/language/languages.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { placeOf } from './content-path.ts';
import { isPointerWithin } from './json/json-pointer.ts';

/** The folder below the content folder in which it is recorded, file by file, which text each translation was made from. */
export const recordFolder = 'translations';

/** The bytes of a file, such as the record of the translations in another one, and their hash. */
export interface ReadBytes {
  hash: string;
  bytes: () => Buffer;
}

/** By place of a text: the hash of the text in the first language and that of its translation, when both were reviewed. */
type ReviewedTexts = ReadonlyMap<string, string>;

/** The path of the record of a file: `translations/en/news/2026.txt`. */
export function recordPath(path: string): string {
  return `${recordFolder}/${path.replace(/\.json$/, '.txt')}`;
}

/** The path of the file whose translations are recorded at a path; undefined where none can be. */
export function recordedPath(path: string): string | undefined {
  const [, file] = /^translations\/(.+)\.txt$/.exec(path) ?? [];
  const language = file && placeOf(`${file}.json`)?.language;
  return language && language !== defaultLanguage ? `${file}.json` : undefined;
}

/** The contents of a record. */
export const reviewedTexts = oncePer(({ bytes }: ReadBytes): ReviewedTexts => reviewedIn(bytes().toString()));

/**
 * The text of a record. Each entry has a line for the place, one for the hashes and an empty one: between the changes of two texts
 * there is always a line that neither has changed, so that Git merges them.
 */
export function recordText(reviewed: Iterable<readonly [place: string, hashes: string]>): string {
  const sorted = [...reviewed].sort(([a], [b]) => compareText(a, b));
  return sorted.map(([place, hashes]) => `${place}\n${hashes}\n\n`).join('');
}

/** A record with the texts at a pointer and below it at another one. */
export function movedRecord(record: string, from: string, to: string): string {
  const moved = (place: string) => (isPointerWithin(place, from) ? to + place.slice(from.length) : place);
  return recordText([...reviewedIn(record)].map(([place, hashes]) => [moved(place), hashes]));
}

/**
 * Takes the texts at pointers and below them out of the record of a file.
 * @param changes gets the new text of the record, undefined where none is left; what it says of it already counts
 * @param textOf the text of a record as it was read; none where there is no record
 */
export function forgetTexts(
  changes: Map<string, string | undefined>,
  path: string,
  pointers: readonly string[],
  textOf: (path: string) => string | undefined,
): void {
  const record = recordPath(path);
  const before = changes.has(record) ? changes.get(record) : textOf(record);
  if (!before) return;
  const isGone = (place: string) => pointers.some((pointer) => isPointerWithin(place, pointer));
  const left = recordText([...reviewedIn(before)].filter(([place]) => !isGone(place)));
  if (left !== before) changes.set(record, left || undefined);
}

/** Reads entries and nothing else: a merge may have left more. */
function reviewedIn(record: string): ReviewedTexts {
  const entries = record.matchAll(/^(\/.*)\r?\n([\da-f]{8} [\da-f]{8})$/gm);
  return new Map([...entries].map(([, place = '', hashes = '']) => [place, hashes]));
}
