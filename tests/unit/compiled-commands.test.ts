import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderForFile, folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const root = join(import.meta.dirname, '../..');
const dir = folderForFile();

const tool = join(dir, 'scripts/tool.mjs');

/** All that a command writes: what is about its start belongs in neither of the two. */
async function run(command: string, from = tool): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [from, command]);
  return `${stdout}${stderr}`.trim();
}

beforeAll(() => {
  for (const path of ['scripts/tool.mjs', 'src/lib/cache/file-hashes.ts', 'src/lib/cache/made-folder.mjs'])
    cpSync(join(root, path), join(dir, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  writeFiles(dir, { 'package-lock.json': '{}', 'content/model/x.ts': '', 'netlify/x.ts': '' });
  needNode('>=20');
});

function needNode(node: string): void {
  writeFiles(dir, { 'package.json': JSON.stringify({ engines: { node } }) });
}

test('commands that start at once after a change all run, as they are now', async () => {
  for (const words of ['one', 'two']) {
    // Code that a command loads later is a file of its own.
    writeFiles(dir, {
      'src/words.ts': `export const words = '${words}';`,
      'scripts/say.ts': "const { words } = await import('../src/words.ts'); console.log(words);",
    });
    const said = await Promise.all(Array.from({ length: 8 }, () => run('say')));
    expect(said).toEqual(Array(8).fill(words));
  }
});

test('a source of the same size and time as before is seen when its bytes are others, and so are other bundled bytes', async () => {
  const write = (words: string) => {
    writeFiles(dir, { 'scripts/say.ts': `console.log('${words}');` });
    utimesSync(join(dir, 'scripts/say.ts'), 1, 1);
  };
  write('one');
  for (const _ of [1, 2]) expect(await run('say')).toBe('one');
  write('two');
  for (const _ of [1, 2]) expect(await run('say')).toBe('two');
  const [code = ''] = readdirSync(join(dir, '.cache/tool'), { recursive: true }).filter((name) =>
    /say/.test(`${name}`),
  );
  writeFiles(dir, { [`.cache/tool/${code}`]: "console.log('broken');" });
  expect(await run('say')).toBe('two');
});

test('a folder that was copied with its bundle works in itself', async () => {
  writeFiles(dir, { 'scripts/say.ts': 'console.log(import.meta.dirname);' });
  expect(await run('say')).toBe(join(dir, 'scripts'));
  const copy = join(folderForTest(), 'copy');
  cpSync(dir, copy, { recursive: true, verbatimSymlinks: true });
  expect(await run('say', join(copy, 'scripts/tool.mjs'))).toBe(join(copy, 'scripts'));
});

test('there is one bundle, which is made again for other bytes alone', async () => {
  const bundles = () =>
    readdirSync(join(dir, '.cache/tool')).map(
      (name) => `${name} ${statSync(join(dir, '.cache/tool', name, 'say.mjs')).mtimeMs}`,
    );
  const made = new Set<string>();
  for (const words of ['one', 'two', 'three']) {
    writeFiles(dir, { 'scripts/say.ts': `console.log('${words}');` });
    await run('say');
    const [name = '', ...others] = bundles();
    expect(others).toEqual([]);
    made.add(name);
    utimesSync(join(dir, 'scripts/say.ts'), 1, 1);
    await run('say');
    expect(bundles()).toEqual([name]);
  }
  expect(made.size).toBe(3);
});

describe('the versions of Node that package.json names', () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  afterAll(() => needNode('>=20'));

  test.each([
    `>=${major}`,
    `>=${major - 1}.${minor + 1}`,
    `^${major}.${minor}.0`,
    `^${major - 2}.0.0 || ^${major}.${minor}.0 || >=${major + 2}`,
  ])('%s: commands run', async (range) => {
    needNode(range);
    writeFiles(dir, { 'scripts/say.ts': "console.log('run');" });
    expect(await run('say')).toBe('run');
  });

  test.each([
    `>=${major + 1}`,
    `^${major}.${minor + 1}.0`,
    `^${major - 2}.0.0 || ^${major - 1}.${minor}.0 || >=${major + 2}`,
  ])('%s: one line says so', (range) => {
    needNode(range);
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, 'say'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`Node ${process.version} is not one of the versions needed: ${range}.\n`);
  });
});
