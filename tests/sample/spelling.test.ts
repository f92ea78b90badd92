import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordMisspelt } from '../../src/check/rules/texts/wording.ts';
import { dictionariesFor } from '../../src/check/site-dictionaries.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { pathOfPlace } from '../../src/content/place.ts';
import type { PublishedContent } from '../../src/content/published-content.ts';

/** As if nothing had been published: all texts are new. */
const published: PublishedContent = { changed: new Set(), has: () => false, read: () => undefined };

test('every word of the sample is in a dictionary, or among the known words of the field', async () => {
  const read = readContent(join(import.meta.dirname, '../../content'), { published });
  const misspelt = wordMisspelt.find({ ...read, dictionaries: await dictionariesFor(read) });
  const said = misspelt.map((finding) => `${pathOfPlace(finding.place)}: ${finding.words('en', '').message}`);
  expect(said).toEqual([]);
});
