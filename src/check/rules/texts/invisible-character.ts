import { allValues } from '../../../content/views/values.ts';
import { mayHaveInvisible } from '../../../text/letters.ts';
import { explainsComparisonsOf } from '../../compare/explains-comparisons.ts';
import { defineRule } from '../../rule.ts';

/** Invisible characters that do not belong in a text. The joiner of emoji and the no-break space are allowed. */
export const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffd\ue000-\uf8ff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

const names: Record<string, string> = {
  '\u0009': 'tab',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
  '\ufffd': 'replacement character',
};

export const invisibleCharacter = defineRule<{ name: string }>({
  code: 'invisible-character',
  severity: 'error',
  scope: 'group',
  summary: 'Texts contain no invisible characters.',
  why: 'Soft hyphens, zero-width spaces and direction marks come with copied text and break search and links.',
  exceptions: 'No-break spaces and the joiner inside emoji are allowed.',
  words: {
    en: ({ name }) => ({
      message: `Invisible character ${name}.`,
      hint: 'Delete it.',
    }),
    uk: ({ name }) => ({
      message: `Невидимий символ ${name}.`,
      hint: 'Видаліть його.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of allValues(tree)) {
      if (!mayHaveInvisible(value)) continue;
      for (const { 0: character, index: from } of value.matchAll(invisible)) {
        const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
        const name = names[character] ? `${code} (${names[character]})` : code;
        report({ file, pointer, from, to: from + character.length }, { name });
      }
    }
  },
  // Without the character, a placeholder may be one again.
  explains: (own) => explainsComparisonsOf(own, ['placeholder-differs']),
});
