import type { ContentTree } from '../../../content/content-tree.ts';
import { placeKey } from '../../../content/place.ts';
import { defaultLanguage } from '../../../language/languages.ts';
import { scriptOf } from '../../../language/script-of.ts';
import { hasCyrillic, hasLatin } from '../../../text/letters.ts';
import { languagePairs, type TextPlace } from '../../compare/language-pairs.ts';
import { isInOtherScript } from '../../text-script.ts';

/** The English texts that are Ukrainian while their Ukrainian counterparts are English, each with that: by `placeKey`. */
export function swappedTexts(tree: ContentTree): Map<string, TextPlace> {
  return new Map(
    languagePairs(tree).texts.flatMap(({ source, target }): [string, TextPlace][] => {
      const { language = defaultLanguage } = target.file;
      if (scriptOf(language) !== 'Latn' || !isInOtherScript(target.value, language)) return [];
      if (hasCyrillic(source.value) || !hasLatin(source.value)) return [];
      return [[placeKey(target), source]];
    }),
  );
}
