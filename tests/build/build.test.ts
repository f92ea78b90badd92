import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NewsTexts } from '../../content/model/news.ts';
import { edits } from './edits.ts';
import { expectSameSite } from './expect-same-site.ts';
import { type BuildResult, filesBelow, SmallSite } from './small-site.ts';
import { stubFailure } from './support/stub-failure.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await SmallSite.built();
});
afterAll(() => site.remove());

let edited: BuildResult;
test('one edited text renders one page', async () => {
  // The oldest item is on no other page.
  site.edit<NewsTexts>('en/news/2025.json', ({ items }) => {
    const item = items.at(-1);
    if (item) item.text += ' Work goes on.';
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

test('newer news stand beside all pages', async () => {
  edits['the newest item is added']?.(site, () => 0, 1);
  const { status, output } = await site.build();
  expect(status, output).toBe(0);
  for (const path of ['contacts.html', 'about/history.html'])
    expect(site.files().get(path), path).toContain('/news/newest-1"');
});

test('the fifth newest item, renamed, is renamed beside the pages of the four before it, and nowhere else', async () => {
  const beside = (path: string) => /<aside.*<\/aside>/s.exec(site.files().get(`${path}.html`) ?? '')?.[0] ?? '';
  const linked = (path: string) =>
    [...beside(path).matchAll(/href="\/(en\/news\/[\w-]+)"/g)].map(([, to]) => to ?? '');
  const four = linked('en/contacts');
  expect(four).toHaveLength(4);
  const fifth = linked(four[0] ?? '').at(-1) ?? '';
  expect(four).not.toContain(fifth);
  for (const year of ['2025', '2026'])
    site.edit<NewsTexts>(`en/news/${year}.json`, ({ items }) => {
      for (const item of items) if (fifth.endsWith(`/${item.id}`)) item.title = 'The fifth title';
    });
  const { status, output } = await site.build();
  expect(status, output).toBe(0);
  for (const path of four) expect(beside(path), path).toContain('The fifth title');
  expect(beside('en/contacts')).not.toContain('The fifth title');
  expectSameSite(site.files(), await site.builtFromNothing());
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

/** As tests/build/support/fail-at.mjs names them. Of every other moment, tests/unit/output-stage.test.ts lets a change die there. */
const moments = [
  ['before its change begins', 'node:fs openSync /contacts\\.html'],
  ['between two steps of it', 'node:fs renameSync /site\\.next/en/contacts\\.html'],
] as const;

test.each(moments)('a build killed %s leaves whole files, and the next build is correct', async (_, place) => {
  const good = site.files();
  site.changeContacts();
  stubFailure(place, 'SIGKILL');
  const { process, result } = site.start();
  await result;
  vi.unstubAllEnvs();
  expect(process.signalCode).toBe('SIGKILL');
  const left = site.files();
  expect((await site.build()).status).toBe(0);
  const next = site.files();
  expect(next.get('en/contacts.html')).not.toBe(good.get('en/contacts.html'));
  const isWhole = (path: string) => [good, next].some((files) => files.get(path) === left.get(path));
  const paths = new Set([...good.keys(), ...left.keys()]);
  expect([...paths].filter((path) => !isWhole(path))).toEqual([]);
});

test('two builds at once are serialized: the second finds nothing to do', async () => {
  changeEveryPage(2);
  const results = await Promise.all([site.build(), site.build()]);
  expect(results.map(({ status, output }) => [status, status ? output : ''])).toEqual(Array(2).fill([0, '']));
  const [none, some] = results.map(({ rendered }) => rendered).sort((one, other) => one - other);
  expect(none).toBe(0);
  expect(some).toBeGreaterThan(0);
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
  const paths = someOfEachFolder(filesBelow(site.cacheDir));
  expect(paths.length).toBeGreaterThan(10);
  for (const [index, path] of paths.entries()) {
    const file = join(site.cacheDir, path);
    writeFileSync(file, damages[index % damages.length]?.(readFileSync(file)) ?? '');
  }
  // Everything must come from the cache, or be made again.
  rmSync(site.outDir, { recursive: true });
  expect((await site.build()).status).toBe(0);
  expectSameSite(site.files(), good);
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
