import { expect, test } from 'vitest';
import { decodeTable, numberReader, tableIn } from '../../../src/desk/tables/read-table.ts';

const two = [
  ['Ім’я', 'Посада'],
  ['Коваль О.', 'інженер'],
];

test.each<[string, string, string[][]]>([
  ['the clipboard of a spreadsheet', 'Ім’я\tПосада\r\nКоваль О.\tінженер\r\n', two],
  ['semicolons', 'Ім’я;Посада\nКоваль О.;інженер', two],
  ['commas and quotes', '"Ім’я","Посада"\n"Коваль О.","інженер"\n', two],
  ['a byte order mark', '\ufeffІм’я;Посада\r\nКоваль О.;інженер\r\n', two],
  ['the separator that a spreadsheet names', 'sep=|\nІм’я|Посада\nКоваль О.|інженер', two],
  ['empty rows and columns', '\n;;\nІм’я;Посада;\n;;\nКоваль О.;інженер;\n', two],
  ['carriage returns alone', 'Ім’я;Посада\rКоваль О.;інженер', two],
  [
    'decimal commas between semicolons',
    'a;b\n1,5;2,5\n3,5;4',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,5', '4'],
    ],
  ],
  [
    'a comma in each cell of semicolons',
    'Рік;Усього, т\n2020;1,5',
    [
      ['Рік', 'Усього, т'],
      ['2020', '1,5'],
    ],
  ],
  [
    'semicolons within cells',
    'name,interests\nA,x; y',
    [
      ['name', 'interests'],
      ['A', 'x; y'],
    ],
  ],
  [
    'lines, quotes and separators in quotes',
    'a;"b;\n""c"""\n1;2',
    [
      ['a', 'b;\n"c"'],
      ['1', '2'],
    ],
  ],
  [
    'a quote that nobody closes',
    'a;"b\n1;2',
    [
      ['a', '"b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes within a word',
    'a;ТОВ "Сталь"\n1;2',
    [
      ['a', 'ТОВ "Сталь"'],
      ['1', '2'],
    ],
  ],
  [
    'short and long rows',
    'a;b\n1\n2;3;4',
    [
      ['a', 'b', ''],
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  ['a list of one column', '/old.html\n/new.html', [['/old.html'], ['/new.html']]],
  [
    'spaces that do not break',
    'a;b\n1\u00a0200; x ',
    [
      ['a', 'b'],
      ['1 200', 'x'],
    ],
  ],
  ['nothing', ' \n', []],
])('a table is read with %s', (_, text, rows) => {
  expect(tableIn(text)).toEqual(rows);
});

test.each<[string, number[]]>([
  ['UTF-8', [0xd0, 0x84, 0x3b, 0xd1, 0x97]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xd0, 0x84, 0x3b, 0xd1, 0x97]],
  ['Windows-1251', [0xaa, 0x3b, 0xbf]],
  ['UTF-16', [0xff, 0xfe, 0x04, 0x04, 0x3b, 0x00, 0x57, 0x04]],
  ['UTF-16, the other way round', [0xfe, 0xff, 0x04, 0x04, 0x00, 0x3b, 0x04, 0x57]],
])('a file is decoded from %s', (_, bytes) => {
  expect(tableIn(decodeTable(Uint8Array.from(bytes)))).toEqual([['Є', 'ї']]);
});

test.each<[string, readonly string[], readonly (number | undefined)[]]>([
  ['decimal commas', ['1,5', '0,25', '12'], [1.5, 0.25, 12]],
  ['decimal points', ['1.5', '.25', '12'], [1.5, 0.25, 12]],
  ['spaces between thousands', ['1 234,5', '1\u00a0234\u202f567', "12'000"], [1234.5, 1234567, 12000]],
  ['commas between thousands', ['1,234.5', '1,234', '999'], [1234.5, 1234, 999]],
  ['points between thousands', ['1.234,5', '1.234', '0,5'], [1234.5, 1234, 0.5]],
  ['many thousands', ['1,234,567', '1,234'], [1234567, 1234]],
  ['thousands beside decimals of another cell', ['12,345', '0.5'], [12345, 0.5]],
  ['three decimals alone', ['1,234', '2,500'], [1.234, 2.5]],
  ['three decimals beside others', ['0,123', '1,234'], [0.123, 1.234]],
  ['both decimal signs', ['1,5', '1.5'], [1.5, 1.5]],
  ['minus signs', ['-1', '−1,5', '– 2', '+3'], [-1, -1.5, -2, 3]],
  ['per cent', ['34 %', '12,5%'], [34, 12.5]],
  ['powers of ten', ['1,5E-3', '2e6'], [0.0015, 2e6]],
  ['no numbers', ['', '—', 'н/д', '12 5', '1-2', '5 кг', '1,', '12.11.2026', '1.234.56'], Array(9).fill(undefined)],
])('numbers are read: %s', (_, cells, values) => {
  expect(cells.map(numberReader(cells))).toEqual(values);
});
