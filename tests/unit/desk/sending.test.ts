import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asObject } from '../../../src/content/unknown-value.ts';
import { saveWords } from '../../../src/desk/save/words.ts';
import type { DeskError } from '../../../src/desk/server/desk-error.ts';
import { DeskSession } from '../../../src/desk/server/desk-session.ts';
import { DraftStore } from '../../../src/desk/server/drafts.ts';
import { MadeRepository } from '../../support/made-repository.ts';
import { smallInstitute } from '../../support/small-institute.ts';

let repository: MadeRepository;
let session: DeskSession;
beforeEach(() => {
  repository = new MadeRepository();
  cpSync(smallInstitute, join(repository.root, 'content'), { recursive: true });
  repository.commit({});
  repository.publish();
  session = new DeskSession(
    join(repository.root, 'content'),
    new DraftStore(join(repository.root, '.cache/drafts.json')),
  );
});
afterEach(() => repository.remove());

const remote = (...args: string[]) => repository.inRemote(...args);
const check = (language: 'uk' | 'en') => session.check(language);

/** Gives a news item another headline. */
function edit(title: string): void {
  const value = session.open('news/open-day').parts.ua?.value as object;
  session.write('news/open-day', 'ua', { ...value, title });
}

test('what has changed is told thing by thing: added, changed, deleted, also where it is committed', async () => {
  expect(session.sending.work('en')).toEqual({ things: [], files: [] });
  edit('День науки');
  session.save('news/open-day');
  repository.git('switch', '--quiet', '--create', 'work');
  repository.git('commit', '--quiet', '--all', '--message', 'Science day');
  const person = session.begin('person', { name: 'Згурська Юлія Петрівна' });
  session.save(person);
  const { seen } = await session.removals.plan('news/new-microscope', 'uk');
  await session.removals.remove('news/new-microscope', { seen, removesReferences: true }, 'uk');
  repository.write('content/images/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { things, files, missing } = session.sending.work('uk');
  expect(missing).toBeUndefined();
  expect(things).toContainEqual(
    expect.objectContaining({ name: 'news/open-day', kind: 'news', title: { ua: 'День науки', en: 'Open day' } }),
  );
  // With the item go its picture and document.
  expect(things.map(({ name, change }) => [name, change]).sort()).toEqual([
    ['document/charter', 'deleted'],
    ['news/new-microscope', 'deleted'],
    ['news/open-day', 'changed'],
    [person, 'added'],
    ['picture/microscope', 'deleted'],
  ]);
  expect(things.find(({ name }) => name === 'news/new-microscope')?.title.ua).toBe('Новий мікроскоп');
  expect(files).toContain('images/new.svg');
});

test('what is saved is sent on a branch of its own, but no draft, no mistake, and no picture that was taken back', async () => {
  const send = () => session.sending.send('Science day', 'uk', check);
  edit('День науки');
  await expect(send()).rejects.toThrow(saveWords.uk.drafts);

  edit('');
  session.save('news/open-day');
  expect(((await send()) as { errors: number }).errors).toBeGreaterThan(0);
  expect(remote('branch', '--format=%(refname:short)')).toBe('main');

  edit('День науки');
  session.save('news/open-day');
  const picture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  );
  const upload = await session.assets.uploads.keep('images', 'furnace.svg', Readable.from([picture]), 'en');
  const path = session.addFile('news/open-day', upload);
  const { value } = session.open('news/open-day').parts.data ?? {};
  session.write('news/open-day', 'data', { ...asObject(value), imageUrl: path });
  expect(session.sending.work('uk').files).toEqual([`images/${path}`]);
  session.write('news/open-day', 'data', value);
  expect(session.sending.work('uk').files).toEqual([]);

  expect(await send()).toEqual({ sent: { branch: 'science-day', others: [] } });
  expect(remote('log', '-1', '--format=%s', 'science-day')).toBe('Science day');
  expect(remote('show', 'science-day:content/ua/news/2026.json')).toContain('День науки');
  expect(remote('show', 'main:content/ua/news/2026.json')).not.toContain('День науки');
  expect(remote('ls-tree', '-r', '--name-only', 'science-day')).not.toContain(path);

  repository.git('remote', 'remove', 'origin');
  expect(session.sending.work('uk')).toMatchObject({ missing: saveWords.uk.noRemote });
  await expect(send()).rejects.toThrow(saveWords.uk.noRemote);
});

test('a conflict of git is named in the form of the thing and in that of sending until it is resolved', async () => {
  const path = join(repository.root, 'content/ua/news/2026.json');
  const before = readFileSync(path, 'utf8');
  const commit = (title: string) =>
    repository.commit({ 'content/ua/news/2026.json': before.replace('День відкритих дверей', title) });
  expect(before).toContain('День відкритих дверей');
  repository.git('switch', '--quiet', '--create', 'theirs');
  commit('Їхній день');
  repository.git('push', '--quiet', 'origin', 'theirs:main');
  repository.git('switch', '--quiet', '--create', 'mine', 'main');
  commit('Мій день');
  expect(() => repository.git('pull', '--rebase', 'origin', 'main')).toThrow();

  edit('День науки');
  const told = (() => {
    try {
      session.save('news/open-day');
    } catch (error) {
      return (error as DeskError).messageIn('uk');
    }
  })();
  expect(told).toContain('ua/news/2026.json');
  expect(told).toContain('дві версії');
  const [found] = await session.check('uk');
  expect(found).toMatchObject({ code: 'json-syntax', file: 'ua/news/2026.json', thing: 'news/open-day' });
  expect(session.sending.work('uk').missing).toMatch(
    /content\/ua\/news\/2026\.json.* git rebase --continue.* git rebase --abort/,
  );

  session.discard('news/open-day');
  writeFileSync(path, before.replace('День відкритих дверей', 'Наш день'));
  repository.git('add', '-u');
  repository.git('-c', 'core.editor=true', 'rebase', '--continue');
  expect(session.sending.work('uk').missing).toBeUndefined();
  expect(await session.sending.send('Our day', 'uk', check)).toMatchObject({ sent: { branch: 'mine' } });
  expect(remote('show', 'mine:content/ua/news/2026.json')).toContain('Наш день');
});
