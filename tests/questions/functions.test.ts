import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, it } from 'vitest';
import { folderForTest } from '../support/temporary-folder.ts';

it('Netlify sees the address, the schedule and the limit that the functions ask for', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const built = await zipFunctions(join(root, 'netlify/functions'), folderForTest(), {
    basePath: root,
    archiveFormat: 'none',
    // That they can be bundled is seen where the site is served.
    config: { '*': { nodeBundler: 'none' } },
  });
  const byName = Object.fromEntries(built.map((one) => [one.name, one]));
  expect(Object.keys(byName).sort()).toEqual(['health', 'resend-questions', 'send']);
  expect(byName['resend-questions']?.schedule).toBe('*/5 * * * *');
  for (const [name, windowLimit] of [
    ['send', 20],
    ['health', 30],
  ] as const) {
    expect(byName[name]?.routes?.map(({ pattern }) => pattern)).toEqual([`/api/${name}`]);
    expect(byName[name]?.trafficRules?.action.config).toMatchObject({
      rateLimitConfig: { windowLimit, windowSize: 60 },
      // Each visitor is counted alone: without `ip` one visitor could shut out all others.
      aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
    });
  }
});
