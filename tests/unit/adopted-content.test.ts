import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adoptedFiles } from '../../scripts/adopt/adopted-project.ts';
import { askAnswers, questions } from '../../scripts/adopt/ask-answers.ts';
import { sections } from '../../scripts/adopt/sections.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { wordsOfInterface } from '../../src/check/command/check-settings.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { writeChanges } from '../../src/content/write-changes.ts';
import { furtherLanguages, isFurther } from '../support/further-language.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const starter = join(root, 'scripts/adopt/starter');

const right = Object.fromEntries(
  questions.filter(({ isOptional }) => !isOptional).map(({ option, example }) => [option, example]),
);

/** The files of an institute with the answers of the examples but for these, by path. */
async function adopted(more: Record<string, string>, now = new Date()): Promise<Map<string, string>> {
  const answers = await askAnswers({ ...right, ...more }, 'en');
  const files = [...adoptedFiles(root, answers, now)];
  return new Map(files.flatMap(([path, text]) => (text === undefined ? [] : [[path, String(text)]])));
}

async function adoptedFolder(more: Record<string, string>): Promise<string> {
  const dir = folderForTest();
  writeChanges(dir, await adopted(more));
  return join(dir, 'content');
}

/** The findings of the check, but for texts of a further language, which begin in English. */
async function found(dir: string, unsaved?: ReadonlyMap<string, string>): Promise<string[]> {
  const { diagnostics } = await checkContent(dir, { unsaved });
  return diagnostics.filter(({ file }) => !isFurther(file)).map(({ code, file }) => `${file} ${code}`);
}

/** The starter has the two languages that each site has. */
const inTwoLanguages = test.runIf(furtherLanguages.length === 0);

inTwoLanguages(
  'the starter passes the check with the words of the interface, in the form that --fix gives it',
  async () => {
    expect(await found(starter, wordsOfInterface(root))).toEqual([]);
    const copy = folderForTest();
    cpSync(starter, copy, { recursive: true });
    expect(fixContent(copy)).toEqual([]);
  },
);

test.each(['none', ...sections.map(({ id }) => id)])(
  'a site with the section %s and what it needs passes the check',
  async (id) => {
    const dir = await adoptedFolder({ sections: id, phone: '+48 22 123 45 67' });
    expect(await found(dir)).toEqual([]);
    expect(fixContent(dir)).toEqual([]);
  },
);

inTwoLanguages('the institute of the examples has the starter on its first day', async () => {
  const settings = { sections: 'all', 'time-zone': 'Europe/Kyiv', currency: 'UAH' };
  const files = await adopted(settings, new Date('2026-01-01T10:00Z'));
  const contents = [...files].filter(([path]) => path.startsWith('content/') && path !== 'content/README.md');
  const words = wordsOfInterface(root);
  for (const [path, text] of contents)
    if (!words.has(path.slice(8))) expect(text, path).toBe(readFileSync(join(starter, path.slice(8)), 'utf8'));
  expect(contents.length).toBeGreaterThan(90);
});

test('the words of the interface are those of the sample, but for the name of the institute', async () => {
  const files = await adopted({ sections: 'none', 'name-en': 'Wave Institute', 'city-en': 'Odesa' });
  for (const [path, text] of wordsOfInterface(root)) {
    const [own, sample] = [JSON.parse(files.get(`content/${path}`) ?? ''), JSON.parse(text)];
    if (path === 'en/labels.json') {
      expect(own.logo).toEqual({ text: 'Wave Institute', tagline: 'Odesa' });
      expect(own.documents).toMatchObject({
        loading: 'Loading…',
        loadingLanguage: 'en',
        view: sample.documents.view,
      });
      expect(own.person).toEqual(sample.person);
    } else if (!path.endsWith('/labels.json')) expect(own).toEqual(sample);
  }
});

test('an answer that has the example of another one stays whole', async () => {
  const files = await adopted({
    'name-en': 'Lviv Institute of 2026',
    'city-en': 'Institute of Polymer Physics Street',
  });
  const { hero } = JSON.parse(files.get('content/en/home.json') ?? '');
  expect(hero).toMatchObject({ title: 'Lviv Institute of 2026', caption: 'Institute of Polymer Physics Street' });
});

test('nothing of the package is the sample’s', async () => {
  const files = await adopted({ domain: 'wave.example' });
  const [described, locked] = ['package.json', 'package-lock.json'].map((path) => JSON.parse(files.get(path) ?? ''));
  const name = 'wave.example';
  expect(described).toMatchObject({ name, description: 'The website of Institute of Polymer Physics' });
  expect(locked).toMatchObject({ name, packages: { '': { name } } });
});

test.each([
  ['America/New_York', '2026-06-02T02:00Z', '01.06.2026'],
  ['America/New_York', '2027-01-01T02:00Z', '31.12.2026'],
  ['Europe/Kyiv', '2026-12-31T22:30Z', '01.01.2027'],
])(
  'the content of an institute in %s that begins at %s has the day that it is there',
  async (timeZone, moment, today) => {
    const files = await adopted({ sections: 'news, history', 'time-zone': timeZone }, new Date(moment));
    const year = today.slice(-4);
    expect(files.get(`content/data/news/${year}.json`)).toContain(`"date": "${today}"`);
    expect(files.get('content/en/history.json')).toContain(`"years": "${year}"`);
    expect(files.get('content/data/site.json')).toContain(`"copyrightFrom": ${year}`);
  },
);

test.each([
  ['+48 22 123 45 67', '+48 ## ### ## ##'],
  ['+1 (202) 555-0100', '+1 (###) ###-####'],
  ['+385 1 234 5678', '+385 # ### ####'],
  ['+370 5 234 5678', '+370 # ### ####'],
])('%s says that numbers are written %s', async (phone, format) => {
  const files = await adopted({ sections: 'none', phone });
  const { phonePlan } = JSON.parse(files.get('content/data/site.json') ?? '');
  expect(phonePlan).toEqual({ format, prefixes: [], operatorCodes: [] });
  expect(files.get('content/ua/modal.json')).toContain(`: ${format.replaceAll('#', 'X')}.`);
});
