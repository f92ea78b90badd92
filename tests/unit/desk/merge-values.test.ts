import { expect, test } from 'vitest';
import { mergedList, mergeValues } from '../../../src/desk/merge-values.ts';

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
  ['one put entries into another order', [a, b], [b, a], [a, b, c], [b, c, a]],
  ['the same the other way round', [a, b], [a, c, b], [b, a], [b, a, c]],
  ['both put entries into another order', [a, b, c], [b, a, c], [a, c, b], [b, a, c]],
  ['one put entries without ids into another order', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], undefined],
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

const [before, item] = [{ id: 'x', title: 'A', text: 'B' }, (keys: object) => ({ ...before, ...keys })];

test.each([
  [
    'different fields of one entry',
    [before],
    [item({ title: 'T' })],
    [item({ text: 'M' })],
    [item({ title: 'T', text: 'M' })],
    [],
  ],
  [
    'the same field',
    [before],
    [item({ title: 'T' })],
    [item({ title: 'M', text: 'M' })],
    [item({ title: 'T', text: 'M' })],
    ['/0/title'],
  ],
  [
    'the same field, in the same way',
    [before],
    [item({ title: 'T' })],
    [item({ title: 'T' })],
    [item({ title: 'T' })],
    [],
  ],
  [
    'an entry that theirs has moved',
    [a, before],
    [item({ title: 'T' }), a],
    [a, item({ title: 'M' })],
    [item({ title: 'T' }), a],
    ['/1/title'],
  ],
  ['what they took out and I changed', [a, before], [a], [a, item({ title: 'M' })], [a], ['/1']],
  [
    'what I took out and they changed',
    [a, before],
    [a, item({ title: 'T' })],
    [a],
    [a, item({ title: 'T' })],
    ['theirs /1'],
  ],
  ['a key that one took out', before, { id: 'x', title: 'A' }, item({ title: 'M' }), { id: 'x', title: 'M' }, []],
  ['a key that both added', before, item({ note: 1 }), item({ note: 2 }), item({ note: 1 }), ['/note']],
  ['what was nothing before', undefined, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, []],
  ['values of other kinds', { a: [1] }, { a: 'T' }, { a: { b: 1 } }, { a: 'T' }, ['/a']],
])('of two versions of %s', (_, base, theirs, mine, value, conflicts) => {
  const merge = mergeValues({ base, theirs, mine }, 'theirs');
  const told = merge.conflicts.map(({ pointer, isTheirs }) => (isTheirs ? `theirs ${pointer}` : pointer));
  expect([merge.value, told]).toEqual([value, conflicts]);
});

test('where both have changed the same, either stands as it is asked for', () => {
  const versions = { base: before, theirs: item({ title: 'T' }), mine: item({ title: 'M' }) };
  expect(mergeValues(versions, 'mine').value).toEqual(item({ title: 'M' }));
});
