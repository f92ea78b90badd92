import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import { languageOf } from '../../../lib/language/languages.ts';
import { characterCode } from '../../../lib/text/escape-text.ts';
import type { FindingWords } from '../../rule.ts';

/** Further parameters of the words of a syntax error. */
export interface SyntaxErrorContext {
  /** The quotation marks of the file's language, where it has one. */
  quotes?: readonly [open: string, close: string];
  /** On how many lines of the file the same is wrong. */
  lines: number;
}

type Said = readonly [message: string, hint: string];
type Say = Said | ((found: string, context: SyntaxErrorContext) => Said);

/** The words about a content file that was written by a program for another format. */
export const otherFormatWords = {
  en: (format: string): FindingWords => ({
    message: `The content of the file is ${format}, not JSON.`,
    hint: 'Restore the file as it was, and copy the text from your document into it. Changing the extension does not convert a file.',
  }),
  uk: (format: string): FindingWords => ({
    message: `Вміст файлу — ${format}, а не JSON.`,
    hint: 'Поверніть попередню версію файлу й скопіюйте в неї текст зі свого документа. Зміна розширення не змінює формату файлу.',
  }),
};

/** The words of other languages for those of JSON, in small letters. */
const meantWords: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['undefined', 'null'],
]);

const onLines = {
  en: (lines: number) => (lines > 1 ? ` It is on ${lines} lines of this file.` : ''),
  uk: (lines: number) => (lines > 1 ? ` У цьому файлі таких рядків: ${lines}.` : ''),
};

function invisibleName(character: string, language: CommandLanguage): string {
  if (character === '\t') return { en: 'a tab', uk: 'табуляція' }[language];
  if (character === '\u00a0') return { en: 'a no-break space', uk: 'нерозривний пробіл' }[language];
  if (character === '\u000b') return { en: 'a line break of Word', uk: 'розрив рядка з Word' }[language];
  return characterCode(character);
}

/** The words about each kind of syntax error; `found` is the text there. */
const cases: Record<CommandLanguage, Record<Exclude<JsonSyntaxErrorKind, 'rtf'>, Say>> = {
  en: {
    empty: ['The file is empty.', 'Fill it in like a similar file, or delete it.'],
    html: ['This is HTML, not JSON.', 'Download or copy the file again: a web page was saved in its place.'],
    fence: [
      'A file has no lines with ```: they come from a chat or a web page.',
      'Delete this line, and the similar one at the end.',
    ],
    conflict: [
      'Merge conflict: two people have changed these lines, and Git has kept both versions.',
      'Keep one version; delete the other one and the lines <<<<<<<, ======= and >>>>>>>.',
    ],
    'comma-missing': ['A comma is missing after this.', 'Add a comma here.'],
    'comma-extra': ['Unexpected comma.', 'Delete it: commas separate entries; there is none after the last one.'],
    'colon-missing': ['A colon is missing after the key.', 'Write "key": "value".'],
    'value-missing': ['A value is missing here.', 'Write the value; put text in quotes: "…".'],
    'key-missing': ['Expected a key in quotes.', 'Write "key": before the value.'],
    'key-unquoted': (found) => [`The key ${found} is not in quotes.`, `Write "${found}".`],
    'quote-missing': ['The closing quote of this text is missing.', 'Add a " at the end of the text.'],
    'quote-unescaped': (_, { quotes: [open, close] = languageOf('en').quotes }) => [
      'This quote ends the text too early.',
      `Inside text, use typographic quotes (${open}…${close}), or write \\" instead of ".`,
    ],
    'quote-wrong': (found, { lines }) => [
      `JSON does not allow the quote ${found}.${onLines.en(lines)}`,
      'Put keys and texts in straight double quotes: "…".',
    ],
    'line-break-in-string': [
      'Text cannot span several lines.',
      'Write \\n for a line break (\\n\\n for a new paragraph), or join the lines.',
    ],
    'control-character': (found, { lines }) => [
      `JSON does not allow this invisible character: ${invisibleName(found, 'en')}.${onLines.en(lines)}`,
      'Replace it with a plain space.',
    ],
    'escape-wrong': (found) => [
      `JSON does not have ${found}.`,
      'Write \\\\ for a backslash, \\" for a quote and \\n for a line break.',
    ],
    'number-wrong': (found) => [
      `${found} is not a valid number.`,
      'Write numbers like 12 or 0.5, without an extra zero or a plus sign in front; put anything else in quotes.',
    ],
    'number-spaced': (found) => [
      `The number ${found} contains spaces.`,
      `Write ${found.replace(/\D/g, '')}; the site adds the spaces itself.`,
    ],
    'number-too-large': (found) => [`The number ${found} is too large.`, 'Write a smaller number, or another unit.'],
    'number-comma': (found) => [
      `The number ${found} has a decimal comma.`,
      `Write ${found.replace(',', '.')}: files have a decimal point.`,
    ],
    'word-unknown': (found) => {
      const meant = meantWords.get(found.toLowerCase());
      return meant
        ? [`JSON has no word ${found}.`, `Write ${meant}, in small letters and without quotes.`]
        : [
            `${found} is not in quotes.`,
            `Write "${found}"; only numbers, true, false and null are written without quotes.`,
          ];
    },
    comment: ['JSON does not allow comments.', 'Delete the comment.'],
    'bracket-missing': (found) => [
      `A closing ${found} is missing after this.`,
      `Add ${found} here, or delete the extra opening bracket.`,
    ],
    'bracket-extra': (found) => [`Unexpected ${found}.`, 'Delete it, or add the missing opening bracket.'],
    'text-after-end': [
      'Unexpected text after the end of the content.',
      'Delete everything after the last closing bracket, or move it inside.',
    ],
    'too-deep': [
      'Too many objects and lists are nested here.',
      'Delete the extra brackets, or compare with a similar file.',
    ],
  },
  uk: {
    empty: ['Файл порожній.', 'Заповніть його за зразком подібного файлу або видаліть.'],
    html: ['Це HTML, а не JSON.', 'Завантажте або скопіюйте файл ще раз: замість нього збережено вебсторінку.'],
    fence: [
      'Рядків із ``` у файлі не буває: їх скопійовано з чату або вебсторінки.',
      'Видаліть цей рядок і такий самий у кінці.',
    ],
    conflict: [
      'Конфлікт злиття: ці рядки змінили двоє, і Git залишив обидві версії.',
      'Залиште одну версію, а другу видаліть разом із рядками <<<<<<<, ======= і >>>>>>>.',
    ],
    'comma-missing': ['Після цього бракує коми.', 'Поставте тут кому.'],
    'comma-extra': ['Зайва кома.', 'Видаліть її: коми ставлять між елементами, а після останнього — ні.'],
    'colon-missing': ['Після ключа бракує двокрапки.', 'Напишіть "ключ": "значення".'],
    'value-missing': ['Тут бракує значення.', 'Напишіть значення; текст беріть у лапки: "…".'],
    'key-missing': ['Тут має бути ключ у лапках.', 'Напишіть "ключ": перед значенням.'],
    'key-unquoted': (found) => [`Ключ ${found} написано без лапок.`, `Напишіть "${found}".`],
    'quote-missing': ['Бракує лапок у кінці цього тексту.', 'Поставте " у кінці тексту.'],
    'quote-unescaped': (_, { quotes: [open, close] = languageOf('ua').quotes }) => [
      'Ці лапки закривають текст зарано.',
      `Усередині тексту ставте типографські лапки (${open}…${close}) або пишіть \\" замість ".`,
    ],
    'quote-wrong': (found, { lines }) => [
      `Лапки ${found} у JSON не використовують.${onLines.uk(lines)}`,
      'Беріть ключі й тексти у прямі подвійні лапки: "…".',
    ],
    'line-break-in-string': [
      'Текст не може займати кілька рядків.',
      'Напишіть \\n замість розриву рядка (\\n\\n — новий абзац) або з’єднайте рядки.',
    ],
    'control-character': (found, { lines }) => [
      `Тут невидимий символ, якого JSON не допускає: ${invisibleName(found, 'uk')}.${onLines.uk(lines)}`,
      'Замініть його звичайним пробілом.',
    ],
    'escape-wrong': (found) => [
      `Позначення ${found} у JSON немає.`,
      'Пишіть \\\\ замість зворотної скісної риски, \\" замість лапок і \\n замість розриву рядка.',
    ],
    'number-wrong': (found) => [
      `${found} — неправильно записане число.`,
      'Пишіть число так: 12 або 0.5, без зайвого нуля чи плюса попереду; усе інше беріть у лапки.',
    ],
    'number-spaced': (found) => [
      `У числі ${found} є пробіли.`,
      `Напишіть ${found.replace(/\D/g, '')}; сайт сам додасть пробіли.`,
    ],
    'number-too-large': (found) => [`Число ${found} завелике.`, 'Напишіть менше число або інші одиниці.'],
    'number-comma': (found) => [
      `У числі ${found} стоїть десяткова кома.`,
      `Напишіть ${found.replace(',', '.')}: у файлах пишуть десяткову крапку.`,
    ],
    'word-unknown': (found) => {
      const meant = meantWords.get(found.toLowerCase());
      return meant
        ? [`У JSON немає слова ${found}.`, `Напишіть ${meant} малими літерами й без лапок.`]
        : [`${found} написано без лапок.`, `Напишіть "${found}"; без лапок пишуть лише числа, true, false і null.`];
    },
    comment: ['JSON не допускає коментарів.', 'Видаліть коментар.'],
    'bracket-missing': (found) => [
      `Після цього бракує закривної дужки ${found}.`,
      `Поставте тут ${found} або видаліть зайву відкривну дужку.`,
    ],
    'bracket-extra': (found) => [`Зайва дужка ${found}.`, 'Видаліть її або додайте відкривну дужку, якої бракує.'],
    'text-after-end': [
      'Зайвий текст після кінця вмісту.',
      'Видаліть усе після останньої дужки або перенесіть усередину.',
    ],
    'too-deep': [
      'Тут забагато вкладених об’єктів і списків.',
      'Видаліть зайві дужки або порівняйте з подібним файлом.',
    ],
  },
};

/** Puts a syntax error into words. */
export function syntaxErrorWords(
  language: CommandLanguage,
  kind: JsonSyntaxErrorKind,
  found: string,
  context: SyntaxErrorContext,
): FindingWords {
  if (kind === 'rtf') return otherFormatWords[language]('RTF');
  const say = cases[language][kind];
  const [message, hint] = typeof say === 'function' ? say(found, context) : say;
  return { message, hint, ...(kind === 'control-character' && { isFixable: true }) };
}
