import { describe, expect, test } from 'vitest';
import { explainRule } from '../../src/check/command/explain-rule.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { folderForFile } from '../support/temporary-folder.ts';

describe('a rule is explained with the first of its fixtures', () => {
  test('in English', async () => {
    expect(await explainRule('date-not-real', 'en')).toMatchInlineSnapshot(`
      "date-not-real (error)
      Dates exist in the calendar.

      Why
      Software silently turns 31 February into 3 March.

      Incorrect, for example
      content/data/news/2026.json:12:15  error date-not-real
        The date 31.02.2026 does not exist.
        12 │       "date": "31.02.2026",
           │               ^^^^^^^^^^^^
        → The day must be from 01 to 28 in this month.

      Correct
        11 │       "id": "open-day",
        12 │       "date": "28.02.2026",
        13 │       "imageUrl": [

      Exceptions
      None: fix the error."
    `);
  });

  test('in Ukrainian, with what is excepted', async () => {
    expect(await explainRule('mixed-script', 'uk')).toMatchInlineSnapshot(`
      "mixed-script (помилка)
      Слово написано однією абеткою.

      Чому
      Латинська i схожа на українську і, але пошук такого слова не знаходить, а екранні читачі вимовляють його хибно. Окрема латинська літера між українськими словами — зауваження: вона може бути позначенням величини.

      Неправильно, наприклад
      content/ua/news/2025.json:7:16  помилка mixed-script
        У слові «Пiч» змішано схожі латинські й кириличні літери: i
        7 │       "text": "Пiч зупинено."
          │                ^^^
        → Наберіть слово ще раз: «Піч».

      Правильно
        6 │       "title": "Стара піч",
        7 │       "text": "Піч зупинено."
        8 │     }

      Винятки
      Частини слова з дефісом можуть мати кожна свою абетку: IT-компанія.
      Напишіть виняток і причину на початку того самого файлу:
        "$exceptions": [{ "rule": "mixed-script", "at": "…", "reason": "Чому правило тут помиляється" }]"
    `);
  });

  test('of a whole file, which nothing uses', async () => {
    expect(await explainRule('asset-unused', 'en')).toMatchInlineSnapshot(`
      "asset-unused (warning)
      Every picture and document is used.

      Why
      Unused files are forgotten, yet downloaded with every copy of the project. The warning appears only while there are no errors.
      "npm run check -- --fix" removes what nothing uses, after asking once.

      Incorrect, for example
      content/images/news/spare.svg:1:1  warning asset-unused
        The file content/images/news/spare.svg is not used.
        → Use it, or delete it.

      Exceptions
      Except a place with the reason, at the top of the same file:
        "$exceptions": [{ "rule": "asset-unused", "at": "…", "reason": "Why the rule is wrong here" }]"
    `);
  });

  test('compared with what was published', async () => {
    expect(await explainRule('word-misspelt', 'uk')).toContain('«зупнено»');
  });
});

test('where the tests are missing, there is no example', async () => {
  expect(await explainRule('date-not-real', 'uk', folderForFile())).toMatchInlineSnapshot(`
    "date-not-real (помилка)
    Дата є в календарі.

    Чому
    Програми мовчки перетворюють 31 лютого на 3 березня.

    Винятки
    Винятків немає: виправте помилку."
  `);
});

test.each([
  ['date-no-real', 'en', '--explain date-no-real: there is no such code. Did you mean "date-not-real"?'],
  ['date-no-real', 'uk', '--explain date-no-real: такого коду немає. Можливо, "date-not-real"?'],
  ['Mixed-Script', 'en', '--explain Mixed-Script: there is no such code. Did you mean "mixed-script"?'],
  ['furnace', 'en', '--explain furnace: there is no such code. All are listed in docs/content-rules.md.'],
  ['../fixture', 'en', '--explain ../fixture: there is no such code. All are listed in docs/content-rules.md.'],
] as const)('the code %s does not exist, in %s', async (code, language, message) => {
  const error = await explainRule(code, language).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(CommandError);
  expect(error.messageIn(language)).toBe(message);
});
