import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openVerifiedContent } from '../../src/build/fingerprint.ts';
import { readCheckSettings } from '../../src/check/command/check-settings.ts';
import { runCheck } from '../../src/check/command/run-check.ts';
import { ownPublished } from '../../src/content/published-content.ts';
import { committedFolder, publishedFolder } from '../../src/lib/git/published-folder.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { newsText, withFixture } from './fixture.ts';

const root = join(import.meta.dirname, '../..');
const cacheDir = folderForFile();

/** Does what the command does. That it does so in a process of its own, `command.test.ts` shows. */
async function check(args: string[], environment: Record<string, string> = {}) {
  const env = { LC_ALL: '', LC_MESSAGES: '', LANG: '', GITHUB_STEP_SUMMARY: '', ...environment };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const stdout: string[] = [];
  const stderr: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => stdout.push(String(text)) > 0),
    vi.spyOn(console, 'error').mockImplementation((line) => {
      stderr.push(`${line}\n`);
    }),
  ];
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  try {
    const status = await runCheck(readCheckSettings(root), {
      openVerified: () => openVerifiedContent(root, cacheDir),
      published: (dir) => ownPublished(dir, publishedFolder(dir)),
      committed: committedFolder,
      ask: undefined,
    });
    return { status, stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    process.argv = argv;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const wrong = {
  name: 'wrong',
  replace: newsText('Піч  зупинено , "так".'.replaceAll('"', '\\"'), 'The furnace  stopped.'),
};

test('--fix fixes and then checks', async () => {
  await withFixture(wrong, async (dir) => {
    const { status, stdout, stderr } = await check(['--content', dir, '--fix', '--no-cache']);
    expect(stderr.split('\n')).toEqual(expect.arrayContaining(['en/news/2025.json', 'ua/news/2025.json']));
    expect(stdout).toContain('0 errors, 0 warnings');
    expect(status).toBe(0);
    expect(readFileSync(join(dir, 'ua/news/2025.json'), 'utf8')).toContain('Піч зупинено, «так».');
  });
});

test.each([
  ['--fix', 'en', 'Recorded in translations which text was translated from which: '],
  ['--reviewed', 'en', 'Recorded in translations which text was translated from which: '],
  ['--fix', 'uk', 'У translations записано, з якого тексту зроблено який переклад (файлів: '],
])('%s says that it records translations, in %s', async (option, language, said) => {
  await withFixture({ name: 'base' }, async (dir) => {
    const fix = () => check(['--content', dir, '--no-cache', '--lang', language, option]);
    expect((await fix()).stderr).toContain(said);
    expect((await fix()).stderr).toBe('');
  });
});

describe('--who', () => {
  test.each([
    ['person/koval-olena', /data\/departments\/pig-iron\.json:\d+:\d+/],
    ['unit/pig-iron', /ua\/history\.json:\d+:\d+/],
    ['unit/heat-tech', /data\/routes\.json:\d+:\d+/],
    ['images/news/hall.svg', /data\/news\/2026\.json:\d+:\d+/],
    ['document/charter', /en\/news\/2026\.json:\d+:\d+/],
    ['files/charter.pdf', /data\/documents\.json:\d+:\d+/],
  ])('names the places that refer to %s', async (item, place) => {
    const { status, stdout } = await check(['--content', smallInstitute, '--who', item]);
    expect(stdout).toMatch(place);
    expect(status).toBe(0);
  });

  test.each(['unit', 'department'])('names the facts of a department that texts name, as a %s', async (kind) => {
    const replace: [string, string, string][] = [
      ['en/news/2025.json', '"text": "', '"text": "{unit/pig-iron/email} '],
    ];
    await withFixture({ name: 'fact', replace }, async (dir) => {
      const { stdout } = await check(['--content', dir, '--who', `${kind}/pig-iron`]);
      expect(stdout).toMatch(/en\/news\/2025\.json:\d+:\d+/);
    });
  });

  test('knows when there is no such item', async () => {
    const { status, stdout } = await check(['--content', smallInstitute, '--who', 'person/nobody']);
    expect(stdout).toBe('person/nobody does not exist.\n');
    expect(status).toBe(1);
  });

  test.each([
    ['person/koval-olea', 'person/koval-olena'],
    ['persons/koval-olena', 'person/koval-olena'],
    ['files/chartr.pdf', 'files/charter.pdf'],
  ])('suggests what %s was meant to be', async (item, meant) => {
    const { stdout } = await check(['--content', smallInstitute, '--who', item]);
    expect(stdout).toBe(`${item} does not exist. Did you mean "${meant}"?\n`);
  });
});

test('--reviewed marks translations; a changed source is then reported until it is reviewed', async () => {
  await withFixture({ name: 'base' }, async (dir) => {
    const path = join(dir, 'ua/news/2025.json');
    expect((await check(['--content', dir, '--reviewed'])).stdout).toContain('0 warnings');
    const text = readFileSync(path, 'utf8');
    const changed = text.replace('Піч зупинено.', 'Піч пущено знову.');
    writeFileSync(path, changed);
    expect((await check(['--content', dir])).stdout).toContain('translation-stale');
    // An item before it and another indentation change nothing.
    writeFileSync(path, JSON.stringify(JSON.parse(text)));
    expect((await check(['--content', dir])).stdout).toContain('0 warnings');
    writeFileSync(path, changed);
    expect((await check(['--content', dir, '--reviewed', 'en/news/2026.json'])).stdout).toContain(
      'translation-stale',
    );
    const [, ...translations] = languageCodes.map((code) => ['--reviewed', `${code}/news/2025.json`]);
    expect((await check(['--content', dir, ...translations.flat()])).stdout).toContain('0 warnings');
  });
});

test('--reviewed takes paths as systems and editors write them, and refuses those of no texts', async () => {
  await withFixture({ name: 'base' }, async (dir) => {
    await check(['--content', dir, '--reviewed']);
    const path = join(dir, 'ua/news/2025.json');
    const text = readFileSync(path, 'utf8');
    for (const [at, written] of [String.raw`en\news\2025.json`, String.raw`.\content\en\news\2025.json`].entries()) {
      writeFileSync(path, text.replace('Піч зупинено.', `Піч пущено знову: ${'так'.repeat(at + 1)}.`));
      expect((await check(['--content', dir])).stdout).toContain('translation-stale');
      const translations = languageCodes.slice(1).map((code) => written.replace(/\ben\b/, code));
      await check(['--content', dir, '--reviewed', ...translations]);
      expect((await check(['--content', dir])).stdout).not.toContain('translation-stale');
    }
    for (const wrong of ['en/news/2062.json', 'en/news', 'data/site.json', 'en/../../elsewhere.json'])
      await expect(check(['--content', dir, '--reviewed', wrong])).rejects.toThrow(`--reviewed ${wrong}: `);
  });
});

test('github: ten annotations of a level, the others in the log, and all in the summary in both languages', async () => {
  const items = Array.from({ length: 14 }, (_, at) => `{ "href": "/gone-${at}", "label": "a page ${at}" }`).join(',');
  const links = (text: string) => text.replace(/"links": \[[^\]]*\]/, `"links": [${items}]`);
  await withFixture({ name: 'base' }, async (dir) => {
    const path = join(dir, 'en/not-found.json');
    writeFileSync(path, links(readFileSync(path, 'utf8')));
    const summary = join(dir, '.summary.md');
    const { stdout } = await check(['--content', dir, '--format', 'github'], { GITHUB_STEP_SUMMARY: summary });
    const lines = stdout.trim().split('\n');
    const annotations = lines.filter((line) => line.startsWith('::error'));
    expect(annotations).toHaveLength(10);
    expect(lines.length).toBeGreaterThan(13);
    const text = readFileSync(summary, 'utf8');
    expect(text.match(/^\| ❌ .*link-dead/gm)).toHaveLength(28);
    expect(text).toContain('Перевірка вмісту: помилок');
    expect(text).toContain('Content check: errors:');
  });
});
