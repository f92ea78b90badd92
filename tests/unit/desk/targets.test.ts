import { expect, test } from 'vitest';
import { choicesOf, targetsOf } from '../../../src/desk/browser/inputs/targets.ts';
import type { ListedThing } from '../../../src/desk/server/listed-things.ts';

const thing = (name: string, title: string): ListedThing => ({
  name,
  kind: name.split('/')[0] ?? '',
  title: { ua: title, en: title },
  isDraft: false,
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
