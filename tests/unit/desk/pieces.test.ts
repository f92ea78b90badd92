import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asObject } from '../../../src/content/unknown-value.ts';
import { saveWords } from '../../../src/desk/save/words.ts';
import type { DeskSession } from '../../../src/desk/server/desk-session.ts';
import { MadeRepository } from '../../support/made-repository.ts';
import { DeskLab } from './desk-lab.ts';

let repository: MadeRepository;
let lab: DeskLab;
let session: DeskSession;
beforeEach(() => {
  repository = new MadeRepository();
  lab = new DeskLab().open(repository.root);
  session = lab.session;
  repository.commit({});
  repository.publish();
});
afterEach(() => repository.remove());

const check = (language: 'uk' | 'en', ticked?: readonly string[]) => session.check(language, ticked);

/** Gives a news item another headline. */
const edit = (title: string) => lab.edit('news/open-day', 'ua', { title });

/** Gives it one and saves. */
function save(title: string): void {
  edit(title);
  session.save('news/open-day');
}

const headline = () => asObject(session.open('news/open-day').parts.ua?.value).title;
const pieces = () =>
  session.sending.work('en').pieces.map(({ branch, title, isCurrent, isSent }) => [branch, title, isCurrent, isSent]);

test('another one is begun on top of what is published, and what waits in the first is there again', async () => {
  save('Не готово');
  repository.write('content/images/mine.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await session.sending.move('en', { to: 'new', title: 'Телефон' });
  expect(headline()).toBe('День відкритих дверей');
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(pieces()).toContainEqual(['telefon', 'Телефон', true, false]);
  save('День науки');
  expect(await session.sending.send('Science day', 'en', check)).toMatchObject({ sent: { branch: 'telefon' } });
  expect(pieces()).toContainEqual(['telefon', 'Телефон', true, true]);
  await session.sending.move('en', { to: 'other', branch: 'main' });
  expect(headline()).toBe('Не готово');
  expect(repository.git('status', '--porcelain')).toContain('?? content/images/mine.svg');
});

test('one that is given up can be had back from Git with what was not committed', async () => {
  await session.sending.move('en', { to: 'new', title: 'News' });
  save('Не готово');
  const { kept = '' } = await session.sending.move('en', { to: 'given-up', branch: 'news' });
  expect(repository.git('branch', '--format=%(refname:short)')).toBe('main');
  expect(headline()).toBe('День відкритих дверей');
  repository.git('branch', 'news', kept);
  expect(repository.git('show', 'news:content/ua/news/2026.json')).toContain('Не готово');
});

test('who gives one up goes on with the newest that is published', async () => {
  await session.sending.move('en', { to: 'new', title: 'News' });
  const path = 'content/ua/news/2026.json';
  const text = readFileSync(join(repository.root, path), 'utf8');
  repository.git('switch', '--quiet', '--create', 'theirs', 'main');
  repository.commit({ [path]: text.replace('День відкритих дверей', 'Їхній день') });
  repository.git('push', '--quiet', 'origin', 'theirs:main');
  repository.git('update-ref', 'refs/remotes/origin/main', 'main');
  repository.git('switch', '--quiet', 'news');
  await session.sending.move('en', { to: 'given-up', branch: 'news' });
  expect(headline()).toBe('Їхній день');
  expect(repository.git('branch', '--show-current')).toBe('main');
});

test('what is kept apart, because another program went on with the branch, is told once all is done, and outlives what is kept later', async () => {
  save('Не готово');
  await session.sending.move('en', { to: 'new', title: 'News' });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ 'code.txt': 'further' });
  repository.git('switch', '--quiet', 'news');
  const { kept, apart = '' } = await session.sending.move('en', { to: 'given-up', branch: 'news' });
  const [ref = ''] = /refs\/desk\/\S+/.exec(apart) ?? [];
  expect(apart).toBe(saveWords.en.keptApart(ref));
  expect(kept).toMatch('refs/desk/given-up/news-');
  expect(repository.git('branch', '--format=%(refname:short)')).toBe('main');
  save('День науки');
  await session.sending.move('en', { to: 'new', title: 'Other' });
  await session.sending.move('en', { to: 'other', branch: 'main' });
  expect(headline()).toBe('День науки');
  expect(repository.git('show', `${ref}:content/ua/news/2026.json`)).toContain('Не готово');
});

test('one is begun under its title although something of another one of the same name is kept apart', async () => {
  await session.sending.move('en', { to: 'new', title: 'Новини' });
  save('Не готово');
  await session.sending.move('en', { to: 'other', branch: 'main' });
  repository.git('branch', '--quiet', '--delete', '--force', 'novyny');
  repository.commit({ 'code.txt': 'further' });
  repository.git('push', '--quiet', 'origin', 'main');
  const { apart } = await session.sending.move('en', { to: 'new', title: 'Новини' });
  expect(apart).toContain('refs/desk/kept-apart/novyny-');
  expect(pieces()).toContainEqual(['novyny', 'Новини', true, false]);
});

test('who cannot go to another one is told so, and is where he was', async () => {
  await session.sending.move('en', { to: 'new', title: 'News' });
  repository.commit({ 'code.txt': 'mine' });
  repository.git('switch', '--quiet', 'main');
  repository.write('code.txt', 'in the way');
  save('Не готово');
  const told = await session.sending.move('uk', { to: 'other', branch: 'news' }).catch(String);
  expect(told).toContain(saveWords.uk.notMoved('').split(':')[0]);
  expect([headline(), repository.git('branch', '--show-current')]).toEqual(['Не готово', 'main']);
});

test('what is not committed is there again when a file cannot be put away, as one that another program holds', async () => {
  save('Не готово');
  vi.stubEnv('PATH', repository.otherGit(`clean*) echo 'fatal: cannot remove it' >&2; exit 1`));
  await expect(session.sending.move('en', { to: 'new', title: 'News' })).rejects.toThrow('cannot remove it');
  vi.unstubAllEnvs();
  expect(headline()).toBe('Не готово');
});

/** Git as it puts back what waits. */
const restoring = '*--source=refs*';

test.each<[string, string[], string]>([
  ['before it is elsewhere', ['switch*', restoring], 'main'],
  ['before what waits there is back', [restoring], 'news'],
  ['while files are put away', ['clean*', restoring], 'main'],
])('a desk that is killed %s goes on with what was not committed at its next start', async (_, commands, at) => {
  const picture = 'content/images/mine.svg';
  const work = () => {
    save('Не готово');
    repository.write(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  };
  await session.sending.move('en', { to: 'new', title: 'News' });
  work();
  await session.sending.move('en', { to: 'other', branch: 'main' });
  work();
  // Of a process that is killed nothing more is done than of one whose every command fails from then on.
  vi.stubEnv('PATH', repository.otherGit(...commands.map((each) => `${each}) exit 137`)));
  await expect(session.sending.move('en', { to: 'other', branch: 'news' })).rejects.toThrow();
  vi.unstubAllEnvs();
  session.sending.resume();
  expect([headline(), repository.git('branch', '--show-current')]).toEqual(['Не готово', at]);
  expect(existsSync(join(repository.root, picture))).toBe(true);
  await session.sending.move('en', { to: 'other', branch: at === 'main' ? 'news' : 'main' });
  expect([headline(), existsSync(join(repository.root, picture))]).toEqual(['Не готово', true]);
});

test('what somebody has written since a desk was killed is not replaced by what waits', async () => {
  save('Не готово');
  vi.stubEnv('PATH', repository.otherGit('switch*) exit 137', `${restoring}) exit 137`));
  await expect(session.sending.move('en', { to: 'new', title: 'News' })).rejects.toThrow();
  vi.unstubAllEnvs();
  save('Пізніше');
  session.sending.resume();
  expect(headline()).toBe('Пізніше');
  const { apart = '' } = await session.sending.move('en', { to: 'new', title: 'News' });
  const [ref = ''] = /refs\/desk\/\S+/.exec(apart) ?? [];
  expect(repository.git('show', `${ref}:content/ua/news/2026.json`)).toContain('Не готово');
});

test.each<[string, Parameters<DeskSession['sending']['move']>[1], string]>([
  ['what is published is not given up', { to: 'given-up', branch: 'main' }, saveWords.en.noGivingUp],
  ['there is none without words', { to: 'new' }, saveWords.en.noTitle],
  ['there is no such one', { to: 'other', branch: '--detach' }, saveWords.en.noSuchBranch('--detach')],
])('%s', async (_, move, words) => {
  await expect(session.sending.move('en', move)).rejects.toThrow(words);
});

test('nobody leaves one in which something is not saved', async () => {
  edit('День науки');
  await expect(session.sending.move('en', { to: 'new', title: 'News' })).rejects.toThrow(saveWords.en.unsavedHere);
});
