import { expect, test } from 'vitest';
import { itemKinds, kindsOfFormat, nounOf } from '../../../src/content/kind-table.ts';

/** The names of the kinds of a group: a further kind belongs to them by its entry in the table. */
const inGroup = (group: string) => itemKinds.filter(({ items }) => items.group === group).map(({ name }) => name);

test.each([
  ['person-id', ['person']],
  ['unit-id', inGroup('unit')],
  ['specialty-id', ['specialty']],
  ['markdown', undefined],
  [undefined, undefined],
])('what a field of the format %s refers to', (format, names) => {
  expect(kindsOfFormat(format)).toEqual(names);
});

test.each([
  ['person', { en: 'person', uk: 'людини' }],
  ['unit', { en: 'department or laboratory', uk: 'відділу чи лабораторії' }],
  ['section', { en: 'section of a page', uk: 'розділу сторінки' }],
])('the noun of %s', (name, words) => {
  expect(nounOf(name)).toEqual(words);
});
