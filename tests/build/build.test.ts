import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSameSite } from './expect-same-site.ts';
import { type BuildResult, filesBelow, SmallSite } from './small-site.ts';
import { stubFailure } from './support/stub-failure.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let site: SmallSite;
beforeAll(async () => {
  site = await SmallSite.built();
});
afterAll(() => site.remove());

let edited: BuildResult;
test('one edited text renders one page', async () => {
  site.edit<{ items: { content?: string }[] }>('en/news/2024.json', ({ items }) => {
    const item = items.find(({ content }) => content);
    if (item) item.content += '\n\nWork goes on.';
  });
  edited = await site.build();
  expect(edited).toMatchObject({ status: 0, rendered: 1 });
});

test('unchanged content builds nothing, and its warnings are printed again', async () => {
  const again = await site.build();
  expect(again).toMatchObject({ status: 0, rendered: 0, reused: edited.rendered + edited.reused });
  const warnings = ({ output }: BuildResult) => output.match(/^.* warning .*$/gm);
  expect(warnings(again)).toEqual(warnings(edited));
});

test('a damaged file of the site is rebuilt', async () => {
  const good = site.files();
  writeFileSync(`${site.outDir}/contacts.html`, String(good.get('contacts.html')).replace('html', 'htmm'), 'latin1');
  writeFileSync(`${site.outDir}/stray.html`, '');
  expect((await site.build()).status).toBe(0);
  expectSameSite(site.files(), good);
});

/** Changes a word that is on every page. */
function changeEveryPage(number: number): void {
  site.edit<{ common: { skipToContent: string } }>('en/labels.json', ({ common }) => {
    common.skipToContent = `Skip to content ${'!'.repeat(number)}`;
  });
}

const sameSite = (a: Map<string, string>, b: Map<string, string>) =>
  a.size === b.size && [...a].every(([name, bytes]) => b.get(name) === bytes);

/** Moments of a build, as tests/build/support/fail-at.mjs names them. */
const moments = [
  ['a page is written', 'node:fs openSync /contacts\\.html'],
  ['the search is indexed', 'node:child_process spawn pagefind'],
  ['the old site is moved away', 'node:fs renameSync /site\\.old$'],
  ['the new site is moved to its place', 'node:fs renameSync /site\\.next'],
  ['the state of the new site is written', 'node:fs renameSync /cache/site-'],
] as const;

test('a build killed at any moment leaves a complete site, and the next build is correct', async () => {
  const good = site.files();
  changeEveryPage(1);
  const expected = await site.builtFromNothing();
  for (const [moment, place] of moments) {
    stubFailure(place, 'SIGKILL');
    const { process, result } = site.start();
    await result;
    expect(process.signalCode, moment).toBe('SIGKILL');
    // Between two renames it stands beside its place, and the next build moves it back.
    const left = existsSync(site.outDir) ? site.files() : site.files('.old');
    expect(sameSite(left, good) || sameSite(left, expected), `killed before ${moment}`).toBe(true);
  }
  vi.unstubAllEnvs();
  expect((await site.build()).status).toBe(0);
  expect(sameSite(site.files(), expected)).toBe(true);
});

test('two builds at once are serialized', async () => {
  changeEveryPage(2);
  const results = await Promise.all([site.build(), site.build(), site.build([], '-beside')]);
  expect(results.map(({ status, output }) => [status, status ? output : ''])).toEqual(Array(3).fill([0, '']));
  const expected = await site.builtFromNothing();
  expect(sameSite(site.files(), expected)).toBe(true);
  expect(sameSite(site.files('-beside'), expected)).toBe(true);
});

test('a damaged cache, or one of another build, is not used', async () => {
  const damages: ((bytes: Buffer) => Buffer)[] = [
    (bytes) => bytes.subarray(0, bytes.length / 2),
    // One digit is another one.
    (bytes) => {
      const at = bytes.findLastIndex((byte) => byte >= 0x30 && byte <= 0x38);
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) + 1]), bytes.subarray(at + 1)]);
    },
    () => Buffer.from('{}'),
  ];
  const good = site.files();
  for (const round of damages.keys()) {
    const paths = someOfEachFolder(filesBelow(site.cacheDir));
    expect(paths.length).toBeGreaterThan(10);
    for (const [index, path] of paths.entries()) {
      const file = join(site.cacheDir, path);
      writeFileSync(file, damages[(index + round) % damages.length]?.(readFileSync(file)) ?? '');
    }
    // Everything must come from the cache, or be made again.
    rmSync(site.outDir, { recursive: true });
    expect((await site.build()).status).toBe(0);
    expectSameSite(site.files(), good);
  }
});

/** At most a few files of each folder of the cache: drawing hundreds of cards again would take most of the time. */
function someOfEachFolder(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const count = (counts.get(dirname(path)) ?? 0) + 1;
    counts.set(dirname(path), count);
    return count <= 6;
  });
}
