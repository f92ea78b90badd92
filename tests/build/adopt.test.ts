import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TermsData } from '../../content/model/facts.ts';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { questions } from '../../scripts/adopt/ask-answers.ts';
import { isSample } from '../../src/content/published-content.ts';
import { askGit } from '../../src/lib/git/git.ts';
import { iconPictures } from '../support/icon-pictures.ts';
import { writeAwardPage } from './support/added-collection.ts';
import { addPolish } from './support/added-language.ts';
import { writePartnersPage } from './support/added-page.ts';
import { CopiedProject } from './support/copied-project.ts';

const root = join(import.meta.dirname, '../..');

const answers: Record<string, string> = {
  'name-ua': 'Інститут фізики полімерів',
  'name-en': 'Institute of Polymer Physics',
  'city-ua': 'Львів',
  'city-en': 'Lviv',
  domain: 'polymers.example',
  email: 'office@polymers.example',
  phone: '+38 (032) 123-45-67',
  colour: '#8A1F4B',
  specialties: 'E5 Фізика полімерів / Polymer physics; G8 Матеріалознавство / Materials science',
};

/** All that the command needs of the first entries, and what is written into their files then, by language. */
const news = optionsOf({ date: '05.03.2026', title: 'Новий полімер', 'title-en': 'A new polymer' });
const newsInPolish = optionsOf({ 'title-pl': 'Nowy polimer' });
const leads = { ua: 'Його отримали у Львові.', en: 'It was made in Lviv.', pl: 'Otrzymano go we Lwowie.' };

const person = optionsOf({ id: 'koval', name: 'Коваль Леся Іванівна', 'name-en': 'Lesia Koval' });
const positions = { ua: 'фізик', en: 'physicist' };

const department = optionsOf({ kind: 'scientific', 'short-name': 'Розчини', 'short-name-en': 'Solutions' });
const departmentTexts = {
  ua: {
    name: 'Відділ розчинів полімерів',
    lead: 'Вивчає розчини полімерів.',
    about: 'Відділ працює у Львові.',
    activities: ['розчини'],
  },
  en: {
    name: 'Department of Polymer Solutions',
    lead: 'Studies solutions of polymers.',
    about: 'The department works in Lviv.',
    activities: ['solutions'],
  },
};

/** Unit tests that look at the content of the project, or write in its languages; others pass there as they do here. */
const unitTests = [
  'schemas',
  'planting',
  'note-reviewed',
  'remembered-compilation',
  'pages',
  'begin-texts',
  'adopted-content',
  'ask-answers',
];

const options = (sections: string, more: Record<string, string> = {}) => optionsOf({ ...answers, ...more, sections });

function optionsOf(answers: Record<string, string>): string[] {
  return Object.entries(answers).flatMap(([option, answer]) => [`--${option}`, answer]);
}

// Only the sample can be adopted.
describe.runIf(isSample(join(root, 'content')))('another institute', () => {
  let project: CopiedProject;
  const tool = (...args: string[]) => project.run(['scripts/tool.mjs', ...args]);
  const git = (...args: string[]) => askGit(project.dir, args);

  /** Writes what `npm run new` leaves to write of the news item. */
  function writeLead(language: keyof typeof leads): void {
    project.edit<{ items: { id: string }[] }>(`content/${language}/news/2026.json`, ({ items }) => {
      Object.assign(items.find(({ id }) => id === 'a-new-polymer') ?? {}, { text: leads[language] });
    });
  }

  /** The findings of a check that keeps nothing of those before. */
  function checked(): { code: string; file: string }[] {
    const { output } = tool('check', '--format', 'json', '--no-cache');
    return (JSON.parse(output) as { diagnostics: { code: string; file: string }[] }).diagnostics;
  }

  /** Builds the site: it must be valid, the institute's, without an empty part, and with nothing of the sample. Returns what the build says. */
  function expectOwnSite(): string {
    const { status, output } = tool('build');
    expect(status, output).toBe(0);
    expect(tool('check-site')).toMatchObject({ status: 0 });
    const home = project.read('dist/client/en.html');
    expect(home).toContain('<meta name="theme-color" content="#8a1f4b">');
    expect(home).toContain('--teal:#8a1f4b');
    expect(JSON.parse(project.read('dist/client/site.webmanifest'))).toMatchObject({
      name: answers['name-ua'],
      theme_color: '#8a1f4b',
    });
    for (const said of [answers['name-en'], answers['city-en'], answers.email]) expect(home).toContain(said);
    const made = [...textsBelow(project.path('content')), ...textsBelow(project.path('dist/client'))];
    for (const [name, text] of [...made, ['package.json', project.read('package.json')] as const]) {
      expect(
        [...text.matchAll(ofTheSample)].map(([found]) => found),
        name,
      ).toEqual([]);
      if (name.endsWith('.html')) expect(emptyParts(text), name).toEqual([]);
      expect(text, name).not.toMatch(/lang="ru"|Language": "ru"/);
    }
    const names = readdirSync(project.path('dist/client'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /\.(?:bib|ris|csl\.json)$/.test(name))).toEqual([]);
    for (const { name, records } of JSON.parse(project.read('dist/client/data/index.json')).datasets)
      expect(records, name).toBeGreaterThan(0);
    const [hero = ''] = /(?<=src=")[^"]+\/hero\.\w+\.svg/.exec(home) ?? [];
    expect(project.read(`dist/client${hero}`)).toContain('#8A1F4B');
    return output;
  }

  beforeAll(() => {
    project = CopiedProject.make();
    rmSync(project.path('content'), { recursive: true });
    for (const name of ['content', '.gitignore'])
      cpSync(join(root, name), project.path(name), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
    // All that unit tests look at.
    const others = readdirSync(root).filter((name) => !/^(?:\.git|\.cache|\.netlify|dist|test-results)$/.test(name));
    for (const name of others.filter((each) => !existsSync(project.path(each))))
      cpSync(join(root, name), project.path(name), { recursive: true });
    project.shareBundles();
    // Content is compared with the main branch.
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Editor');
    git('config', 'user.email', 'editor@polymers.example');
    git('add', '--all');
    expect(git('commit', '--quiet', '--message', 'Begin').ok).toBe(true);
  });
  afterEach(() => {
    git('restore', '.');
    git('clean', '-fdq', 'content');
    expect(git('status', '--porcelain').output).toBe('');
  });
  afterAll(() => project.remove());

  test('says what is missing, and changes nothing', () => {
    const { status, output } = tool('adopt', '--name-ua', 'Інститут');
    expect(status).toBe(2);
    expect(output).toContain('--city-ua');
    expect(git('status', '--porcelain').output).toBe('');
  });

  test('is not made where something is not committed, and nobody is asked first', () => {
    project.write('content/notes.txt', 'mine');
    const { status, output } = tool('adopt');
    expect({ status, output: output.trim() }).toEqual({
      status: 2,
      output: expect.stringContaining('not committed'),
    });
  });

  test('has a valid site with all sections', () => {
    const { status, output } = tool('adopt', ...options('all'));
    expect(status, output).toBe(0);
    expect(output).toContain('content/ua|en/home.json');
    expect(tool('new', 'person', ...person)).toMatchObject({ status: 0 });
    expect(tool('new', 'department', ...department)).toMatchObject({ status: 0 });
    expect(tool('new', 'news', ...news)).toMatchObject({ status: 0 });
    project.edit<{ head: string }>('content/data/departments/solutions.json', (facts) => {
      facts.head = 'koval';
    });
    for (const code of ['ua', 'en'] as const) {
      project.edit<object>(`content/${code}/departments/solutions.json`, (texts) =>
        Object.assign(texts, departmentTexts[code]),
      );
      project.edit<object>(`content/${code}/people/koval.json`, (texts) =>
        Object.assign(texts, { position: positions[code] }),
      );
      writeLead(code);
    }
    // The build would say what the check finds.
    expect(expectOwnSite()).not.toMatch(/ (?:error|warning) /);
    expect(project.read('dist/client/en.html')).toContain('A new polymer');
    expect(project.read('dist/client/en/person/koval.html')).toContain('Lesia Koval');
    expect(project.read('dist/client/en/scientific-departments.html')).toContain('Department of Polymer Solutions');
    expect(tool('adopt', ...options('all')).status, 'an own site is not replaced').toBe(2);
  });

  describe('in a further language, whose texts begin in English', () => {
    const polish = {
      'name-pl': 'Instytut Fizyki Polimerów',
      'city-pl': 'Lwów',
      specialties: 'E5 Фізика полімерів / Polymer physics / Fizyka polimerów',
    };
    beforeAll(() => {
      addPolish(project);
      expect(tool('schema').status).toBe(0);
      git('commit', '--quiet', '--all', '--message', 'Add Polish');
    });

    /** Checks the content: only texts that are still to be translated are named. */
    function expectOnlyUntranslated(): void {
      const diagnostics = checked();
      expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['same-in-both']);
      expect(diagnostics.filter(({ file }) => !file.startsWith('content/pl/'))).toEqual([]);
    }

    test('has all sections, and new items', () => {
      const { status, output } = tool('adopt', ...options('all', polish));
      expect(status, output).toBe(0);
      expect(output).toContain('content/ua|en|pl/home.json');
      expect(tool('new', 'news', ...news, ...newsInPolish).status).toBe(0);
      for (const code of ['ua', 'en', 'pl'] as const) writeLead(code);
      expectOnlyUntranslated();
    });

    test('has a valid site without sections, with its own mark and what its country has of its own', async () => {
      const mark =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8A1F4B" d="M0 0h8v8H0z"/></svg>\n';
      project.write('.cache/mark.svg', mark);
      const abroad = { ...polish, logo: project.path('.cache/mark.svg'), phone: '+48 22 123 45 67' };
      expect(tool('adopt', ...options('none', abroad)).output).toContain('--time-zone');
      const all = options('none', { ...abroad, 'time-zone': 'Europe/Warsaw', currency: 'PLN' });
      expect(tool('adopt', ...all)).toMatchObject({
        status: 0,
        output: expect.stringContaining('content/ua|en|pl/home.json'),
      });
      expectOnlyUntranslated();
      expect(importsOfMissingContent(project)).toEqual([]);
      // The bundles are those of the other test that adds Polish.
      writeAwardPage(project);
      writePartnersPage(project);
      expectOwnSite();
      git('clean', '-fdq', 'src');
      git('checkout', '-q', '--', 'src');
      const home = project.read('dist/client/pl.html');
      expect(home).toContain('<html lang="pl"');
      for (const said of [polish['name-pl'], polish['city-pl'], 'polski']) expect(home).toContain(said);
      expect(project.read('dist/client/en.html')).toContain('hreflang="pl"');

      expect(project.read('dist/client/favicon.svg')).toBe(mark);
      expect(project.read('dist/client/index.html')).toMatch(/<img [^>]*src="\/images\/logo\.\w+\.svg"/);
      const icon = readFileSync(project.path('dist/client/icon-512.png'));
      expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([512, 512]);
      for (const { bytes } of iconPictures(readFileSync(project.path('dist/client/favicon.ico')))) {
        const { channels } = await sharp(bytes).stats();
        expect(channels.map(({ mean }) => Math.round(mean))).toEqual([0x8a, 0x1f, 0x4b, 0xff]);
      }
      expect(JSON.parse(project.read('content/data/site.json')) as SiteData).toMatchObject({
        timeZone: 'Europe/Warsaw',
        currency: 'PLN',
        phonePlan: { format: '+48 ## ### ## ##', prefixes: [], operatorCodes: [] },
      });
      for (const language of ['ua', 'en', 'pl']) {
        const { validation } = JSON.parse(project.read(`content/${language}/modal.json`)) as ModalTexts;
        expect(validation.phone).toContain('+48 XX XXX XX XX');
      }
      // A further language is one of the small institute, too.
      const tests = project.run([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--maxWorkers=1',
        ...unitTests,
      ]);
      expect(tests.status, tests.output).toBe(0);
      for (const name of unitTests) expect(tests.output).toContain(`/${name}.test.ts`);
    });
  });
});

test('each example of an answer is a right one', () => {
  for (const { pattern = /\S/, example } of questions) expect(example).toMatch(pattern);
});

/** All that only the sample's institute would say: its names, words of its trade, and those of its list of terms. */
const ofTheSample = new RegExp(
  [
    'рудобр|rudobr|сплавів заліза|iron alloys|метал|metal|чавун|прокат|rolling|(?<!\\p{L})(?:casting|стал(?:ь|і|ю|ей)(?!\\p{L}))|steel|доменн|furnace',
    'двома мовами|two languages|Страница|Загрузка',
    ...wordsOfTerms().map((word) => `(?<![\\p{L}\\p{N}])${word.replaceAll('*', '\\p{L}*')}(?![\\p{L}\\p{N}])`),
  ].join('|'),
  'giu',
);

function wordsOfTerms(): string[] {
  const { terms, known = [] } = JSON.parse(readFileSync(join(root, 'content/data/terms.json'), 'utf8')) as TermsData;
  return [
    ...terms.flatMap(({ preferred, forbidden }) => [preferred, ...forbidden]),
    ...known.flatMap(({ words }) => words),
  ];
}

/** Tests that import a file of the content which the project does not have: its types would be wrong. */
function importsOfMissingContent(project: CopiedProject): string[] {
  const names = readdirSync(project.path('tests'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => {
      const imports = project.read(`tests/${name}`).matchAll(/ from '[./]+\/(content\/[^']+\.json)'/g);
      return [...imports].some(([, path = '']) => !existsSync(project.path(path)));
    });
}

/** Lists, tables and landmarks without an entry, and headings with nothing below them. */
function emptyParts(html: string): string[] {
  const [body = ''] = /<main[\s\S]*<\/footer>/.exec(html) ?? [];
  const empty = /<(ul|ol|tbody|thead|section|nav)[^>]*><\/\1>|<h([2-6])[^>]*>[^<]*<\/h\2>(?=<\/|<h[2-6])/g;
  return [...body.matchAll(empty)].map(([found]) => found);
}

/** The files of a folder and below that have words; the schemas have those of the model. */
function textsBelow(dir: string): [name: string, text: string][] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(?:html|json|xml|txt|svg|webmanifest)$/.test(name) &&
        !/^(?:pagefind|(?:data\/)?schema|model)\b/.test(name),
    )
    .map((name) => [name, readFileSync(join(dir, name), 'utf8')]);
}
