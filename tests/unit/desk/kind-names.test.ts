import { expect, test } from 'vitest';
import { kinds } from '../../../src/content/kinds.ts';
import en from '../../../src/desk/browser/words/en.json' with { type: 'json' };
import uk from '../../../src/desk/browser/words/uk.json' with { type: 'json' };
import { newKinds } from '../../../src/new-item/questions.ts';

test.each(Object.entries({ en, uk }))('the desk has a name for each kind in its words of %s', (_, words) => {
  expect(Object.keys(words.kinds).sort()).toEqual(kinds.map(({ name }) => name).sort());
  // One of each that can be added.
  expect(Object.keys(words.oneOf).sort()).toEqual(Object.keys(newKinds).sort());
});
