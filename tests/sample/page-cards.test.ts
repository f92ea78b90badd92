import { expect, test } from 'vitest';
import { pageCards } from '../../src/publish/page-cards.ts';
import { compileSample } from './compile-sample.ts';

test('a card with a title has another address when the fonts are others, one with a picture alone has not', () => {
  const { contexts, pages } = compileSample({});
  const [before, after] = [pageCards(contexts, 'these fonts'), pageCards(contexts, 'others')];
  const seen = new Set<string>();
  for (const page of pages) {
    const { design, url } = before(page);
    seen.add(design.kind);
    expect(after(page).url === url, page.path).toBe(design.kind === 'picture');
  }
  expect(seen.size).toBe(2);
});
