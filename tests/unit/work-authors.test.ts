import { expect, test } from 'vitest';
import type { Namespaces } from '../../src/compile/namespaces.ts';
import type { CslItem } from '../../src/lib/namespaces/csl-item.ts';
import { type PageFacts, pageFacts } from '../../src/site/renderer/head/page-tags.ts';
import { articles } from '../../src/site/renderer/head/structured-data.ts';

test('an author with one name has that name in JSON-LD, and nothing behind it', () => {
  const work: CslItem = {
    id: 'a',
    type: 'article-journal',
    title: 'Чавун',
    author: [
      { family: 'Сократ', given: '' },
      { family: 'Осика', given: 'Л. Ф.' },
    ],
    issued: { 'date-parts': [[2026]] },
    language: 'uk',
  };
  const manifest = { language: 'ua', path: '/person/a' } as PageFacts['manifest'];
  const facts = pageFacts({ manifest, origin: 'https://example.org', namespaces: {} });
  const [article] = articles(facts, { publications: [{ work }] } as Namespaces['person/{id}']);
  expect(article?.author.map(({ name }) => name)).toEqual(['Сократ', 'Осика Л. Ф.']);
});
