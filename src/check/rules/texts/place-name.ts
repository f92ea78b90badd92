import { allValues } from '../../../content/views/values.ts';
import { romanizedPlaces } from '../../../text/romanized-places.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';

const names = Object.keys(romanizedPlaces);
const mayHave = new RegExp(names.join('|'), 'i');
/** Names of dishes, ships and American towns keep their old spelling. */
const place = new RegExp(
  `(?<!\\p{L}|chicken |battleship )(${names.join('|')})(?!\\p{L}|, (?:Texas|TX)|-Mohyla)`,
  'giu',
);

export const placeName = defineRule<{ found: string; suggestion: string }>({
  code: 'place-name',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'Ukrainian places have their Ukrainian names in English.',
    uk: 'Українські місця мають в англійському тексті українські назви.',
  },
  why: {
    en: 'The official English names are romanized from Ukrainian (KMU-55): Kyiv, Odesa, Dnipro, Kharkiv.',
    uk: 'Офіційні англійські назви передають з української (КМУ-55): Kyiv, Odesa, Dnipro, Kharkiv.',
  },
  exceptions: {
    en: 'The rule knows Odessa in Texas and chicken Kiev. For a name in the title of an old book or journal, write an exception.',
    uk: 'Правило знає Одессу в Техасі й котлету по-київськи (chicken Kiev). Для назви в заголовку старої книги чи журналу напишіть виняток.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not the official English name of this Ukrainian place.`,
      hint: `Write "${suggestion}".`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `«${found}» — не офіційна англійська назва цього місця в Україні.`,
      hint: `Напишіть «${suggestion}».`,
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'en' || !isProse || !mayHave.test(value) || !isInOwnLanguage(text)) continue;
      const match = wordsOnly(value).matchAll(place).next().value;
      if (!match) continue;
      const suggestion = romanizedPlaces[match[0].toLowerCase()] ?? match[0];
      report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0], suggestion });
    }
  },
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});
