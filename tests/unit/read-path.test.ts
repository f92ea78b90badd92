import { expect, test } from 'vitest';
import { readPath } from '../../src/lib/command/run-command.ts';

test.each([
  ["'/home/me/my file.pdf'", '/home/me/my file.pdf'],
  ['"/home/me/my file.pdf" ', '/home/me/my file.pdf'],
  ['/home/me/my\\ file\\(1\\).pdf', '/home/me/my file(1).pdf'],
  ['file:///home/me/my%20file.pdf', '/home/me/my file.pdf'],
  ["'file:///home/me/a.pdf'", '/home/me/a.pdf'],
  ['~/a.pdf', '/home/me/a.pdf'],
  ['C:\\Users\\me\\a.pdf', 'C:\\Users\\me\\a.pdf'],
])('the path %s is read as it was meant', (answer, path) => {
  expect(readPath(answer, '/home/me')).toBe(path);
});
