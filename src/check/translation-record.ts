import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../cache/digest.ts';
import { oncePer } from '../cache/once-per.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { joinPointer, pointerParts, valueAt } from '../content/json/json-pointer.ts';
import { asObject, asText, isObject } from '../content/unknown-value.ts';
import { isProse } from '../content/views/values.ts';
import { defaultLanguage } from '../language/languages.ts';
import { withPlainSpaces } from '../language/no-break-spaces.ts';
import { type LanguageDifferences, languagePairs, type TextPlace } from './compare/language-pairs.ts';
import { isInOwnLanguage } from './text-language.ts';

/** The file below the content folder in which it is recorded which text each translation was made from. */
export const translationFile = 'translations.json';

/** By file of a translation and place: the hash of the text in the first language and that of the translation, when both were reviewed. */
export type TranslationRecord = Record<string, Record<string, string>>;

/** A text with its translation, as they are and as they were reviewed. */
export interface Translation {
  source: TextPlace & { value: string };
  target: TextPlace & { value: string };
  /** The place in the record: lists are named by the ids of their entries, so that it stays when others come before. */
  key: string;
  now: string;
  reviewed: string | undefined;
}

/** Reads the record of a content folder; empty where there is none, or one that cannot be read. */
export function readTranslationRecord(dir: string): TranslationRecord {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dir, translationFile), 'utf8'));
    return isObject(value) ? (value as TranslationRecord) : {};
  } catch {
    return {};
  }
}

/** Every text of the first language with each of its translations, and what the record says of them. */
export function translations(tree: ContentTree, record: TranslationRecord): Translation[] {
  return languagePairs(tree).texts.flatMap((pair) => {
    const recorded = recordedAs(pair);
    if (!recorded) return [];
    const { source, target } = pair;
    const { key, now } = recorded;
    const known = record[target.file.path];
    return { source, target, key, now, reviewed: isObject(known) ? asText(known[key]) : undefined };
  });
}

/** How the record has a text and its counterpart as they are now; undefined where that is no translation. */
const recordedAs = oncePer(({ source, target }: LanguageDifferences['texts'][number]) => {
  if (source.value === target.value || !isProse(target) || !isInOwnLanguage(source) || !isInOwnLanguage(target))
    return undefined;
  return { key: stablePointer(target), now: `${shortHash(source.value)} ${shortHash(target.value)}` };
});

/** Whether the text of the first language has changed since the review, and its translation has not. */
export function isStale({ now, reviewed }: Pick<Translation, 'now' | 'reviewed'>): boolean {
  if (reviewed === undefined || reviewed === now) return false;
  const [source, target] = now.split(' ');
  const [reviewedSource, reviewedTarget] = reviewed.split(' ');
  return source !== reviewedSource && target === reviewedTarget;
}

/**
 * The record as it should be now: stale translations keep their entries, everything else is recorded as it is.
 * @param isReviewed tells of a file, or of a place in it, whether its translation was just reviewed
 * @param isTouched tells of a file whether it was worked on; of others the record stays as it is, unless they were reviewed
 */
export function updatedRecord(
  tree: ContentTree,
  record: TranslationRecord,
  isReviewed: (path: string, pointer?: string) => boolean,
  isTouched: (path: string) => boolean = () => true,
): TranslationRecord {
  const broken = new Set(tree.files.flatMap(({ path, document }) => (document.parses ? [] : [path])));
  const isLeft = (path: string) => {
    const both = [path, path.replace(/^[^/]+/, defaultLanguage)];
    return both.some((each) => broken.has(each)) || !both.some((each) => isTouched(each) || isReviewed(each));
  };
  const updated: TranslationRecord = Object.fromEntries(Object.entries(record).filter(([path]) => isLeft(path)));
  for (const translation of translations(tree, record)) {
    const { source, target, key, now, reviewed } = translation;
    if (isLeft(target.file.path)) continue;
    const keeps =
      isStale(translation) && ![target, source].some(({ file, pointer }) => isReviewed(file.path, pointer));
    const entries = updated[target.file.path] ?? {};
    entries[key] = keeps && reviewed !== undefined ? reviewed : now;
    updated[target.file.path] = entries;
  }
  return updated;
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
