import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchNewest, mergeNewest } from '../../../src/desk/save/newest.ts';
import type { DeskSession } from '../../../src/desk/server/desk-session.ts';
import { MadeRepository } from '../../support/made-repository.ts';
import { DeskLab } from './desk-lab.ts';

const texts = 'ua/news/2026.json';
const record = 'translations/en/news/2026.txt';
const [microscope, openDay] = ['Новий мікроскоп', 'День відкритих дверей'];

let repository: MadeRepository;
let lab: DeskLab;
let session: DeskSession;
beforeEach(() => {
  repository = new MadeRepository();
  lab = new DeskLab().open(repository.root);
  session = lab.session;
  repository.commit({ 'code.txt': 'a\nb\nc\n' });
  repository.publish();
});
afterEach(() => repository.remove());

const read = (path: string) => lab.read(path);
const change = (path: string, ...words: [from: string, to: string][]) => {
  for (const [from, to] of words) lab.change(path, from, to);
};

/** All that somebody else publishes meanwhile; nothing of it is seen here before it is fetched. */
function publish(edit: () => void): void {
  repository.git('switch', '--quiet', '--create', 'elsewhere', 'origin/main');
  edit();
  repository.commit({});
  // Otherwise the same change in the same second would be the same commit.
  repository.git('commit', '--quiet', '--amend', '--message', 'Theirs');
  repository.git('push', '--quiet', 'origin', 'elsewhere:main');
  repository.git('switch', '--quiet', '-');
  repository.git('branch', '--quiet', '--delete', '--force', 'elsewhere');
}

const newest = async (withDrafts = true) => {
  const newcomer = {
    contentDir: lab.dir,
    language: 'en',
    drafts: withDrafts ? session.content.drafts : undefined,
  } as const;
  await fetchNewest(newcomer);
  return mergeNewest(newcomer);
};

/** Mine: committed on a branch, or only saved. */
const mine = (isCommitted: boolean, edit: () => void) => {
  if (isCommitted) repository.git('switch', '--quiet', '--create', 'mine');
  edit();
  if (isCommitted) repository.commit({});
};
const states = [
  ['committed', true],
  ['saved', false],
] as const;

const added = (id: string, title: string): [string, string] => [
  '"items": [\n    {',
  `"items": [\n    {\n      "id": "${id}",\n      "title": "${title}",\n      "text": "Вступ."\n    },\n    {`,
];

describe.each(states)('what is %s', (_, isCommitted) => {
  test.each<[string, [string, string][], [string, string][], [string, string][]]>([
    [
      'different entries',
      [[openDay, 'День науки']],
      [[microscope, 'Мікроскоп']],
      [
        [openDay, 'День науки'],
        [microscope, 'Мікроскоп'],
      ],
    ],
    [
      'different fields of one entry',
      [[openDay, 'День науки']],
      [['усіх', 'всіх']],
      [
        [openDay, 'День науки'],
        ['усіх', 'всіх'],
      ],
    ],
    [
      'neighbouring entries that are new',
      [added('theirs', 'Їхнє')],
      [added('mine', 'Моє')],
      [added('mine', 'Моє'), added('theirs', 'Їхнє')],
    ],
    ['the same in the same way', [[openDay, 'День науки']], [[openDay, 'День науки']], [[openDay, 'День науки']]],
  ])('is merged byte for byte as by hand: %s', async (_, theirs, own, both) => {
    const before = read(texts);
    publish(() => change(texts, ...theirs));
    mine(isCommitted, () => change(texts, ...own));
    expect(await newest()).toEqual({ isNew: true, undecided: [] });
    expect(read(texts)).toBe(both.reduce((text, [from, to]) => text.replace(from, to), before));
    expect(session.content.drafts.all).toEqual({});
    if (isCommitted) expect(repository.git('status', '--porcelain')).toBe('');
    expect(await newest()).toEqual({ isNew: false, undecided: [] });
  });

  test('waits as a draft where both have changed the same, and the rest is merged', async () => {
    publish(() => change(texts, [openDay, 'Їхній день'], ['отримав', 'має']));
    mine(isCommitted, () => change(texts, [openDay, 'Мій день'], ['усіх', 'всіх']));
    expect(await newest()).toEqual({ isNew: true, undecided: ['news/open-day'] });
    for (const words of ['Їхній день', 'всіх', 'має']) expect(read(texts)).toContain(words);
    const part = session.open('news/open-day').parts.ua;
    expect(part?.value).toMatchObject({ title: 'Мій день', text: 'Запрошуємо 😀 всіх.' });
    expect(part?.changedMeanwhile).toMatchObject({ base: { title: openDay }, theirs: { title: 'Їхній день' } });
    expect(() => session.save('news/open-day')).toThrow();
  });

  test('is not touched where no form could show it', async () => {
    publish(() => change(texts, [openDay, 'Їхній день']));
    mine(isCommitted, () => change(texts, [openDay, 'Мій день']));
    const state = () => [read(texts), repository.git('rev-parse', 'HEAD'), repository.git('status', '--porcelain')];
    const before = state();
    await expect(newest(false)).rejects.toThrow('You and others have changed the same: news/open-day.');
    expect(state()).toEqual(before);
  });

  test('is there to be read where they have deleted it', async () => {
    publish(removePerson);
    mine(isCommitted, () => change('ua/people/bondar-petro.json', ['"name": "', '"name": "Мій ']));
    expect((await newest()).undecided).toEqual(['person/bondar-petro']);
    expect(lab.list().find(({ name }) => name === 'person/bondar-petro')).toMatchObject({ isGone: true });
    expect(lab.draftOf('person/bondar-petro').ua?.value).toMatchObject({ name: expect.stringContaining('Мій') });
  });

  test('comes back where they have changed what was taken out', async () => {
    publish(() => change('ua/people/bondar-petro.json', ['"name": "', '"name": "Їхній ']));
    mine(isCommitted, removePerson);
    expect((await newest()).undecided).toEqual(['person/bondar-petro']);
    expect(read('ua/people/bondar-petro.json')).toContain('Їхній');
    expect(session.content.drafts.all['person/bondar-petro'] ?? {}).toEqual({});
  });
});

const removePerson = () =>
  repository.git(
    'rm',
    '-q',
    '-r',
    '--',
    ...['data', 'ua', 'en'].map((each) => `content/${each}/people/bondar-petro.json`),
  );

test('what is typed and not saved goes on top of what came', async () => {
  publish(() => change(texts, [openDay, 'Їхній день']));
  const write = (keys: object) =>
    session.write('news/open-day', 'ua', { ...(session.open('news/open-day').parts.ua?.value as object), ...keys });
  write({ text: 'Запрошуємо.' });
  expect((await newest()).undecided).toEqual([]);
  const part = session.open('news/open-day').parts.ua;
  expect(part).toMatchObject({ value: { title: 'Їхній день', text: 'Запрошуємо.' }, isDraft: true });
  expect(part).not.toHaveProperty('changedMeanwhile');

  publish(() => change(texts, ['😀 усіх', 'всіх']));
  await newest();
  expect(session.open('news/open-day').parts.ua?.changedMeanwhile).toMatchObject({
    theirs: { text: 'Запрошуємо всіх.' },
  });
});

test('what is new and not saved stays new, and can be saved', async () => {
  publish(() => change(texts, [openDay, 'Їхній день']));
  const name = lab.begin('news', { date: '20.11.2026', title: 'Нова піч', id: 'furnace' });
  await newest();
  expect(session.open(name)).toMatchObject({ isNew: true, parts: { ua: { value: { title: 'Нова піч' } } } });
  expect(session.save(name)).toContain(texts);
  expect(read(texts)).toContain('Нова піч');
});

test('records of translations, code and pictures come along; files that only they have changed keep their bytes', async () => {
  repository.commit({ [`content/${record}`]: '/items/a/title\n00000000 00000000\n\n' });
  repository.git('push', '--quiet', 'origin', 'main');
  publish(() => {
    repository.write(
      `content/${record}`,
      '/items/a/title\n11111111 00000000\n\n/items/b/title\n22222222 00000000\n\n',
    );
    repository.write('content/images/theirs.svg', '<svg/>');
    repository.write('code.txt', 'A\nb\nc\n');
    repository.git('rm', '--quiet', 'content/files/charter.pdf');
  });
  mine(true, () => {
    repository.write(
      `content/${record}`,
      '/items/a/title\n00000000 00000000\n\n/items/c/title\n33333333 00000000\n\n',
    );
    repository.write('code.txt', 'a\nb\nC\n');
  });
  repository.write('content/images/mine.svg', '<svg/>');
  await newest();
  expect(read(record)).toBe(
    '/items/a/title\n11111111 00000000\n\n/items/b/title\n22222222 00000000\n\n/items/c/title\n33333333 00000000\n\n',
  );
  expect(readFileSync(join(repository.root, 'code.txt'), 'utf8')).toBe('A\nb\nC\n');
  expect(read('images/theirs.svg')).toBe('<svg/>');
  expect(() => read('files/charter.pdf')).toThrow('ENOENT');
  expect(repository.git('status', '--porcelain')).toBe('?? content/images/mine.svg');
});

describe('nothing changes, and it is told why, where', () => {
  const expectRefusal = async (words: string) => {
    const state = () => [repository.git('rev-parse', 'HEAD'), repository.git('status', '--porcelain'), read(texts)];
    const before = state();
    await expect(newest()).rejects.toThrow(words);
    expect(state()).toEqual(before);
  };

  test('a file is no valid JSON', async () => {
    publish(() => change(texts, [openDay, 'Їхній день']));
    change(texts, ['"items"', 'items"']);
    await expectRefusal(`no valid JSON, here or where others have changed it: ${texts}`);
  });

  test('both have changed the same line of code', async () => {
    publish(() => repository.write('code.txt', 'A\nb\nc\n'));
    mine(true, () => repository.write('code.txt', 'B\nb\nc\n'));
    await expectRefusal('no form shows it: code.txt');
  });

  test('a picture that is not committed has a name of theirs', async () => {
    publish(() => repository.write('content/images/new.svg', '<svg/>'));
    repository.write('content/images/new.svg', '<svg width="1"/>');
    await expectRefusal('content/images/new.svg');
  });

  test('Git is older than what merges two commits', async () => {
    publish(() => change(texts, [openDay, 'Їхній день']));
    mine(true, () => change(texts, ['усіх', 'всіх']));
    vi.stubEnv(
      'PATH',
      repository.otherGit('version) echo git version 2.34.1; exit 0', '*merge-tree*) echo usage >&2; exit 129'),
    );
    await expectRefusal('Git 2.34.1 is too old to merge the newest content: install Git 2.38 or newer').finally(() =>
      vi.unstubAllEnvs(),
    );
  });

  test('nobody answers', async () => {
    repository.git('remote', 'set-url', 'origin', join(repository.dir, 'nowhere.git'));
    await expectRefusal('The repository does not answer');
  });
});

test.each(['checkout-index', 'update-ref'])(
  'a disk that is full in the middle of it, at git %s, loses nothing: it goes on with the next try',
  async (command) => {
    publish(() => {
      change(texts, [openDay, 'Їхній день'], ['отримав', 'має']);
      repository.write('code.txt', 'A\nb\nc\n');
    });
    mine(true, () => change(texts, [openDay, 'Мій день']));
    change(texts, ['усіх', 'всіх']);
    vi.stubEnv('PATH', repository.otherGit(`${command}*) echo 'fatal: No space left on device' >&2; exit 128`));
    await expect(newest()).rejects.toThrow('No space left on device');
    vi.unstubAllEnvs();
    expect(await newest()).toMatchObject({ isNew: true });
    for (const words of ['Їхній день', 'має', 'всіх']) expect(read(texts)).toContain(words);
    expect(readFileSync(join(repository.root, 'code.txt'), 'utf8')).toBe('A\nb\nc\n');
    expect(session.open('news/open-day').parts.ua).toMatchObject({
      value: { title: 'Мій день' },
      changedMeanwhile: { theirs: { title: 'Їхній день' } },
    });
  },
);

test('what a colleague has sent on the same branch is merged, too', async () => {
  repository.git('switch', '--quiet', '--create', 'work');
  repository.git('push', '--quiet', 'origin', 'work');
  change(texts, [openDay, 'Їхній день']);
  repository.commit({});
  repository.git('push', '--quiet', 'origin', 'work');
  repository.git('reset', '--quiet', '--hard', 'HEAD~1');
  change(texts, ['усіх', 'всіх']);
  repository.commit({});
  await newest();
  expect(read(texts)).toContain('Їхній день');
  expect(read(texts)).toContain('всіх');
  expect(repository.git('rev-list', '--count', 'HEAD..origin/work')).toBe('0');
});
