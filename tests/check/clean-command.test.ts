import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { cleanContent, cleanWords } from '../../src/check/clean/clean-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { committedFolder } from '../../src/lib/git/published-folder.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { CommandHost } from '../support/command-host.ts';
import { writeFurther } from '../support/further-language.ts';
import { MadeRepository } from '../support/made-repository.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const words = cleanWords.en;

/** More news, each with a picture of its own and its caption. */
const further = Array.from({ length: 12 }, (_, index) => `furnace-${index + 1}`);

/** The content of a small institute that has more news: nothing is wrong with it, nor is there anything to fix. */
const prepared = folderForFile();
let repository: MadeRepository;
let dir = prepared;

beforeAll(() => {
  cpSync(smallInstitute, prepared, { recursive: true });
  const add = (path: string, entry: (id: string) => object) =>
    edit(path, (value) => ({ ...value, items: [...value.items, ...further.map((id) => ({ id, ...entry(id) }))] }));
  add('data/news/2025.json', (id) => ({ date: '04.11.2025', imageUrl: `news/${id}.svg` }));
  add('data/pictures/all.json', (id) => ({ image: `news/${id}.svg` }));
  for (const [language, title] of Object.entries({ ua: 'Ще одна піч', en: 'One more furnace' })) {
    add(`${language}/news/2025.json`, (id) => ({
      title: `${title} ${id.replace(/\D/g, '')}`,
      text: `${title}.`,
      imageAlt: title,
    }));
    add(`${language}/pictures/all.json`, () => ({ caption: `${title}.` }));
  }
  for (const path of ['en/news/2025.json', 'en/pictures/all.json']) writeFurther(prepared, path);
  for (const id of further)
    cpSync(join(prepared, 'images/news/furnace.svg'), join(prepared, `images/news/${id}.svg`));
  fixContent(prepared);
  noteReviewed(prepared);
});
beforeEach(() => {
  repository = new MadeRepository();
  dir = join(repository.root, 'content');
  cpSync(prepared, dir, { recursive: true });
  repository.commit({});
});
afterEach(() => repository.remove());

// biome-ignore lint/suspicious/noExplicitAny: the test knows what its files hold.
function edit(path: string, change: (value: any) => unknown): void {
  const file = join(dir, path);
  writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
}

/** Takes out pages, menu entries, a laboratory and most of the news, as somebody would who starts a site of their own. */
function takeOut(): void {
  const pages = ['history', 'contacts', 'lab-heat-tech', 'test'];
  edit('data/routes.json', (value) => ({
    ...value,
    routes: value.routes.filter(({ id }: { id: string }) => !pages.includes(id)),
  }));
  edit('data/navigation.json', (value) => ({ ...value, items: value.items.slice(1, 2) }));
  edit('data/news/2026.json', (value) => ({ ...value, items: value.items.slice(0, 1) }));
  rmSync(join(dir, 'data/news/2025.json'));
  rmSync(join(dir, 'data/laboratories/heat-tech.json'));
  for (const path of languageCodes.flatMap((code) => [`${code}/home.json`, `${code}/not-found.json`])) {
    const text = readFileSync(join(dir, path), 'utf8').replace(
      /"href": "\/(?:contacts|about\/history)"/g,
      '"href": "/"',
    );
    writeFileSync(join(dir, path), text);
  }
}

const commandHost = new CommandHost();
afterAll(() => commandHost.end());
const check = (...args: string[]) =>
  commandHost.run('check', ['--content', dir, '--no-cache', ...args], { LC_ALL: 'C', LC_MESSAGES: '', LANG: '' });

test('one command removes dozens of things that nothing uses, and nothing else', async () => {
  expect((await checkContent(dir)).diagnostics).toEqual([]);
  takeOut();
  repository.commit({});
  const found = (await checkContent(dir)).diagnostics;
  expect(found.length).toBeGreaterThan(12);

  // One page that goes links to another one that goes.
  const unused = found.filter(({ code }) => code !== 'link-dead');
  expect((await check()).stdout).toContain(words.offer(unused.length));

  const { status, stdout, stderr } = await check('--fix', '--yes');
  expect(stdout).toContain(' 0 errors, 0 warnings');
  expect(stdout).not.toContain('--fix');
  expect(status).toBe(0);
  expect(stderr).toContain('ua/header.json: about, history, contacts');

  expect(repository.git('ls-files', '--others', '--exclude-standard')).toBe('');
  const gone = repository.git('diff', '--name-only', '--diff-filter=D').split('\n');
  const pictures = ['news/furnace', 'news/hall', 'history/building', ...further.map((id) => `news/${id}`)];
  expect(gone.sort()).toEqual(
    [
      ...pictures.map((path) => `content/images/${path}.svg`),
      ...languageCodes.flatMap((language, at) =>
        ['contacts', 'history', 'test', 'news/2025', 'laboratories/heat-tech'].flatMap((name) => [
          `content/${language}/${name}.json`,
          ...(at > 0 ? [`content/translations/${language}/${name}.txt`] : []),
        ]),
      ),
    ].sort(),
  );
  const lines = repository.git('diff', '--unified=0', '--diff-filter=M').split('\n');
  const removed = lines.filter((line) => /^-(?!--)/.test(line)).map((line) => line.slice(1));
  // A line stays or goes; the last one of a list loses its comma.
  for (const line of lines.filter((each) => /^\+(?!\+\+)/.test(each))) expect(removed).toContain(`${line.slice(1)},`);
});

test('without a terminal or --yes only the form is fixed', async () => {
  takeOut();
  edit('en/lang.json', (value) => Object.fromEntries(Object.entries(value).reverse()));
  const before = repository.git('status', '--porcelain', '--', 'content/images', 'content/ua');
  const { stderr } = await check('--fix');
  expect(stderr).toContain('en/header.json: about, history, contacts');
  expect(stderr).toContain(words.notAsked);
  expect(stderr).toContain('en/lang.json\n');
  expect(repository.git('status', '--porcelain', '--', 'content/images', 'content/ua')).toBe(before);
  expect(repository.git('diff', '--name-only', '--', 'content/en/lang.json')).toBe('');
  expect((await check('--yes')).stderr).toContain('--yes goes with --fix.');
});

/** Cleans the content, with somebody at the terminal, and returns what was said and asked. */
async function clean(answer: string | (() => string)) {
  const said: string[] = [];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return typeof answer === 'string' ? answer : answer();
  };
  const settings = { dir, filePrefix: 'content/', language: 'en', yes: false } as const;
  await cleanContent(settings, {
    committed: () => committedFolder(dir),
    verified: undefined,
    ask,
    say: (line) => said.push(line),
  });
  return { said: said.join('\n'), asked };
}

test('one list and one question; whoever does not say yes keeps everything', async () => {
  takeOut();
  const before = repository.git('status', '--porcelain');
  // Pictures and facts, and what goes in each language.
  const number = { files: 15 + 5 * languageCodes.length, entries: 15 + 23 * languageCodes.length };
  for (const answer of ['', 'n', 'no', 'what?']) {
    const { said, asked } = await clean(answer);
    expect(asked).toEqual([words.question(number)]);
    expect(said).toContain('  content/images/news/furnace-12.svg\n');
    expect(said).toContain(words.left);
    expect(repository.git('status', '--porcelain')).toBe(before);
  }
  const { said } = await clean('y');
  expect(said).toContain(words.removed);
  expect((await checkContent(dir)).diagnostics).toEqual([]);
  expect(await clean('y')).toEqual({ said: '', asked: [] });
});

test('what is not committed stays and is named', async () => {
  cpSync(join(dir, 'images/news/hall.svg'), join(dir, 'images/news/new.svg'));
  const { said, asked } = await clean('y');
  expect(said).toBe(`${words.notCommitted}\n  content/images/news/new.svg`);
  expect(asked).toEqual([]);
  rmSync(join(repository.root, '.git'), { recursive: true });
  expect((await clean('y')).said).toBe(`${words.noRepository}\n  content/images/news/new.svg`);
  expect(existsSync(join(dir, 'images/news/new.svg'))).toBe(true);
});

test('nothing goes when the content changes before the answer', async () => {
  takeOut();
  const picture = 'content/images/news/hall.svg';
  const { said } = await clean(() => {
    repository.write(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    return 'y';
  });
  expect(said).toContain(words.changed);
  expect(existsSync(join(repository.root, picture))).toBe(true);
  expect(existsSync(join(dir, 'en/history.json'))).toBe(true);
});

test('all goes or nothing: what was removed before a failure is there again', async () => {
  takeOut();
  const before = repository.git('status', '--porcelain');
  // A folder where the new text of a file is written aside.
  repository.write('content/ua/.routes.json.new/README.md', '');
  await expect(clean('y')).rejects.toThrow('EISDIR');
  rmSync(join(dir, 'ua/.routes.json.new'), { recursive: true });
  expect(repository.git('status', '--porcelain')).toBe(before);
});
