import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeSentWork, saveWork } from '../../src/desk/save/save-work.ts';
import { MadeRepository } from '../support/made-repository.ts';

let repository: MadeRepository;
let said: string[];
beforeEach(() => {
  said = [];
  repository = new MadeRepository({ 'content/a.json': 'a', 'README.md': 'r' });
  repository.publish();
});
afterEach(() => repository.remove());

const save = async (message: string, errors = 0, folder = 'content') => {
  const sent = await saveWork({
    contentDir: join(repository.root, folder),
    message,
    language: 'en',
    check: async () => errors,
  });
  said = describeSentWork(sent, 'en');
  return sent;
};
const remote = (...args: string[]) => repository.inRemote(...args);

test('commits the content on a branch of its own and sends it; the main branch and other files stay', async () => {
  const main = remote('rev-parse', 'main');
  repository.write('content/a.json', 'new');
  repository.write('content/новий файл.json', 'new');
  repository.write('README.md', 'changed');
  expect(await save('Новина про піч № 5')).toEqual({ branch: 'novyna-pro-pich-5', others: ['README.md'] });
  expect(repository.git('branch', '--show-current')).toBe('novyna-pro-pich-5');
  expect(remote('log', '-1', '--format=%s', 'novyna-pro-pich-5')).toBe('Новина про піч № 5');
  expect(remote('-c', 'core.quotePath=off', 'show', '--format=', '--name-only', 'novyna-pro-pich-5')).toBe(
    'content/a.json\ncontent/новий файл.json',
  );
  expect([remote('rev-parse', 'main'), repository.git('rev-parse', 'main')]).toEqual([main, main]);
  expect(said.join('\n')).toContain('Not saved, because it is not content: README.md');
  expect(said.at(-1)).toContain('Open the pull request');
});

test('names a few of the files that are no content, however many there are', async () => {
  repository.write('content/a.json', 'new');
  for (let number = 1; number <= 7; number++) repository.write(`other/${number}`, '');
  await save('News');
  expect(said[0]).toBe('Not saved, because it is not content: other/1, other/2, other/3, other/4, other/5 … +2');
});

test('goes on with a branch, and gives another one its own name', async () => {
  for (const text of ['1', '2']) {
    repository.write('content/a.json', text);
    await save('News');
  }
  expect(remote('rev-list', '--count', 'main..news')).toBe('2');
  repository.git('switch', '--quiet', 'main');
  repository.write('content/a.json', '3');
  await save('News');
  expect(repository.git('branch', '--show-current')).toBe('news-2');
});

test('saves nothing on the main branch of a repository that calls it otherwise', async () => {
  repository.git('branch', '--move', 'main', 'master');
  repository.git('push', '--quiet', '--set-upstream', 'origin', 'master');
  repository.git('remote', 'set-head', 'origin', 'master');
  repository.write('content/a.json', '1');
  expect(await save('Master')).toMatchObject({ branch: 'master-2' });
});

test.each([
  ['fifty letters', `${'a'.repeat(24)} ${'b'.repeat(25)}`, `${'a'.repeat(24)}-${'b'.repeat(25)}`],
  ['more', `${'a'.repeat(24)} ${'b'.repeat(26)}`, 'a'.repeat(24)],
])('a branch is named for words of %s, as far as they are whole', async (_, message, branch) => {
  repository.write('content/a.json', '1');
  expect(await save(message)).toMatchObject({ branch });
});

test('takes no name of a branch that is the folder of others', async () => {
  repository.git('branch', 'news/x');
  repository.write('content/a.json', '1');
  expect(await save('News')).toMatchObject({ branch: 'news-2' });
});

test('takes no name of a branch that is the folder of others where it is sent', async () => {
  repository.git('push', '--quiet', 'origin', 'main:news/x');
  repository.write('content/a.json', '1');
  expect(await save('News')).toMatchObject({ branch: 'news-2' });
});

test('sees what is staged, beside what is not, and both places of a file that has moved', async () => {
  repository.write('content/a.json', 'staged');
  repository.git('add', '.');
  expect(await save('Staged')).toEqual({ branch: 'staged', others: [] });
  repository.git('mv', 'content/a.json', 'a.json');
  repository.write('content/b.json', 'new');
  expect(await save('Moved')).toEqual({ branch: 'staged', others: ['a.json'] });
  expect(remote('show', '--format=', '--name-status', 'staged')).toBe('D\tcontent/a.json\nA\tcontent/b.json');
});

test('saves the folder that is checked, wherever it is in the repository', async () => {
  repository.write('sites/other/a.json', 'new');
  repository.write('content/a.json', 'changed');
  expect(await save('Other', 0, 'sites/other')).toEqual({ branch: 'other', others: ['content/a.json'] });
  expect(remote('show', '--format=', '--name-only', 'other')).toBe('sites/other/a.json');
});

test('saves nothing while the content has errors', async () => {
  repository.write('content/a.json', 'wrong');
  expect(await save('News', 1)).toBeUndefined();
  expect(said).toEqual(['The content has errors, see above. Nothing was saved.']);
  expect(repository.git('branch', '--show-current')).toBe('main');
  expect(repository.git('status', '--porcelain')).toBe('M content/a.json');
});

test('saves nothing that was not checked: what changes meanwhile is told', async () => {
  repository.write('content/a.json', 'checked');
  const check = async () => {
    repository.write('content/a.json', 'written meanwhile');
    return 0;
  };
  const contentDir = join(repository.root, 'content');
  await expect(saveWork({ contentDir, message: 'News', language: 'en', check })).rejects.toThrow(
    'The content has changed while it was checked',
  );
  expect(repository.git('branch', '--format=%(refname:short)')).toBe('main');
  expect(repository.git('status', '--porcelain')).toBe('M content/a.json');
  expect(await save('News')).toMatchObject({ branch: 'news' });
  expect(remote('show', 'news:content/a.json')).toBe('written meanwhile');
});

test('leaves what is staged elsewhere as it is', async () => {
  repository.write('README.md', 'staged');
  repository.git('add', '.');
  repository.write('README.md', 'changed since');
  repository.write('content/a.json', 'new');
  await save('News');
  expect(repository.git('status', '--porcelain')).toBe('MM README.md');
  expect(repository.git('show', ':README.md')).toBe('staged');
});

test('sends later what could not be sent, and forces nothing', async () => {
  const address = repository.git('remote', 'get-url', 'origin');
  repository.write('content/a.json', 'mine');
  repository.git('remote', 'set-url', 'origin', join(repository.dir, 'nowhere.git'));
  await expect(save('News')).rejects.toThrow('Saved here, and not sent:');
  repository.git('remote', 'set-url', 'origin', address);
  expect(await save('')).toMatchObject({ branch: 'news' });
  const sent = remote('rev-parse', 'news');
  repository.git('commit', '--quiet', '--amend', '--message', 'Rewritten');
  expect(await save('')).toMatchObject({ branch: 'news' });
  expect(remote('merge-base', sent, 'news')).toBe(sent);
});

test('goes on from what somebody else has sent on the same branch, and takes no name of another one of theirs', async () => {
  repository.git('switch', '--quiet', '--create', 'elsewhere');
  repository.commit({ 'content/b.json': 'theirs' });
  repository.git('push', '--quiet', 'origin', 'elsewhere:news', 'elsewhere:work');
  repository.git('update-ref', '-d', 'refs/remotes/origin/news');
  repository.git('switch', '--quiet', 'main');
  repository.write('content/a.json', 'mine');
  repository.write('README.md', 'not to be sent');
  expect(await save('News')).toMatchObject({ branch: 'news-2' });
  repository.git('switch', '--quiet', '--create', 'work', 'main');
  repository.write('content/a.json', 'further');
  expect(await save('Work')).toEqual({ branch: 'work', others: ['README.md'] });
  expect([remote('show', 'work:content/a.json'), remote('show', 'work:content/b.json')]).toEqual([
    'further',
    'theirs',
  ]);
});

test('begins another branch once the one that was sent is published, even as one commit', async () => {
  repository.write('content/a.json', 'mine');
  await save('News');
  const tree = remote('rev-parse', 'news^{tree}');
  repository.git(
    'push',
    '--quiet',
    'origin',
    `${repository.git('commit-tree', tree, '-p', 'main', '-m', 'Squashed')}:main`,
  );
  repository.write('content/a.json', 'further');
  expect(await save('Further')).toMatchObject({ branch: 'further' });
  expect(remote('log', '--format=%s', 'main..further')).toBe('Further');
});

test('says why the repository refused what was sent', async () => {
  const hook = join(repository.dir, 'remote.git/hooks/update');
  writeFileSync(hook, '#!/bin/sh\necho "Only maintainers may send."\nexit 1\n', { mode: 0o755 });
  repository.write('content/a.json', 'mine');
  await expect(save('News')).rejects.toThrow('not sent: ! [remote rejected] news -> news (hook declined).');
});

describe('says what is missing', () => {
  test('a change', () => expect(save('News')).rejects.toThrow('Nothing in the content has changed'));

  test.each(['main', 'a detached HEAD'])('a branch of commits on %s', async (place) => {
    if (place !== 'main') repository.git('switch', '--quiet', '--detach');
    repository.commit({ 'content/a.json': 'new' });
    await expect(save('News')).rejects.toThrow('some commits are not sent');
    repository.git('switch', '--quiet', '--create', 'news');
    expect(await save('')).toMatchObject({ branch: 'news' });
  });

  test('words', async () => {
    repository.write('content/a.json', 'new');
    await expect(save('')).rejects.toThrow('Say what you did');
  });

  test.each(['user.name', 'user.email'])('%s', async (setting) => {
    repository.git('config', setting, '');
    await expect(save('News')).rejects.toThrow(`git does not know your ${setting}`);
  });

  test('a first commit', async () => {
    repository.git('update-ref', '-d', 'HEAD');
    await expect(save('News')).rejects.toThrow('has no commit yet');
  });

  test('a remote', async () => {
    repository.git('remote', 'remove', 'origin');
    await expect(save('News')).rejects.toThrow('no remote');
  });

  test('the end of a merge', async () => {
    repository.git('update-ref', 'MERGE_HEAD', 'HEAD');
    await expect(save('News')).rejects.toThrow('not finished');
  });
});
