import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from '../../src/test-run/run-steps.ts';
import type { Lane, TestStep } from '../../src/test-run/test-steps.ts';

let dir: string;
let printed: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'steps-'));
  printed = '';
  const print = (part: string | Uint8Array) => {
    printed += typeof part === 'string' ? part : Buffer.from(part).toString();
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void print(`${line}\n`));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

/** A step that runs a script in the folder of the test. */
const step = (name: string, script: string, lane?: Lane): { step: TestStep } => ({
  step: {
    name,
    ...(lane && { lane }),
    command: () => [process.execPath, ['-e', `const fs = require('node:fs'); ${script}`]],
  },
});
const leave = (file: string) => `fs.writeFileSync('${file}', '');`;
/** Goes on when another step has left a file. */
const waitFor = (file: string, then = '') =>
  `const timer = setInterval(() => { if (fs.existsSync('${file}')) { clearInterval(timer); ${then} } }, 5);`;

test('lanes run beside each other, after what has none, and each in its order', async () => {
  const passed = await runSteps(dir, [
    step('first', leave('ready')),
    step('unit', `if (!fs.existsSync('ready')) process.exit(1); ${waitFor('opened', leave('seen'))}`, 'node'),
    step('built', `process.exit(fs.existsSync('seen') ? 0 : 1)`, 'node'),
    step('browser', `${leave('opened')} ${waitFor('seen')}`, 'browser'),
  ]);
  expect(printed).toContain('built: ');
  expect(passed).toBe(true);
});

test('what a step prints beside another one stays together', async () => {
  const speak = `console.log('one'); ${waitFor('opened', "console.error('two');")}`;
  await runSteps(dir, [step('unit', speak, 'node'), step('browser', leave('opened'), 'browser')]);
  expect(printed).toMatch(/\n── unit\none\ntwo\nunit: [\d.]+ s\n/);
});

test.each(['node', 'browser'] as const)(
  'a step that fails in the lane "%s" stops the other one, and nothing follows',
  async (lane) => {
    const other = lane === 'node' ? 'browser' : 'node';
    const passed = await runSteps(dir, [
      step('failing', waitFor('begun', 'process.exit(3)'), lane),
      step('later', leave('later'), lane),
      step('endless', `${leave('begun')} setInterval(() => {}, 1000);`, other),
      step('after it', leave('later'), other),
    ]);
    expect(passed).toBe(false);
    expect(printed).toContain('failing: failed');
    expect(printed).not.toContain('endless: ');
    expect(existsSync(join(dir, 'later'))).toBe(false);
  },
);

test('without lanes, the first step that fails is the last one', async () => {
  expect(await runSteps(dir, [step('failing', 'process.exit(1)'), step('later', leave('later'), 'node')])).toBe(
    false,
  );
  expect(existsSync(join(dir, 'later'))).toBe(false);
});
