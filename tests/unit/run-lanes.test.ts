import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runLanes, type Step } from '../../src/lib/command/run-lanes.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
let printed: string;
beforeEach(() => {
  dir = folderForTest();
  printed = '';
  const print = (part: string | Uint8Array) => {
    printed += typeof part === 'string' ? part : Buffer.from(part).toString();
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void print(`${line}\n`));
});
afterEach(() => vi.restoreAllMocks());

/** A step that runs a script in the folder of the test. */
const step = (name: string, script: string): Step => ({
  name,
  args: ['-e', `const fs = require('node:fs'); ${script}`],
});
const leave = (file: string) => `fs.writeFileSync('${file}', '');`;
const expectFile = (file: string) => `if (!fs.existsSync('${file}')) process.exit(1);`;
/** Goes on when another step has left a file. */
const waitFor = (file: string, then = '') =>
  `const timer = setInterval(() => { if (fs.existsSync('${file}')) { clearInterval(timer); ${then} } }, 5);`;

test('lanes run beside each other, each in its order', async () => {
  const passed = await runLanes(dir, [
    [step('build', waitFor('checked', leave('site'))), step('browser tests', expectFile('site'))],
    [step('types', leave('checked')), step('unit', waitFor('site'))],
  ]);
  expect(printed).toMatch(/types: [\d.]+ s[\s\S]*unit: [\d.]+ s/);
  expect(passed).toBe(true);
});

test('what a step prints beside another one stays together', async () => {
  const speak = `console.log('one'); ${waitFor('opened', "console.error('two');")}`;
  await runLanes(dir, [[step('browser', leave('opened'))], [step('unit', speak)]]);
  expect(printed).toMatch(/\n── unit\none\ntwo\nunit: [\d.]+ s\n/);
});

test.each([[false], [true]])(
  'a step that fails stops the other lane, and nothing follows (reversed: %s)',
  async (isReversed) => {
    const lanes = [
      [step('failing', waitFor('begun', 'process.exit(3)')), step('later', leave('later'))],
      [step('endless', `${leave('begun')} setInterval(() => {}, 1000);`), step('after it', leave('later'))],
    ];
    expect(await runLanes(dir, isReversed ? lanes.reverse() : lanes)).toBe(false);
    expect(printed).toContain('failing: failed');
    expect(printed).not.toContain('endless: ');
    expect(existsSync(join(dir, 'later'))).toBe(false);
  },
);
