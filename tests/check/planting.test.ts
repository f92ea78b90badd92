import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { type CheckResult, checkContent } from '../../src/check/check-content.ts';
import { type Diagnostic, signatureOf } from '../../src/check/diagnostic.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { groupName } from '../../src/content/content-path.ts';
import { type ContentFile, readContent } from '../../src/content/content-tree.ts';
import { randomNumbers } from '../support/random-numbers.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { copiedTexts } from './planting/copied-texts.ts';
import { furtherMistakes } from './planting/further-mistakes.ts';
import type { Mistake, MistakePlace } from './planting/mistake.ts';
import { singleMistakes } from './planting/single-mistakes.ts';

/** Mistakes are planted blindly in the shipped content: each must be found where it is, and nothing else. */
const root = join(import.meta.dirname, '../..');
const dir = folderForFile();
// These two alone: in a third language the same mistake would be found once more.
for (const name of ['data', 'ua', 'en', 'files', 'images']) {
  cpSync(join(root, 'content', name), join(dir, name), { recursive: true });
}
const cacheDir = folderForFile();
const hashes = new FileHashes(join(cacheDir, 'hashes.json'));
const tree = readContent(dir);

/** How many mistakes are planted, fewer where there is little content, and how many of those that come one by one. */
const count = Math.min(500, 5 * tree.files.length);
const countOfAlone = 5;
const seed = 20261121;

/** A kind of mistake with all the places that the content has for it. */
interface Kind extends Pick<Mistake, 'name' | 'codes' | 'isAlone'> {
  places: MistakePlace[];
}

function placesOf({ pattern, files, plant }: Mistake): MistakePlace[] {
  // A text may be in a third language, as its "titleLanguage" says: most rules leave it alone.
  const isBilingual = ({ kind }: ContentFile) => !kind.oneLanguage?.length;
  return tree.files
    .filter((file) => files(file) && isBilingual(file))
    .flatMap((file) =>
      [...file.document.source.text.matchAll(pattern)].map(({ 0: found, index }) => ({
        file,
        start: index,
        end: index + found.length,
        ...plant(found),
      })),
    );
}

const copied = (name: string, into: 'ua' | 'en', codes: string[]): Kind => ({
  name,
  codes,
  places: copiedTexts(tree, into),
});
/** The kinds that the content has a place for: editors may take the last one away. */
const kinds = [
  ...[...singleMistakes, ...furtherMistakes].map((mistake): Kind => ({ ...mistake, places: placesOf(mistake) })),
  copied('Ukrainian left in English', 'en', ['same-in-both', 'name-romanized']),
  copied('English left in Ukrainian', 'ua', ['same-in-both']),
].filter(({ places }) => places.length > 0);

/** What was verified of the shipped content: each mistake is then looked for in its own group only. */
let base: CheckResult;
let before: Set<string>;
let verified: VerifiedContent;
beforeAll(async () => {
  const path = join(cacheDir, 'verified.json');
  await checkContent(dir, { verified: new VerifiedContent(path, '', hashes) });
  verified = Object.assign(new VerifiedContent(path, '', hashes), { store() {} });
  base = await checkContent(dir, { verified });
  before = new Set(base.diagnostics.map(signatureOf));
});

/** A mistake at a place. */
interface Planted {
  kind: Kind;
  place: MistakePlace;
  /** The expected place, as far as there is only one right one. */
  expected: { file: string; line?: number; column?: number };
}

/** Plants a mistake somewhere in a group of files that has none yet. */
function plant(kind: Kind, taken: ReadonlySet<string>, random: (below: number) => number): Planted | undefined {
  const free = kind.places.filter(({ file }) => !taken.has(groupName(file.path)));
  const place = free[random(free.length)];
  if (!place) return undefined;
  const { file, start, offset = 0, at } = place;
  const path = at === 'counterpart' ? counterpartOf(file.path) : typeof at === 'object' ? at.file : file.path;
  const { line, column } = file.document.source.positionAt(start + offset);
  return { kind, place, expected: { file: path, ...(!at && { line, column }) } };
}

function counterpartOf(path: string): string {
  return path.startsWith('ua/') ? path.replace('ua/', 'en/') : path.replace('en/', 'ua/');
}

function withMistake({ file: { document }, start, end, text }: MistakePlace): string {
  return document.source.text.slice(0, start) + text + document.source.text.slice(end);
}

/** What is reported about mistakes beyond what is reported about the content without them. */
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
