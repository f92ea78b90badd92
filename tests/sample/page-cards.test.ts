import { expect, test } from 'vitest';
import { pageCards } from '../../src/build/publish/page-cards.ts';
import { compileSample } from './compile-sample.ts';

test('a card with a title has another address when the fonts are others, one with a picture alone has not', () => {
  const { contexts, pages } = compileSample({});
  const seen = new Set<string>();
  for (const [language, context] of contexts) {
    const [before, after] = [pageCards(context, 'these fonts'), pageCards(context, 'others')];
    for (const page of pages.filter((each) => each.language === language)) {
      const { design, url } = before(page);
      seen.add(design.kind);
      expect(after(page).url === url, page.path).toBe(design.kind === 'picture');
    }
  }
  expect(seen.size).toBe(2);
});
