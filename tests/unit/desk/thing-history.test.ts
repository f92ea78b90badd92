import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeskSession } from '../../../src/desk/server/desk-session.ts';
import { thingHistory } from '../../../src/desk/server/thing-history.ts';
import { MadeRepository } from '../../support/made-repository.ts';
import { DeskLab } from './desk-lab.ts';

const texts = 'content/ua/news/2026.json';
let repository: MadeRepository;
let lab: DeskLab;
let session: DeskSession;
beforeEach(() => {
  repository = new MadeRepository();
  lab = new DeskLab().open(repository.root);
  session = lab.session;
  repository.commit({});
});
afterEach(() => repository.remove());

const read = (path: string) => readFileSync(join(repository.root, path), 'utf8');

/** Commits the texts of news with something else in them. */
function commitTexts(from: string, to: string, ...author: string[]): void {
  repository.write(texts, read(texts).replace(from, to));
  repository.git('commit', '--quiet', '--all', '--message', `${from} → ${to}\n\nWhy.`, ...author);
}

const titlesIn = (name: string) =>
  thingHistory(session.content, name).map(({ author, subject, parts }) => [
    author,
    subject,
    (parts.ua as { title: string }).title,
  ]);

test('an entry has the versions of commits that changed it, newest first, with who and what', () => {
  commitTexts('День відкритих дверей', 'День науки', '--author', 'Олена <olena@institute.example>');
  commitTexts('Новий мікроскоп', 'Електронний мікроскоп');
  // Put before it: the entry has another place in its list then.
  const list = JSON.parse(read(texts));
  repository.commit({ [texts]: JSON.stringify({ ...list, items: list.items.toReversed() }, null, 2) });
  commitTexts('День науки', 'Дні науки');
  expect(titlesIn('news/open-day')).toEqual([
    ['Editor', 'День науки → Дні науки', 'Дні науки'],
    ['Олена', 'День відкритих дверей → День науки', 'День науки'],
    ['Editor', 'Change', 'День відкритих дверей'],
  ]);
  const [{ date, parts } = { date: '', parts: {} }] = thingHistory(session.content, 'news/open-day');
  expect(Date.now() - Date.parse(date)).toBeLessThan(600_000);
  expect(Object.keys(parts)).toEqual(['data', 'ua', 'en']);
});

test('a commit with a file that is no JSON tells nothing of the entry', () => {
  const before = read(texts);
  repository.commit({ [texts]: '{ "items": [' });
  repository.commit({ [texts]: `\uFEFF${before}` });
  expect(titlesIn('news/open-day')).toEqual([['Editor', 'Change', 'День відкритих дверей']]);
});

test('who changed other entries of a file since long ago has no version of this one', () => {
  const other = { ...JSON.parse(read(texts)), $comment: '' };
  const commits = Array.from({ length: 300 }, (_, index) => {
    const text = JSON.stringify({ ...other, $comment: `${index}` });
    const [message, bytes] = [`Other ${index}`, Buffer.byteLength(text)];
    const head = `commit refs/heads/many\ncommitter Other <other@institute.example> ${1_700_000_000 + index} +0200\n`;
    const from = index === 0 ? `from ${repository.git('rev-parse', 'HEAD')}\n` : '';
    return `${head}data ${message.length}\n${message}\n${from}M 100644 inline ${texts}\ndata ${bytes}\n${text}\n`;
  });
  spawnSync('git', ['fast-import', '--quiet'], { cwd: repository.root, input: commits.join('') });
  repository.git('checkout', '--quiet', 'many');
  expect(titlesIn('news/open-day')).toEqual([]);
  commitTexts('День відкритих дверей', 'День науки');
  expect(titlesIn('news/open-day')).toEqual([['Editor', 'День відкритих дверей → День науки', 'День науки']]);
});

test('an entry that nobody has committed, and one without a repository, have no versions', async () => {
  const name = lab.begin('person', { name: 'Згурська Юлія Петрівна' });
  expect(thingHistory(session.content, name)).toEqual([]);
});

test('what was published last is told with who and when, each once, without what a branch has and without the site’s beginning', () => {
  const published = () => session.published().map(({ thing, author }) => [thing, author]);
  expect(published()).toEqual([]);
  commitTexts('День відкритих дверей', 'День науки', '--author', 'Олена <olena@institute.example>');
  commitTexts('Новий мікроскоп', 'Електронний мікроскоп');
  commitTexts('День науки', 'День металурга', '--author', 'Ірина <iryna@institute.example>');
  const [, mine = ''] = published()[1] ?? [];
  expect(published()).toEqual([
    ['news/open-day', 'Ірина'],
    ['news/new-microscope', mine],
  ]);
  expect(session.published()[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT/);
  repository.git('switch', '--quiet', '--create', 'work');
  commitTexts('Електронний мікроскоп', 'Мікроскоп');
  expect(published()).toHaveLength(2);
  expect(published()[0]).toEqual(['news/open-day', 'Ірина']);
});
