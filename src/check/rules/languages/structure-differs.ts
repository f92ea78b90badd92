import { oncePer } from '../../../cache/once-per.ts';
import { type MarkdownBlockKind, markdownBlocks } from '../../../content/markdown-blocks.ts';
import { placeKey } from '../../../content/place.ts';
import type { TypedValue } from '../../../content/schema/typed-values.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { explainsComparisons } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage } from '../../text-language.ts';

const blocksOf = oncePer(({ value }: TypedValue) => markdownBlocks(value));

const blocksEn: Record<MarkdownBlockKind | 'end', string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  entry: 'a list entry',
  row: 'a table row',
  quote: 'a quotation',
  picture: 'a picture',
  code: 'code',
  end: 'the end of the text',
};

const blocksUk: Record<MarkdownBlockKind | 'end', string> = {
  paragraph: 'абзац',
  heading: 'заголовок',
  entry: 'елемент списку',
  row: 'рядок таблиці',
  quote: 'цитата',
  picture: 'зображення',
  code: 'код',
  end: 'кінець тексту',
};

export const structureDiffers = defineRule<{
  found: MarkdownBlockKind | 'end';
  expected: MarkdownBlockKind | 'end';
  /** The cells of two rows that differ in nothing else, or the levels of two headings. */
  sizes?: [here: number, there: number];
  file: string;
}>({
  code: 'structure-differs',
  severity: 'warning',
  scope: 'group',
  comparesTexts: true,
  summary: {
    en: 'A long text has the same paragraphs, headings, lists and tables in every language.',
    uk: 'Довгий текст має ті самі абзаци, заголовки, списки й таблиці кожною мовою.',
  },
  why: {
    en: 'A paragraph or a list entry is easily forgotten in a translation.',
    uk: 'У перекладі легко забути абзац чи пункт списку.',
  },
  paths: ['file'],
  words: {
    en: ({ found, expected, sizes, file }) => ({
      message: sizes
        ? `${found === 'row' ? 'The number of cells in this row' : 'The level of this heading'} is ${sizes[0]}, but ${sizes[1]} in ${file}.`
        : `The structure differs from ${file}: ${blocksEn[found]} here, ${blocksEn[expected]} there.`,
      hint: 'Give the two texts the same paragraphs, headings, lists and tables in the same order.',
    }),
    uk: ({ found, expected, sizes, file }) => ({
      message: sizes
        ? `${found === 'row' ? 'Клітинок у цьому рядку' : 'Рівень цього заголовка'} — ${sizes[0]}, а в ${file} — ${sizes[1]}.`
        : `Структура не така, як у ${file}: тут ${blocksUk[found]}, там ${blocksUk[expected]}.`,
      hint: 'У цих двох текстах мають бути однакові абзаци, заголовки, списки й таблиці в однаковому порядку.',
    }),
  },
  check(tree, report) {
    const texts = new Map(valuesOfFormat(tree, 'markdown').map((text) => [placeKey(text), text]));
    for (const { source, target } of languagePairs(tree).texts) {
      const sourceText = texts.get(placeKey(source));
      const targetText = texts.get(placeKey(target));
      if (
        !sourceText ||
        !targetText ||
        source.value === target.value ||
        !isInOwnLanguage(source) ||
        !isInOwnLanguage(target)
      )
        continue;
      const [expected, found] = [blocksOf(sourceText), blocksOf(targetText)];
      const length = Math.max(expected.length, found.length);
      const at = Array.from({ length }, (_, index) => index).find(
        (index) => expected[index]?.kind !== found[index]?.kind || expected[index]?.size !== found[index]?.size,
      );
      if (at === undefined) continue;
      const [here, there] = [found[at], expected[at]];
      const { from, to } = here ?? { from: Math.max(0, target.value.length - 1), to: target.value.length };
      const { from: otherFrom, to: otherTo } = there ?? {
        from: Math.max(0, source.value.length - 1),
        to: source.value.length,
      };
      report(
        { ...target, from, to },
        {
          found: here?.kind ?? 'end',
          expected: there?.kind ?? 'end',
          ...(here && there && here.kind === there.kind && { sizes: [here.size, there.size] }),
          file: source.file.path,
        },
        [
          {
            remark: 'other-language-here',
            place: { ...source, from: otherFrom, to: otherTo },
          },
        ],
      );
    }
  },
  // Facts are compared when both texts have the same structure.
  explains: (own) => explainsComparisons(own, ['fact-differs', 'translation-stale']),
});
