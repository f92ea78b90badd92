import { expect, test } from 'vitest';
import { itemKinds, kindsOfFormat, nounOf } from '../../../src/content/kind-table.ts';
import { newKinds } from '../../../src/desk/new-item/questions.ts';

/** The names of the kinds of a group: a further kind belongs to them by its entry in the table. */
const inGroup = (group: string) => itemKinds.filter(({ items }) => items.group === group).map(({ name }) => name);

test('the desk has a word for one of each kind that can be added', () => {
  const added = itemKinds.filter(({ items }) => items.added).map(({ name }) => name);
  expect(added.sort()).toEqual(Object.keys(newKinds).sort());
});

test.each([
  ['person-id', ['person']],
  ['unit-id', inGroup('unit')],
  ['specialty-id', ['specialty']],
  ['markdown', undefined],
  [undefined, undefined],
])('what a field of the format %s refers to', (format, names) => {
  expect(kindsOfFormat(format)).toEqual(names);
});

test('questions about a unit are answered with one of each kind', () => {
  const question = newKinds.news?.questions.find(({ option }) => option === 'unit');
  expect(question?.refersTo).toEqual(inGroup('unit'));
});

test.each([
  ['person', { en: 'person', uk: 'людини' }],
  ['unit', { en: 'department or laboratory', uk: 'відділу чи лабораторії' }],
  ['section', { en: 'section of a page', uk: 'розділу сторінки' }],
])('the noun of %s', (name, words) => {
  expect(nounOf(name)).toEqual(words);
});
