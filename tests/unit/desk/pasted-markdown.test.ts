import { expect, test } from 'vitest';
import { pastedMarkdown } from '../../../src/desk/browser/writing/clipboard.ts';

const ofHtml = (html: string) => pastedMarkdown({ html, text: 'Піч' });

test.each([
  ['words without marks', '<html><body><p>Піч працює</p></body></html>'],
  ['coloured words', '<span style="color: red">Піч</span>'],
  ['nothing but words', ''],
])('%s are pasted as they are', (_, html) => {
  expect(ofHtml(html)).toBeUndefined();
});

test('code is pasted as it is', () => {
  const code = { html: '<b>Піч</b>', text: 'a\tb\nc\td', isCode: true };
  expect(pastedMarkdown(code)).toBeUndefined();
});

test('text of Word keeps its marks and lists, and loses everything else', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Наказ</title><style>p{margin:0}</style></head>
    <body><!--StartFragment--><h1>Нова піч</h1>
    <p class=MsoNormal>Піч&nbsp;<b>працює</b> з <i>вівторка</i>.<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>   </span></span><![endif]>Перша</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1'><span style='mso-list:Ignore'>·<span>   </span></span>Друга</p>
    <p class=MsoListParagraph><span style='mso-list:Ignore'>2.<span> </span></span>Дія</p>
    <img src="file:///C:/Temp/clip_image001.png"><!--EndFragment--></body></html>`;
  expect(ofHtml(html)?.replace(/\n{2,}/g, '\n')).toBe(
    ['## Нова піч', 'Піч **працює** з *вівторка*.', '- Перша', '- Друга', '1. Дія'].join('\n'),
  );
});

test('text of Google Docs has its marks in styles, and is not bold as a whole', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid"><p><span style="font-weight:400">Піч </span>
    <span style="font-weight:700">працює </span><span style="font-style:italic">знову</span></p></b>`;
  expect(ofHtml(html)).toBe('Піч **працює** *знову*');
});

test('raised and lowered text becomes signs of its own, for Markdown has no marks for it', () => {
  const degree = '<sup><span lang=UK>о</span></sup>';
  expect(
    ofHtml(`<p>До 900 ${degree}С: 7,8 г/см<sup>3</sup>, Al<sub>2</sub>O<sub>3</sub>, 10<sup>–</sup><sup>3</sup></p>`),
  ).toBe('До 900 °С: 7,8 г/см³, Al₂O₃, 10⁻³');
  expect(ofHtml('<p>10<sup>−3</sup>, x<sup>n</sup>, A<sub>c3</sub>, N<sup>о</sup> 5</p>')).toBe(
    '10⁻³, xⁿ, Ac3, Nо 5',
  );
});

test('an address that another site was to lead to is pasted itself', () => {
  const google = 'https://www.google.com/url?q=https://journal.example/5?a%3D1&amp;sa=D&amp;ust=1';
  expect(ofHtml(`<a href="${google}">журнал</a>`)).toBe('[журнал](https://journal.example/5?a=1)');
  expect(ofHtml('<a href="https://journal.example/5?utm_source=mail">журнал</a>')).toBe(
    '[журнал](https://journal.example/5)',
  );
});

test('links to other sites stay, others are words', () => {
  expect(ofHtml('<a href="https://journal.example/5">журнал</a>')).toBe('[журнал](https://journal.example/5)');
  expect(ofHtml('<a href="file:///C:/nakaz.docx">наказ</a> і <a href="#_Toc1">зміст</a>')).toBe('наказ і зміст');
});

const table = [
  '| Марка | C, % | Mn, % |',
  '|---|---|---|',
  '| Ст3 | 0,18 |  |',
  '| 09Г2С \\| лист | 0,09 | 1,5 |',
].join('\n');

test.each([
  ['<td>', 'table of a spreadsheet'],
  ['<th>', 'table of a page'],
])('a table is one, its first row the heading: %s', (cell) => {
  const head = cell.replace('>', '>Марка</td>');
  const html = `<table><colgroup><col></colgroup><tbody><tr>${head}<td>C, %</td><td>Mn, %</td></tr>
    <tr><td>Ст3</td><td>0,18</td><td></td></tr><tr><td>09Г2С | лист</td><td><p>0,09</p></td><td>1,5</td></tr></tbody></table>`;
  expect(ofHtml(html)).toBe(table);
});

test('a cell that spans several has empty ones beside it', () => {
  const html = '<table><tr><th colspan="2">Хімія</th></tr><tr><td>C</td><td>0,2</td></tr></table>';
  expect(ofHtml(html)).toBe('| Хімія |  |\n|---|---|\n| C | 0,2 |');
});

test('a table of one cell is what is in it', () => {
  expect(ofHtml('<table><tr><td>Піч <b>працює</b></td></tr></table>')).toBe('Піч **працює**');
});

test('lines with tabs are a table, if all have as many', () => {
  expect(pastedMarkdown({ html: '', text: 'Марка\tC, %\tMn, %\r\nСт3\t0,18\t\r\n09Г2С | лист\t0,09\t1,5\r\n' })).toBe(
    table,
  );
  expect(pastedMarkdown({ html: '', text: 'Марка\tC\nСт3' })).toBeUndefined();
  expect(pastedMarkdown({ html: '', text: 'Марка\tC' })).toBeUndefined();
});
