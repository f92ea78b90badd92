import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { type CheckResult, checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { type ContentFile, groupName, readContent } from '../../src/content/content-tree.ts';

const root = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'content-'));
for (const name of ['data', 'ua', 'en', 'files', 'images']) {
  cpSync(join(root, 'content', name), join(dir, name), { recursive: true });
}
const cacheDir = mkdtempSync(join(tmpdir(), 'verified-'));
const hashes = new FileHashes(join(cacheDir, 'hashes.json'));
afterAll(() => {
  for (const folder of [dir, cacheDir]) rmSync(folder, { recursive: true });
});

const tree = readContent(dir);
let state = 20261121;
/** A random number below another one; the same ones in every run. */
function random(below: number): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) % below;
}

/** A kind of error: where it can be planted, how, and what the checker must report. */
interface Mutation {
  name: string;
  codes: string[];
  pattern: RegExp;
  files: (file: ContentFile) => boolean;
  /**
   * Turns what was found into an error; the diagnostic begins `offset` characters after its beginning, or anywhere in
   * the file where more than one place would be right.
   */
  plant: (found: string) => { text: string; offset?: number; at?: 'file' };
}

const isTexts = ({ kind }: ContentFile) => kind.role === 'texts';
const isUkrainian = (file: ContentFile) => isTexts(file) && file.language === 'ua' && !file.kind.anyLanguage;
const isNews = ({ kind }: ContentFile) => kind.name === 'news-data';

const mutations: Mutation[] = [
  {
    name: 'a missing comma',
    codes: ['json-syntax'],
    pattern: /",\n/g,
    files: () => true,
    plant: () => ({ text: '"\n' }),
  },
  {
    name: 'a day that does not exist',
    codes: ['date-not-real'],
    pattern: /(?<="date": )"\d\d\.\d\d\.\d{4}"/g,
    files: isNews,
    plant: (found) => ({ text: `"32${found.slice(3)}` }),
  },
  {
    name: 'a date in another form',
    codes: ['date-form'],
    pattern: /(?<="date": )"\d\d\.\d\d\.\d{4}"/g,
    files: isNews,
    plant: (found) => ({ text: found.replaceAll('.', '/') }),
  },
  {
    name: 'a mistyped id in a text',
    codes: ['orphaned'],
    pattern: /(?<="id": )"[a-z0-9-]{8,}"/g,
    files: ({ kind }) => kind.name === 'news-texts',
    plant: (found) => ({ text: `${found.slice(0, -2)}zq"` }),
  },
  {
    name: 'an unknown unit',
    codes: ['reference-unknown'],
    pattern: /(?<="unit": )"[a-z-]+"/g,
    files: isNews,
    plant: () => ({ text: '"no-such-unit"' }),
  },
  {
    name: 'an unknown person',
    codes: ['reference-unknown'],
    pattern: /(?<="head": )"[a-z-]+"/g,
    files: ({ kind }) => kind.role === 'data',
    plant: () => ({ text: '"nobody-at-all"' }),
  },
  {
    name: 'a picture that does not exist',
    codes: ['asset-missing'],
    pattern: /(?<="(?:imageUrl|drawing)": )"[a-z0-9/.-]+"/g,
    files: ({ kind }) => kind.role === 'data',
    plant: (found) => ({ text: found.replace(/\.\w+"/, '-gone.svg"') }),
  },
  {
    name: 'a mistyped key',
    codes: ['schema-unknown-key'],
    pattern: /"(?:title|text|name|position|order|colour|date)"(?=: )/g,
    files: () => true,
    plant: (found) => ({ text: `${found.slice(0, -2)}${found.at(-2)}x"` }),
  },
  {
    name: 'a number for a text',
    codes: ['schema-type'],
    pattern: /(?<="(?:title|name|lead|position)": )"[^"\\]+"/g,
    files: isTexts,
    plant: () => ({ text: '12' }),
  },
  {
    name: 'a dead link',
    codes: ['link-dead'],
    pattern: /(?<="href": )"\/[a-z/-]+"/g,
    files: () => true,
    plant: () => ({ text: '"/no/such/page"' }),
  },
  {
    name: 'a link with a language',
    codes: ['link-language'],
    pattern: /(?<="href": )"\/[a-z/-]+"/g,
    files: () => true,
    plant: (found) => ({ text: `"/en${found.slice(1)}` }),
  },
  {
    name: 'an empty text',
    codes: ['text-empty', 'schema-limit'],
    pattern: /(?<="(?:title|name|text|label|position)": )"[^"\\]+"/g,
    files: (file) => isTexts(file) && file.kind.name !== 'routes-texts',
    plant: () => ({ text: '""' }),
  },
  {
    name: 'a soft hyphen',
    codes: ['invisible-character'],
    pattern: /(?<="(?:title|text|name)": "[^"\\(]*)\p{L}{2}(?=\p{L})/gu,
    files: isTexts,
    plant: (found) => ({ text: `${found}\u00ad`, offset: 2 }),
  },
  {
    name: 'HTML in a text',
    codes: ['markup-not-allowed'],
    pattern: /(?<="(?:title|text|lead)": "[^"\\]*\p{L} )(?=\p{L})/gu,
    files: isTexts,
    plant: () => ({ text: '<br>' }),
  },
  {
    name: 'a straight apostrophe',
    codes: ['typography'],
    pattern: /(?<="(?:title|text|lead|name)": "[^"\\(`]*\p{L})’(?=\p{L})/gu,
    files: isTexts,
    plant: () => ({ text: "'" }),
  },
  {
    name: 'a unit without a no-break space',
    codes: ['typography'],
    pattern: /(?<=\d)\u00a0(?=(?:мм|°C|МПа|mm|MPa|кг|kg)(?![\p{L}/·]))/gu,
    files: (file) => isTexts(file) && !file.kind.anyLanguage,
    plant: () => ({ text: ' ' }),
  },
  {
    name: 'a Latin letter in a Ukrainian word',
    codes: ['mixed-script'],
    pattern:
      /(?<="(?:title|text|name)": "[^"\\(`]*)(?<![\p{L}’'-])\p{Script=Cyrillic}{2,}о\p{Script=Cyrillic}{2,}(?![\p{L}’'-])/gu,
    files: isUkrainian,
    plant: (found) => ({ text: found.replace('о', 'o') }),
  },
  {
    name: 'a Russian letter',
    codes: ['russian-letter'],
    pattern:
      /(?<="(?:title|text|name)": "[^"\\(`]*)(?<![\p{L}’'-])\p{Script=Cyrillic}{2,}и\p{Script=Cyrillic}+(?![\p{L}’'-])/gu,
    files: isUkrainian,
    plant: (found) => ({ text: found.replace('и', 'ы') }),
  },
  {
    name: 'a Russian word',
    codes: ['russian-word'],
    pattern: /(?<="(?:title|text)": "[^"\\(`]*\p{L},? )(?=\p{Script=Cyrillic}{3})/gu,
    files: isUkrainian,
    plant: () => ({ text: 'только ' }),
  },
  {
    name: 'a letter with a separate accent',
    codes: ['not-composed'],
    pattern: /(?<="(?:title|text|name)": "[^"\\(`]*)(?<![\p{L}’'-])\p{Script=Cyrillic}{2,}й(?![\p{L}’'-])/gu,
    files: isUkrainian,
    plant: (found) => ({ text: found.replace('й', 'и\u0306') }),
  },
  {
    name: 'a Ukrainian word in English',
    codes: ['cyrillic-in-english'],
    pattern: /(?<="(?:title|text)": "[^"\\(`]* )(?=[a-z]{4,} )/g,
    files: ({ language, kind }) => language === 'en' && !kind.anyLanguage,
    plant: () => ({ text: 'сталь ' }),
  },
  {
    name: 'a name in another spelling',
    codes: ['name-romanized'],
    pattern: /(?<="name": "[A-Z][a-z]+ )[A-Z][a-z]+(?=")/g,
    files: ({ kind, language }) => kind.name === 'person-texts' && language === 'en',
    plant: (found) => ({ text: `${found}ff` }),
  },
  {
    name: 'a key that one language lacks',
    codes: ['missing-key', 'schema-missing-key', 'schema-unknown-key'],
    pattern: /"(?:degree|biography)": "(?:[^"\\]|\\.)*",\n\s*/g,
    files: ({ kind, language }) => kind.name === 'person-texts' && language === 'en',
    plant: () => ({ text: '', at: 'file' }),
  },
  {
    name: 'a check digit of an ORCID',
    codes: ['orcid'],
    pattern: /(?<="orcid": )"\d{4}-\d{4}-\d{4}-\d{3}[\dX]"/g,
    files: () => true,
    plant: (found) => ({ text: found.replace(/[\dX]"$/, (character) => (character[0] === '1' ? '2"' : '1"')) }),
  },
  {
    name: 'a phone number that lacks a digit',
    codes: ['phone-form'],
    pattern: /(?<="phone": )"\+38[^"]*"/g,
    files: ({ kind }) => kind.role === 'data',
    plant: (found) => ({ text: `${found.slice(0, -2)}"` }),
  },
  {
    name: 'a duplicate key',
    codes: ['duplicate-key'],
    pattern: /"(?:title|name|date)": "[^"\\]*",\n/g,
    files: () => true,
    plant: (found) => ({ text: `${found}${found}`, offset: found.length }),
  },
  {
    name: 'a missing bracket',
    codes: ['json-syntax'],
    pattern: /\n\}\n$/g,
    files: () => true,
    plant: () => ({ text: '\n', at: 'file' }),
  },
];

/** How many errors are planted in all, and how many at a time. */
const planted = 500;
const atOnce = 6;

/** What the shipped content gives, and what was verified of it: each error is then looked for in its own group only. */
let base: CheckResult;
let before: Set<string>;
let verified: VerifiedContent;
beforeAll(async () => {
  const path = join(cacheDir, 'verified.json');
  await checkContent(dir, { verified: new VerifiedContent(path, '', hashes) });
  verified = Object.assign(new VerifiedContent(path, '', hashes), { store() {} });
  base = await checkContent(dir, { verified });
  before = new Set(base.diagnostics.map(signature));
});

/** An error at a place. */
interface Planted {
  mutation: Mutation;
  file: ContentFile;
  /** The text of the file with the error. */
  text: string;
  /** The expected place, where there is only one right one. */
  expected: { file: string; line?: number; column?: number };
}

const places = new Map(
  mutations.map((mutation) => [
    mutation,
    tree.files.filter(mutation.files).flatMap((file) => {
      const { text } = file.document.source;
      return [...text.matchAll(mutation.pattern)].map((match) => ({ file, found: match[0], index: match.index }));
    }),
  ]),
);

/** Plants an error somewhere in a group of files that has none yet. */
function plant(mutation: Mutation, taken: ReadonlySet<string>): Planted | undefined {
  const free = places.get(mutation)?.filter(({ file }) => !taken.has(groupName(file.path))) ?? [];
  const place = free[random(free.length)];
  if (!place) return undefined;
  const { file, found, index } = place;
  const { text: error, offset = 0, at } = mutation.plant(found);
  const { source } = file.document;
  const { line, column } = source.positionAt(index + offset);
  return {
    mutation,
    file,
    text: source.text.slice(0, index) + error + source.text.slice(index + found.length),
    expected: { file: file.path, ...(at !== 'file' && { line, column }) },
  };
}

/** What is reported about errors beyond what is reported about the content without them. */
async function added(errors: readonly Planted[]): Promise<Diagnostic[]> {
  for (const { file, text } of errors) writeFileSync(join(dir, file.path), text);
  const { diagnostics } = await checkContent(dir, { verified, previous: base.tree });
  for (const { file } of errors) writeFileSync(join(dir, file.path), file.document.source.text);
  return diagnostics.filter((each) => !before.has(signature(each)));
}

function isAbout({ code, file, line, column }: Diagnostic, { mutation, expected }: Planted): boolean {
  const isThere = expected.line === undefined || (expected.line === line && expected.column === column);
  return mutation.codes.includes(code) && expected.file === file && isThere;
}

/** The kinds that the content has a place for: editors may take the last one away. */
const possible = mutations.filter((mutation) => places.get(mutation)?.length);

test('there are places for errors', () => expect(possible).not.toEqual([]));

test.each(Array.from({ length: Math.ceil(planted / mutations.length) }, (_, round) => round + 1))(
  'round %i: each kind of error is found where it is, and nothing else',
  { timeout: 120_000 },
  async () => {
    // In a file that does not parse, others may refer to what cannot be known: those come apart.
    const isForm = ({ codes }: Mutation) => codes.includes('json-syntax');
    const left = { form: possible.filter(isForm), rest: possible.filter((each) => !isForm(each)) };
    for (const kinds of [left.form, left.rest]) {
      while (kinds.length > 0) {
        const taken = new Set<string>();
        const errors: Planted[] = [];
        for (const mutation of kinds.splice(0, atOnce)) {
          const error = plant(mutation, taken);
          if (!error) kinds.push(mutation);
          else {
            errors.push(error);
            taken.add(groupName(error.file.path));
          }
        }
        const found = await added(errors);
        const isExact =
          found.length === errors.length && errors.every((error) => found.some((each) => isAbout(each, error)));
        // Two errors may concern each other. By itself each one must be found.
        if (!isExact) for (const error of errors) await expectFound(error);
      }
    }
  },
);

async function expectFound(error: Planted): Promise<void> {
  const { mutation, expected } = error;
  const found = await added([error]);
  expect(found.map(signature), `${mutation.name}, ${JSON.stringify(expected)}`).toHaveLength(1);
  expect(found[0], mutation.name).toMatchObject(expected);
  expect(mutation.codes).toContain(found[0]?.code);
}

function signature({ code, file, message }: { code: string; file: string; message: string }): string {
  return `${code} ${file} ${message}`;
}

test('no value whatever makes the checker fail', { timeout: 120_000 }, async () => {
  const values = ['null', '[]', '{}', '""', '-1', 'true', '[null]', '{"id":{}}', '"/"', '"\\u0000"', '[[[]]]'];
  for (let run = 0; run < 60; run++) {
    const file = tree.files[random(tree.files.length)] as ContentFile;
    const { text } = file.document.source;
    const spots = [...text.matchAll(/(?<=: )(?:"(?:[^"\\]|\\.)*"|\[|\{|\d+)/g)];
    const spot = spots[random(spots.length)];
    if (!spot) continue;
    const value = values[random(values.length)] as string;
    const length = /^[[{]/.test(spot[0]) ? endOf(text, spot.index) - spot.index : spot[0].length;
    const path = join(dir, file.path);
    writeFileSync(path, text.slice(0, spot.index) + value + text.slice(spot.index + length));
    await expect(
      checkContent(dir, { verified, previous: base.tree }),
      `${file.path} ${value}`,
    ).resolves.toBeDefined();
    writeFileSync(path, text);
  }
});

/** The end of the list or object that begins at an offset. */
function endOf(text: string, start: number): number {
  for (let end = start + 1; end <= text.length; end++) {
    try {
      JSON.parse(text.slice(start, end));
      return end;
    } catch {}
  }
  return text.length;
}
