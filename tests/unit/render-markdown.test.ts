import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { captionedPictureHtml } from '../../src/compile/captioned-picture.ts';
import { renderMarkdown } from '../../src/compile/render-markdown.ts';
import { tableHtml } from '../../src/compile/tables/table-html.ts';

const image = (path: string) => ({ src: `/images/${path}`, width: 8, height: 5 });
const figures = {
  place: (id: string, number?: number) => `<figure id="figure-${id}">${number ?? ''}</figure>`,
  refer: (id: string, number?: number) => `<a href="#figure-${id}">${number}</a>`,
  picture: (path: string, alt: string) => `<figure><img src="/images/${path}" alt="${alt}"></figure>`,
};
const render = (text: string, language: 'ua' | 'en' = 'en') => renderMarkdown(text, { language, image, figures });

test('links of the site lead to the page’s language, documents and other sites stay', () => {
  expect(render('[a](/contacts#x)')).toBe('<p><a href="/en/contacts#x">a</a></p>');
  expect(render('[a](/contacts)', 'ua')).toBe('<p><a href="/contacts">a</a></p>');
  expect(render('[a](/files/a.pdf)')).toBe('<p><a href="/files/a.pdf">a</a></p>');
  expect(render('[a](/data/index.json)')).toBe('<p><a href="/data/index.json">a</a></p>');
  expect(render('[a](/feed.xml)')).toBe('<p><a href="/en/feed.xml">a</a></p>');
  expect(render('[a](https://example.org)')).toBe('<p><a href="https://example.org" rel="noopener">a</a></p>');
});

test('e-mail addresses become links, and nothing else does', () => {
  expect(render('To a.b@example.org, please')).toBe(
    '<p>To <a href="mailto:a.b@example.org">a.b@example.org</a>, please</p>',
  );
  for (const text of ['https://example.org', 'www.example.org', '//example.org', '192.0.2.1', '`a@example.org`'])
    expect(render(text)).not.toContain('<a');
  expect(render('To пошта@інститут.укр, please')).toBe(
    '<p>To <a href="mailto:%D0%BF%D0%BE%D1%88%D1%82%D0%B0@xn--h1ajmebag0m.xn--j1amh">пошта@інститут.укр</a>, please</p>',
  );
  expect(render('Write:a@example.org, to office@інститут.укр')).toContain('to <a href="mailto:office@xn--');
  expect(render('[ask a@example.org](/contacts)').match(/<a/g)).toHaveLength(1);
});

test('images get their file and their dimensions', () => {
  expect(render('See ![grains](a.webp)')).toBe(
    '<p>See <img src="/images/a.webp" alt="grains" width="8" height="5" loading="lazy"></p>',
  );
  expect(render('See ![*grains* & "edges"](a.webp)')).toContain('alt="grains &#38; &#34;edges&#34;"');
});

test('an image alone in a paragraph becomes a figure', () => {
  expect(render('Before\n\n![*grains*](a.webp)\n\nAfter')).toBe(
    '<p>Before</p>\n<figure><img src="/images/a.webp" alt="grains"></figure>\n<p>After</p>',
  );
});

test('a picture of a text has its caption and its parts, and in feeds no drawing upon it', () => {
  const src = image('mill.svg');
  const picture = {
    src,
    alt: 'A mill',
    caption: 'Mill 200 & its stand.',
    marks: '<svg></svg>',
    parts: ['roll', 'screw'],
  };
  const root = parse(captionedPictureHtml(picture, true));
  expect(root.querySelector('figcaption')?.innerHTML).toBe(
    'Mill 200 &#38; its stand.<ol><li>roll</li><li>screw</li></ol>',
  );
  expect(root.querySelector('.picture-room > svg')).not.toBeNull();
  expect(captionedPictureHtml(picture, false)).not.toContain('<svg');
  expect(captionedPictureHtml({ src, alt: '' }, true)).not.toContain('figcaption');
});

test('images offer a smaller format to browsers that know it, and widths to each', () => {
  const image = (path: string) => ({
    ...{ src: `/images/${path}`, width: 8, height: 5 },
    ...{ srcset: '/a-4.webp 4w, /a-8.webp 8w', avif: '/a-4.avif 4w, /a-8.avif 8w' },
  });
  const root = parse(renderMarkdown('See ![grains](a.webp)', { language: 'en', image, figures }));
  const source = root.querySelector('picture > source[type="image/avif"]');
  const img = root.querySelector('picture > img');
  expect(source?.getAttribute('srcset')).toBe('/a-4.avif 4w, /a-8.avif 8w');
  expect(img?.getAttribute('srcset')).toBe('/a-4.webp 4w, /a-8.webp 8w');
  expect(img?.getAttribute('sizes')).toBe(source?.getAttribute('sizes'));
});

const table = (text: string, language: 'ua' | 'en' = 'en') => parse(render(text, language));

test('tables can be scrolled by keyboard, are named by their captions, and carry no style', () => {
  const root = table(': Heats **of May**\n\n| a | b |\n|---|--:|\n| x | y |');
  const scroller = root.querySelector('.table-scroll');
  expect(scroller?.getAttribute('tabindex')).toBe('0');
  expect(scroller?.getAttribute('aria-label')).toBe('Heats of May');
  expect(root.querySelector('caption')?.innerHTML).toBe('Heats <strong>of May</strong>');
  expect(root.querySelectorAll('p')).toEqual([]);
  expect(root.querySelectorAll('[data-align="right"]').map(({ textContent }) => textContent)).toEqual(['b', 'y']);
  expect(root.toString()).not.toContain('style=');
});

test('cells that name columns and rows are header cells, the others know their column', () => {
  const root = table('| Indicator | Before |\n|---|---|\n| Coke | yes |');
  expect(root.querySelectorAll('th').map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'row']);
  expect(root.querySelector('td')?.getAttribute('data-label')).toBe('Before');
});

test('a unit that numbers have in the head of their column or row stays on one line, words of other heads may break', () => {
  const heads = table('| a/b | Strength, N/mm² |\n|---|---|\n| Coke/coal, kg/t | 560 |').querySelectorAll('th');
  expect(heads.map(({ innerHTML }) => innerHTML)).toEqual([
    'a/b',
    'Strength, <span>N/mm²</span>',
    'Coke/coal, <span>kg/t</span>',
  ]);
});

test.each([
  ['numbers', [['Coke, kg/t', '405', '384']], true],
  ['a few words', [['Blast furnaces of the works', 'spring']], true],
  ['words that have no room beside each other', [['Electrometallurgy', 'Thermomechanical']], false],
  ['words that just have room', [['Electrometallurgy', 'calibration']], true],
  ['words that no-break spaces join', [['Furnace', 'from\u00a0the\u00a0first\u00a0of\u00a0September']], false],
  ['sentences', [['Sulphur', `It ${'was less than before, and '.repeat(3)}stayed so.`]], false],
  ['many columns', [['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']], false],
])('on a phone, a table of %s stays one only if it has room', (_, rows, staysOne) => {
  const columns = rows[0]?.map(() => 'x') ?? [];
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const written = tableHtml({ caption: 'x', head: columns, rows }, 'en');
  for (const root of [table(lines.join('\n')), parse(written)])
    expect(root.querySelector('table')?.classNames).toBe(staysOne ? '' : 'stacked-rows');
});

test.each([
  ['ua', ['0,03', '12', '1 232,5', '—'], [undefined, ',00', '0', undefined]],
  ['en', ['0.03', '12', '1,232.5', '—'], [undefined, '.00', '0', undefined]],
  ['en', ['3', '12', '—'], [undefined, undefined, undefined]],
] as const)('numbers in %s are aligned by their decimal signs', (language, values, pads) => {
  const rows = values.map((value) => `| x | ${value} | 1–2 |`).join('\n');
  const cells = table(`| a | b | c |\n|---|---|---|\n${rows}`, language).querySelectorAll('tbody td');
  const numbers = cells.filter((_, index) => index % 2 === 0);
  expect(numbers.map((cell) => cell.getAttribute('data-pad'))).toEqual(pads);
  expect(numbers.every((cell) => cell.hasAttribute('data-number'))).toBe(true);
  expect(cells.some((cell, index) => index % 2 === 1 && cell.hasAttribute('data-number'))).toBe(false);
});

test('figures stand where they are named alone, and are referred to elsewhere', () => {
  const html = render('See {figure/a}.\n\n{figure/a}\n\nThen {figure/b} and `{figure/b}`.\n\n{figure/b}');
  expect(html).toContain('<p>See <a href="#figure-a">1</a>.</p>');
  expect(html).toContain('<figure id="figure-a">1</figure>');
  expect(html).toContain('<p>Then <a href="#figure-b">2</a> and <code>{figure/b}</code>.</p>');
  expect(html).not.toContain('<p><figure');
  expect(render('{figure/a}')).toBe('<figure id="figure-a"></figure>');
  expect(render('See {figure/a}.\n\n{figure/a}')).toContain('<figure id="figure-a">1</figure>');
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

const typeset = (text: string, language: 'ua' | 'en' = 'ua') =>
  renderMarkdown(text, { language, isTypeset: true, image, figures }).replaceAll('\u00a0', '~');

test('words get no-break spaces across links, emphasis and line ends of the source', () => {
  expect(typeset('Піч у [цеху](/contacts "у цеху") — **№** 5 і\nтак')).toBe(
    '<p>Піч у~<a href="/contacts" title="у цеху">цеху</a>~— <strong>№</strong>~5 і~так</p>',
  );
  expect(typeset('| У цеху |\n|---|\n| 5 мм |')).toContain('>5~мм<');
  expect(typeset('Піч\nнова')).toBe('<p>Піч\nнова</p>');
});

test('code, addresses, anchors and texts for other programs keep their spaces', () => {
  expect(typeset('`у цеху — 5 мм`')).toBe('<p><code>у цеху — 5 мм</code></p>');
  expect(typeset('[а](</search?q=у цеху>)')).toContain('q=%D1%83%20%D1%86');
  const heading = '## Піч у цеху — № 5';
  const id = (html: string) => /id="[^"]*"/.exec(html)?.[0];
  expect(id(typeset(heading))).toBe(id(render(heading, 'ua')));
  expect(render(heading, 'ua')).not.toContain('\u00a0');
});
