import type { ContentTree } from '../../../content/content-tree.ts';
import { defaultLanguage } from '../../../language/languages.ts';
import { scriptOf } from '../../../language/script-of.ts';
import { hasCyrillic, hasLatin } from '../../../text/letters.ts';
import type { TextPlace } from '../../compare/language-pairs.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { wordsOnly } from '../../text-language.ts';

/** The English texts that are Ukrainian while their Ukrainian counterparts are English, each with that: by `path pointer`. */
export function swappedTexts(tree: ContentTree): Map<string, TextPlace> {
  return new Map(
    languagePairs(tree).texts.flatMap(({ source, target }): [string, TextPlace][] => {
      const { language = defaultLanguage } = target.file;
      if (scriptOf(language) !== 'Latn') return [];
      if (
        !hasCyrillic(target.value) ||
        hasCyrillic(source.value) ||
        !hasLatin(source.value) ||
        !isMostlyCyrillic(target.value)
      ) {
        return [];
      }
      return [[`${target.file.path} ${target.pointer}`, { file: source.file, pointer: source.pointer }]];
    }),
  );
}

/** Whether most letters of a text are Cyrillic: names and formulas within it may be Latin. */
export function isMostlyCyrillic(text: string): boolean {
  const words = wordsOnly(text);
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  return count(/[\u0400-\u052f]/g) > count(/[A-Za-z\u00c0-\u024f]/g);
}
