import { expect, test } from 'vitest';
import { checkContent } from '../../src/compiler/check/check-content.ts';
import { withFixture } from './fixture.ts';

/** Texts that are right, although a careless rule would complain. */
const right: [ukrainian: string, english: string][] = [
  ['IT-компанія, e-mail-розсилка, pH-метр, Wi-Fi, SMSка', 'an IT company, an e-mail list, a pH meter, Wi-Fi'],
  ['XXI століття, Карл XII, Cr–Mo–V', 'the 21st century, Charles XII, Cr–Mo–V'],
  [
    '20\u00a0°C, 10⁻³ Па, 5\u00a0µм, 3×10⁸, ±0,5\u00a0%, −40\u00a0°C',
    '20\u00a0°C, 10⁻³ Pa, 5\u00a0µm, 3×10⁸, ±0.5\u00a0%, −40\u00a0°C',
  ],
  ['з’являється, Лук’янівка, O’Reilly, д’Артаньян', 'it’s O’Reilly’s, the makers’ mark'],
  ['сталь 09Г2С, 12Х18Н10Т, AISI 316L, 40Cr, Ст3сп', 'steel 09G2S, 12Kh18N10T, AISI 316L, 40Cr, St3sp'],
  ['FeO + C = Fe + CO, CaO·Al₂O₃, α-Fe, a < b > c', 'FeO + C = Fe + CO, CaO·Al₂O₃, α-Fe, a < b > c'],
  ['R&D, AT&T, C++, C#, .NET, №\u00a05', 'R&D, AT&T, C++, C#, .NET, No.\u00a05'],
  ['1 234 567,89\u00a0грн, 12 500\u00a0т, 1939–1941\u00a0рр.', 'UAH 1,234,567.89, 12,500\u00a0t, 1939–1941'],
  ['п. 3.2.1, ДСТУ ISO 9001:2015, 24/7, 50/50', 'item 3.2.1, DSTU ISO 9001:2015, 24/7, 50/50'],
  ['👩‍🔬 досліджує 🇺🇦 сталь', '👩‍🔬 studies 🇺🇦 steel'],
  ['— Хто там? — Я… — «А „ви“ хто?»', '“Who is it?” “Me …” “And ‘you’?”'],
  ['функція f(x) = 2x, [0; 1], {a, b}, 2 * 3 * 4', 'the function f(x) = 2x, [0, 1], {a, b}, 2 * 3 * 4'],
  ['за́мок і замо́к, Ґонта, їжак', 'naïve, façade, Zürich, Gdańsk'],
];

test.each(right)('%s', async (ukrainian, english) => {
  const replace: [string, string, string][] = [
    ['ua/news/2025.json', 'Піч зупинено.', ukrainian],
    ['en/news/2025.json', 'The furnace has been stopped.', english],
    ['ua/history.json', 'Повернення до Дніпра.', ukrainian],
    ['en/history.json', 'The return to Dnipro.', english],
  ];
  const { diagnostics } = await withFixture({ name: ukrainian, replace }, (dir) => checkContent(dir));
  expect(diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([]);
});
