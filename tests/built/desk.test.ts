import { expect, test } from 'vitest';
import ukrainian from '../../src/desk/browser/words/uk.json' with { type: 'json' };
import { builtFiles, readBuilt } from './support/site.ts';

test('nothing of the editors’ desk is in the built site', () => {
  const texts = ['.js', '.css', '.html', '.json'].flatMap((ending) => builtFiles(ending));
  expect(texts).not.toEqual([]);
  expect(texts.filter((path) => readBuilt(path).includes(ukrainian.createHelp))).toEqual([]);
});
