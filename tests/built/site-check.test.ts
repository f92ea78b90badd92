import { expect, test } from 'vitest';
import { checkPages } from '../../src/check/built-site/check-site.ts';
import { contentPages, readContent } from '../browser/support/content.ts';
import { builtFiles, client } from './support/site.ts';

test('the built site has no dead links and anchors, each page its title, language and pictures', () => {
  expect(builtFiles('.html')).toEqual(expect.arrayContaining(contentPages()));
  expect(checkPages(client, readContent<{ origin: string }>('data/site.json').origin)).toEqual([]);
});
