import { expect, test } from 'vitest';
import { quickLook } from '../../src/lib/text/patterns.ts';

/** A pattern, texts in which it finds something, and texts in which a quick look by it finds nothing either. */
const cases: [pattern: RegExp, found: string[], quicklyLeft: string[]][] = [
  [/(?<!\p{L})(?:TODO|TBD)(?!\p{L})/gu, ['TODO: a furnace', 'a furnace (TBD)'], ['a furnace', 'todo']],
  [/(?<=^|[\s([])\?{3}(?!\?)|[[(](?:add)[^\])]*[\])]/u, ['??? t', '(add it)'], ['a furnace (new)', '??']],
  [/(?<=\\p|[()]{2})x(?=[)\]])y?/, ['\\px)', '()x]'], ['p)', '()']],
  [/(?<=a(?:b|(?=c)\w))z/i, ['abz', 'ACZ'], ['ab']],
  [/(a|b)(?!(?:c))\1/, ['aa', 'bb'], ['ab', 'ba']],
];

test.each(cases)('a quick look by %s misses nothing, and need not look around', (pattern, found, left) => {
  const look = quickLook(pattern);
  for (const text of found) {
    expect(text.search(pattern)).toBeGreaterThanOrEqual(0);
    // Twice: a look has no memory of the last text.
    expect([look.test(text), look.test(text)], text).toEqual([true, true]);
  }
  for (const text of left) expect(look.test(text), text).toBe(false);
  expect(look.source).not.toMatch(/\(\?<?[=!]/);
});
