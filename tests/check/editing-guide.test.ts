import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PicturesData } from '../../content/model/figures.ts';
import { type CheckResult, checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { printPretty } from '../../src/check/formats/print-pretty.ts';
import { readContent } from '../../src/content/content-tree.ts';
import type { PublishedContent } from '../../src/content/published-content.ts';
import { referencesTo } from '../../src/content/references-to.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { undoItem } from '../../src/desk/new-item/undo-item.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';

/** The guides for editors are followed word for word in a small content of the tests: editors may change the shipped one. */
const root = join(import.meta.dirname, '../..');
const guides = {
  en: guide('editing-files.md', 'editing.md'),
  uk: guide('editing-files.uk.md', 'editing.uk.md'),
};
function guide(...files: string[]): string {
  return files.map((file) => readFileSync(join(root, 'docs', file), 'utf8')).join('\n');
}
const folders = { en: 'en', uk: 'ua' };
const outside = folderForFile();

/** The content of the small institute, as the guides speak of it. */
const prepared = folderForFile();
beforeAll(() => prepare(prepared));

function prepare(home: string): void {
  const content = join(home, 'content');
  cpSync(smallInstitute, content, { recursive: true });
  // The guides speak of a department that the content of the tests calls otherwise.
  for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.json')) continue;
    edit(home, path, (text) => text.replaceAll('pig-iron', 'iron-refining'));
    renameSync(join(content, path), join(content, path.replace('pig-iron', 'iron-refining')));
  }
  fixContent(content);
  // Records which text was translated from which.
  noteReviewed(content);
}

function copyContent(): string {
  const home = mkdtempSync(join(outside, 'editing-'));
  cpSync(prepared, home, { recursive: true });
  return home;
}

/** Makes a picture where an answer says that it is. */
async function drawPicture(path = ''): Promise<void> {
  const blank = { width: 1200, height: 800, channels: 3, background: '#888' } as const;
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: blank }).webp().toFile(path);
}

/** The blocks of a kind in a guide, in order. */
function blocks(guide: string, kind: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)\`\`\`$`, 'gm'))].map(([, text = '']) => text);
}

/** The answers that a command of a guide gives; `~` is the editor's own folder. */
function answersOf(guide: string, kind: string, home: string): Record<string, string> {
  const [command = ''] = guide.match(new RegExp(`npm run new -- ${kind} --[^\n\`]*`)) ?? [];
  const options = [...command.matchAll(/--([\w-]+) (?:"([^"]*)"|(\S+))/g)];
  return Object.fromEntries(
    options.map(([, name = '', quoted, word = '']) => [name, quoted ?? word.replace(/^~/, home)]),
  );
}

/** The value of a key that a guide tells to write. */
function toldValue(guide: string, key: string): string {
  return new RegExp(`\`"${key}": "([^"]+)"\``).exec(guide)?.[1] ?? '';
}

async function check(home: string, language: 'uk' | 'en'): Promise<CheckResult> {
  return checkContent(join(home, 'content'), { filePrefix: 'content/', language });
}

function edit(home: string, path: string, change: (text: string) => string): void {
  const file = join(home, 'content', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

// The guides show what the commands say of a site with two languages.
describe.skipIf(furtherLanguages.length > 0).each(['en', 'uk'] as const)('the guide in %s', (language) => {
  const guide = guides[language];

  test('leads to a news item with a picture and a document, and shows what the commands say', async () => {
    const home = copyContent();
    const content = join(home, 'content');
    const order = answersOf(guide, 'document', home);
    cpSync(join(smallInstitute, 'files/charter.pdf'), order.file ?? '');
    const { image = '' } = answersOf(guide, 'picture', home);
    await drawPicture(join(content, 'images', image));
    const [paths = '', toWrite = ''] = blocks(guide, 'text');

    const made = await newItem(content, 'news', answersOf(guide, 'news', home));
    expect(made.paths.map((path) => `content/${path}\n`).join('')).toBe(paths);
    expect(printPretty(await check(home, language), { language })).toContain(toWrite);

    edit(home, 'data/news/2026.json', (text) =>
      text.replace(/"date": "20\.11\.2026"/, `$&, "imageUrl": "${toldValue(guide, 'imageUrl')}"`),
    );
    await newItem(content, 'picture', { image });
    await newItem(content, 'document', order);
    edit(home, 'data/documents.json', (text) => text.replace('"date": ""', `"date": "${toldValue(guide, 'date')}"`));
    for (const each of ['en', 'uk'] as const) {
      edit(home, `${folders[each]}/pictures/news.json`, (text) =>
        text.replace('"caption": ""', `"caption": "${toldValue(guides[each], 'caption')}"`),
      );
      const [texts = ''] = blocks(guides[each], 'json');
      const item = JSON.parse(texts.replace(/orders\/[\w-]+\.pdf/, `orders/${basename(order.file ?? '')}`));
      edit(home, `${folders[each]}/news/2026.json`, (text) => {
        const file = JSON.parse(text);
        file.items = file.items.map((other: { id: string }) => (other.id === item.id ? item : other));
        return `${JSON.stringify(file, null, 2)}\n`;
      });
    }
    const fixed = fixContent(join(home, 'content'));
    expect(fixed.filter((path) => !path.endsWith('news/2026.json'))).toEqual([]);
    const said = printPretty(await check(home, language), { language });
    const [good = ''] = guide.match(/`(0 errors, 0 warnings|помилок: 0, зауважень: 0)`/)?.slice(1) ?? [];
    expect(good).not.toBe('');
    expect(said).toContain(good);
  });

  test('leads to a fact that texts name', async () => {
    const home = copyContent();
    const facts = blocks(guide, 'json')[1] ?? '';
    const [{ id }] = JSON.parse(facts).items;
    const named = new RegExp(`\\{${id}(?:\\.day)?\\}`, 'g');
    expect(guide.match(named)).toHaveLength(2);
    writeFileSync(join(home, 'content/data/facts.json'), facts);
    for (const each of ['en', 'ua']) {
      edit(home, `${each}/news/2025.json`, (text) =>
        text.replace(/(?<="text": ")[^"]*/, `${(guide.match(named) ?? []).join(', ')}: {phone}, {email}.`),
      );
    }
    noteReviewed(join(home, 'content'));
    expect((await check(home, language)).diagnostics).toEqual([]);
  });

  test('leads to a person with a portrait in a department', async () => {
    const home = copyContent();
    const { id, result } = await newItem(join(home, 'content'), 'person', answersOf(guide, 'person', home));
    // The position is left to write.
    expect(new Set(result.diagnostics.map(({ code }) => code))).toEqual(new Set(['schema-limit']));
    const photo = toldValue(guide, 'photo');
    await drawPicture(join(home, 'content/images', photo));
    edit(home, `data/people/${id}.json`, (text) => text.replace('.json"', `$&, "photo": "${photo}"`));
    edit(home, 'data/departments/iron-refining.json', (text) => text.replace('"staff": [', `$&"${id}", `));
    const { diagnostics } = await check(home, language);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['schema-limit']));
  });

  test('leads to an entry of the menu', async () => {
    const home = copyContent();
    const entry = JSON.parse(blocks(guide, 'json')[2] ?? '');
    edit(home, 'data/navigation.json', (text) => text.replace('"items": [', `"items": [${JSON.stringify(entry)},`));
    for (const each of ['en', 'uk'] as const) {
      const words = JSON.stringify(JSON.parse(blocks(guides[each], 'json')[3] ?? '')).slice(1, -1);
      edit(home, `${folders[each]}/header.json`, (text) =>
        text.replace('"navigation": {', `"navigation": {${words},`),
      );
    }
    fixContent(join(home, 'content'));
    expect((await check(home, language)).diagnostics).toEqual([]);
  });

  describe('of an item that is published', () => {
    const [redirect = ''] = blocks(guide, 'json').slice(4);
    const { from, to } = JSON.parse(redirect);
    const [old, renamed] = [from, to].map((path: string) => path.replace('/news/', ''));
    const paths = ['data', 'ua', 'en'].map((folder) => `${folder}/news/2026.json`);
    let home: string;
    let published: PublishedContent;
    beforeEach(() => {
      home = copyContent();
      for (const path of paths) edit(home, path, (text) => text.replace('"open-day"', `"${old}"`));
      const before = new Map(paths.map((path) => [path, readFileSync(join(home, 'content', path), 'utf8')]));
      published = { changed: new Set(paths), has: () => true, read: (path) => before.get(path) };
    });
    const said = async () =>
      (await checkContent(join(home, 'content'), { filePrefix: 'content/', language, published })).diagnostics;
    const addRedirect = (line: string) =>
      writeFileSync(
        join(home, 'content/data/redirects.json'),
        `{ "$schema": "../schema/redirects-data.schema.json", "redirects": [${line}] }`,
      );

    test('leads to another id, and the check shows the redirect', async () => {
      for (const path of paths) edit(home, path, (text) => text.replace(`"${old}"`, `"${renamed}"`));
      const [warning, ...others] = await said();
      expect(others).toEqual([]);
      expect(warning?.hint).toContain(redirect.trim());
      addRedirect(redirect);
      expect(await said()).toEqual([]);
    });

    test('leads to its end', async () => {
      const command = /--who (news\/[\w-]+)/.exec(guide)?.[1] ?? '';
      expect(referencesTo(readContent(join(home, 'content')), command).own).toHaveLength(3);
      for (const path of paths) {
        edit(home, path, (text) => {
          const file = JSON.parse(text);
          return JSON.stringify({ ...file, items: file.items.filter(({ id }: { id: string }) => id !== old) });
        });
      }
      // Captions of pictures that no page shows are deleted first, then the pictures.
      const gone = (await said()).filter(({ code }) => code === 'picture-caption').map(({ message }) => message);
      expect(gone.length).toBeGreaterThan(0);
      const { items } = JSON.parse(
        readFileSync(join(home, 'content/data/pictures/all.json'), 'utf8'),
      ) as PicturesData;
      const ids = items.filter(({ image }) => gone.some((message) => message.includes(image))).map(({ id }) => id);
      for (const folder of ['data', 'ua', 'en']) {
        edit(home, `${folder}/pictures/all.json`, (text) => {
          const file = JSON.parse(text);
          return JSON.stringify({ ...file, items: file.items.filter(({ id }: { id: string }) => !ids.includes(id)) });
        });
      }
      const unused = (await said()).filter(({ code }) => code === 'asset-unused');
      expect(unused.length).toBeGreaterThan(0);
      for (const { file } of unused) rmSync(join(home, file));
      expect((await said()).map(({ code }) => code)).toEqual(['address-gone']);
      addRedirect(`{ "from": "${from}", "to": "/contacts" }`);
      expect(await said()).toEqual([]);
    });
  });

  test('takes a new item back', async () => {
    const home = copyContent();
    expect(guide).toContain('`npm run new -- --undo`');
    const before = readFileSync(join(home, 'content/ua/news/2026.json'), 'utf8');
    const answers = answersOf(guide, 'news', home);
    const undoFile = join(home, 'undo.json');
    await newItem(join(home, 'content'), 'news', answers, { undoFile });
    expect(readFileSync(join(home, 'content/ua/news/2026.json'), 'utf8')).not.toBe(before);
    undoItem(undoFile);
    expect(readFileSync(join(home, 'content/ua/news/2026.json'), 'utf8')).toBe(before);
  });

  test('names items as the check does, to ask who refers to them', () => {
    const tree = readContent(smallInstitute);
    const kinds = [...guide.matchAll(/--who ([a-z]+)\/[a-z-]+/g)].map(([, kind = '']) => kind);
    expect(kinds).toEqual(['news', 'person']);
    expect(referencesTo(tree, 'person/koval-olena').own).not.toEqual([]);
  });

  describe('says what the check says', () => {
    const rows = [...guide.matchAll(/^\| `([a-z-]+)` (.*?)\s*\|/gm)].map(([, code = '', words = '']) => ({
      code,
      words,
    }));
    let home: string;
    beforeAll(() => {
      home = copyContent();
    });

    test('about several errors', () => expect(rows.length).toBeGreaterThan(4));

    test.each(rows)('$code', async ({ code, words }) => {
      const { path, before } = plant(home, code, words);
      const { diagnostics } = await check(home, language);
      writeFileSync(join(home, 'content', path), before);
      const pattern = words.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      expect(diagnostics.map((each) => `${each.code} ${each.message} ${each.hint}`)).toEqual([
        expect.stringMatching(new RegExp(`^${code} ${pattern.join('\\S*')}`)),
      ]);
    });
  });
});

/** Makes the error of a row of the table. Returns the file that it is in, and its bytes without it. */
function plant(home: string, code: string, words: string): { path: string; before: Buffer } {
  const news = 'data/news/2026.json';
  const number = /\d+/.exec(words)?.[0];
  const changes: Record<string, [path: string, change: (text: string) => string]> = {
    'json-syntax': [news, (text) => text.replace('",\n', '"\n')],
    'reference-unknown': [news, (text) => text.replace('"iron-refining"', '"iron-refinin"')],
    'asset-missing': [
      news,
      (text) => text.replace(/(?<="imageUrl": )"[^"]*"/, `"${/news\/\S*webp/.exec(words)?.[0]}"`),
    ],
    'asset-not-what-it-says': ['files/charter.pdf', () => '<!doctype html><html></html>'],
    'translation-stale': ['ua/news/2026.json', (text) => text.replace(/(?<="title": "[^"]*)(?=")/, ', знову')],
    'fact-differs': ['ua/news/2026.json', (text) => text.replace(/(?<="text": "[^"]*)(?=")/, ` Їх ${number}.`)],
  };
  const [path, change] = changes[code] ?? [];
  if (!path || !change) throw new Error(`The test knows no error for ${code}.`);
  const before = readFileSync(join(home, 'content', path));
  edit(home, path, change);
  return { path, before };
}
