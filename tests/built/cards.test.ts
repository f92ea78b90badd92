import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { itemsOf, newsOf, pageTitle, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readPage } from './support/site.ts';

const client = join(import.meta.dirname, '../../dist/client');
const { origin } = readContent<{ origin: string }>('data/site.json');

/** The `og:` tags of a page. */
function tagsOf(page: HTMLElement): Record<string, string> {
  const tags = page.querySelectorAll('meta[property]');
  return Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content') ?? '']));
}

test('every page that engines may list has a card with a picture of the right size', async () => {
  const pictures = new Set<string>();
  for (const path of builtFiles('.html')) {
    const page = readPage(path);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (!canonical) continue;
    const tags = tagsOf(page);
    expect(tags['og:url']).toBe(canonical);
    expect(tags['og:title']?.length, path).toBeGreaterThan(2);
    expect(tags['og:image:alt']?.length, path).toBeGreaterThan(0);
    expect(tags['og:locale']).toBe(page.querySelector('html')?.getAttribute('lang') === 'uk' ? 'uk_UA' : 'en_GB');
    expect(tags['og:image']?.startsWith(`${origin}/cards/`), path).toBe(true);
    pictures.add(fileAt(tags['og:image'] ?? ''));
  }
  expect([...pictures].sort()).toEqual(builtFiles('.jpg').filter((path) => path.startsWith('cards/')));
  for (const picture of pictures) {
    expect(await sharp(join(client, picture)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

const [department] = itemsOf('departments', 'scientific');

test.skipIf(!department)('a department has its own card in each language', () => {
  const path = `scientific-departments/${department}`;
  const [ua, en] = [tagsOf(readPage(`${path}.html`)), tagsOf(readPage(`en/${path}.html`))];
  expect(ua['og:image']).not.toBe(en['og:image']);
  expect(en['og:title']).toBe(pageTitle('en', `/${path}`));
  expect(en['og:image:alt']).toContain(pageTitle('en', `/${path}`));
});

const pictureOf = ({ imageUrl = [] }: { imageUrl?: string | string[] }) => [imageUrl].flat()[0];
const one = newsOf('en').find(pictureOf);
const other = newsOf('en').find((item) => pictureOf(item) && one && pictureOf(item) !== pictureOf(one));

test.skipIf(!one || !other)('a news item has its own picture (skipped without two that differ)', () => {
  const [first, second] = [one, other].map((item) => tagsOf(readPage(`en/news/${item?.id}.html`))['og:image']);
  expect(first).not.toBe(second);
  expect(tagsOf(readPage(`news/${one?.id}.html`))['og:image']).toBe(first);
});

test('cards are pictures of more than one colour', async () => {
  for (const path of builtFiles('.jpg').slice(0, 12)) {
    const { channels } = await sharp(join(client, path)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), path).toBeGreaterThan(10);
  }
});
