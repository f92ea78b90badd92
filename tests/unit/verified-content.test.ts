import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForTest } from '../support/temporary-folder.ts';

test('saved edits do not add up: what is remembered after many is what is remembered after the last', async () => {
  const root = folderForTest();
  const dir = join(root, 'content');
  cpSync(smallInstitute, dir, { recursive: true });
  const path = join(dir, 'data/site.json');
  const text = readFileSync(path, 'utf8');
  const rememberedAfter = async (edits: string[]) => {
    const cachePath = join(root, `verified-${edits.length}.json`);
    const verified = new VerifiedContent(cachePath, '');
    let previous: Awaited<ReturnType<typeof checkContent>> | undefined;
    for (const edit of edits) {
      writeFileSync(path, text.replace(/\n$/, edit));
      previous = await checkContent(dir, { verified, previous: previous?.tree });
    }
    const { made, kept } = JSON.parse(readFileSync(cachePath, 'utf8').split('\n')[1] ?? '');
    return Object.keys({ ...made, ...kept }).sort();
  };
  expect(await rememberedAfter(['\n', '\n\n', ' \n', '\n \n'])).toEqual(await rememberedAfter(['\n \n']));
});
