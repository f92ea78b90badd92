import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSameSite } from './expect-same-site.ts';
import { type BuildResult, filesBelow, SmallSite } from './small-site.ts';

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

test('a build killed at any moment leaves a complete site, and the next build is correct', async () => {
  const good = site.files();
  changeEveryPage(1);
  const started = performance.now();
  await site.build([], '-timed');
  const duration = performance.now() - started;
  const expected = await site.builtFromNothing();
  for (const part of [0.3, 0.7, 0.9, 1]) {
    const { process, result } = site.start();
    await sleep(duration * part);
    process.kill('SIGKILL');
    await result;
    const left = site.files();
    expect(sameSite(left, good) || sameSite(left, expected), `killed after ${part} of the time`).toBe(true);
  }
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
  for (const round of damages.keys()) {
    const paths = filesBelow(site.cacheDir);
    expect(paths.length).toBeGreaterThan(10);
    for (const [index, path] of paths.entries()) {
      const file = join(site.cacheDir, path);
      writeFileSync(file, damages[(index + round) % damages.length]?.(readFileSync(file)) ?? '');
    }
    // Pictures must come from the cache, or be made again.
    rmSync(join(site.outDir, 'images'), { recursive: true });
    changeEveryPage(3 + round);
    expect((await site.build()).status).toBe(0);
    expectSameSite(site.files(), await site.builtFromNothing());
  }
});
