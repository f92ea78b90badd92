import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderForFile } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const root = join(import.meta.dirname, '../..');
const dir = folderForFile();

/** What is compiled besides the folder of the commands. `scripts/sample` is not there: a project may do without it. */
const elsewhere = 'src/renderer/prerender/render-worker.ts';

const tool = join(dir, 'scripts/tool.mjs');

/** All that a command writes: what is about its start belongs in neither of the two. */
async function run(command: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [tool, command]);
  return `${stdout}${stderr}`.trim();
}

beforeAll(() => {
  cpSync(join(root, 'scripts/tool.mjs'), join(dir, 'scripts/tool.mjs'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  writeFiles(dir, { [elsewhere]: '' });
  needNode('>=20');
});

function needNode(node: string): void {
  writeFiles(dir, { 'package.json': JSON.stringify({ engines: { node } }) });
}

test('commands that start at once after a change all run, as they are now', async () => {
  for (const words of ['one', 'two']) {
    // What a command loads later is a file of its own.
    writeFiles(dir, {
      'src/words.ts': `export const words = '${words}';`,
      'scripts/say.ts': "const { words } = await import('../src/words.ts'); console.log(words);",
    });
    const said = await Promise.all(Array.from({ length: 8 }, () => run('say')));
    expect(said).toEqual(Array(8).fill(words));
  }
});

test('a source of the same size and time as before is seen when its bytes are others, and so are other compiled bytes', async () => {
  const write = (words: string) => {
    writeFiles(dir, { 'scripts/say.ts': `console.log('${words}');` });
    utimesSync(join(dir, 'scripts/say.ts'), 1, 1);
  };
  write('one');
  // The first compiles, the second keeps sizes and times.
  for (const _ of [1, 2]) expect(await run('say')).toBe('one');
  write('two');
  for (const _ of [1, 2]) expect(await run('say')).toBe('two');
  const { name } = JSON.parse(readFileSync(join(dir, '.cache/tool/current.json'), 'utf8')) as { name: string };
  writeFiles(dir, { [`.cache/tool/${name}/say.js`]: "console.log('broken');" });
  expect(await run('say')).toBe('two');
});

test('commands are not compiled anew where sources have only other times', async () => {
  writeFiles(dir, { 'scripts/say.ts': 'console.log(import.meta.url.length);' });
  const current = () => JSON.parse(readFileSync(join(dir, '.cache/tool/current.json'), 'utf8')) as object;
  for (const _ of [1, 2]) await run('say');
  const { stamp, ...compiled } = current() as { stamp?: string };
  utimesSync(join(dir, 'scripts/say.ts'), 1, 1);
  await run('say');
  expect(current()).toEqual({ ...compiled, stamp: expect.not.stringMatching(`^${stamp}$`) });
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
