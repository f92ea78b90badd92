import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from 'playwright/test';
import { origin } from '../../playwright.config.ts';
import { codeBlocks } from '../built/support/deploy-guide.ts';
import { test } from './support/worker-test.ts';

const root = resolve(import.meta.dirname, '../..');
const published = 'https://www.example.org';

/** Runs commands of the guide against the local server. */
function run(commands: string) {
  expect(commands).toContain(published);
  return spawnSync('bash', ['-c', commands.replaceAll(published, origin)], { cwd: root, encoding: 'utf8' });
}

test('the commands that check whether the site works print what the deploy guide says', () => {
  const walk = 'Ten minutes from an account to a live site';
  const commands = codeBlocks(walk, 'sh').at(-1) ?? '';
  const [expected = ''] = codeBlocks(walk, 'text');
  // Other tests ask questions meanwhile.
  const withoutCounts = (text: string) => text.trim().replace(/:\d+/g, ':0');
  expect(withoutCounts(run(commands).stdout)).toBe(withoutCounts(expected));
});

test('the line for the crontab is silent while all is well, and speaks when nothing answers', () => {
  const [line = ''] = codeBlocks('Monitoring', 'sh');
  expect(run(line)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  // Nothing listens at port 9.
  const nobody = line.replaceAll(published, 'http://127.0.0.1:9');
  expect(spawnSync('bash', ['-c', nobody], { encoding: 'utf8' }).stderr).toContain('docs/deploy.md');
});

test('the comparison of pages with a build of one’s own finds no difference, and would find one', () => {
  const [commands = ''] = codeBlocks('Is what is served what was reviewed?', 'sh');
  const [install, build, compare = ''] = commands.split('\n');
  expect([install, build]).toEqual(['npm ci', 'npm run build']);
  expect(run(compare)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const other = run(compare.replace('dist/client/$page.html', 'dist/client/404.html'));
  expect(other.stdout).toContain('differ');
});
