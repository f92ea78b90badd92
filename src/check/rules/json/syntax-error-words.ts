import type { JsonSyntaxErrorKind } from '../../../content/json/json-node.ts';
import type { MessageLanguage, Words } from '../../rule.ts';

const wordsEn: Record<JsonSyntaxErrorKind, (found: string) => Words> = {
  empty: () => ({
    message: 'The file is empty.',
    hint: 'Fill it in after the pattern of a similar file, or delete it.',
  }),
  conflict: () => ({
    message: 'Git has left two versions of these lines, because two people changed them.',
    hint: 'Keep one of the two, and delete the other one with the lines <<<<<<<, ======= and >>>>>>>.',
  }),
  'comma-missing': () => ({ message: 'A comma is missing after this.', hint: 'Put a comma here.' }),
  'comma-extra': () => ({
    message: 'This comma is one too many.',
    hint: 'Delete it: a comma stands between two entries, never after the last one.',
  }),
  'colon-missing': () => ({ message: 'A colon is missing after the key.', hint: 'Write "key": "value".' }),
  'value-missing': () => ({
    message: 'A value is missing here.',
    hint: 'Write the value, for a text in quotes: "…".',
  }),
  'key-missing': () => ({
    message: 'A key in quotes is expected here.',
    hint: 'Write "key": before the value.',
  }),
  'key-unquoted': (found) => ({
    message: `The key ${found} stands without quotes.`,
    hint: `Write "${found}".`,
  }),
  'quote-missing': () => ({
    message: 'The closing quote of this text is missing.',
    hint: 'Put a " at the end of the text.',
  }),
  'quote-unescaped': () => ({
    message: 'This quote ends the text too early.',
    hint: 'Use typographic quotes inside a text (“…”), or write \\" instead of ".',
  }),
  'quote-wrong': (found) => ({
    message: `The sign ${found} does not open a text.`,
    hint: 'Use straight double quotes around keys and texts: "…".',
  }),
  'line-break-in-string': () => ({
    message: 'A text may not run over several lines.',
    hint: 'Write \\n where a new line begins (\\n\\n for a new paragraph), or join the lines.',
  }),
  'control-character': () => ({
    message: 'An invisible character stands here that JSON does not allow, a tab for instance.',
    hint: 'Replace it by a space.',
  }),
  'escape-wrong': (found) => ({
    message: `${found} means nothing in JSON.`,
    hint: 'Write \\\\ for a backslash, \\" for a quote and \\n for a new line.',
  }),
  'number-wrong': (found) => ({
    message: `${found} is not a number in the form of JSON.`,
    hint: 'Write a number like 12 or 0.5, without a leading zero or plus; put anything else in quotes.',
  }),
  'number-spaced': (found) => ({
    message: `The number ${found} is written with spaces.`,
    hint: `Write ${found.replace(/\D/g, '')}; the site shows it with spaces by itself.`,
  }),
  'word-unknown': (found) => ({
    message: `${found} stands without quotes.`,
    hint: `Write "${found}"; only numbers, true, false and null go without quotes.`,
  }),
  comment: () => ({ message: 'JSON has no comments.', hint: 'Delete the comment.' }),
  'bracket-missing': (found) => ({
    message: `A closing ${found} is missing after this.`,
    hint: `Put a ${found} here, or delete an opening bracket that is not needed.`,
  }),
  'bracket-extra': (found) => ({
    message: `This ${found} closes nothing.`,
    hint: 'Delete it, or add the opening bracket that it belongs to.',
  }),
  'text-after-end': () => ({
    message: 'Something stands after the end of the content.',
    hint: 'Delete what stands after the last closing bracket, or move it inside.',
  }),
};

const wordsUk: Record<JsonSyntaxErrorKind, (found: string) => Words> = {
  empty: () => ({
    message: 'Файл порожній.',
    hint: 'Заповніть його за зразком подібного файлу або видаліть.',
  }),
  conflict: () => ({
    message: 'Git залишив тут дві версії рядків, бо їх змінили двоє.',
    hint: 'Залиште одну з двох, а другу видаліть разом із рядками <<<<<<<, ======= і >>>>>>>.',
  }),
  'comma-missing': () => ({ message: 'Після цього бракує коми.', hint: 'Поставте тут кому.' }),
  'comma-extra': () => ({
    message: 'Ця кома зайва.',
    hint: 'Видаліть її: кома стоїть між двома елементами, а після останнього її немає.',
  }),
  'colon-missing': () => ({ message: 'Після ключа бракує двокрапки.', hint: 'Напишіть "ключ": "значення".' }),
  'value-missing': () => ({
    message: 'Тут бракує значення.',
    hint: 'Напишіть значення, текст — у лапках: "…".',
  }),
  'key-missing': () => ({
    message: 'Тут має бути ключ у лапках.',
    hint: 'Напишіть "ключ": перед значенням.',
  }),
  'key-unquoted': (found) => ({ message: `Ключ ${found} стоїть без лапок.`, hint: `Напишіть "${found}".` }),
  'quote-missing': () => ({
    message: 'Бракує лапок, що закривають цей текст.',
    hint: 'Поставте " у кінці тексту.',
  }),
  'quote-unescaped': () => ({
    message: 'Ці лапки закривають текст зарано.',
    hint: 'Усередині тексту ставте типографські лапки («…») або пишіть \\" замість ".',
  }),
  'quote-wrong': (found) => ({
    message: `Знак ${found} не відкриває тексту.`,
    hint: 'Беріть ключі й тексти у прямі подвійні лапки: "…".',
  }),
  'line-break-in-string': () => ({
    message: 'Текст не може займати кілька рядків.',
    hint: 'Пишіть \\n там, де починається новий рядок (\\n\\n для нового абзацу), або з’єднайте рядки.',
  }),
  'control-character': () => ({
    message: 'Тут стоїть невидимий символ, якого JSON не допускає, наприклад табуляція.',
    hint: 'Замініть його пробілом.',
  }),
  'escape-wrong': (found) => ({
    message: `${found} у JSON нічого не означає.`,
    hint: 'Пишіть \\\\ замість зворотної скісної, \\" замість лапок і \\n для нового рядка.',
  }),
  'number-wrong': (found) => ({
    message: `${found} — не число у формі JSON.`,
    hint: 'Пишіть число як 12 або 0.5, без нуля чи плюса попереду; усе інше беріть у лапки.',
  }),
  'number-spaced': (found) => ({
    message: `Число ${found} записано з пробілами.`,
    hint: `Напишіть ${found.replace(/\D/g, '')}; сайт сам покаже його з пробілами.`,
  }),
  'word-unknown': (found) => ({
    message: `${found} стоїть без лапок.`,
    hint: `Напишіть "${found}"; без лапок стоять лише числа, true, false і null.`,
  }),
  comment: () => ({ message: 'У JSON немає коментарів.', hint: 'Видаліть коментар.' }),
  'bracket-missing': (found) => ({
    message: `Після цього бракує закривної дужки ${found}.`,
    hint: `Поставте тут ${found} або видаліть зайву відкривну дужку.`,
  }),
  'bracket-extra': (found) => ({
    message: `Ця дужка ${found} нічого не закриває.`,
    hint: 'Видаліть її або додайте відкривну дужку, якої вона стосується.',
  }),
  'text-after-end': () => ({
    message: 'Після кінця вмісту стоїть щось іще.',
    hint: 'Видаліть те, що стоїть після останньої дужки, або перенесіть усередину.',
  }),
};

/** The words for each kind of syntax error; `found` is the text there. */
export const syntaxErrorWords: Record<MessageLanguage, Record<JsonSyntaxErrorKind, (found: string) => Words>> = {
  en: wordsEn,
  uk: wordsUk,
};
