import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import MarkdownIt from 'markdown-it';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckResult, checkContent } from '../../src/check/check-content.ts';
import { printGithub, printGithubSummary } from '../../src/check/formats/print-github.ts';
import { printJson, printSarif } from '../../src/check/formats/print-json.ts';
import { printPretty } from '../../src/check/formats/print-pretty.ts';
import { inOwnLanguages, withFixture } from './fixture.ts';

const rulesPage = 'https://github.com/institute/site/blob/HEAD/docs/content-rules.md';

const errors = {
  name: 'two errors and two warnings',
  replace: [
    ['data/news/2026.json', '"pig-iron"', '"pig-irom"'],
    ['en/news/2026.json', '"open-day"', '"open-dya"'],
    ['ua/news/2025.json', 'Піч зупинено.', 'Піч "Зоря" 100 %, зупинено.'.replaceAll('"', '\\"')],
  ] as [string, string, string][],
};

let english: CheckResult;
let ukrainian: CheckResult;

beforeAll(async () => {
  await withFixture(errors, async (dir) => {
    english = inBoth(await checkContent(dir, { filePrefix: 'content/' }));
    ukrainian = inBoth(await checkContent(dir, { language: 'uk' }));
  });
});

/** A result of a site with two languages, on a machine of always the same speed. */
function inBoth(result: CheckResult): CheckResult {
  return { ...result, diagnostics: inOwnLanguages(result.diagnostics), files: 57, warnings: 2, durationMs: 120 };
}

test('pretty, in English', () => {
  expect(printPretty(english)).toMatchInlineSnapshot(`
    "content/data/news/2026.json:8:15  error reference-unknown
      There is no department or laboratory with the id "pig-irom".
      8 │       "unit": "pig-irom"
        │               ^^^^^^^^^^
      → Did you mean "pig-iron"?

    content/en/news/2026.json:12:13  error orphaned
      The English text "open-dya" does not belong to any news item.
      12 │       "id": "open-dya",
         │             ^^^^^^^^^^
      → Did you mean "open-day"?
      content/data/news/2026.json:11:13  The facts are here.

    content/ua/news/2025.json:7:20  warning typography
      Straight quotes, or quotes of another language.
      7 │       "text": "Піч \\"Зоря\\" 100 %, зупинено."
        │                    ^^^^^^^^
      → Write "«Зоря»". "npm run check -- --fix" does it for you.

    content/ua/news/2025.json:7:29  warning fact-differs
      The number 100 is missing from content/en/news/2025.json.
      7 │       "text": "Піч \\"Зоря\\" 100 %, зупинено."
        │                             ^^^
      → Make the two texts agree.
      content/en/news/2025.json:7:15  In another language, it is here.

    57 files, 2 errors, 2 warnings (0.12 s)"
  `);
});

test('pretty, in Ukrainian', () => {
  expect(printPretty(ukrainian, { language: 'uk' })).toMatchInlineSnapshot(`
    "data/news/2026.json:8:15  помилка reference-unknown
      Немає відділу чи лабораторії з id "pig-irom".
      8 │       "unit": "pig-irom"
        │               ^^^^^^^^^^
      → Можливо, "pig-iron"?

    en/news/2026.json:12:13  помилка orphaned
      Є текст англійською для "open-dya", а новини з таким id немає.
      12 │       "id": "open-dya",
         │             ^^^^^^^^^^
      → Можливо, "open-day"?
      data/news/2026.json:11:13  Дані — тут.

    ua/news/2025.json:7:20  зауваження typography
      Прямі лапки або лапки іншої мови.
      7 │       "text": "Піч \\"Зоря\\" 100 %, зупинено."
        │                    ^^^^^^^^
      → Напишіть "«Зоря»". Це зробить за вас "npm run check -- --fix".

    ua/news/2025.json:7:29  зауваження fact-differs
      Числа 100 немає в en/news/2025.json.
      7 │       "text": "Піч \\"Зоря\\" 100 %, зупинено."
        │                             ^^^
      → Узгодьте дані в цих двох текстах.
      en/news/2025.json:7:15  Іншою мовою — тут.

    Файлів: 57, помилок: 2, зауважень: 2 (0,12 с)"
  `);
});

test('colours only where they are asked for', () => {
  expect(printPretty(english)).not.toContain('\u001b');
  expect(printPretty(english, { colour: true })).toContain('\u001b[31m');
});

test('json', () => {
  const { tree: _, diagnosticsIn: __, unused: ___, ...rest } = english;
  expect(JSON.parse(printJson(english))).toEqual(rest);
  expect(Object.keys(JSON.parse(printJson(english)))).toEqual([
    'files',
    'errors',
    'warnings',
    'durationMs',
    'diagnostics',
  ]);
});

test('github', () => {
  expect(printGithub(english, rulesPage)).toMatchInlineSnapshot(`
    "::error file=content/data/news/2026.json,line=8,endLine=8,col=15,endColumn=25,title=reference-unknown::There is no department or laboratory with the id "pig-irom".%0ADid you mean "pig-iron"?%0Ahttps://github.com/institute/site/blob/HEAD/docs/content-rules.md#reference-unknown
    ::error file=content/en/news/2026.json,line=12,endLine=12,col=13,endColumn=23,title=orphaned::The English text "open-dya" does not belong to any news item.%0ADid you mean "open-day"?%0Ahttps://github.com/institute/site/blob/HEAD/docs/content-rules.md#orphaned
    ::warning file=content/ua/news/2025.json,line=7,endLine=7,col=20,endColumn=28,title=typography::Straight quotes, or quotes of another language.%0AWrite "«Зоря»". "npm run check -- --fix" does it for you.%0Ahttps://github.com/institute/site/blob/HEAD/docs/content-rules.md#typography
    ::warning file=content/ua/news/2025.json,line=7,endLine=7,col=29,endColumn=32,title=fact-differs::The number 100 is missing from content/en/news/2025.json.%0AMake the two texts agree.%0Ahttps://github.com/institute/site/blob/HEAD/docs/content-rules.md#fact-differs"
  `);
});

describe('content cannot write anything but words', () => {
  const bad = 'a\n::error::b\r##[error]c\u001b[2Jd`|<b>';
  const [first] = [{ code: 'file-name', severity: 'error' as const, file: bad, line: 1, column: 1 }];
  const diagnostic = { ...first, endLine: 1, endColumn: 1, message: bad, hint: bad, related: [] };

  test('github: no command beyond the annotations', () => {
    const lines = printGithub({ diagnostics: Array.from({ length: 11 }, () => diagnostic) }, rulesPage).split(
      /[\r\n]/,
    );
    expect(lines).toHaveLength(11);
    expect(lines.filter((line) => line.startsWith('::error file='))).toHaveLength(10);
    expect(lines.at(-1)).not.toContain('##[');
  });

  test('the summary of a job: no markup', () => {
    const row = printGithubSummary(() => [diagnostic], rulesPage).split(/[\r\n]/)[4];
    expect(row?.split(/(?<!\\)\|/)).toHaveLength(5);
    expect(row?.replace(`[\`file-name\`](${rulesPage}#file-name)`, '')).not.toMatch(/(?<!\\)`|<b>/);
  });

  test('the summary of a job: no picture or mention, and no link but that to the rule', () => {
    const message =
      'www.example.com https://example.com ![a](https://example.com/a.png) [b](/b) @everyone #1 <img src=x>';
    const found = { ...diagnostic, file: message, message, hint: message };
    const summary = printGithubSummary(() => [found], rulesPage);
    const shown = parse(new MarkdownIt({ html: true, linkify: true }).render(summary));
    const links = shown.querySelectorAll('a, img').map((link) => link.getAttribute('href'));
    expect([...new Set(links)]).toEqual([`${rulesPage}#file-name`]);
    expect(shown.text).not.toMatch(/@everyone|#1/);
  });

  test('pretty: no sequences for the terminal', () => {
    const related = [{ file: bad, line: 1, column: 1, message: bad }];
    const printed = printPretty({ ...english, diagnostics: [{ ...diagnostic, related }] });
    expect(printed.split(/[\r\n]/)).toHaveLength(6);
    expect(printed).toContain('a\\n::error::b\\u000d##[error]c\\u001b[2Jd');
    expect(printed).not.toContain('\u001b');
  });

  test('pretty: the line of a file shows them as escapes, with the place below', async () => {
    const fixture = {
      name: 'escape',
      replace: [['ua/lang.json', '"Мова"', '"\u001b[31mМова"']] as [string, string, string][],
    };
    const printed = await withFixture(fixture, async (dir) => printPretty(await checkContent(dir)));
    expect(printed).toMatch(/: "\\u001b\[31mМова",?\n *│ +\^{6}\n/);
    expect(printed).not.toContain('\u001b');
  });
});

describe('sarif', () => {
  test('a result for each diagnostic, each with its rule', () => {
    const log = JSON.parse(printSarif(english, { language: 'en', rulesPage }));
    expect(log.version).toBe('2.1.0');
    const [{ tool, results }] = log.runs;
    expect(results).toHaveLength(english.diagnostics.length);
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(['error', 'warning']).toContain(result.level);
      const { artifactLocation, region } = result.locations[0].physicalLocation;
      expect(artifactLocation.uri).toMatch(/^content\/[\w/.-]+\.json$/);
      expect(region.startLine).toBeGreaterThan(0);
      expect(region.endColumn).toBeGreaterThan(0);
    }
  });

  test.each([
    ['uk', rulesPage, 'Посилання на запис вказує на те, що існує.'],
    ['en', 'docs/content-rules.md', 'A reference points to something that exists.'],
  ] as const)('it leads to the table of the rules, in %s at %s', (language, page, summary) => {
    const [{ tool }] = JSON.parse(printSarif(english, { language, rulesPage: page })).runs;
    const rule = tool.driver.rules.find(({ id }: { id: string }) => id === 'reference-unknown');
    expect(rule.shortDescription.text).toBe(summary);
    expect(rule.help.text).toContain(`${page}#reference-unknown`);
    expect(rule.helpUri).toBe(page === rulesPage ? `${rulesPage}#reference-unknown` : undefined);
  });

  const validate = compileSarifSchema();

  test('it is valid by the official schema', () => {
    const log = JSON.parse(printSarif(english, { language: 'en', rulesPage }));
    expect(log.runs[0].results.some(({ relatedLocations }: { relatedLocations?: unknown }) => relatedLocations)).toBe(
      true,
    );
    validate(log);
    expect(validate.errors ?? []).toEqual([]);
    // The schema does refuse what is wrong.
    expect(validate({ ...log, version: '2.0.0' })).toBe(false);
    expect(validate({ ...log, runs: [{ results: [] }] })).toBe(false);
    expect(validate({ ...log, rules: [] })).toBe(false);
  });

  test('it is valid where there is nothing to report', () => {
    validate(JSON.parse(printSarif({ ...english, diagnostics: [] }, { language: 'en', rulesPage })));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('a path with spaces and Cyrillic letters is a URI', async () => {
    const fixture = { name: 'a stray file', write: { 'ua/ще не готово.json': '{}' } };
    const log = await withFixture(fixture, async (dir) =>
      JSON.parse(printSarif(await checkContent(dir), { language: 'en', rulesPage })),
    );
    const { uri } = log.runs[0].results[0].locations[0].physicalLocation.artifactLocation;
    expect(uri).toMatch(/^ua\/%[\w%.]+\.json$/);
  });
});

test('the order is the same every time', async () => {
  const again = await withFixture(errors, (dir) => checkContent(dir, { filePrefix: 'content/' }));
  expect(inOwnLanguages(again.diagnostics)).toEqual(english.diagnostics);
});

test('the help of a field is in the language of the messages', async () => {
  const empty = { name: 'an empty text', replace: [['ua/news/2025.json', '"Піч зупинено."', '""']] } as const;
  await withFixture({ ...empty, replace: [[...empty.replace[0]]] }, async (dir) => {
    const { diagnostics } = await checkContent(dir, { language: 'uk' });
    expect(inOwnLanguages(diagnostics).map(({ hint }) => hint)).toEqual([
      expect.stringMatching(/\([А-ЯІЇЄҐ][^a-z.]+\)\.$/),
    ]);
  });
});

/**
 * Checks logs by the official JSON Schema of SARIF 2.1.0, unchanged, as the OASIS committee gave it to schemastore.org. It
 * is of draft 04, of which it uses nothing that newer drafts read otherwise but `id`.
 */
function compileSarifSchema(): ValidateFunction {
  const text = readFileSync(join(import.meta.dirname, 'schemas/sarif-2.1.0-rtm.5.json'), 'utf8');
  const { id: _, $schema: __, ...schema } = JSON.parse(text);
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
  ajv.addFormat('uri', (value) => URL.canParse(value));
  ajv.addFormat(
    'uri-reference',
    (value) => URL.canParse(value, 'https://example.org/') && !/[\s<>"{}|\\^`]/.test(value),
  );
  ajv.addFormat('date-time', (value) => !Number.isNaN(Date.parse(value)));
  return ajv.compile(schema);
}
