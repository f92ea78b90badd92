import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type CheckResult, checkContent } from '../../src/check/check-content.ts';
import { type Diagnostic, signatureOf } from '../../src/check/diagnostic.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { groupName } from '../../src/content/content-path.ts';
import { type ContentFile, readContent } from '../../src/content/content-tree.ts';
import { randomNumbers } from '../support/random-numbers.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { type Kind, kindsIn, type Planted, plant, withMistake } from './planting/plant.ts';

/** Mistakes are planted blindly in the shipped content: each must be found where it is, and nothing else. */
const root = join(import.meta.dirname, '../..');
const dir = folderForFile();
// These two alone: in a third language the same mistake would be found once more.
for (const name of ['data', 'ua', 'en', 'files', 'images']) {
  cpSync(join(root, 'content', name), join(dir, name), { recursive: true });
}
const cacheDir = folderForFile();
const tree = readContent(dir);

/** The number of mistakes that are planted, fewer where there is little content, and how many of those that come one by one. */
const count = Math.min(500, 5 * tree.files.length);
const countOfAlone = 5;
const seed = 20261121;

const kinds = kindsIn(tree);

/** All that was verified of the shipped content: each mistake is then looked for in its own group only. */
let base: CheckResult;
let before: Set<string>;
let verified: VerifiedContent;
beforeAll(async () => {
  const path = join(cacheDir, 'verified.json');
  await checkContent(dir, { verified: new VerifiedContent(path, '') });
  verified = Object.assign(new VerifiedContent(path, ''), { store() {} });
  base = await checkContent(dir, { verified });
  before = new Set(base.diagnostics.map(signatureOf));
});

/** The diagnostics about mistakes beyond what is reported about the content without them. */
async function added(mistakes: readonly Planted[]): Promise<Diagnostic[]> {
  for (const { place } of mistakes) writeFileSync(join(dir, place.file.path), withMistake(place));
  const { diagnostics } = await checkContent(dir, { verified, previous: base.tree });
  for (const { place } of mistakes) writeFileSync(join(dir, place.file.path), place.file.document.source.text);
  return diagnostics.filter((each) => !before.has(signatureOf(each)));
}

function isAbout({ code, file, line, column }: Diagnostic, { kind, expected }: Planted): boolean {
  const isThere = expected.line === undefined || (expected.line === line && expected.column === column);
  return kind.codes.includes(code) && expected.file === file && isThere;
}

test('there are places for mistakes', () => expect(kinds).not.toEqual([]));

test('each mistake is found where it is, and nothing else', async () => {
  const random = randomNumbers(seed);
  // In a file that does not parse, others may refer to what cannot be known: those come apart.
  const partOf = ({ codes, isAlone }: Kind) => (isAlone ? 'alone' : codes.includes('json-syntax') ? 'form' : 'rest');
  const missed: string[] = [];
  const left = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] as Kind);
  for (const part of ['alone', 'form', 'rest']) {
    let own = left.filter((kind) => partOf(kind) === part).slice(0, part === 'alone' ? countOfAlone : count);
    while (own.length > 0) {
      const taken = new Set<string>();
      const later: Kind[] = [];
      const mistakes = own.flatMap((kind, index) => {
        // The same wrong name at two places is one mistake.
        const isOther = part !== 'rest' || own.indexOf(kind) === index;
        const planted = isOther && plant(kind, taken, random);
        if (planted) taken.add(groupName(planted.place.file.path));
        else later.push(kind);
        return planted || [];
      });
      own = later;
      missed.push(...(await missedOf(mistakes)));
    }
  }
  expect(missed).toEqual([]);
});

/** The mistakes that were not found as they should be. Mistakes that concern each other are looked for one by one. */
async function missedOf(mistakes: readonly Planted[]): Promise<string[]> {
  const found = await added(mistakes);
  const isExact =
    found.length === mistakes.length && mistakes.every((each) => found.some((one) => isAbout(one, each)));
  if (isExact) return [];
  if (mistakes.length > 1) {
    const middle = Math.ceil(mistakes.length / 2);
    return [...(await missedOf(mistakes.slice(0, middle))), ...(await missedOf(mistakes.slice(middle)))];
  }
  return mistakes.map(
    ({ kind, place, expected }) =>
      `${kind.name} ${JSON.stringify(expected)} ${place.text.slice(0, 60)} → ${found.map((each) => `${signatureOf(each)} ${each.line}:${each.column}`).join(' | ') || 'nothing'}`,
  );
}

test('no value whatever makes the checker fail', async () => {
  const random = randomNumbers(seed);
  const values = ['null', '[]', '{}', '""', '-1', 'true', '[null]', '{"id":{}}', '"/"', '"\\u0000"', '[[[]]]'];
  for (let run = 0; run < 10; run++) {
    const files = new Set(Array.from({ length: 6 }, () => tree.files[random(tree.files.length)] as ContentFile));
    const written = [...files].flatMap((file) => {
      const { text } = file.document.source;
      const spots = [...text.matchAll(/(?<=: )(?:"(?:[^"\\]|\\.)*"|\[|\{|\d+)/g)];
      const spot = spots[random(spots.length)];
      if (!spot) return [];
      const value = values[random(values.length)] as string;
      const length = /^[[{]/.test(spot[0]) ? endOf(text, spot.index) - spot.index : spot[0].length;
      writeFileSync(join(dir, file.path), text.slice(0, spot.index) + value + text.slice(spot.index + length));
      return `${file.path} ${value}`;
    });
    await expect(checkContent(dir, { verified, previous: base.tree }), written.join(', ')).resolves.toBeDefined();
    for (const { path, document } of files) writeFileSync(join(dir, path), document.source.text);
  }
});

/** The end of the list or object that begins at an offset. */
function endOf(text: string, start: number): number {
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (/^[[{]$/.test(mark[0])) depth++;
    else if (/^[\]}]$/.test(mark[0]) && --depth === 0) return marks.lastIndex;
  }
  return text.length;
}
