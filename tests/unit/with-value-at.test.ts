import { expect, test } from 'vitest';
import { withValueAt } from '../../src/content/json/with-value-at.ts';

const value = { title: 'Піч', items: [{ name: 'a' }, { 'x/y': 1 }] };

test.each([
  ['', 'new', 'new'],
  ['/title', 'Домна', { ...value, title: 'Домна' }],
  ['/items/1/x~1y', 2, { ...value, items: [{ name: 'a' }, { 'x/y': 2 }] }],
  ['/items/2', 'new', value],
  ['/lead', 'new', value],
  ['/title/0', 'new', value],
])('at %j', (pointer, own, expected) => {
  const before = structuredClone(value);
  expect(withValueAt(value, pointer, own)).toEqual(expected);
  expect(value).toEqual(before);
});
