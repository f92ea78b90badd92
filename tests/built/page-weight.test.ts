import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { weighedPages } from '../browser/support/weighed-pages.ts';
import { fileAt, readBuilt, readPage } from './support/site.ts';

/** The budgets of the project (docs/performance.md), in bytes: what fetching a page costs is tested in a browser. */
const budget = { inlineScript: 4_000, html: 18_400 };
const addresses = languages.flatMap(({ code }) => weighedPages.map((path) => joinLanguagePath(code, path)));

test.each(addresses)('%s has little script and its styles in its HTML', (address) => {
  const html = readBuilt(fileAt(address));
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(brotliCompressSync(scripts.join('')).length).toBeLessThanOrEqual(budget.inlineScript);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget.html);
});

test.each(addresses)('%s has its text once, not in data for the script as well', (address) => {
  const file = fileAt(address);
  const texts = readPage(file)
    .querySelectorAll('main p')
    .map(({ textContent }) => textContent);
  const longest = texts.sort((a, b) => b.length - a.length)[0] ?? '';
  expect(longest).not.toBe('');
  // In the page itself, and where it describes itself to machines: not in any data for the script.
  const [data = ''] = /<script type="application\/json" id="page_data">.*?<\/script>/s.exec(readBuilt(file)) ?? [];
  expect(data).not.toBe('');
  expect(data).not.toContain(longest.slice(0, 60));
});
