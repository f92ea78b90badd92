import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ContentTree } from '../content/content-tree.ts';
import { touchedSince } from '../content/published-content.ts';
import { asList, asObject, asText } from '../content/unknown-value.ts';
import { readChecksummedBytes, writeChecksummedBytes } from '../lib/cache/checksummed-file.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { type LanguageCode, languages } from '../lib/language/languages.ts';
import type { PhonePlan } from '../lib/question/phone.ts';
import { isTimeZone, todayIn } from '../lib/text/days.ts';
import { memoize } from '../lib/text/memoize.ts';
import { type Dictionary, type KeepList, openDictionary } from '../lib/text/spelling/dictionary.ts';

/** The word lists of languages by their tags: each a package, and its file. Texts in other languages are not spelled. */
const wordLists: Readonly<Record<string, readonly (readonly [name: string, file: string])[]>> = {
  uk: [['@cspell/dict-uk-ua', 'uk_ua.trie']],
  en: [
    ['@cspell/dict-en_us', 'en_US.trie.gz'],
    ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
  ],
};

const { resolve } = createRequire(import.meta.url);

const root = join(import.meta.dirname, '../..');
const keep = keptWordLists(join(root, '.cache/word-lists'), () =>
  digest(readFileSync(join(root, 'package-lock.json'))),
);

/** Opens the dictionaries of the languages in which something was written since the content was published. */
export async function dictionariesFor(tree: ContentTree): Promise<ReadonlyMap<LanguageCode, Dictionary>> {
  const isTouched = touchedSince(tree.published);
  const isNeeded = (code: LanguageCode) =>
    tree.files.some(({ language, path }) => language === code && isTouched(path));
  const needed = tree.published ? languages.filter(({ code, tag }) => wordLists[tag] && isNeeded(code)) : [];
  return new Map(await Promise.all(needed.map(async ({ code, tag }) => [code, await dictionaryOf(tag)] as const)));
}

const dictionaryOf = memoize((tag) =>
  openDictionary(
    (wordLists[tag] ?? []).map(([name, file]) => join(dirname(resolve(name)), file)),
    keep,
  ),
);

/**
 * Keeps word lists in a folder in the form in which they are opened at once, as long as the lists have the same bytes.
 * @param version of what opens them: in the form of another version they are made again
 */
export function keptWordLists(dir: string, version: () => string): KeepList {
  return (path, list, make) => {
    const [kept, ofList] = [join(dir, basename(path)), `${digest(list)} ${version()}`];
    const known = readChecksummedBytes(kept, ofList);
    if (known) return known;
    const made = Buffer.from(make());
    writeChecksummedBytes(kept, ofList, made);
    return made;
  };
}

/** The kind of the list of terms, against which the texts of every group are checked. */
export const termsFile = 'terms-data';
/** Where it is. */
export const termsPath = 'data/terms.json';

/** The kind of the facts of the site. Their time zone says which day it is, which makes no group that was right wrong. */
const siteFile = 'site-data';

/** The kinds of the files that rules for groups read beside the group. */
export const sharedFiles: ReadonlySet<string> = new Set([termsFile, siteFile]);

/** The day that it is where the site is, as ISO 8601; by UTC as long as the site names no time zone that there is. */
export function siteDay(tree: ContentTree): string {
  const zone = asText(asObject(tree.file(siteFile)?.value).timeZone) ?? '';
  // A zone that there is not is an error of its own.
  return todayIn(isTimeZone(zone) ? zone : 'UTC');
}

/** The plan by which numbers of the site's country are written and dialled, whether or not there can be such numbers. */
export function sitePhonePlan(tree: ContentTree): PhonePlan {
  const { format, prefixes, operatorCodes } = asObject(asObject(tree.file(siteFile)?.value).phonePlan);
  return { format: asText(format) ?? '', prefixes: textsOf(prefixes), operatorCodes: textsOf(operatorCodes) };
}

function textsOf(list: unknown): string[] {
  return asList(list).flatMap((each) => asText(each) ?? []);
}
