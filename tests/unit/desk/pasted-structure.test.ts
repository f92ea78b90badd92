import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../src/compile/render-markdown.ts';
import { pastedMarkdown } from '../../../src/desk/browser/writing/clipboard.ts';

const markdownOf = (html: string) => pastedMarkdown({ html, text: 'Піч' });
const figures = { has: () => false, write: () => '' };
const image = () => ({ src: '', width: 1, height: 1 });
/** All that visitors see of what was pasted. */
const shown = (html: string) =>
  parse(renderMarkdown(markdownOf(html) ?? '', { language: 'uk', image, figures } as never));

const lines = (...all: string[]) => all.join('\n');

describe('tables', () => {
  test.each([
    [
      'a cell over two rows',
      `<table><tr><th>Сталь</th><th>Зразок</th><th>HB</th></tr><tr><td rowspan="2">А</td><td>1</td><td>200</td></tr>
       <tr><td>2</td><td>210</td></tr></table>`,
      lines('| Сталь | Зразок | HB |', '|---|---|---|', '| А | 1 | 200 |', '|  | 2 | 210 |'),
    ],
    [
      'a cell over two rows and two columns',
      `<table><tr><td>A</td><td>B</td><td>C</td></tr><tr><td rowspan=2 colspan=2>1</td><td>2</td></tr><tr><td>3</td></tr>
       <tr><td>4</td><td>5</td><td>6</td></tr></table>`,
      lines('| A | B | C |', '|---|---|---|', '| 1 |  | 2 |', '|  |  | 3 |', '| 4 | 5 | 6 |'),
    ],
    [
      'a heading of two rows',
      `<table><thead><tr><th rowspan="2">Сталь</th><th colspan="2">Хімія</th></tr><tr><th>C</th><th>Mn</th></tr></thead>
       <tbody><tr><td>Ст3</td><td>0,2</td><td>0,5</td></tr></tbody></table>`,
      lines('| Сталь | Хімія |  |', '|---|---|---|', '|  | C | Mn |', '| Ст3 | 0,2 | 0,5 |'),
    ],
    [
      'a cell to the end of its part',
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td rowspan=0>1</td><td>2</td></tr><tr><td>3</td></tr></tbody>
       <tfoot><tr><td>4</td><td>5</td></tr></tfoot></table>`,
      lines('| A | B |', '|---|---|', '| 1 | 2 |', '|  | 3 |', '| 4 | 5 |'),
    ],
    [
      'a cell that reaches over the end of its part',
      `<table><thead><tr><th rowspan=9>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td rowspan="70000">2</td></tr></tbody></table>`,
      lines('| A | B |', '|---|---|', '| 1 | 2 |'),
    ],
    [
      'a cell in the middle, and numbers that are none',
      `<table><tr><td>A</td><td>B</td><td>C</td></tr><tr><td rowspan="-1">1</td><td rowspan=2>2</td><td colspan="x">3</td></tr>
       <tr><td>4</td><td>5</td></tr></table>`,
      lines('| A | B | C |', '|---|---|---|', '| 1 | 2 | 3 |', '| 4 |  | 5 |'),
    ],
    [
      'a title over more columns than there are',
      '<table><tr><td colspan=1000>Склад</td></tr><tr><td>C</td><td>0,2</td></tr></table>',
      lines('| Склад |  |', '|---|---|', '| C | 0,2 |'),
    ],
    [
      'a caption',
      '<table><caption>Склад <b>сталей</b></caption><tr><td>C</td><td>Mn</td></tr><tr><td>0,2</td><td>0,5</td></tr></table>',
      lines(': Склад **сталей**', '', '| C | Mn |', '|---|---|', '| 0,2 | 0,5 |'),
    ],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});

test.each([
  ['a hyphen', 'швидкість 10<sup>-3</sup> с<sup>-1</sup>', 'швидкість 10⁻³ с⁻¹'],
  ['a minus', '10<sup>−3</sup>', '10⁻³'],
  ['a dash', '10<sup>–3</sup>', '10⁻³'],
  ['a hyphen that breaks no line', '10<sup>\u20113</sup>', '10⁻³'],
  ['a plus', 'Fe<sup>+2</sup>', 'Fe⁺²'],
  ['words of several elements', '10<sup><span lang=EN>-</span><span>3</span></sup>', '10⁻³'],
  ['spaces within', '10<sup>&nbsp;-3 </sup>с', '10 ⁻³ с'],
  ['bold words', '<b>10<sup>-3</sup></b> с', '**10⁻³** с'],
  ['lowered words', 'x<sub>n-1</sub>, x<sub>–2</sub>', 'xₙ₋₁, x₋₂'],
  [
    'the styles of Google Docs',
    '10<span style="vertical-align:super">-3</span>, H<span style="vertical-align:sub">2</span>O',
    '10⁻³, H₂O',
  ],
  ['a degree before another element', '900 <sup>о</sup><span>С</span>', '900 °С'],
  [
    'a power without signs',
    '10<sup>2.5</sup>, 10<sup> 2,5 </sup>с, e<sup>−2πi</sup>',
    '10^(2.5), 10 ^(2,5) с, e^(−2πi)',
  ],
  ['a footnote, and lowered words without signs', 'Піч<sup>[1]</sup>, x<sub>2.5</sub>', 'Піч[1], x2.5'],
  ['no power', '10 -3, <b>10</b> -3', '10 -3, **10** -3'],
])('raised and lowered text: %s', (_, html, markdown) => {
  expect(markdownOf(`<p>${html}</p><p><i></i></p>`)).toBe(markdown);
});

const word = (level: number, sign: string, words: string, list = 'l0') =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin-left:1cm;mso-list:${list} level${level} lfo1"><![if !supportLists]><span
   style="mso-list:Ignore">${sign}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`;
const onWeb = (tag: string, level: number, words: string, start = 1) =>
  `<div class="ListContainerWrapper"><${tag} start="${start}"><li data-aria-level="${level}" data-listid="3"><p>${words}</p></li></${tag}></div>`;

describe('lists', () => {
  test.each([
    [
      'two levels of Word',
      word(1, '·', 'Перший') + word(2, 'o', 'Вкладений') + word(1, '·', 'Другий'),
      lines('- Перший', '  - Вкладений', '- Другий'),
    ],
    [
      'two levels without conditions',
      `<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Перший</p>
<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;</span></span>Вкладений</p>`,
      lines('- Перший', '  - Вкладений'),
    ],
    [
      'a numbered list of Word that goes on after an inner one',
      word(1, '1.', 'Піч') + word(2, 'a)', 'дуття') + word(2, 'b)', 'тиск') + word(1, '2.', 'Стан'),
      lines('1. Піч', '   1. дуття', '   2. тиск', '2. Стан'),
    ],
    [
      'bullets in numbers, three levels, and back at once',
      word(1, '1.', 'а') + word(2, '·', 'б') + word(3, '§', 'в') + word(1, '2.', 'г'),
      lines('1. а', '   - б', '     - в', '2. г'),
    ],
    [
      'a level that is left out, and a beginning further in',
      word(2, '·', 'а') + word(1, '·', 'б') + word(3, '·', 'в') + word(2, '·', 'г'),
      lines('- а', '- б', '  - в', '  - г'),
    ],
    [
      'a list of Word that goes on after a paragraph',
      `${word(1, '1)', 'а')}<p class=MsoNormal>Піч</p>${word(1, '2)', 'б')}`,
      lines('1. а', '', 'Піч', '', '2. б'),
    ],
    [
      'inner lists of Google Docs, beside their entries',
      `<ol><li aria-level="1"><p><span>а</span></p></li><ul><li aria-level="2"><p>б</p></li><ul><li aria-level="3"><p>в</p></li></ul></ul><li><p>г</p></li></ol>`,
      lines('1. а', '   - б', '     - в', '2. г'),
    ],
    [
      'an inner list alone in an entry',
      '<ul><li>а</li><li style="list-style:none"><ul><li>б</li></ul></li></ul>',
      '- а\n  - б',
    ],
    ['a list that begins with an inner one', '<ul><ul><li>а</li></ul><li>б</li></ul>', '- а\n- б'],
    [
      'inner lists in their entries',
      '<ol><li>а<ul><li>б</li></ul></li><li>в</li></ol>',
      lines('1. а', '   - б', '2. в'),
    ],
    [
      'a list that begins with another number',
      '<ol start="9"><li>а</li><li>б<ul><li>в</li></ul></li></ol>',
      lines('9. а', '10. б', '    - в'),
    ],
    [
      'lists of Word on the web',
      onWeb('ol', 1, 'а') + onWeb('ul', 2, 'б') + onWeb('ul', 2, 'в') + onWeb('ol', 1, 'г', 2),
      lines('1. а', '   - б', '   - в', '2. г'),
    ],
    ['a level of Word that is none', word(0, '·', 'а') + word(1, '·', 'б') + word(2, '·', 'в'), '- а\n- б\n  - в'],
    [
      'levels on the web that are none',
      onWeb('ul', -1, 'а') + onWeb('ul', 0, 'б') + onWeb('ul', Number.NaN, 'в') + onWeb('ul', 2, 'г'),
      lines('- а', '- б', '- в', '  - г'),
    ],
    [
      'words behind an inner list, and an entry of two paragraphs',
      '<ol><li>а<ul><li>б</li></ul>в</li><li><p>г</p><p>ґ</p></li></ol>',
      lines('1. а', '', '   - б', '', '   в', '', '2. г', '', '   ґ'),
    ],
    ['a list in a quotation', '<blockquote><p>Піч</p><ul><li>а</li></ul></blockquote>', lines('> Піч', '>', '> - а')],
    [
      'a numbered heading of Word',
      '<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Піч</h2>',
      '## Піч',
    ],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});

test.each([
  [
    'coloured code',
    '<pre><span class="k">const</span> x &lt; <b>1</b><br>y\n  z</pre><ul><li>а</li></ul>',
    lines('```', 'const x < 1', 'y', '  z', '```', '', '- а'),
  ],
  ['a picture for browsers without scripts', '<p><b>x</b><noscript><img src="a.png">Піч</noscript></p>', '**x**'],
  ['scripts and styles', '<b>x</b><script>if (a < b) "<i>"</script><style>p > b {}</style>', '**x**'],
])('no tags are left of %s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

describe('marks are where Markdown reads them', () => {
  test.each([
    ['<b>Увага:</b>текст', 'Увага'],
    ['<b>Увага!</b> текст', 'Увага!'],
    ['сталь<b>«Ст3»</b>', 'Ст3'],
    ['<b>«Ст3»</b>тече', 'Ст3'],
    ['<b>10 %</b>ваги', '10 '],
    ['<b> Увага: </b>текст', 'Увага:'],
    ['<b>Увага :</b>текст', 'Увага'],
    ['<b>Пі</b><b>ч</b> тече', 'Піч'],
    ['<b>Нова</b> <b>піч</b>', 'Нова піч'],
    ['<b>Увага</b><span style="font-weight:700">:</span>текст', 'Увага'],
    ['<b>Увага:</b><i>текст</i>', 'Увага', 'текст'],
    ['<b><i>Увага:</i></b>текст', 'Увага', 'Увага'],
    ['<b><i>Увага:</i>текст</b>', 'Увага:текст', 'Увага'],
    ['<i>а<b>б</b>в</i>', 'б', 'абв'],
    ['<b>а<i>б</i>в</b>', 'абв', 'б'],
    ['<b>а</b><i>б</i>', 'а', 'б'],
    ['слово<i>(так)</i>слово', '', 'так'],
    ['слово <b>, </b>слово', ','],
    ['див.<b><a href="https://journal.example/5">журнал.</a></b>слово', 'журнал.'],
    ['<b>до <a href="https://journal.example/5">журнал</a>.</b>Далі', 'дожурнал'],
    ['<b>а<br>б</b>', 'аб'],
    ['<b>2 * 3</b>', '2 * 3'],
    ['<b><b>Піч</b></b>', 'Піч'],
    ['<b>Піч <span style="font-weight:normal">тече</span></b>', 'Піч'],
    ['<i style="font-style:normal">Піч</i>', ''],
  ])('%s', (html, bold, italic = '') => {
    const page = shown(`<p>${html}</p><p><b></b></p>`);
    const words = (selector: string) =>
      page
        .querySelectorAll(selector)
        .map(({ text }) => text)
        .join('');
    expect([words('strong').trim(), words('em')]).toEqual([bold.trim(), italic]);
    // Nothing is lost, and no asterisk is seen.
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(plain(page.text)).toBe(plain(parse(html.replace('<br>', ' ')).text));
  });

  test('a heading is bold as a whole', () => {
    expect(markdownOf('<h1><b>Нова <i>піч</i></b></h1>')).toBe('## Нова *піч*');
  });
});
