import type { ContentFile } from '../../../content/content-tree.ts';
import { placeKey } from '../../../content/place.ts';
import { typedValues } from '../../../content/schema/schema-values.ts';
import { allValues } from '../../../content/views/values.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import { lettersOfFonts } from '../../../lib/language/letters-of-fonts.ts';
import { characterCode } from '../../../lib/text/escape-text.ts';
import { composed, hasLigatures, hasMarks, lettersIn, mayHaveInvisible } from '../../../lib/text/letters.ts';
import { findMisread, rangeOfMatch, rereadText } from '../../../lib/text/patterns.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, each, type Suggested } from '../../rule.ts';
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

const characterNames: Record<string, Record<CommandLanguage, string>> = {
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

/** The name of a character: its code, and its name if it has one here. */
function nameOf(character: string, language: CommandLanguage): string {
  const code = characterCode(character);
  const name = characterNames[character]?.[language];
  return name ? `${code} (${name})` : code;
}

export const invisibleCharacter = defineRule<{ character: string }>('invisible-character', 'error', 'group', {
  en: {
    asks: 'Texts contain no invisible characters.',
    why: 'Soft hyphens, zero-width spaces and direction marks come with copied text and break search and links.',
    note: 'No-break spaces and the joiner inside emoji are allowed.',
    message: ({ character }) => `Invisible character ${nameOf(character, 'en')}.`,
    hint: ({ character }) =>
      lost.test(character)
        ? 'Write what belongs here: a program has put it in place of another character. Or delete it.'
        : separating.test(character)
          ? 'Replace it with a space.'
          : 'Delete it.',
  },
  uk: {
    asks: 'У текстах немає невидимих знаків.',
    why: 'М’які переноси, пробіли нульової ширини й знаки напряму приходять зі скопійованим текстом і ламають пошук та посилання.',
    note: 'Нерозривні пробіли та з’єднувач усередині емодзі дозволено.',
    message: ({ character }) => `Невидимий символ ${nameOf(character, 'uk')}.`,
    hint: ({ character }) =>
      lost.test(character)
        ? 'Напишіть те, що має тут бути: програма поставила його замість іншого символу. Або видаліть його.'
        : separating.test(character)
          ? 'Замініть його пробілом.'
          : 'Видаліть його.',
  },
  check: each(allValues, ({ file, pointer, value, format }, report) => {
    if (!mayHaveInvisible(value)) return;
    // The tabs of a table are told as such.
    const tables = format === 'markdown' ? spreadsheetRows(value) : [];
    for (const { 0: character, index: from } of value.matchAll(invisible)) {
      if (character === '\t' && isWithin(tables, from)) continue;
      report({ file, pointer, from, to: from + character.length }, { character });
    }
  }),
  // Without the character, a placeholder may be one again.
  explains: (own) => explainsComparisonsOf(own, ['placeholder-differs']),
});

export const notComposed = defineRule<Suggested & { isLigature: boolean }>('not-composed', 'error', 'group', {
  en: {
    asks: 'Every letter is one character, and every character one letter.',
    why: '«й» written as «и» with a combining breve looks the same, but search does not find it. It comes from file names copied on a Mac. Nor does search find a word of a PDF whose «fi» is the single character «ﬁ». `npm run check -- --fix` mends both.',
    note: 'A stress mark above a vowel is allowed.',
    message: ({ found, isLigature }) =>
      isLigature
        ? `In "${found}", one character stands for several letters.`
        : `A letter of "${found}" consists of two characters.`,
    hint: ({ suggestion }) => `Type the word again: "${suggestion}".`,
  },
  uk: {
    asks: 'Кожна літера — один знак, а кожен знак — одна літера.',
    why: '«й», записане як «и» з надрядковим знаком, має такий самий вигляд, але пошук його не знаходить. Воно береться з назв файлів, скопійованих на Mac. Не знаходить пошук і слова з PDF, у якому «fi» — це один знак «ﬁ». `npm run check -- --fix` виправляє обидва.',
    note: 'Знак наголосу над голосною дозволено.',
    message: ({ found, isLigature }) =>
      isLigature
        ? `У слові «${found}» один символ стоїть замість кількох літер.`
        : `У слові «${found}» літера складається з двох символів.`,
    hint: ({ suggestion }) => `Наберіть слово ще раз: «${suggestion}».`,
  },
  isFixable: true,
  check: each(allValues, ({ file, pointer, value }, report) => {
    if (!(hasMarks(value) || hasLigatures(value)) || composed(value) === value) return;
    for (const match of value.matchAll(/[\p{L}\p{M}]+/gu)) {
      const [found] = match;
      const words = { found, suggestion: composed(found), isLigature: hasLigatures(found) };
      if (words.suggestion !== found) report({ file, pointer, ...rangeOfMatch(match) }, words);
    }
  }),
});

const knownLetters = new Set(lettersOfFonts);
/** A quick look: nearly all texts have no other letters. */
const otherLetters = new RegExp(`(?![${lettersOfFonts}])\\p{L}`, 'u');

const unknownLetters = oncePer((file: ContentFile) => {
  const found = file.kept('letters', () =>
    typedValues(file).flatMap(({ pointer, value, isProse }) => {
      if (!isProse || !file.language || !otherLetters.test(value)) return [];
      const unknown = lettersIn(value).filter((letter) => !knownLetters.has(letter));
      return unknown.map((letter) => ({ letter, pointer, from: value.indexOf(letter) }));
    }),
  );
  return found.map(({ letter, ...place }) => ({ letter, place: { file, ...place, to: place.from + letter.length } }));
});

export const letterNotInFonts = defineRule<{ letter: string }>('letter-not-in-fonts', 'warning', 'content', {
  canBeExcepted: true,
  en: {
    asks: 'The fonts of the site have every letter of its texts.',
    why: 'The fonts are cut down to the letters that are used, so that pages come fast. A letter that they lack is shown in whatever font a visitor has, and looks foreign in its word. `npm run fonts` adds the letters of all texts; whoever maintains the site runs it once for a new language or a name with a new letter.',
    note: 'Only letters of the Latin and Cyrillic scripts are looked for. For a letter that the fonts do not have at all, write an exception.',
    message: ({ letter }) => `The fonts of the site do not have the letter "${letter}".`,
    hint: 'Run "npm run fonts", or ask whoever maintains the site to: it adds the letters of all texts.',
  },
  uk: {
    asks: 'Шрифти сайту мають кожну літеру його текстів.',
    why: 'Шрифти обрізано до вживаних літер, щоб сторінки приходили швидко. Літеру, якої в них немає, покажуть іншим шрифтом, який знайдеться у відвідувача, і вона випадатиме зі слова. `npm run fonts` додає літери всіх текстів; це один раз робить той, хто підтримує сайт, для нової мови чи імені з новою літерою.',
    note: 'Шукаємо лише латинські й кириличні літери. Для літери, якої шрифти не мають зовсім, напишіть виняток.',
    message: ({ letter }) => `У шрифтах сайту немає літери «${letter}».`,
    hint: 'Виконайте "npm run fonts" або попросіть того, хто підтримує сайт: команда додасть літери всіх текстів.',
  },
  check(tree, report) {
    const byLetter = groupBy(tree.files.flatMap(unknownLetters), ({ letter }) => letter);
    // One run of the command is for all places: the first one tells enough.
    for (const [{ letter, place }] of byLetter.values()) report(place, { letter });
  },
});

/** Characters that programs write for letters which an encoding does not have. */
const lostLetters = /\?{4,}/;
const mostShown = 80;

export const textGarbled = defineRule<{ suggestion?: string }>('text-garbled', 'error', 'group', {
  en: {
    asks: 'The letters of a text are not garbled.',
    why: 'A program that reads a text in another encoding than it was written in makes РќРѕРІР° or ÐÐ¾Ð²Ð° of «Нова», or question marks of all letters. `npm run check -- --fix` reads such a text again, as far as its letters are still there.',
    message: 'The letters of this text were garbled by a program that read it in another encoding.',
    hint: ({ suggestion }) => writeInstead.en(suggestion, 'Copy the text from its source again.'),
  },
  uk: {
    asks: 'Літери тексту не зіпсовано.',
    why: 'Програма, яка читає текст не в тому кодуванні, у якому його записано, робить із «Нова» РќРѕРІР° чи ÐÐ¾Ð²Ð° або знаки питання замість усіх літер. `npm run check -- --fix` прочитає такий текст наново, якщо його літери ще є.',
    message: 'Літери цього тексту зіпсувала програма, яка прочитала його в іншому кодуванні.',
    hint: ({ suggestion }) => writeInstead.uk(suggestion, 'Скопіюйте текст із джерела ще раз.'),
  },
  isFixable: ({ suggestion }) => suggestion !== undefined,
  check: each(allValues, ({ file, pointer, value, isProse }, report) => {
    const misread = findMisread(value);
    const marks = isProse ? lostLetters.exec(value) : null;
    const place = misread ?? (marks && rangeOfMatch(marks));
    if (!place) return;
    const meant = misread && rereadText(value);
    const suggestion = meant && meant.length > mostShown ? `${meant.slice(0, mostShown)}…` : meant;
    report({ file, pointer, ...place }, { ...(suggestion !== undefined && { suggestion }) });
  }),
  // Nothing else can be said of a text before its letters are right.
  explains(own) {
    const garbled = new Set(own.map(({ place }) => placeKey(place)));
    return ({ code, place }) => code !== 'text-garbled' && garbled.has(placeKey(place));
  },
});
