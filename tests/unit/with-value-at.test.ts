import { expect, test } from 'vitest';
import { withValueAt } from '../../src/content/json/json-pointer.ts';

const value = { title: 'Піч', items: [{ name: 'a' }, { 'x/y': 1 }] };

test.each([
  ['', 'new', 'new'],
  ['/title', 'Домна', { ...value, title: 'Домна' }],
  ['/items/1/x~1y', 2, { ...value, items: [{ name: 'a' }, { 'x/y': 2 }] }],
  ['/items/2', 'new', value],
  ['/items/0/name', undefined, { ...value, items: [{}, { 'x/y': 1 }] }],
  ['/lead', 'new', { ...value, lead: 'new' }],
  ['/place/name', 'new', { ...value, place: { name: 'new' } }],
])('at %j', (pointer, own, expected) => {
  const before = structuredClone(value);
  expect(withValueAt(value, pointer, own)).toEqual(expected);
  expect(value).toEqual(before);
});
