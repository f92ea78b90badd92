import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asList, asObject } from '../../../src/content/unknown-value.ts';
import { saveWords } from '../../../src/desk/save/words.ts';
import type { DeskError } from '../../../src/desk/server/desk-error.ts';
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

const remote = (...args: string[]) => repository.inRemote(...args);
const check = (language: 'uk' | 'en', ticked?: readonly string[]) => session.check(language, ticked);

/** Gives a news item another headline. */
const edit = (title: string) => lab.edit('news/open-day', 'ua', { title });

test('what has changed is told thing by thing: added, changed, deleted, also where it is committed', async () => {
  expect(session.sending.work('en')).toMatchObject({ things: [], files: [], newer: 0 });
  edit('День науки');
  session.save('news/open-day');
  repository.git('switch', '--quiet', '--create', 'work');
  repository.git('commit', '--quiet', '--all', '--message', 'Science day');
  const person = lab.begin('person', { name: 'Згурська Юлія Петрівна' });
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
  const { upload } = await session.assets.take(
    'images',
    'news/open-day',
    'furnace.svg',
    Readable.from([picture]),
    'en',
  );
  const path = await session.assets.add('news/open-day', upload);
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

test.each<[string, () => void, string]>([
  ['no repository', () => rmSync(join(repository.root, '.git'), { recursive: true }), saveWords.uk.noRepository],
  ['nothing committed yet', () => repository.git('update-ref', '-d', 'HEAD'), saveWords.uk.noCommit],
])('where there is %s, it is told, and nothing that Git would have begun', async (_, prepare, words) => {
  prepare();
  const { missing, unfinished, pieces, things } = session.sending.work('uk');
  expect({ missing, unfinished, pieces, things }).toEqual({
    missing: words,
    unfinished: undefined,
    pieces: [],
    things: [],
  });
  await expect(session.sending.send('News', 'uk', check)).rejects.toThrow(words);
  await expect(session.sending.move('uk', { to: 'new', title: 'News' })).rejects.toThrow(words);
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

/** Writes keys of a part, or a part that is a text, and saves. */
function save(thing: string, part: 'data' | 'ua' | 'en', keys: object | string): void {
  if (typeof keys === 'string') session.write(thing, part, keys);
  else lab.edit(thing, part, { ...keys });
  session.save(thing);
}

describe('of what is ticked', () => {
  /** A new person, who works in a department. @returns the name of the entry */
  const newPersonOf = (department: string) => {
    const person = lab.begin('person', { name: 'Згурська Юлія Петрівна' });
    session.save(person);
    const { staff } = asObject(session.open(department).parts.data?.value);
    save(department, 'data', { staff: [...asList(staff), person.replace('person/', '')] });
    return person;
  };
  const readSent = (branch: string, path: string) => remote('show', `${branch}:content/${path}`);

  test('an entry is sent alone, byte for byte as by hand, and the unfinished one in the same file stays here', async () => {
    const path = 'ua/news/2026.json';
    const before = readFileSync(join(repository.root, 'content', path), 'utf8');
    save('news/new-microscope', 'ua', { title: '' });
    save('news/open-day', 'ua', { title: 'День науки' });
    save('news/open-day', 'en', { title: 'Science day' });
    const name = newPersonOf('department/pig-iron');
    expect(await session.sending.send('All', 'uk', check)).toMatchObject({ errors: expect.any(Number) });
    const ticked = ['news/open-day'];
    expect(session.sending.tickedCheck(ticked, await check('uk', ticked))).toEqual({ mistakes: [], needs: [] });
    expect(await session.sending.send('Day', 'uk', check, ticked)).toMatchObject({ sent: { branch: 'day' } });
    expect(`${readSent('day', path)}\n`).toBe(before.replace('День відкритих дверей', 'День науки'));
    expect(remote('diff', '--name-only', 'main', 'day').split('\n').sort()).toEqual(
      ['content/en/news/2026.json', `content/${path}`, 'content/translations/en/news/2026.txt'].sort(),
    );
    expect(readFileSync(join(repository.root, 'content', path), 'utf8')).toContain('"title": ""');
    const { things } = session.sending.work('uk');
    expect(things.map(({ name, isCommitted }) => [name, isCommitted])).toContainEqual(['news/open-day', true]);
    expect(
      things
        .filter(({ isCommitted }) => !isCommitted)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['department/pig-iron', 'news/new-microscope', name].sort());
  });

  test('it is said that one needs another, and of one that is taken out, who refers to it', async () => {
    const name = newPersonOf('department/pig-iron');
    const needs = async (...ticked: string[]) => session.sending.tickedCheck(ticked, await check('uk', ticked)).needs;
    expect(await needs('department/pig-iron')).toEqual([{ thing: 'department/pig-iron', needed: name }]);
    expect(await needs('department/pig-iron', name)).toEqual([]);
    const { seen } = await session.removals.plan('news/new-microscope', 'uk');
    await session.removals.remove('news/new-microscope', { seen, removesReferences: true }, 'uk');
    expect(await needs('document/charter')).toContainEqual({
      thing: 'document/charter',
      needed: 'news/new-microscope',
    });
  });

  test('a new entry goes where it is, beside an unfinished one of the file, and a file whose changes all go as it is', async () => {
    const added = {
      data: '"date": "01.02.2026"',
      ua: '"title": "Пізніша", "text": "Пізніше."',
      en: '"title": "Late", "text": "Late."',
    };
    const write = (part: keyof typeof added, change = (text: string) => text) => {
      const path = join(repository.root, 'content', part, 'news/2026.json');
      const text = readFileSync(path, 'utf8').trimEnd();
      const entry = `,\n    { "id": "later", ${added[part]} }\n  ]\n}\n`;
      writeFileSync(path, change(text.replace(/\s*\]\s*\}$/, entry)));
      return readFileSync(path, 'utf8');
    };
    const whole = write('data');
    write('en');
    write('ua', (text) => text.replace('"Новий мікроскоп"', '""'));
    expect(await session.sending.send('Later', 'uk', check, ['news/later'])).toMatchObject({
      sent: { branch: 'later' },
    });
    expect(`${readSent('later', 'data/news/2026.json')}\n`).toBe(whole);
    const { items } = JSON.parse(readSent('later', 'ua/news/2026.json'));
    expect(items.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual([
      ['new-microscope', 'Новий мікроскоп'],
      ['open-day', 'День відкритих дверей'],
      ['later', 'Пізніша'],
    ]);
  });

  test('a file that is an entry of its own and has others goes along as far as it is ticked', async () => {
    const path = 'ua/header.json';
    const before = readFileSync(join(repository.root, 'content', path), 'utf8');
    save('navigation/about', 'ua', 'Інститут');
    save('navigation/history', 'ua', 'Минуле');
    save('header', 'ua', { searchPlaceholder: 'Знайти' });
    expect(session.sending.work('uk').things.map(({ name }) => name)).toEqual([
      'navigation/about',
      'navigation/history',
      'header',
    ]);
    const sent = async (title: string, ...ticked: string[]) => {
      await session.sending.send(title, 'uk', check, ticked);
      return `${readSent('all', path)}\n`;
    };
    const about = before.replace('Про інститут', 'Інститут');
    expect(await sent('All', 'navigation/about')).toBe(about);
    expect(await sent('Header', 'header')).toBe(about.replace('Пошук', 'Знайти'));
    expect(await sent('History', 'navigation/history')).toBe(
      readFileSync(join(repository.root, 'content', path), 'utf8'),
    );
  });

  test('a page and the entries in its file go along as far as they are ticked', async () => {
    const path = 'en/documents.json';
    const before = readFileSync(join(repository.root, 'content', path), 'utf8');
    save('document/charter', 'en', { title: 'Charter of 2026' });
    save('text-page/documents', 'en', { languages: { ua: 'in Ukrainian', en: 'English' } });
    expect(session.sending.work('uk').things.map(({ name }) => name)).toEqual([
      'text-page/documents',
      'document/charter',
    ]);
    const sent = async (ticked: string) => {
      await session.sending.send('All', 'uk', check, [ticked]);
      return `${readSent('all', path)}\n`;
    };
    const page = before.replace('"Ukrainian"', '"in Ukrainian"');
    expect(await sent('text-page/documents')).toBe(page);
    expect(await sent('document/charter')).toBe(page.replace('Charter of the institute', 'Charter of 2026'));
  });

  test('nothing is sent that was not checked: what is ticked and changes meanwhile, or what is typed', async () => {
    save('news/open-day', 'ua', { title: 'День науки' });
    const during = (act: () => void) => async (language: 'uk' | 'en', ticked?: readonly string[]) => {
      const found = await check(language, ticked);
      act();
      return found;
    };
    const ticked = ['news/open-day'];
    const changed = during(() => save('news/open-day', 'ua', { title: '' }));
    await expect(session.sending.send('Day', 'uk', changed, ticked)).rejects.toThrow(saveWords.uk.changedMeanwhile);
    save('news/open-day', 'ua', { title: 'День науки' });
    const typed = during(() => edit('День'));
    await expect(session.sending.send('Day', 'uk', typed)).rejects.toThrow(saveWords.uk.drafts);
    session.discard('news/open-day');
    expect(remote('branch', '--format=%(refname:short)')).toBe('main');
    const other = during(() => save('news/new-microscope', 'ua', { title: '' }));
    expect(await session.sending.send('Day', 'uk', other, ticked)).toMatchObject({ sent: { branch: 'day' } });
    expect(readSent('day', 'ua/news/2026.json')).toContain('Новий мікроскоп');
  });

  test('what is not saved of another entry is no obstacle', async () => {
    save('news/open-day', 'ua', { title: 'День науки' });
    lab.edit('news/new-microscope', 'ua', { title: '' });
    expect(await session.sending.send('Day', 'uk', check, ['news/open-day'])).toMatchObject({
      sent: { branch: 'day' },
    });
    await expect(session.sending.send('Other', 'uk', check, ['news/new-microscope'])).rejects.toThrow(
      saveWords.uk.drafts,
    );
    expect(lab.draftOf('news/new-microscope').ua?.value).toMatchObject({ title: '' });
  });
});

test('a rebase that was left is given up, what it left in the files can be had back, and the newest is merged', async () => {
  const path = 'content/ua/news/2026.json';
  const text = readFileSync(join(repository.root, path), 'utf8');
  const commit = (title: string) => repository.commit({ [path]: text.replace('День відкритих дверей', title) });
  repository.git('switch', '--quiet', '--create', 'theirs');
  commit('Їхній день');
  repository.git('push', '--quiet', 'origin', 'theirs:main');
  repository.git('switch', '--quiet', '--create', 'mine', 'main');
  commit('Мій день');
  expect(() => repository.git('pull', '--rebase', 'origin', 'main')).toThrow();
  expect(session.sending.work('uk').unfinished).toBe('rebase');
  await expect(session.sending.getNewest('uk')).rejects.toThrow('git rebase --abort');
  const { kept } = await session.sending.giveUp('uk');
  expect(repository.git('show', `${kept}:${path}`)).toContain('<<<<<<<');
  expect(await session.sending.getNewest('uk')).toEqual({ isNew: true, undecided: ['news/open-day'] });
  expect(session.open('news/open-day').parts.ua).toMatchObject({
    value: { title: 'Мій день' },
    changedMeanwhile: { theirs: { title: 'Їхній день' } },
  });
  await expect(session.sending.giveUp('uk')).rejects.toThrow(saveWords.uk.nothingBegun);
});

describe('of what is published by GitHub’s program', () => {
  const asked = () =>
    existsSync(join(repository.dir, 'asked'))
      ? readFileSync(join(repository.dir, 'asked'), 'utf8').trim().split('\n')
      : [];
  beforeEach(async () => {
    const program = `const { appendFileSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
appendFileSync(${JSON.stringify(join(repository.dir, 'asked'))}, args.join(' ') + '\\n');
const headRefOid = execFileSync('git', ['rev-parse', 'origin/day'], { encoding: 'utf8' }).trim();
if (args.includes('--merge')) { console.error('Merge commits are not allowed on this repository'); process.exit(1); }
console.log(JSON.stringify({ url: 'https://example.org/pull/7', state: 'OPEN', headRefOid, statusCheckRollup: [{ conclusion: 'SUCCESS' }], viewerPermission: 'WRITE' }));
`;
    vi.stubEnv('PATH', repository.program('gh', program));
    save('news/open-day', 'ua', { title: 'День науки' });
    await session.sending.send('Day', 'uk', check);
  });
  afterEach(() => vi.unstubAllEnvs());

  test('the commit that was checked is, as the repository wants it', async () => {
    expect(await session.sending.publish('uk')).toEqual({ isPublished: true });
    const commit = repository.git('rev-parse', 'HEAD');
    const merge = (way: string) => `pr merge https://example.org/pull/7 ${way} --match-head-commit ${commit}`;
    expect(asked().slice(-2)).toEqual([merge('--merge'), merge('--squash')]);
  });

  test('it is not while others have published something else: that is merged and sent first', async () => {
    repository.git('switch', '--quiet', '--create', 'theirs', 'origin/main');
    const path = 'content/ua/news/2026.json';
    const text = readFileSync(join(repository.root, path), 'utf8');
    repository.commit({ [path]: text.replace('Новий мікроскоп', 'Мікроскоп') });
    repository.git('push', '--quiet', 'origin', 'theirs:main');
    repository.git('switch', '--quiet', 'day');
    expect(await session.sending.publish('uk')).toEqual({ isPublished: false });
    for (const words of ['Мікроскоп', 'День науки']) expect(remote('show', `day:${path}`)).toContain(words);
    expect(asked().some((line) => line.includes('merge'))).toBe(false);
  });

  test('it is not while something committed is not sent', async () => {
    repository.commit({ 'content/images/new.svg': '<svg/>' });
    await expect(session.sending.publish('uk')).rejects.toThrow(saveWords.uk.notSent);
  });
});

test('the page of one entry is shown whatever is wrong with another one', async () => {
  lab.edit('news/new-microscope', 'ua', { title: '' });
  edit('День науки');
  session.previewed.noteMistakes(await check('uk'));
  const titles = () =>
    asList(asObject(session.previewed.read().file('news-texts', 'ua', '2026')?.value).items).map(
      (item) => asObject(item).title,
    );
  expect(session.previewed.look('news/open-day')).toBe(true);
  expect(titles()).toEqual(['Новий мікроскоп', 'День науки']);
  session.previewed.look('news/new-microscope');
  expect(titles()).toEqual(['', 'День науки']);
});
