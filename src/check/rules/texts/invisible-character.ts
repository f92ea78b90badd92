import type { CommandLanguage } from '../../../command/words.ts';
import { allValues } from '../../../content/views/values.ts';
import { characterCode } from '../../../text/character-code.ts';
import { mayHaveInvisible } from '../../../text/letters.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { isWithin, spreadsheetRows } from './broken-markup.ts';

/** Invisible characters that do not belong in a text. The joiner of emoji and the no-break space are allowed. */
export const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffd\ue000-\uf8ff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** Characters that replace a lost letter, or one of a private font: they are not simply extra, and people judge. */
export const lost = /[\ufffc\ufffd\ue000-\uf8ff]/;

/** Characters that separate words, as a space does. */
export const separating = /[\t\v\f\u0085\u2028\u2029]/;

const names: Record<string, Record<CommandLanguage, string>> = {
  '\u0009': { en: 'tab', uk: 'табуляція' },
  '\u000b': { en: 'line break of Word', uk: 'розрив рядка з Word' },
  '\u00ad': { en: 'soft hyphen', uk: 'м’який перенос' },
  '\u200b': { en: 'zero-width space', uk: 'пробіл нульової ширини' },
  '\u200c': { en: 'zero-width non-joiner', uk: 'роз’єднувач нульової ширини' },
  '\u200d': { en: 'zero-width joiner', uk: 'з’єднувач нульової ширини' },
  '\u200e': { en: 'left-to-right mark', uk: 'знак письма зліва направо' },
  '\u200f': { en: 'right-to-left mark', uk: 'знак письма справа наліво' },
  '\u2028': { en: 'line separator', uk: 'роздільник рядків' },
  '\u2029': { en: 'paragraph separator', uk: 'роздільник абзаців' },
  '\u2060': { en: 'word joiner', uk: 'з’єднувач слів' },
  '\ufeff': { en: 'byte order mark', uk: 'позначка порядку байтів' },
  '\ufffd': { en: 'replacement character', uk: 'знак заміни' },
};

/** What a character is called: its code, and its name if it has one here. */
function nameOf(character: string, language: CommandLanguage): string {
  const code = characterCode(character);
  const name = names[character]?.[language];
  return name ? `${code} (${name})` : code;
}

export const invisibleCharacter = defineRule<{ character: string }>({
  code: 'invisible-character',
  severity: 'error',
  scope: 'group',
  summary: { en: 'Texts contain no invisible characters.', uk: 'У текстах немає невидимих знаків.' },
  why: {
    en: 'Soft hyphens, zero-width spaces and direction marks come with copied text and break search and links.',
    uk: 'М’які переноси, пробіли нульової ширини й знаки напряму приходять зі скопійованим текстом і ламають пошук та посилання.',
  },
  exceptions: {
    en: 'No-break spaces and the joiner inside emoji are allowed.',
    uk: 'Нерозривні пробіли та з’єднувач усередині емодзі дозволено.',
  },
  words: {
    en: ({ character }) => ({
      message: `Invisible character ${nameOf(character, 'en')}.`,
      hint: lost.test(character)
        ? 'Write what belongs here: a program has put it in place of another character. Or delete it.'
        : separating.test(character)
          ? 'Replace it with a space.'
          : 'Delete it.',
    }),
    uk: ({ character }) => ({
      message: `Невидимий символ ${nameOf(character, 'uk')}.`,
      hint: lost.test(character)
        ? 'Напишіть те, що має тут бути: програма поставила його замість іншого символу. Або видаліть його.'
        : separating.test(character)
          ? 'Замініть його пробілом.'
          : 'Видаліть його.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, format } of allValues(tree)) {
      if (!mayHaveInvisible(value)) continue;
      // The tabs of a table are told as such.
      const tables = format === 'markdown' ? spreadsheetRows(value) : [];
      for (const { 0: character, index: from } of value.matchAll(invisible)) {
        if (character === '\t' && isWithin(tables, from)) continue;
        report({ file, pointer, from, to: from + character.length }, { character });
      }
    }
  },
  // Without the character, a placeholder may be one again.
  explains: (own) => explainsComparisonsOf(own, ['placeholder-differs']),
});
