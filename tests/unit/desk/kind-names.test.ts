import { expect, test, vi } from 'vitest';
import { itemKinds, kindsOfFormat, nounOf } from '../../../src/content/kind-table.ts';
import type { kinds } from '../../../src/content/kinds.ts';
import { newKinds } from '../../../src/new-item/questions.ts';

// One kind more than there are: another kind of units.
vi.mock(import('../../../src/content/kinds.ts'), async (importOriginal) => {
  const table: { kinds: typeof kinds } = await importOriginal();
  const centre = {
    name: 'centre',
    label: { en: 'Centres', uk: 'Центри' },
    items: { noun: { en: 'centre', uk: 'центру' }, group: 'unit', facts: 'own' },
  } as const;
  return { kinds: [...table.kinds, centre] };
});

test('the desk has a word for one of each kind that can be added', () => {
  const added = itemKinds.filter(({ items }) => items.added).map(({ name }) => name);
  expect(added.sort()).toEqual(Object.keys(newKinds).sort());
});

test.each([
  ['person-id', ['person']],
  ['unit-id', ['department', 'laboratory', 'centre']],
  ['specialty-id', ['specialty']],
  ['markdown', undefined],
  [undefined, undefined],
])('what a field of the format %s refers to', (format, names) => {
  expect(kindsOfFormat(format)).toEqual(names);
});

test('questions about a unit are answered with one of each kind', () => {
  const question = newKinds.news?.questions.find(({ option }) => option === 'unit');
  expect(question?.refersTo).toEqual(['department', 'laboratory', 'centre']);
});

test.each([
  ['person', { en: 'person', uk: 'людини' }],
  ['unit', { en: 'department, laboratory or centre', uk: 'відділу, лабораторії чи центру' }],
  ['section', { en: 'section of a page', uk: 'розділу сторінки' }],
])('the noun of %s', (name, words) => {
  expect(nounOf(name)).toEqual(words);
});
