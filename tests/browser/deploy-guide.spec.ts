import { spawnSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { origin } from '../../playwright.config.ts';
import { codeBlocks } from '../built/support/deploy-guide.ts';

const published = 'https://www.example.org';

/** Runs commands of the guide against the local server. */
function run(commands: string) {
  expect(commands).toContain(published);
  return spawnSync('bash', ['-c', commands.replaceAll(published, origin)], { encoding: 'utf8' });
}

test('the commands that see whether the site works print what the deploy guide says', () => {
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
