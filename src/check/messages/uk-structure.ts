import type { JsonFault } from '../../content/json/json-node.ts';
import type { JsonType, Limit, MessagesFor, Words } from './parameters.ts';

const faults: Record<JsonFault, (found: string) => Words> = {
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

const types: Record<JsonType, string> = {
  text: 'текст',
  number: 'число',
  integer: 'ціле число',
  list: 'список',
  object: 'об’єкт',
  boolean: 'true або false',
  null: 'null',
  nothing: 'нічого',
};

const forms: Record<JsonType, string> = {
  text: 'Напишіть текст у лапках: "…".',
  number: 'Напишіть число без лапок, наприклад 12.',
  integer: 'Напишіть ціле число без лапок, наприклад 12.',
  list: 'Напишіть список: [ …, … ].',
  object: 'Напишіть об’єкт: { "ключ": … }.',
  boolean: 'Напишіть true або false без лапок.',
  null: 'Напишіть null.',
  nothing: 'Видаліть значення разом із ключем.',
};

/** What a field means, as its schema says it. */
const inBrackets = (description?: string) => (description ? ` (${description.split('\n')[0]})` : '');

const limits: Record<Limit, (bound: number, found: number, description?: string) => Words> = {
  minLength: (bound, found, description) =>
    found === 0
      ? { message: 'Текст порожній.', hint: `Напишіть його між лапками${inBrackets(description)}.` }
      : { message: `Текст закороткий: знаків ${found}, а треба щонайменше ${bound}.`, hint: 'Напишіть більше.' },
  maxLength: (bound, found) => ({
    message: `Текст задовгий: знаків ${found}, а можна щонайбільше ${bound}.`,
    hint: `Скоротіть його (зайвих знаків: ${found - bound}).`,
  }),
  minItems: (bound, found) => ({
    message: `Елементів у списку ${found}, а треба щонайменше ${bound}.`,
    hint: `Додайте: ${bound - found}.`,
  }),
  maxItems: (bound, found) => ({
    message: `Елементів у списку ${found}, а можна щонайбільше ${bound}.`,
    hint: `Видаліть: ${found - bound}.`,
  }),
  minimum: (bound, found) => ({ message: `Число ${found} замале.`, hint: `Напишіть число від ${bound}.` }),
  maximum: (bound, found) => ({ message: `Число ${found} завелике.`, hint: `Напишіть число до ${bound}.` }),
};

const patterns: Record<string, string> = {
  slug: 'Пишіть малі латинські літери й цифри, між словами — один дефіс.',
  orcid: 'Пишіть чотири групи по чотири знаки: цифри, останній знак — цифра або X.',
  url: 'Пишіть усю адресу, починаючи з https://.',
};

const quoted = (words: string[]) => words.map((word) => `"${word}"`).join(', ');
const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`;

/** Ukrainian words for mistakes of structure. */
export const structure: MessagesFor<
  | 'json-syntax'
  | 'file-encoding'
  | 'duplicate-key'
  | 'schema-unknown-key'
  | 'schema-missing-key'
  | 'schema-type'
  | 'schema-choice'
  | 'schema-pattern'
  | 'schema-limit'
  | 'schema-repeated'
  | 'schema-path'
> = {
  'json-syntax': ({ fault, found }) => faults[fault](found),
  'file-encoding': () => ({
    message: 'Файл збережено не в UTF-8.',
    hint: 'Збережіть його ще раз у кодуванні UTF-8.',
  }),
  'duplicate-key': ({ key }) => ({
    message: `Ключ "${key}" стоїть тут удруге.`,
    hint: 'Видаліть один із двох: діяв би лише останній.',
  }),
  'schema-unknown-key': ({ key, suggestion, keys }) => ({
    message: `Ключ "${key}" тут невідомий.`,
    hint: didYouMean(suggestion, keys.length ? `Видаліть його. Тут відомі: ${quoted(keys)}.` : 'Видаліть його.'),
  }),
  'schema-missing-key': ({ key, description }) => ({
    message: `Бракує ключа "${key}".`,
    hint: `Додайте "${key}": …${inBrackets(description)}`,
  }),
  'schema-type': ({ expected, found }) => ({
    message: `Тут має бути ${expected.map((type) => types[type]).join(' або ')}, а стоїть ${types[found]}.`,
    hint: forms[expected[0] ?? 'text'],
  }),
  'schema-choice': ({ found, choices, suggestion }) => ({
    message: `${found} — не одне зі значень, які тут можливі.`,
    hint: didYouMean(
      suggestion,
      choices.length === 1 ? `Напишіть ${quoted(choices)}.` : `Виберіть одне з: ${quoted(choices)}.`,
    ),
  }),
  'schema-pattern': ({ found, format, pattern, example, suggestion }) => ({
    message: `"${found}" має не ту форму, яка тут потрібна.`,
    hint: [
      patterns[format ?? ''] ?? (example ? [] : `Форма: ${pattern}.`),
      suggestion ? `Тут: "${suggestion}".` : example ? `Приклад: "${example}".` : [],
    ]
      .flat()
      .join(' '),
  }),
  'schema-limit': ({ limit, bound, found, description }) => limits[limit](bound, found, description),
  'schema-repeated': () => ({
    message: 'Цей елемент стоїть у списку вдруге.',
    hint: 'Видаліть один із двох.',
  }),
  'schema-path': ({ found, expected }) => ({
    message: found ? `"${found}" — не схема цього файлу.` : 'Схему цього файлу не названо.',
    hint: `Напишіть "$schema": "${expected}", щоб редактор допомагав писати.`,
  }),
};
