import { allValues } from '../../../content/views/values.ts';
import { russianPhrases } from '../../../text/russian-phrases.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { explainsWording } from '../../spelling/explains-spelling.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';

const letters = "[\\p{L}\\p{M}’'ʼ-]";
const alone = (phrase: string) => `(?<!${letters})(?:${phrase.replaceAll(' ', '[ \\u00a0]')})(?!${letters})`;
const any = new RegExp(alone(russianPhrases.map(({ phrase }) => phrase).join('|')), 'gu');
const each = russianPhrases.map(({ phrase, instead }) => ({
  pattern: new RegExp(`^${alone(phrase)}$`, 'u'),
  instead,
}));

export const russianPhrase = defineRule<{ found: string; instead: string }>({
  code: 'russian-phrase',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'A Ukrainian text has no phrases translated word for word from Russian.',
    uk: 'В українському тексті немає зворотів, дослівно перекладених із російської.',
  },
  why: {
    en: 'Offices have used them for decades, and no dictionary finds them: each of their words is Ukrainian. They are known by a short list, which leaves out what is right in some context.',
    uk: 'В установах їх уживають десятиліттями, і жоден словник їх не знаходить: кожне слово в них українське. Їх упізнають за коротким списком, у якому немає того, що десь правильне.',
  },
  exceptions: {
    en: 'A title in another language is marked beside it: `"titleLanguage": "ru"`.',
    uk: 'Назву іншою мовою позначають поруч: `"titleLanguage": "ru"`.',
  },
  words: {
    en: ({ found, instead }) => ({
      message: `«${found}» is a Russian phrase in Ukrainian words.`,
      hint: `In Ukrainian: «${instead}».`,
    }),
    uk: ({ found, instead }) => ({
      message: `«${found}» — калька з російської.`,
      hint: `Українською: «${instead}».`,
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, value, isProse } = text;
      if (file.language !== 'ua' || !isProse) continue;
      const words = wordsOnly(value).toLowerCase();
      // In small letters a text may have another length, and then places would be wrong.
      const found = words.length === value.length ? [...words.matchAll(any)] : [];
      if (found.length === 0 || !isInOwnLanguage(text)) continue;
      for (const match of found) {
        const range = rangeOfMatch(match);
        const { instead = '' } = each.find(({ pattern }) => pattern.test(match[0])) ?? {};
        report({ file, pointer, ...range }, { found: value.slice(range.from, range.to), instead });
      }
    }
  },
  explains: explainsWording,
});
