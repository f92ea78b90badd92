import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ContentTree } from '../../content/content-tree.ts';
import { touchedSince } from '../../content/published-content.ts';
import { readChecksummedBytes, writeChecksummedBytes } from '../../lib/cache/checksummed-file.ts';
import { digest } from '../../lib/cache/digest.ts';
import { type LanguageCode, languages } from '../../lib/language/languages.ts';
import { type Dictionary, type KeepList, openDictionary } from '../../lib/text/spelling/dictionary.ts';

/** The word lists of languages by their tags: each a package, and its file. Texts in other languages are not spelled. */
const wordLists: Readonly<Record<string, readonly (readonly [name: string, file: string])[]>> = {
  uk: [['@cspell/dict-uk-ua', 'uk_ua.trie']],
  en: [
    ['@cspell/dict-en_us', 'en_US.trie.gz'],
    ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
  ],
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Promise<Dictionary>>();

const root = join(import.meta.dirname, '../../..');
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

/** Opens the dictionary of a language once. */
function dictionaryOf(tag: string): Promise<Dictionary> {
  const paths = (wordLists[tag] ?? []).map(([name, file]) => join(dirname(resolve(name)), file));
  const dictionary = opened.get(tag) ?? openDictionary(paths, keep);
  opened.set(tag, dictionary);
  return dictionary;
}

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
