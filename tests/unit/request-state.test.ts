import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestState } from '../../src/desk/save/request-state.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
  vi.stubEnv('PATH', dir);
});
afterEach(() => vi.unstubAllEnvs());

/** Puts a `gh` in place that prints an answer and ends with a code. */
function answer(text: string, code = 0): void {
  writeFileSync(
    join(dir, 'gh'),
    `#!${process.execPath}\nconsole.log(${JSON.stringify(text)});process.exit(${code});\n`,
  );
  chmodSync(join(dir, 'gh'), 0o755);
}

const url = 'https://github.com/institute/site/pull/7';
const headRefOid = 'a1b2c3';
const request = (...statusCheckRollup: object[]) =>
  JSON.stringify({ url, state: 'OPEN', headRefOid, statusCheckRollup, viewerPermission: 'READ' });

test.each([
  ['none', []],
  [
    'running',
    [
      { status: 'COMPLETED', conclusion: 'SUCCESS' },
      { status: 'IN_PROGRESS', conclusion: '' },
    ],
  ],
  ['running', [{ state: 'PENDING' }]],
  ['passed', [{ status: 'COMPLETED', conclusion: 'SUCCESS' }, { conclusion: 'SKIPPED' }, { state: 'SUCCESS' }]],
  [
    'failed',
    [
      { status: 'IN_PROGRESS', conclusion: '' },
      { status: 'COMPLETED', conclusion: 'FAILURE' },
    ],
  ],
  ['failed', [{ state: 'ERROR' }]],
])('a pull request whose check is %s', async (check, rollup) => {
  answer(request(...rollup));
  expect(await requestState(dir)).toEqual({ address: url, check, commit: headRefOid, canPublish: false });
});

test.each([
  ['may', 'WRITE', 'SUCCESS', true],
  ['may not', 'READ', 'SUCCESS', false],
  ['may, but its check has failed', 'ADMIN', 'FAILURE', false],
])(
  'one that somebody %s publish, with the address at which a colleague sees it',
  async (_, viewerPermission, state, canPublish) => {
    const targetUrl = 'https://deploy-preview-7--institute.netlify.app';
    const rollup = [{ state: 'SUCCESS', context: 'netlify/institute/deploy-preview', targetUrl }, { state }];
    answer(JSON.stringify({ url, state: 'OPEN', headRefOid, statusCheckRollup: rollup, viewerPermission }));
    expect(await requestState(dir)).toMatchObject({ preview: targetUrl, canPublish });
  },
);

test.each([
  ['without the program', () => {}],
  ['without a pull request', () => answer('no pull requests found', 1)],
  ['with a merged one', () => answer(JSON.stringify({ url, state: 'MERGED', statusCheckRollup: [] }))],
  ['with an answer that is none', () => answer('<html>')],
])('%s, nothing is known', async (_, prepare) => {
  prepare();
  expect(await requestState(dir)).toBeUndefined();
});
