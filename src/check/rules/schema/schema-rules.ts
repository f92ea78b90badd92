import { type FieldWords, fieldHelp } from '../../../content/field-words.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { type CommandLanguage, countOf, type Words } from '../../../lib/command/command-words.ts';
import { isOnBrokenLine, repeatedId, repeatedIdInFacts } from '../../consequences.ts';
import { didYouMean, inRow, quotedNames, writeInstead } from '../../diagnostic.ts';
import {
  allFiles,
  defineRule,
  each,
  type Finding,
  type FindingWords,
  type Rule,
  type RuleBody,
  type RuleWords,
} from '../../rule.ts';
import {
  type JsonType,
  type Limit,
  ownSchemaPath,
  type SchemaCode,
  type SchemaParameters,
  schemaErrors,
} from './schema-errors.ts';

function schemaRule<Code extends SchemaCode>(
  code: Code,
  facts: Omit<RuleBody<SchemaParameters<Code>>, 'check'> & RuleWords<SchemaParameters<Code>>,
): Rule {
  return defineRule<SchemaParameters<Code>>(code, 'error', 'file', {
    ...facts,
    check(tree, report) {
      for (const { code: own, place, parameters } of tree.files.flatMap(schemaErrors))
        if (own === code && !isOnBrokenLine(place)) report(place, parameters as SchemaParameters<Code>);
    },
  });
}

/**
 * The purpose of a field, in the language of a message: the first line of its help, in parentheses and without a full stop;
 * nothing without help.
 * @param content precedes the paths below the content folder
 */
function helpInBrackets(language: CommandLanguage, field: FieldWords, content: string): string {
  const [line = ''] = fieldHelp(language, field)?.split('\n') ?? [];
  return line && ` (${line.replace(/\.$/, '').replaceAll('content/', content)})`;
}

export const schemaUnknownKey = schemaRule('schema-unknown-key', {
  en: {
    asks: 'A file has only keys that files of its kind may have.',
    why: 'What stands under a mistyped key is never shown, and nobody would notice.',
    note: 'To introduce a key, add it to the type in `content/model` and run `npm run schema`.',
    message: ({ key }) => `Unknown key "${key}".`,
    hint: ({ suggestion, keys }) =>
      didYouMean.en(suggestion, keys.length ? `Delete it, or use one of: ${quotedNames(keys)}.` : 'Delete it.'),
  },
  uk: {
    asks: 'Файл має лише ті ключі, які можуть мати файли його виду.',
    why: 'Що стоїть під ключем з одруком, не показується ніде, і цього ніхто не помітить.',
    note: 'Щоб запровадити ключ, додайте його до типу в `content/model` і виконайте `npm run schema`.',
    message: ({ key }) => `Невідомий ключ "${key}".`,
    hint: ({ suggestion, keys }) =>
      didYouMean.uk(
        suggestion,
        keys.length ? `Видаліть його або виберіть один із: ${quotedNames(keys)}.` : 'Видаліть його.',
      ),
  },
});

/** The value to add for a missing key. Where its value is not known, the hint ends with what it is for, or an ellipsis. */
function missingEntry(
  language: CommandLanguage,
  { key, value, field }: SchemaParameters<'schema-missing-key'>,
  content: string,
): string {
  if (value) return `"${key}": "${value}".`;
  const help = helpInBrackets(language, field, content);
  return `"${key}": …${help && `${help}.`}`;
}

export const schemaMissingKey = schemaRule('schema-missing-key', {
  en: {
    asks: 'No required key is missing.',
    why: 'The page has a place for its value, which would stay empty.',
    note: 'To make a key optional, give it a `?` in `content/model`.',
    message: (missing) => `The required key "${missing.key}" is missing.`,
    hint: (missing, content) => `Add ${missingEntry('en', missing, content)}`,
  },
  uk: {
    asks: 'Не бракує жодного обов’язкового ключа.',
    why: 'На сторінці є місце для його значення, і воно було б порожнє.',
    note: 'Щоб ключ став необов’язковим, поставте біля нього `?` у `content/model`.',
    message: (missing) => `Бракує обов’язкового ключа "${missing.key}".`,
    hint: (missing, content) => `Додайте ${missingEntry('uk', missing, content)}`,
  },
});

/** The types of JSON: what each is called, and how a value of it is written, an example behind a colon. */
const types: Record<JsonType, Record<CommandLanguage, readonly [name: string, form: string]>> = {
  text: { en: ['text', 'Write text in quotes: "…".'], uk: ['текст', 'Напишіть текст у лапках: "…".'] },
  number: { en: ['a number', 'Write a number without quotes: 12.'], uk: ['число', 'Напишіть число без лапок: 12.'] },
  integer: {
    en: ['a whole number', 'Write a whole number without quotes: 12.'],
    uk: ['ціле число', 'Напишіть ціле число без лапок: 12.'],
  },
  list: { en: ['a list', 'Write a list: [ …, … ].'], uk: ['список', 'Напишіть список: [ …, … ].'] },
  object: { en: ['an object', 'Write an object: { "key": … }.'], uk: ['об’єкт', 'Напишіть об’єкт: { "ключ": … }.'] },
  boolean: {
    en: ['true or false', 'Write true or false, without quotes.'],
    uk: ['true або false', 'Напишіть true або false без лапок.'],
  },
  null: { en: ['null', 'Write null.'], uk: ['null', 'Напишіть null.'] },
  nothing: { en: ['nothing', 'Delete the key and its value.'], uk: ['нічого', 'Видаліть ключ разом зі значенням.'] },
};

const typeName = { en: (type: JsonType) => types[type].en[0], uk: (type: JsonType) => types[type].uk[0] };

/** Says how a value is written, with the one that is meant instead of an example. */
function typeHint(language: CommandLanguage, { expected, meant }: SchemaParameters<'schema-type'>): string {
  const [, form] = types[expected[0] ?? 'text'][language];
  return meant === undefined ? form : form.replace(/: .*$/, () => `: ${meant}.`);
}

export const schemaType = schemaRule('schema-type', {
  en: {
    asks: 'A value is of the expected type: text, a number, a list and so on.',
    why: 'A number in quotes is text, and a single picture is not a list.',
    message: ({ expected, found }) =>
      `Expected ${inRow(expected.map(typeName.en), 'or')}, found ${typeName.en(found)}.`,
    hint: (wrong) => typeHint('en', wrong),
  },
  uk: {
    asks: 'Значення очікуваного типу: текст, число, список тощо.',
    why: 'Число в лапках — це текст, а одне зображення — не список.',
    message: ({ expected, found }) =>
      `Очікується ${inRow(expected.map(typeName.uk), 'або')}, а вказано ${typeName.uk(found)}.`,
    hint: (wrong) => typeHint('uk', wrong),
  },
});

/** The words for the component of a route: those of the specification, section 8, in either language. */
const missingComponent = (found: string) => `Page not found: ${JSON.parse(found)}`;

export const schemaChoice = schemaRule('schema-choice', {
  en: {
    asks: 'A value is one of the allowed values.',
    why: 'The pages know only these values.',
    message: ({ found, format }) =>
      format === 'page-component' ? missingComponent(found) : `${found} is not one of the allowed values.`,
    hint: ({ choices, suggestion }) =>
      didYouMean.en(suggestion, `${choices.length === 1 ? 'Write' : 'Use one of:'} ${quotedNames(choices)}.`),
  },
  uk: {
    asks: 'Значення — одне з дозволених.',
    why: 'Сторінки знають лише ці значення.',
    message: ({ found, format }) =>
      format === 'page-component'
        ? `${missingComponent(found)} (такого компонента сторінки немає).`
        : `${found} немає серед дозволених значень.`,
    hint: ({ choices, suggestion }) =>
      didYouMean.uk(
        suggestion,
        `${choices.length === 1 ? 'Напишіть' : 'Виберіть одне з таких:'} ${quotedNames(choices)}.`,
      ),
  },
});

/** The form of values by their format. */
const formatHints: Record<string, Words> = {
  slug: {
    en: 'Use lowercase Latin letters and digits, with single hyphens between words.',
    uk: 'Пишіть малими латинськими літерами й цифрами, між словами ставте один дефіс.',
  },
  url: { en: 'Write the full address, starting with https://.', uk: 'Пишіть повну адресу, починаючи з https://.' },
};

const patternWords = {
  en: { format: 'Expected format', example: 'Example' },
  uk: { format: 'Очікуваний формат', example: 'Приклад' },
};

function patternHint(
  language: CommandLanguage,
  { format = '', pattern, example, suggestion }: SchemaParameters<'schema-pattern'>,
): string {
  const say = patternWords[language];
  const known = formatHints[format]?.[language];
  return [
    known ?? (example ? '' : `${say.format}: ${pattern}.`),
    writeInstead[language](suggestion, example ? `${say.example}: "${example}".` : ''),
  ]
    .filter(Boolean)
    .join(' ');
}

const isId = ({ parameters }: Finding<SchemaParameters<'schema-pattern'>>) => parameters.format === 'slug';

export const schemaPattern = schemaRule('schema-pattern', {
  en: {
    asks: 'A value matches the expected format.',
    why: 'The site makes something of each such value: an id becomes an address, and in another format it leads nowhere.',
    message: (wrong) => `"${wrong.found}" does not match the expected format.`,
    hint: (wrong) => patternHint('en', wrong),
  },
  uk: {
    asks: 'Значення має очікуваний вигляд.',
    why: 'З кожного такого значення сайт щось робить: id стає адресою, і в іншому вигляді вона не веде нікуди.',
    message: (wrong) => `"${wrong.found}" не відповідає очікуваному формату.`,
    hint: (wrong) => patternHint('uk', wrong),
  },
  leads: (finding) => (isId(finding) ? repeatedIdInFacts(finding, finding.parameters.found) : undefined),
  follows: (finding) => (isId(finding) ? repeatedId(finding, finding.parameters.found) : undefined),
});

type LimitWords = (bound: number, found: number, help: string) => FindingWords;

const characters = {
  en: (count: number) => countOf(count, 'character', 'characters'),
  uk: (count: number) => countUk(count, ['символ', 'символи', 'символів']),
};
const entries = {
  en: (count: number) => countOf(count, 'entry', 'entries'),
  uk: (count: number) => countUk(count, ['елемент', 'елементи', 'елементів']),
};

const pluralUk = new Intl.PluralRules('uk');

function countUk(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = pluralUk.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

const limits: Record<CommandLanguage, Record<Limit, LimitWords>> = {
  en: {
    minLength: (bound, found, help) =>
      found === 0
        ? { message: 'The text is empty.', hint: `Write it between the quotes${help}.` }
        : {
            message: `The text is too short: ${characters.en(found)}, expected at least ${bound}.`,
            hint: 'Write more.',
          },
    maxLength: (bound, found) => ({
      message: `The text is too long: ${characters.en(found)}, at most ${bound} allowed.`,
      hint: `Shorten it by ${characters.en(found - bound)}.`,
    }),
    minItems: (bound, found) => ({
      message: `The list is too short: ${entries.en(found)}, expected at least ${bound}.`,
      hint: `Add ${entries.en(bound - found)}.`,
    }),
    maxItems: (bound, found) => ({
      message: `The list is too long: ${entries.en(found)}, at most ${bound} allowed.`,
      hint: `Delete ${entries.en(found - bound)}.`,
    }),
    minimum: (bound, found) => ({ message: `${found} is too small.`, hint: `Write ${bound} or more.` }),
    maximum: (bound, found) => ({ message: `${found} is too large.`, hint: `Write ${bound} or less.` }),
  },
  uk: {
    minLength: (bound, found, help) =>
      found === 0
        ? { message: 'Текст порожній.', hint: `Напишіть його між лапками${help}.` }
        : {
            message: `Текст закороткий: ${characters.uk(found)}, а потрібно щонайменше ${bound}.`,
            hint: 'Напишіть більше.',
          },
    maxLength: (bound, found) => ({
      message: `Текст задовгий: ${characters.uk(found)}, а можна щонайбільше ${bound}.`,
      hint: `Скоротіть його на ${characters.uk(found - bound)}.`,
    }),
    minItems: (bound, found) => ({
      message: `Список закороткий: ${entries.uk(found)}, а потрібно щонайменше ${bound}.`,
      hint: `Додайте ${entries.uk(bound - found)}.`,
    }),
    maxItems: (bound, found) => ({
      message: `Список задовгий: ${entries.uk(found)}, а можна щонайбільше ${bound}.`,
      hint: `Видаліть ${entries.uk(found - bound)}.`,
    }),
    minimum: (bound, found) => ({ message: `Число ${found} замале.`, hint: `Вкажіть ${bound} або більше.` }),
    maximum: (bound, found) => ({ message: `Число ${found} завелике.`, hint: `Вкажіть ${bound} або менше.` }),
  },
};

export const schemaLimit = schemaRule('schema-limit', {
  en: {
    asks: 'Texts, lists and numbers are within their limits.',
    why: 'A headline of 300 characters does not fit its card; an empty list leaves a heading with nothing below it.',
    words: ({ limit, bound, found, field }, content) =>
      limits.en[limit](bound, found, helpInBrackets('en', field, content)),
  },
  uk: {
    asks: 'Тексти, списки й числа — у своїх межах.',
    why: 'Заголовок на 300 знаків не вміститься на картці; порожній список лишить заголовок, під яким нічого немає.',
    words: ({ limit, bound, found, field }, content) =>
      limits.uk[limit](bound, found, helpInBrackets('uk', field, content)),
  },
});

export const schemaRepeated = schemaRule('schema-repeated', {
  en: {
    asks: 'A list has no duplicate entries.',
    why: 'A duplicate would be shown twice.',
    message: 'This entry is already in the list.',
    hint: 'Delete one of the two.',
  },
  uk: {
    asks: 'У списку немає повторів.',
    why: 'Повтор показали б двічі.',
    message: 'Цей елемент уже є в списку.',
    hint: 'Видаліть один із двох.',
  },
});

export const schemaPath = defineRule<{ found?: string; expected: string }>('schema-path', 'warning', 'group', {
  en: {
    asks: 'A file names the right schema.',
    why: 'A schema says what a file of its kind may contain. With it, a code editor suggests keys and checks values while you type.',
    message: ({ found }) =>
      found ? `"${found}" is not the schema of this file.` : 'This file does not name its schema.',
    hint: ({ expected }) => `Write "$schema": "${expected}": your code editor then suggests keys and checks values.`,
  },
  uk: {
    asks: 'Файл називає правильну схему.',
    why: 'Схема каже, що може містити файл цього виду. З нею редактор коду підказує ключі й перевіряє значення, поки ви пишете.',
    message: ({ found }) => (found ? `"${found}" — схема не цього файлу.` : 'У цьому файлі не вказано схеми.'),
    hint: ({ expected }) =>
      `Напишіть "$schema": "${expected}": тоді редактор коду підказуватиме ключі й перевірятиме значення.`,
  },
  check: each(allFiles, (file, report) => {
    const found = asText(asObject(file.value).$schema);
    const expected = ownSchemaPath(file);
    if (found !== undefined && found !== expected) report({ file, pointer: '/$schema' }, { found, expected });
  }),
});
