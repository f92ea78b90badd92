import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { groupName } from '../../src/content/content-path.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { type Fixtures, SharedFixtures } from '../check/fixture.ts';
import { type Kind, kindsIn, type Planted, plant, withMistake } from '../check/planting/plant.ts';
import { randomNumbers } from '../support/random-numbers.ts';
import { apply, difference, filesIn, type Overlay } from './overlay.ts';

/**
 * Writes what both checkers read into a folder: `inputs.ts FOLDER`. Runs in the tree of the base alone.
 *
 *   small-institute/, content/     content folders
 *   fixtures.jsonl, planted.jsonl  overlays of the former and of the latter, one a line (overlay.ts)
 *   formats/NUMBER                 small institutes with three fixtures each
 */
const [out = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');

/** The number of mistakes are planted in one copy of the content. */
const perOverlay = 10;
const random = randomNumbers(20261128);

/** Codes whose first fixtures show what formats have to print: places of every shape, hints, suggestions, related places. */
const formatCodes = [
  ['json-syntax', 'orphaned', 'schema-unknown-key'],
  ['date-form', 'fact-differs', 'asset-unused'],
  ['reference-unknown', 'mixed-script', 'link-dead'],
  ['typography', 'duplicate-key', 'route-incomplete'],
];

const institute = join(out, 'small-institute');
const content = join(out, 'content');
for (const name of ['data', 'ua', 'en', 'files', 'images'])
  cpSync(join(root, 'content', name), join(content, name), { recursive: true });
const shared = new SharedFixtures();
cpSync(shared.dir, institute, { recursive: true });
const fixtures = await fixtureOverlays();
shared.remove();
writeLines('fixtures.jsonl', fixtures);
// Those that make a file no JSON hide others, and come with their like; those that are reported only alone do not come.
const kinds = kindsIn(readContent(content)).filter(({ isAlone }) => !isAlone);
const isForm = ({ codes }: Kind) => codes.includes('json-syntax');
const others = kinds.filter((kind) => !isForm(kind));
writeLines('planted.jsonl', [...plantIn(kinds.filter(isForm), 40), ...plantIn(others, 960)]);
for (const [index, codes] of formatCodes.entries()) makeFirst(codes, join(out, 'formats', String(index + 1)));

async function fixtureOverlays(): Promise<Overlay[]> {
  const before = filesIn(institute);
  const folder = join(root, 'tests/check/fixtures');
  const overlays: Overlay[] = [];
  for (const file of readdirSync(folder).sort()) {
    const { wrong, right } = (await import(join(folder, file))) as Fixtures;
    for (const fixture of [...wrong, ...right]) {
      const name = `${basename(file, '.ts')}, ${wrong.includes(fixture) ? 'wrong' : 'right'}: ${fixture.name}`;
      const files = await shared.with(fixture, async () => difference(before, filesIn(shared.dir)));
      const published = Object.entries(fixture.published ?? {}).map(([path, text]) => [path, text ?? null]);
      overlays.push({ name, files, ...(fixture.published && { published: Object.fromEntries(published) }) });
    }
  }
  return overlays;
}

/** Makes the first wrong fixtures of codes, which touch different files, in a copy of the small institute. */
function makeFirst(codes: readonly string[], dir: string): void {
  cpSync(institute, dir, { recursive: true });
  const first = codes.map((code) => fixtures.find(({ name }) => name.startsWith(`${code}, wrong`))?.files ?? {});
  const touched = first.flatMap(Object.keys);
  const isApart = new Set(touched).size === touched.length && first.every((files) => Object.keys(files).length > 0);
  if (!isApart) throw new Error(`Not all of ${codes} have a fixture, or their first ones change the same file.`);
  for (const files of first) apply(dir, files);
}

/** Plants mistakes of kinds in turn, each at a place of its own. A kind with few places may have none left: the others have more. */
function plantIn(kinds: readonly Kind[], count: number): Overlay[] {
  const known = new Set<string>();
  const overlays: Overlay[] = [];
  for (let next = 0, left = count; left > 0; ) {
    const planted = new Map<string, Planted>();
    while (planted.size < Math.min(perOverlay, left)) {
      if (next > 100 * count) throw new Error('The content has too few places for mistakes.');
      const one = plant(kinds[next++ % kinds.length] as Kind, new Set(planted.keys()), random);
      const key = `${one?.kind.name} (${one?.place.file.path} at ${one?.place.start})`;
      if (!one || known.has(key)) continue;
      known.add(key);
      planted.set(groupName(one.place.file.path), one);
    }
    left -= planted.size;
    const texts = [...planted.values()].map(
      ({ place }) => [place.file.path, Buffer.from(withMistake(place))] as const,
    );
    const files = Object.fromEntries(texts.map(([path, bytes]) => [path, bytes.toString('base64')]));
    overlays.push({ name: `planted: ${[...known].slice(-planted.size).join('; ')}`, files });
  }
  return overlays;
}

function writeLines(name: string, overlays: readonly Overlay[]): void {
  writeFileSync(join(out, name), overlays.map((each) => `${JSON.stringify(each)}\n`).join(''));
}
