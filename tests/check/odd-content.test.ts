import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { CommandError } from '../../src/command/run-command.ts';
import { type Fixture, withFixture } from './fixture.ts';

/** What is wrong once a text of the small institute is replaced, without what stands elsewhere. */
async function diagnosticsIn(path: string, fixture: Omit<Fixture, 'name'>): Promise<Diagnostic[]> {
  let found: Diagnostic[] = [];
  await withFixture({ name: path, ...fixture }, async (dir) => {
    found = (await checkContent(dir)).diagnostics.filter(({ file }) => file === path);
  });
  return found;
}

test('values of other types among the terms are told, and the other terms count', async () => {
  const path = 'data/terms.json';
  const replace: Fixture['replace'] = [[path, '"датчик*"', '5, "датчик*"']];
  expect(await diagnosticsIn(path, { replace })).toMatchObject([{ code: 'schema-type' }]);
  expect(await diagnosticsIn(path, { replace: [[path, '"terms": [', '"terms": [ null,']] })).toMatchObject([
    { code: 'schema-type' },
  ]);
});

test.each(['{', 'null', '[3]'])('the description of the content is named when it is %s', async (text) => {
  const checked = diagnosticsIn('package.json', { write: { 'package.json': text } });
  await expect(checked).rejects.toThrow(/package\.json/);
  await expect(checked).rejects.toThrow(CommandError);
});
