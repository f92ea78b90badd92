import { languagePairs } from '../../../src/check/compare/language-pairs.ts';
import { isInOwnLanguage } from '../../../src/check/text-language.ts';
import type { ContentTree } from '../../../src/content/content-tree.ts';
import { isProse } from '../../../src/content/views/values.ts';
import type { MistakePlace } from './mistake.ts';

/** Texts of every field of both languages, entries of lists included, replaced by those of the other language. */
export function copiedTexts(tree: ContentTree, into: 'ua' | 'en'): MistakePlace[] {
  return languagePairs(tree).texts.flatMap((pair) => {
    const [target, source] = into === 'en' ? [pair.target, pair.source] : [pair.source, pair.target];
    if (!isProse(target) || !isInOwnLanguage(target) || !isInOwnLanguage(source)) return [];
    if (target.value === source.value) return [];
    if (!isClearlyOf(into === 'en' ? 'ua' : 'en', source.value)) return [];
    const { start, end } = target.file.document.locate(target.pointer);
    return [{ file: target.file, start, end, text: JSON.stringify(source.value) }];
  });
}

/** True if a text is of a language beyond doubt: of names and single words nobody knows. */
function isClearlyOf(language: 'ua' | 'en', text: string): boolean {
  if (/[[\]{}<>`]/.test(text)) return false;
  return language === 'ua'
    ? /\p{Script=Cyrillic}{3}/u.test(text)
    : (text.match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? []).length > 1;
}
