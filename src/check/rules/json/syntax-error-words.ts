import type { CommandLanguage } from '../../../command/words.ts';
import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import { languageOf } from '../../../language/languages.ts';
import { characterCode } from '../../../text/character-code.ts';
import type { FindingWords } from '../../rule.ts';

/** What is said about a content file that was written by a program for another format. */
export const otherFormatWords = {
  en: (format: string) => ({
    message: `The content of the file is ${format}, not JSON.`,
    hint: 'Restore the file as it was, and copy the text from your document into it. Changing the extension does not convert a file.',
  }),
  uk: (format: string) => ({
    message: `Вміст файлу — ${format}, а не JSON.`,
    hint: 'Поверніть попередню версію файлу й скопіюйте в неї текст зі свого документа. Зміна розширення не змінює формату файлу.',
  }),
};

/** What else the words of a syntax error may need. */
export interface SyntaxErrorContext {
  /** The quotation marks of the file's language, where it has one. */
  quotes?: readonly [open: string, close: string];
  /** On how many lines of the file the same is wrong. */
  lines: number;
}

type WordsOf = (found: string, context: SyntaxErrorContext) => FindingWords;

/** What other languages for programs have for the words of JSON, in small letters. */
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

/** What an invisible character is called. */
function invisibleName(character: string): Record<CommandLanguage, string> {
  const code = characterCode(character);
  if (character === '\t') return { en: 'a tab', uk: 'табуляція' };
  if (character === '\u00a0') return { en: 'a no-break space', uk: 'нерозривний пробіл' };
  if (character === '\u000b') return { en: 'a line break of Word', uk: 'розрив рядка з Word' };
  return { en: code, uk: code };
}

const wordsEn: Record<JsonSyntaxErrorKind, WordsOf> = {
  empty: () => ({
    message: 'The file is empty.',
    hint: 'Fill it in like a similar file, or delete it.',
  }),
  html: () => ({
    message: 'This is HTML, not JSON.',
    hint: 'Download or copy the file again: a web page was saved in its place.',
  }),
  rtf: () => otherFormatWords.en('RTF'),
  fence: () => ({
    message: 'A file has no lines with ```: they come from a chat or a web page.',
    hint: 'Delete this line, and the similar one at the end.',
  }),
  conflict: () => ({
    message: 'Merge conflict: two people have changed these lines, and Git has kept both versions.',
    hint: 'Keep one version; delete the other one and the lines <<<<<<<, ======= and >>>>>>>.',
  }),
  'comma-missing': () => ({ message: 'A comma is missing after this.', hint: 'Add a comma here.' }),
  'comma-extra': () => ({
    message: 'Unexpected comma.',
    hint: 'Delete it: commas separate entries; there is none after the last one.',
  }),
  'colon-missing': () => ({ message: 'A colon is missing after the key.', hint: 'Write "key": "value".' }),
  'value-missing': () => ({
    message: 'A value is missing here.',
    hint: 'Write the value; put text in quotes: "…".',
  }),
  'key-missing': () => ({
    message: 'Expected a key in quotes.',
    hint: 'Write "key": before the value.',
  }),
  'key-unquoted': (found) => ({
    message: `The key ${found} is not in quotes.`,
    hint: `Write "${found}".`,
  }),
  'quote-missing': () => ({
    message: 'The closing quote of this text is missing.',
    hint: 'Add a " at the end of the text.',
  }),
  'quote-unescaped': (_, { quotes: [open, close] = languageOf('en').quotes }) => ({
    message: 'This quote ends the text too early.',
    hint: `Inside text, use typographic quotes (${open}…${close}), or write \\" instead of ".`,
  }),
  'quote-wrong': (found, { lines }) => ({
    message: `JSON does not allow the quote ${found}.${onLines.en(lines)}`,
    hint: 'Put keys and texts in straight double quotes: "…".',
  }),
  'line-break-in-string': () => ({
    message: 'Text cannot span several lines.',
    hint: 'Write \\n for a line break (\\n\\n for a new paragraph), or join the lines.',
  }),
  'control-character': (found, { lines }) => ({
    message: `JSON does not allow this invisible character: ${invisibleName(found).en}.${onLines.en(lines)}`,
    hint: 'Replace it with a plain space.',
    isFixable: true,
  }),
  'escape-wrong': (found) => ({
    message: `JSON does not have ${found}.`,
    hint: 'Write \\\\ for a backslash, \\" for a quote and \\n for a line break.',
  }),
  'number-wrong': (found) => ({
    message: `${found} is not a valid number.`,
    hint: 'Write numbers like 12 or 0.5, without an extra zero or a plus sign in front; put anything else in quotes.',
  }),
  'number-spaced': (found) => ({
    message: `The number ${found} contains spaces.`,
    hint: `Write ${found.replace(/\D/g, '')}; the site adds the spaces itself.`,
  }),
  'number-too-large': (found) => ({
    message: `The number ${found} is too large.`,
    hint: 'Write a smaller number, or another unit.',
  }),
  'number-comma': (found) => ({
    message: `The number ${found} has a decimal comma.`,
    hint: `Write ${found.replace(',', '.')}: files have a decimal point.`,
  }),
  'word-unknown': (found) => {
    const meant = meantWords.get(found.toLowerCase());
    if (meant)
      return { message: `JSON has no word ${found}.`, hint: `Write ${meant}, in small letters and without quotes.` };
    return {
      message: `${found} is not in quotes.`,
      hint: `Write "${found}"; only numbers, true, false and null are written without quotes.`,
    };
  },
  comment: () => ({ message: 'JSON does not allow comments.', hint: 'Delete the comment.' }),
  'bracket-missing': (found) => ({
    message: `A closing ${found} is missing after this.`,
    hint: `Add ${found} here, or delete the extra opening bracket.`,
  }),
  'bracket-extra': (found) => ({
    message: `Unexpected ${found}.`,
    hint: 'Delete it, or add the missing opening bracket.',
  }),
  'text-after-end': () => ({
    message: 'Unexpected text after the end of the content.',
    hint: 'Delete everything after the last closing bracket, or move it inside.',
  }),
  'too-deep': () => ({
    message: 'Too many objects and lists are nested here.',
    hint: 'Delete the extra brackets, or compare with a similar file.',
  }),
};

const wordsUk: Record<JsonSyntaxErrorKind, WordsOf> = {
  empty: () => ({
    message: 'Файл порожній.',
    hint: 'Заповніть його за зразком подібного файлу або видаліть.',
  }),
  html: () => ({
    message: 'Це HTML, а не JSON.',
    hint: 'Завантажте або скопіюйте файл ще раз: замість нього збережено вебсторінку.',
  }),
  rtf: () => otherFormatWords.uk('RTF'),
  fence: () => ({
    message: 'Рядків із ``` у файлі не буває: їх скопійовано з чату або вебсторінки.',
    hint: 'Видаліть цей рядок і такий самий у кінці.',
  }),
  conflict: () => ({
    message: 'Конфлікт злиття: ці рядки змінили двоє, і Git залишив обидві версії.',
    hint: 'Залиште одну версію, а другу видаліть разом із рядками <<<<<<<, ======= і >>>>>>>.',
  }),
  'comma-missing': () => ({ message: 'Після цього бракує коми.', hint: 'Поставте тут кому.' }),
  'comma-extra': () => ({
    message: 'Зайва кома.',
    hint: 'Видаліть її: коми ставлять між елементами, а після останнього — ні.',
  }),
  'colon-missing': () => ({ message: 'Після ключа бракує двокрапки.', hint: 'Напишіть "ключ": "значення".' }),
  'value-missing': () => ({
    message: 'Тут бракує значення.',
    hint: 'Напишіть значення; текст беріть у лапки: "…".',
  }),
  'key-missing': () => ({
    message: 'Тут має бути ключ у лапках.',
    hint: 'Напишіть "ключ": перед значенням.',
  }),
  'key-unquoted': (found) => ({ message: `Ключ ${found} написано без лапок.`, hint: `Напишіть "${found}".` }),
  'quote-missing': () => ({
    message: 'Бракує лапок у кінці цього тексту.',
    hint: 'Поставте " у кінці тексту.',
  }),
  'quote-unescaped': (_, { quotes: [open, close] = languageOf('ua').quotes }) => ({
    message: 'Ці лапки закривають текст зарано.',
    hint: `Усередині тексту ставте типографські лапки (${open}…${close}) або пишіть \\" замість ".`,
  }),
  'quote-wrong': (found, { lines }) => ({
    message: `Лапки ${found} у JSON не використовують.${onLines.uk(lines)}`,
    hint: 'Беріть ключі й тексти у прямі подвійні лапки: "…".',
  }),
  'line-break-in-string': () => ({
    message: 'Текст не може займати кілька рядків.',
    hint: 'Напишіть \\n замість розриву рядка (\\n\\n — новий абзац) або з’єднайте рядки.',
  }),
  'control-character': (found, { lines }) => ({
    message: `Тут невидимий символ, якого JSON не допускає: ${invisibleName(found).uk}.${onLines.uk(lines)}`,
    hint: 'Замініть його звичайним пробілом.',
    isFixable: true,
  }),
  'escape-wrong': (found) => ({
    message: `Позначення ${found} у JSON немає.`,
    hint: 'Пишіть \\\\ замість зворотної скісної риски, \\" замість лапок і \\n замість розриву рядка.',
  }),
  'number-wrong': (found) => ({
    message: `${found} — неправильно записане число.`,
    hint: 'Пишіть число так: 12 або 0.5, без зайвого нуля чи плюса попереду; усе інше беріть у лапки.',
  }),
  'number-spaced': (found) => ({
    message: `У числі ${found} є пробіли.`,
    hint: `Напишіть ${found.replace(/\D/g, '')}; сайт сам додасть пробіли.`,
  }),
  'number-too-large': (found) => ({
    message: `Число ${found} завелике.`,
    hint: 'Напишіть менше число або інші одиниці.',
  }),
  'number-comma': (found) => ({
    message: `У числі ${found} стоїть десяткова кома.`,
    hint: `Напишіть ${found.replace(',', '.')}: у файлах пишуть десяткову крапку.`,
  }),
  'word-unknown': (found) => {
    const meant = meantWords.get(found.toLowerCase());
    if (meant)
      return { message: `У JSON немає слова ${found}.`, hint: `Напишіть ${meant} малими літерами й без лапок.` };
    return {
      message: `${found} написано без лапок.`,
      hint: `Напишіть "${found}"; без лапок пишуть лише числа, true, false і null.`,
    };
  },
  comment: () => ({ message: 'JSON не допускає коментарів.', hint: 'Видаліть коментар.' }),
  'bracket-missing': (found) => ({
    message: `Після цього бракує закривної дужки ${found}.`,
    hint: `Поставте тут ${found} або видаліть зайву відкривну дужку.`,
  }),
  'bracket-extra': (found) => ({
    message: `Зайва дужка ${found}.`,
    hint: 'Видаліть її або додайте відкривну дужку, якої бракує.',
  }),
  'text-after-end': () => ({
    message: 'Зайвий текст після кінця вмісту.',
    hint: 'Видаліть усе після останньої дужки або перенесіть усередину.',
  }),
  'too-deep': () => ({
    message: 'Тут забагато вкладених об’єктів і списків.',
    hint: 'Видаліть зайві дужки або порівняйте з подібним файлом.',
  }),
};

/** The words for each kind of syntax error; `found` is the text there. */
export const syntaxErrorWords: Record<CommandLanguage, Record<JsonSyntaxErrorKind, WordsOf>> = {
  en: wordsEn,
  uk: wordsUk,
};
