import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from '../../src/test-run/run-steps.ts';
import type { Lane, TestStep } from '../../src/test-run/test-steps.ts';
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
const step = (name: string, lane: Lane, script: string, after?: string): { step: TestStep } => ({
  step: {
    name,
    lane,
    ...(after && { after }),
    command: () => [process.execPath, ['-e', `const fs = require('node:fs'); ${script}`]],
  },
});
const leave = (file: string) => `fs.writeFileSync('${file}', '');`;
const expectFile = (file: string) => `if (!fs.existsSync('${file}')) process.exit(1);`;
/** Goes on when another step has left a file. */
const waitFor = (file: string, then = '') =>
  `const timer = setInterval(() => { if (fs.existsSync('${file}')) { clearInterval(timer); ${then} } }, 5);`;

test('lanes run beside each other, each in its order, and a step after what it needs', async () => {
  const passed = await runSteps(dir, [
    step('build', 'site', waitFor('checked', leave('site'))),
    step('types', 'code', leave('checked')),
    step('built site', 'code', expectFile('site'), 'build'),
    step('browser tests', 'site', expectFile('site')),
  ]);
  expect(printed).toMatch(/types: [\d.]+ s[\s\S]*built site: [\d.]+ s/);
  expect(passed).toBe(true);
});

test('what a step prints beside another one stays together', async () => {
  const speak = `console.log('one'); ${waitFor('opened', "console.error('two');")}`;
  await runSteps(dir, [step('unit', 'code', speak), step('browser', 'site', leave('opened'))]);
  expect(printed).toMatch(/\n── unit\none\ntwo\nunit: [\d.]+ s\n/);
});

test.each([
  ['code', 'site'],
  ['site', 'code'],
] as const)('a step that fails in the lane "%s" stops the other one, and nothing follows', async (lane, other) => {
  const passed = await runSteps(dir, [
    step('failing', lane, waitFor('begun', 'process.exit(3)')),
    step('later', lane, leave('later')),
    step('endless', other, `${leave('begun')} setInterval(() => {}, 1000);`),
    step('after it', other, leave('later'), 'failing'),
  ]);
  expect(passed).toBe(false);
  expect(printed).toContain('failing: failed');
  expect(printed).not.toContain('endless: ');
  expect(existsSync(join(dir, 'later'))).toBe(false);
});

test('what is needed and was not chosen is not waited for', async () => {
  expect(await runSteps(dir, [step('built site', 'code', '', 'build')])).toBe(true);
});
