import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/compile/render-markdown.ts';

const image = (path: string) => ({ src: `/images/${path}`, width: 8, height: 5 });
const render = (text: string, language: 'ua' | 'en' = 'en') => renderMarkdown(text, { language, image });

test('links of the site lead to the page’s language, documents and other sites stay', () => {
  expect(render('[a](/contacts#x)')).toBe('<p><a href="/en/contacts#x">a</a></p>');
  expect(render('[a](/contacts)', 'ua')).toBe('<p><a href="/contacts">a</a></p>');
  expect(render('[a](/files/a.pdf)')).toBe('<p><a href="/files/a.pdf">a</a></p>');
  expect(render('[a](https://example.org)')).toBe('<p><a href="https://example.org" rel="noopener">a</a></p>');
});

test('images get their file and their dimensions', () => {
  expect(render('![grains](a.webp)')).toBe(
    '<p><img src="/images/a.webp" alt="grains" width="8" height="5" loading="lazy"></p>',
  );
});

test('tables can be scrolled and carry no style', () => {
  const html = render('| a | b |\n|---|--:|\n| 1 | 2 |');
  expect(html).toContain('<div class="table-scroll" tabindex="0"><table>');
  expect(html).toContain('<th data-align="right" scope="col">b</th>');
  expect(html).not.toContain('style=');
});

test('headings get anchors', () => {
  expect(render('## Газові умови', 'ua')).toMatch(/^<h2 id="[a-z-]+">Газові умови<\/h2>$/);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:x)',
  '<a href="javascript:alert(1)">a</a>',
])('%s runs nothing', (text) => {
  const html = render(text);
  expect(html).not.toMatch(/<script|<img|href="(?:javascript|data|vbscript)/i);
});
