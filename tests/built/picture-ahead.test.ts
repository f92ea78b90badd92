import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtFiles, readPage } from './support/site.ts';

/** By what a browser chooses among files: the kind, the windows, the candidates and their sizes. */
const choiceOf = (element: HTMLElement | undefined, candidates: string, sizes: string) =>
  ['type', candidates, sizes].map((name) => element?.getAttribute(name));

test('each page lets come ahead what its largest picture chooses from, and nothing else', () => {
  let found = 0;
  for (const path of builtFiles('.html')) {
    const page = readPage(path);
    const ahead = page.querySelectorAll('link[rel=preload][as=image]');
    const largest = page.querySelector('img[fetchpriority=high]');
    if (!largest) {
      expect(ahead.length, path).toBe(0);
      continue;
    }
    found += 1;
    // The first source for phones, if there is one, and the first for all windows: the better kind of two.
    const sources = largest.closest('picture')?.querySelectorAll('source') ?? [];
    const phone = sources.find((source) => source.hasAttribute('media'));
    const others = [...sources.filter((source) => !source.hasAttribute('media')), largest];
    const shown = [phone, others[0]].filter((source) => source !== undefined);
    expect(
      ahead.map((link) => choiceOf(link, 'imagesrcset', 'imagesizes')),
      path,
    ).toEqual(shown.map((source) => choiceOf(source, 'srcset', 'sizes')));
    expect(ahead[0]?.getAttribute('media'), path).toBe(phone?.getAttribute('media'));
    if (!shown.at(-1)?.hasAttribute('srcset'))
      expect(ahead.at(-1)?.getAttribute('href'), path).toBe(largest.getAttribute('src'));
  }
  expect(found).toBeGreaterThan(0);
});
