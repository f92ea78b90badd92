import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../src/compiler/check/check-content.ts';
import { type ContentFile, readContent } from '../../src/compiler/check/content-tree.ts';

const root = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'content-'));
for (const name of ['data', 'ua', 'en', 'files', 'images']) {
  cpSync(join(root, 'content', name), join(dir, name), { recursive: true });
}
afterAll(() => rmSync(dir, { recursive: true }));

const tree = readContent(dir);
let state = 20261121;
/** A random number below another one; the same ones in every run. */
function random(below: number): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) % below;
}

/** A kind of mistake: where it can be planted, what stands there then, and what the checker must say. */
interface Mutation {
  name: string;
  codes: string[];
  pattern: RegExp;
  files: (file: ContentFile) => boolean;
  /** Makes the mistake out of what was found; the diagnostic begins `offset` signs after the beginning of it. */
  plant: (found: string) => { text: string; offset?: number };
}

const isTexts = ({ kind }: ContentFile) => kind.role === 'texts';
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
];

const perMutation = 4;

for (const mutation of mutations) {
  test(`${mutation.name} is found where it stands, and nothing else`, { timeout: 120_000 }, async () => {
    const before = (await checkContent(dir)).diagnostics.map(signature);
    const places = tree.files.filter(mutation.files).flatMap((file) => {
      const { text } = file.document.source;
      return [...text.matchAll(mutation.pattern)].map((match) => ({
        file,
        text,
        found: match[0],
        index: match.index,
      }));
    });
    expect(places.length).toBeGreaterThan(0);
    for (let run = 0; run < perMutation; run++) {
      const { file, text, found, index } = places[random(places.length)] as (typeof places)[number];
      const planted = mutation.plant(found);
      const path = join(dir, file.path);
      writeFileSync(path, text.slice(0, index) + planted.text + text.slice(index + found.length));
      const { diagnostics } = await checkContent(dir);
      writeFileSync(path, text);
      const added = diagnostics.filter((each) => !before.includes(signature(each)));
      const { line, column } = file.document.source.positionAt(index + (planted.offset ?? 0));
      expect(added.map(signature), `${file.path}:${line}:${column}`).toHaveLength(1);
      expect(added[0]).toMatchObject({ file: file.path, line, column });
      expect(mutation.codes).toContain(added[0]?.code);
    }
    expect(readFileSync(join(dir, 'data/routes.json'))).toEqual(readFileSync(join(root, 'content/data/routes.json')));
  });
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
    await expect(checkContent(dir), `${file.path} ${value}`).resolves.toBeDefined();
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
