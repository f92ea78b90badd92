import { describe, expect, test } from 'vitest';
import {
  decidedValue,
  differingFields,
  firstChoice,
  theirsFirst,
} from '../../../src/desk/browser/conflict/versions.ts';
import type { Schema } from '../../../src/desk/browser/schema.ts';

const text: Schema = { type: 'string' };
const title: Schema = { ...text, labelUk: 'Назва' };
const file: Schema = {
  type: 'object',
  properties: {
    id: text,
    title,
    lead: text,
    results: { type: 'array', labelUk: 'Результати', items: { type: 'object', properties: { title, text } } },
    staff: { type: 'array', items: text },
    email: text,
  },
};
const base = {
  $exceptions: [],
  id: 'a',
  title: 'Піч',
  lead: 'Вступ',
  results: [{ title: 'Один', text: 'Т' }],
  staff: ['koval'],
};
const fieldsOf = (theirs: object, mine: object) =>
  differingFields({ base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } }, file, file, 'uk');

describe('the fields that differ', () => {
  test('are named in the language of the editor, with both versions, and no others are', () => {
    const found = fieldsOf({ title: 'Чужа' }, { title: 'Моя' });
    expect(found).toMatchObject([{ pointer: '/title', label: 'Назва', base: 'Піч', theirs: 'Чужа', mine: 'Моя' }]);
  });

  test('are the smallest in lists of the same length, and whole lists otherwise', () => {
    const inEntry = fieldsOf({ results: [{ title: 'Два', text: 'Т' }] }, {});
    expect(inEntry).toMatchObject([{ pointer: '/results/0/title', label: 'Результати · 1 · Назва', theirs: 'Два' }]);
    const added = fieldsOf({}, { staff: ['koval', 'bondar'] });
    expect(added).toMatchObject([{ pointer: '/staff', theirs: ['koval'], mine: ['koval', 'bondar'] }]);
  });

  test('are lists with both changes where both sides added, took out or changed different entries', () => {
    const found = fieldsOf({ staff: ['koval', 'bondar'] }, { staff: ['koval', 'verba'] });
    expect(found).toMatchObject([{ pointer: '/staff', both: ['koval', 'bondar', 'verba'] }]);
    expect(found.map(firstChoice)).toEqual(['both']);
    const decided = decidedValue({ ...base, staff: ['koval', 'bondar'] }, found, firstChoice);
    expect(decided).toEqual({ ...base, staff: ['koval', 'bondar', 'verba'] });
    const ofOneSide = fieldsOf({}, { staff: ['koval', 'verba'] });
    expect(ofOneSide.map((field) => [field.both, firstChoice(field)])).toEqual([[undefined, 'mine']]);
  });

  test('are the entries of lists of one length where not both changes can be had', () => {
    const own = { title: 'Мій', text: 'Т' };
    const other = { title: 'Чужий', text: 'Т' };
    const added = { title: 'Новий', text: 'Т' };
    const found = fieldsOf({ results: [other, added] }, { results: [own, added] });
    expect(found).toMatchObject([{ pointer: '/results/0/title', theirs: 'Чужий', mine: 'Мій' }]);
  });

  test('are none where only the order of keys or what the form hides differs', () => {
    expect(fieldsOf({ results: [{ text: 'Т', title: 'Один' }], $exceptions: [{ rule: 'x' }] }, {})).toEqual([]);
  });

  test('may be there in one version alone', () => {
    expect(fieldsOf({ email: 'a@example.org' }, {})).toMatchObject([{ pointer: '/email', mine: undefined }]);
  });
});

describe('a decision', () => {
  const theirs = { ...base, $exceptions: [{ rule: 'x' }], title: 'Чужа', results: [{ title: 'Два', text: 'Т' }] };
  const mine = { ...base, title: 'Моя', lead: 'Мій вступ', email: 'b@example.org' };
  const fields = differingFields({ base, theirs, mine }, file, file, 'uk');

  test('counts at first what somebody has changed, and of two changes the own one', () => {
    expect(fields.map((field) => [field.pointer, firstChoice(field)])).toEqual([
      ['/title', 'mine'],
      ['/lead', 'mine'],
      ['/results/0/title', 'theirs'],
      ['/email', 'mine'],
    ]);
    expect(decidedValue(theirs, fields, firstChoice)).toEqual({
      ...theirs,
      title: 'Моя',
      lead: 'Мій вступ',
      email: 'b@example.org',
    });
  });

  test('counts, where theirs come first, what somebody has changed, and of two changes theirs', () => {
    expect(decidedValue(theirs, fields, theirsFirst)).toEqual({
      ...theirs,
      lead: 'Мій вступ',
      email: 'b@example.org',
    });
  });

  test('for all fields gives either version, and what the form hides is that of the files', () => {
    expect(decidedValue(theirs, fields, () => 'theirs')).toEqual(theirs);
    expect(decidedValue(theirs, fields, () => 'mine')).toEqual({ ...mine, $exceptions: theirs.$exceptions });
    expect(Object.keys(decidedValue(theirs, fields, () => 'mine') as object)).toEqual([
      ...Object.keys(base),
      'email',
    ]);
  });

  test('takes a field away that is not in the chosen version', () => {
    const withEmail = { ...base, email: 'a@example.org' };
    const gone = differingFields({ base: withEmail, theirs: withEmail, mine: base }, file, file, 'en');
    expect(decidedValue(withEmail, gone, () => 'mine')).toEqual(base);
  });
});
