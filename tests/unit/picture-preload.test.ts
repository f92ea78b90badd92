import { expect, test } from 'vitest';
import { picturePreload } from '../../src/site/renderer/head/page-tags.ts';

const other =
  '<picture><img src="/other.webp" alt="" width="1" height="1" loading="lazy" decoding="async"/></picture>';

test('the picture that is to come first is loaded ahead, no other', () => {
  const svg =
    '<picture class="a"><img src="/a.svg" alt="&quot;" width="640" height="400" fetchPriority="high"/></picture>';
  expect(picturePreload(other + svg)).toBe('<link rel="preload" as="image" href="/a.svg" fetchpriority="high">\n');
  expect(picturePreload(other)).toBe('');
  expect(picturePreload('<p>fetchPriority="high"</p>')).toBe('');
});

test('of a picture in several sizes, the one that the page shows', () => {
  const image =
    '<img src="/a-960.webp" srcSet="/a-480.webp 480w, /a-960.webp 960w" sizes="90vw" alt="" fetchPriority="high"/>';
  const webp = 'imagesrcset="/a-480.webp 480w, /a-960.webp 960w" imagesizes="90vw"';
  expect(picturePreload(`<picture>${image}</picture>`)).toBe(
    `<link rel="preload" as="image" ${webp} fetchpriority="high">\n`,
  );
  const avif = '<source type="image/avif" srcSet="/a-480.avif 480w" sizes="90vw"/>';
  expect(picturePreload(`<picture>${avif}${image}</picture>`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-480.avif 480w" imagesizes="90vw" fetchpriority="high">\n',
  );
});

test('of a picture for phones and one for all other windows, the one that fits the window', () => {
  const phone = '<source media="(max-width: 48em)" sizes="90vw" width="4" height="3" srcSet="/phone.webp 480w"/>';
  const wide = '<img src="/wide.svg" alt="" width="4" height="3" fetchPriority="high"/>';
  expect(picturePreload(`<picture>${phone}${wide}</picture>`)).toBe(
    '<link rel="preload" as="image" media="(max-width: 48em)" imagesrcset="/phone.webp 480w" imagesizes="90vw" fetchpriority="high">\n' +
      '<link rel="preload" as="image" media="(min-width: 48.0625em)" href="/wide.svg" fetchpriority="high">\n',
  );
});
