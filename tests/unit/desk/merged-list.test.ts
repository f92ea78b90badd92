import { expect, test } from 'vitest';
import { mergedList } from '../../../src/desk/browser/conflict/versions.ts';

const a = { id: 'a', value: 1 };
const b = { id: 'b', value: 1 };
const c = { id: 'c', value: 1 };
const d = { id: 'd', value: 1 };
const otherA = { id: 'a', value: 2 };

test.each([
  ['both added at the end', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  ['both added at different places', ['a', 'b'], ['c', 'a', 'b'], ['a', 'b', 'd'], ['c', 'a', 'b', 'd']],
  ['both began it', undefined, ['a'], ['b'], ['a', 'b']],
  ['both added the same', ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['one added, the other took out', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['both took out different ones', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b']],
  ['one changed an entry with an id, the other added one', [a, b], [otherA, b], [a, b, c], [otherA, b, c]],
  ['the same the other way round', [a], [a, c], [otherA], [otherA, c]],
  [
    'one changed an entry without an id, the other added one elsewhere',
    ['a', 'b'],
    ['x', 'b'],
    ['a', 'b', 'c'],
    ['x', 'b', 'c'],
  ],
  ['one put entries into another order', [a, b], [b, a], [a, b, c], undefined],
  ['both changed the same entry', [a, b], [otherA, b], [{ id: 'a', value: 3 }, b, c], undefined],
  ['one changed what the other took out', [a, b], [otherA, b], [b, c], undefined],
  ['both added an entry with one id', [a], [a, c], [a, { id: 'c', value: 2 }, d], undefined],
  ['both took the same out', ['a', 'b'], ['b'], ['b', 'c'], undefined],
  ['both may have changed one without an id', ['a'], ['x'], ['y', 'b'], undefined],
  ['an entry stands there twice', ['a'], ['a', 'a'], ['a', 'b'], undefined],
  ['one side has no list', ['a'], ['a', 'b'], undefined, undefined],
])('%s', (_, base, theirs, mine, merged) => {
  expect(mergedList({ base, theirs, mine })).toEqual(merged);
});
