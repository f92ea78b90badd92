import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFixture } from './fixture.ts';

const root = join(import.meta.dirname, '../..');

/** Runs the command as people do, in a process of its own. */
function check(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: '', ...environment };
  const command = ['scripts/tool.mjs', 'check', ...args];
  return spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
}

const wrong = { name: 'wrong', replace: [['ua/lang.json', '"choose"', '"chose"']] as [string, string, string][] };

describe('exit codes', () => {
  test('0 for valid content', async () => {
    await withFixture({ name: 'right' }, async (dir) => {
      const { status, stdout, stderr } = check(['--content', dir]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^\d+ files, 0 errors, 0 warnings/);
    });
  });

  test('1 for errors; the paths are those below the folder', async () => {
    await withFixture(wrong, async (dir) => {
      const { status, stdout, stderr } = check(['--content', dir, '--format', 'json']);
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
      const { errors, diagnostics } = JSON.parse(stdout);
      expect(errors).toBe(1);
      expect(diagnostics[0]).toMatchObject({ code: 'schema-unknown-key', file: 'ua/lang.json', column: 3 });
    });
  });

  test('0 for warnings only', async () => {
    const warning = {
      name: 'warning',
      replace: [['ua/lang.json', '"Мова"', '" Мова"']] as [string, string, string][],
    };
    await withFixture(warning, async (dir) => {
      expect(check(['--content', dir])).toMatchObject({ status: 0, stderr: '' });
    });
  });

  test('0 for --help, and it prints the usage', () => {
    const { status, stdout, stderr } = check(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm run check/);
    for (const option of ['--content', '--fix', '--explain', '--help']) expect(stdout).toContain(`  ${option}`);
  });

  test('2 for a code that does not exist, in one line; 0 for one that does', () => {
    const { status, stdout, stderr } = check(['--explain', 'link-daed', '--lang', 'uk']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('--explain link-daed: такого коду немає. Можливо, "link-dead"?\n');
    const known = check(['--explain', 'link-dead'], { LANG: 'uk_UA.UTF-8' });
    expect({ ...known, stdout: known.stdout.slice(0, 19) }).toMatchObject({
      status: 0,
      stdout: 'link-dead (помилка)',
      stderr: '',
    });
    expect(known.stdout).toContain('Можливо, "/contacts"?');
  });

  test('2 for a language that it does not speak', () => {
    const { status, stdout, stderr } = check(['--lang', 'fr']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage:');
  });
});

test('the messages are in the language of the environment, unless --lang is given', async () => {
  await withFixture(wrong, async (dir) => {
    const says = (words: string) => ({ status: 1, signal: null, stdout: expect.stringContaining(words), stderr: '' });
    const inUkrainian = { LANG: 'uk_UA.UTF-8' };
    expect(check(['--content', dir], inUkrainian)).toMatchObject(says('Невідомий ключ "chose"'));
    expect(check(['--content', dir, '--lang', 'en'], inUkrainian)).toMatchObject(says('Unknown key "chose"'));
    // Of these, the language of messages is the one that counts.
    const inBoth = { LC_MESSAGES: 'uk_UA.UTF-8', LANG: 'en_US.UTF-8' };
    expect(check(['--content', dir], inBoth)).toMatchObject(says('Невідомий ключ "chose"'));
  });
});

test('--watch checks again after every change, also when files are replaced or folders come and go', async () => {
  await withFixture({ name: 'right' }, async (dir) => {
    const watching = spawn(process.execPath, ['scripts/tool.mjs', 'check', '--content', dir, '--watch'], {
      cwd: root,
    });
    const ended = once(watching, 'close');
    let output = '';
    watching.stdout.on('data', (data) => {
      output += data;
    });
    const says = (words: string) => expect.poll(() => output).toContain(words);
    try {
      await says('0 errors, 0 warnings');
      const path = join(dir, 'ua/lang.json');
      for (let round = 0; round < 2; round++) {
        output = '';
        const text = readFileSync(path, 'utf8');
        writeFileSync(`${path}~`, text.replace('"choose"', '"chose"'));
        renameSync(`${path}~`, path);
        await says('schema-unknown-key');
        output = '';
        writeFileSync(`${path}~`, text);
        renameSync(`${path}~`, path);
        await says('0 errors, 0 warnings');
      }
      output = '';
      mkdirSync(join(dir, 'images/new'));
      await says('0 errors, 0 warnings');
      output = '';
      writeFileSync(join(dir, 'images/new/spare.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      await says('asset-unused');
    } finally {
      watching.kill();
      await ended;
    }
  });
});
