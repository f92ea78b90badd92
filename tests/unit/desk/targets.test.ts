import { expect, test } from 'vitest';
import { choicesOf, foundChoices, settledId, targetsOf } from '../../../src/desk/browser/inputs/choice-input.tsx';
import type { ListedThing } from '../../../src/desk/server/named-targets.ts';

const thing = (name: string, title: string): ListedThing => ({
  name,
  kind: name.split('/')[0] ?? '',
  title: { ua: title, en: title },
  isDraft: false,
  isUnpublished: false,
  missing: [],
  isGone: false,
});
const things = [thing('person/b', 'Яр'), thing('department/c', 'Відділ'), thing('person/a', 'Їжак')];

test('things of a kind are chosen by their titles, in the order of the alphabet', () => {
  expect(choicesOf(targetsOf(things, ['person']), 'ua')).toEqual([
    { id: 'a', title: 'Їжак' },
    { id: 'b', title: 'Яр' },
  ]);
  expect(targetsOf(things, ['department', 'laboratory']).map(({ id }) => id)).toEqual(['c']);
});

test('all fields of a form have the same choices, so that none draws its own again', () => {
  const choices = () => choicesOf(targetsOf(things, ['person']), 'ua');
  expect(choices()).toBe(choices());
  expect(choicesOf(targetsOf([...things], ['person']), 'ua')).not.toBe(choices());
});

test('two things of the same title are told apart by their ids', () => {
  const namesakes = [...things, thing('person/c', 'Яр')];
  expect(choicesOf(targetsOf(namesakes, ['person']), 'ua').map(({ title }) => title)).toEqual([
    'Їжак',
    'Яр (b)',
    'Яр (c)',
  ]);
});

const people = [
  { id: 'koval-olena', title: 'Коваль Олена Іванівна' },
  { id: 'koval-petro', title: 'Коваль Петро' },
  { id: 'bondar-petro', title: 'Бондар Петро' },
];

test.each([
  ['', ['koval-olena', 'koval-petro', 'bondar-petro']],
  [' коваль', ['koval-olena', 'koval-petro']],
  ['петро ков', ['koval-petro']],
  ['bondar', ['bondar-petro']],
  ['Осика', []],
])('of what may be chosen, "%s" finds that which has all its words', (typed, ids) => {
  expect(foundChoices(people, typed).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['коваль петро ', 'koval-petro'],
  ['bondar-petro', 'bondar-petro'],
  ['  ', ''],
  ['Петро', 'Петро'],
  ['Осика', 'Осика'],
])('what was typed, "%s", stands for what is called so, and is else kept to be told as unknown', (typed, id) => {
  expect(settledId(people, typed)).toBe(id);
});
