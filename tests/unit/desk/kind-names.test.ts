import { expect, test } from 'vitest';
import { kinds } from '../../../src/content/kinds.ts';
import en from '../../../src/desk/browser/words/en.json' with { type: 'json' };
import uk from '../../../src/desk/browser/words/uk.json' with { type: 'json' };

test.each(Object.entries({ en, uk }))('the desk has a name for each kind in its words of %s', (_, words) => {
  expect(Object.keys(words.kinds).sort()).toEqual(kinds.map(({ name }) => name).sort());
});
