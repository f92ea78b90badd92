import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import type { PublishedContent } from '../../src/content/published-content.ts';

/** As if nothing had been published: all texts are new. */
const published: PublishedContent = { changed: new Set(), has: () => false, read: () => undefined };

test('every word of the sample is in a dictionary, or among the known words of the field', async () => {
  const { diagnostics } = await checkContent(join(import.meta.dirname, '../../content'), { published });
  const misspelt = diagnostics.filter(({ code }) => code === 'word-misspelt');
  expect(misspelt.map(({ file, message, hint }) => `${file}: ${message} ${hint}`)).toEqual([]);
});
