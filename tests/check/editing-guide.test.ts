import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckResult, checkContent } from '../../src/check/check-content.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { printPretty } from '../../src/check/formats/print-pretty.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { newItem } from '../../src/content/new-item.ts';
import { referencesTo } from '../../src/content/references-to.ts';

/** The guides for editors are followed word for word in a copy of the shipped content. */
const root = join(import.meta.dirname, '../..');
const guides = {
  en: readFileSync(join(root, 'docs/editing.md'), 'utf8'),
  uk: readFileSync(join(root, 'docs/editing.uk.md'), 'utf8'),
};
const folders = { en: 'en', uk: 'ua' };
const temporary: string[] = [];
afterAll(() => {
  for (const dir of temporary) rmSync(dir, { recursive: true });
});

function copyContent(): string {
  const home = mkdtempSync(join(tmpdir(), 'editing-'));
  temporary.push(home);
  for (const name of ['data', 'ua', 'en', 'files', 'images', 'translations.json']) {
    cpSync(join(root, 'content', name), join(home, 'content', name), { recursive: true });
  }
  return home;
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

/** The shipped content as it was read: only what an editor has changed is read again. */
const { tree: previous } = await checkContent(join(root, 'content'));

async function check(home: string, language: 'uk' | 'en'): Promise<CheckResult> {
  return checkContent(join(home, 'content'), { filePrefix: 'content/', language, previous });
}

function edit(home: string, path: string, change: (text: string) => string): void {
  const file = join(home, 'content', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe.each(['en', 'uk'] as const)('the guide in %s', (language) => {
  const guide = guides[language];

  test('leads to a news item with a picture and a document, and shows what the commands say', async () => {
    const home = copyContent();
    const news = answersOf(guide, 'news', home);
    const order = answersOf(guide, 'document', home);
    cpSync(join(home, 'content/images/news/bainite.webp'), news.image ?? '');
    cpSync(join(home, 'content/files/orders/special-council-2026.pdf'), order.file ?? '');
    const [paths = '', toWrite = ''] = blocks(guide, 'text');

    const made = newItem(join(home, 'content'), 'news', news);
    expect(made.map((path) => `content/${path}\n`).join('')).toBe(paths);
    expect(printPretty(await check(home, language), { language })).toContain(toWrite);

    newItem(join(home, 'content'), 'document', order);
    for (const each of ['en', 'uk'] as const) {
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

  test('names an item that is there, to ask who refers to it', () => {
    const tree = readContent(join(root, 'content'));
    const items = [...guide.matchAll(/--who ([a-z]+\/[a-z-]+)/g)].map(([, item = '']) => item);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(referencesTo(tree, item).own, item).not.toEqual([]);
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
      const path = plant(home, code, words);
      const { diagnostics } = await check(home, language);
      cpSync(join(root, 'content', path), join(home, 'content', path));
      const pattern = words.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      expect(diagnostics.map((each) => `${each.code} ${each.message} ${each.hint}`)).toEqual([
        expect.stringMatching(new RegExp(`^${code} ${pattern.join('\\S*')}`)),
      ]);
    });
  });
});

/** Makes the error of a row of the table. Returns the changed file. */
function plant(home: string, code: string, words: string): string {
  const news = 'data/news/2026.json';
  const number = /\d+/.exec(words)?.[0];
  const changes: Record<string, [path: string, change: (text: string) => string]> = {
    'json-syntax': [news, (text) => text.replace('",\n', '"\n')],
    'reference-unknown': [news, (text) => text.replace('"iron-refining"', '"iron-refinin"')],
    'asset-missing': [
      news,
      (text) => text.replace(/(?<="imageUrl": )"[^"]*"/, `"${/news\/\S*webp/.exec(words)?.[0]}"`),
    ],
    'asset-not-what-it-says': ['files/orders/special-council-2026.pdf', () => '<!doctype html><html></html>'],
    'translation-stale': ['ua/news/2026.json', (text) => text.replace(/(?<="title": "[^"]*)(?=")/, ', знову')],
    'fact-differs': ['ua/news/2026.json', (text) => text.replace(/(?<="text": "[^"]*)(?=")/, ` Їх ${number}.`)],
  };
  const [path, change] = changes[code] ?? [];
  if (!path || !change) throw new Error(`The test knows no error for ${code}.`);
  edit(home, path, change);
  return path;
}
