import { expect, test } from 'vitest';
import { withHint } from '../../src/lib/text/escape-text.ts';

test.each([
  ['The text is empty.', 'The text is empty. Write it.'],
  ['HTML is not allowed: <b>', 'HTML is not allowed: <b>. Write it.'],
])('a message is a sentence before its hint: %s', (message, both) => {
  expect(withHint({ message, hint: 'Write it.' })).toBe(both);
});
