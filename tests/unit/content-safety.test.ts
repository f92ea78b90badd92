import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readDrawing } from '../../src/check/rules/files/svg.ts';
import { captionedPictureHtml } from '../../src/compile/captioned-picture.ts';
import { renderMarkdown } from '../../src/compile/render-markdown.ts';
import { assetFacts } from '../../src/content/files/asset-facts.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { activeMarkdown } from './payloads/markdown.ts';
import { activeSvg, harmlessSvg } from './payloads/svg.ts';

const allowedTags = new Set(
  'P A IMG H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE EM STRONG S HR BR TABLE THEAD TBODY TR TH TD DIV FIGURE'.split(
    ' ',
  ),
);
const allowedAttributes = new Set(
  'href title rel src srcset sizes alt width height loading id class data-align scope tabindex start'.split(' '),
);

/** Everything in a text's HTML that Markdown must not produce. */
function unwanted(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap((element) => [
    ...(allowedTags.has(element.tagName) ? [] : [element.tagName]),
    ...Object.keys(element.attributes).filter((name) => !allowedAttributes.has(name.toLowerCase())),
    ...Object.entries(element.attributes)
      .filter(([name, value]) => name === 'href' && !/^(https?:|mailto:|tel:|\/|#)/i.test(value))
      .map(([name, value]) => `${name}=${value}`)
      // Without a scheme it is an address below the page's own.
      .filter((each) => /^href=[^/?#]*:/i.test(each)),
    ...(element.tagName === 'IMG' && element.getAttribute('src') !== '/images/x' ? ['src'] : []),
  ]);
}

test.each(activeMarkdown)('the text %j runs and loads nothing', (text) => {
  const image = () => ({ src: '/images/x', width: 1, height: 1 });
  const picture = (_path: string, alt: string) => captionedPictureHtml({ src: image(), alt }, true);
  const figures = { place: () => '', refer: () => '', picture };
  const root = parse(renderMarkdown(text, { language: 'ua', image, figures }), { comment: true });
  expect(unwanted(root)).toEqual([]);
  for (const link of root.querySelectorAll('a[href^="http"], a[href^="//"]')) {
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('the test would see what is unwanted', () => {
  const html =
    '<p onclick="a()"><script>a()</script><a href="javascript:a()">a</a><img src="https://example.com/a"></p>';
  expect(unwanted(parse(html))).toEqual(['onclick', 'SCRIPT', 'href=javascript:a()', 'src']);
});

/** Prefixes that drawing programs declare. */
const prefixes = ['xlink', 'ev', 'inkscape', 'sodipodi', 'rdf'].map(
  (name) => ` xmlns:${name}="http://${name}.example/"`,
);
const drawing = (inside: string) =>
  /<(svg|\?xml)/.test(inside)
    ? inside
    : `<svg xmlns="http://www.w3.org/2000/svg"${prefixes.join('')}>${inside}</svg>`;

/** True if a drawing is an error: it runs or loads something, or no browser draws it. */
function isRefused(text: string): boolean {
  const { activity, problem } = readDrawing(text);
  return activity !== undefined || problem !== undefined;
}

test.each(Object.entries(activeSvg))('a drawing with %s is refused', (_, inside) => {
  expect(isRefused(drawing(inside))).toBe(true);
});

test.each(Object.entries(harmlessSvg))('a drawing with %s is not', (_, inside) => {
  expect(isRefused(drawing(inside))).toBe(false);
});

// Each takes longer than anybody waits where a pattern tries every way to read it.
const long = 200_000;
const tangled: Record<string, string> = {
  'a declaration of brackets without an end': `<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE ${'[]'.repeat(60)}</svg>`,
  'comments before what is no drawing': '<!---->'.repeat(60),
  'comments without an end': `<svg xmlns="http://www.w3.org/2000/svg">${'<!--'.repeat(long)}</svg>`,
  'instructions without an end': `<svg xmlns="http://www.w3.org/2000/svg">${'<?'.repeat(long)}</svg>`,
  'character data without an end': `<svg xmlns="http://www.w3.org/2000/svg">${'<![CDATA['.repeat(long)}</svg>`,
  'declarations without an end': `<svg xmlns="http://www.w3.org/2000/svg">${'<!DOCTYPE['.repeat(long)}</svg>`,
  'a name that does not end': `<svg xmlns="http://www.w3.org/2000/svg"><g ${'a'.repeat(long)}/></svg>`,
};

test.each(Object.entries(tangled))('%s is read in one go', (_, text) => {
  const path = join(folderForTest(), 'tangled.svg');
  writeFileSync(path, text);
  expect(isRefused(text) || assetFacts(path).wrong !== undefined).toBe(true);
});
