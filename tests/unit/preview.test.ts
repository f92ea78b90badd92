import { expect, test } from 'vitest';
import { reportPath, withPreviewBanner } from '../../src/build/built-pages.ts';
import { audienceOf, inlineHashes, withStylePolicy } from '../../src/build/hosts/site-headers.ts';

test.each([
  [undefined, 'public'],
  ['production', 'public'],
  ['dev', 'public'],
  ['deploy-preview', 'preview'],
  ['branch-deploy', 'preview'],
  ['staging', 'preview'],
])('what Netlify calls %s is for: %s', (context, audience) => {
  expect(audienceOf(context ? { CONTEXT: context } : {})).toBe(audience);
});

const page = '<html><head><meta charset="utf-8"><title>$&</title></head>\n<body><div id="root"></div></body></html>';

test.each([
  ['ua', 'зауважень: 3'],
  ['en', 'warnings: 3'],
] as const)('a preview in %s says what the checker found, before the page', (language, words) => {
  const html = withPreviewBanner(page, language, { files: 12, errors: 0, warnings: 3 });
  const banner = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
  expect(banner).toContain(words);
  expect(banner).toContain(`href="/${reportPath}"`);
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<div id="root">'));
  expect(html).toContain('<title>$&</title>');
  // Its style is allowed like any other: by its hash.
  const hashes = inlineHashes(html);
  expect(hashes.styles).toHaveLength(1);
  expect(withStylePolicy(html, hashes)).toContain(hashes.styles[0]);
});
