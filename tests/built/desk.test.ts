import { expect, test } from 'vitest';
import { tokenHeader } from '../../src/desk/token-header.ts';
import { builtFiles, readBuilt } from './support/site.ts';

test('nothing of the editors’ desk is in the built site', () => {
  const texts = ['.js', '.css', '.html', '.json'].flatMap((ending) => builtFiles(ending));
  expect(texts).not.toEqual([]);
  expect(texts.filter((path) => readBuilt(path).includes(tokenHeader))).toEqual([]);
});
