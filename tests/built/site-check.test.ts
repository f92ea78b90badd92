import { expect, test } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { contentPages } from '../browser/support/content.ts';
import { builtFiles, client } from './support/site.ts';

test('the built site has no dead links and anchors, each page its title, language and pictures', () => {
  expect(builtFiles('.html')).toEqual(expect.arrayContaining(contentPages()));
  expect(checkSite(client)).toEqual([]);
});
