import { type Fixture, newsText } from './fixture.ts';

/** Spaces and numbers as they are typed in haste, each with what is to be written. */
const typed: [name: string, ukrainian: string, english: string, instead: string][] = [
  ['a space before a full stop', 'Піч зупинено⟦ .⟧', 'Stopped.', 'зупинено.'],
  ['a space within brackets', 'Піч (⟦ ⟧нова) працює.', 'The furnace (a new one) works.', '(нова)'],
  ['a space within quotes', 'Цех «Піч⟦ ⟧» працює.', 'The shop “Pich” works.', '«Піч»'],
  ['no space between initials behind a surname', 'Виступив Коваль ⟦О.⟧І.', 'Koval O. I. spoke.', 'О. І.'],
  ['no space behind a comma before a number', 'Вулиця Доменна⟦,⟧8.', 'Domenna street, 8.', 'Доменна, 8'],
  ['no space behind an abbreviation', 'Захист у ⟦ауд.⟧35.', 'The defence is in room 35.', 'ауд. 35'],
  ['no space behind a year', 'Піч збудовано ⟦1949⟧р.', 'The furnace was built in 1949.', '1949 р.'],
  ['no space behind a number of thousands', 'Виплавлено ⟦5⟧тис. тонн.', '5 thousand tonnes were made.', '5 тис.'],
  [
    'no space before a bracket',
    'Стара піч⟦(⟧нагрівальна) працює.',
    'The old furnace (a heating one) works.',
    'піч (нагрівальна)',
  ],
  ['a hyphen between hours', 'Піч працює ⟦9:00-18:00⟧.', 'The furnace works 9:00–18:00.', '9:00–18:00'],
  ['thousands that are not apart', 'Виплавлено ⟦12500⟧\u00a0т.', '12,500\u00a0t were made.', '12\u00a0500'],
  ['a number that counts with an ending', 'Піч важить близько ⟦50-ти⟧ тонн.', 'It weighs about 50 tonnes.', '50'],
  ['a day with an ending', 'Піч працює з ⟦1-го⟧ вересня.', 'The furnace works from 1 September.', '1'],
  ['a unit of acceleration', 'Прискорення 5\u00a0м/⟦с2⟧.', 'An acceleration of 5\u00a0m/s².', 'м/с²'],
  ['no space behind an English title', 'Виступив проф. Коваль.', '⟦Prof.⟧Koval spoke.', 'Prof. Koval'],
  ['no space behind an English abbreviation', 'Див. рис. 5.', 'See ⟦Fig.⟧5.', 'Fig. 5'],
  ['the Ukrainian number sign in English', 'Видано наказ № 5.', 'The order ⟦№ ⟧5 was issued.', 'No. 5'],
  [
    'an English date with slashes',
    'Піч працює з 2 вересня 2026 р.',
    'It works from ⟦02/09/2026⟧.',
    '2 September 2026',
  ],
];

export const wrongSpacing: Fixture[] = typed.map(([name, ukrainian, english, says]) => ({
  name,
  severity: 'warning',
  replace: newsText(ukrainian, english),
  says,
}));

export const rightSpacing: Fixture[] = [
  {
    name: 'brackets, commas and numbers that stand close to letters',
    replace: newsText(
      'Оксид заліза(ІІІ), викладач(ка), 90-х роках, 5-ї, 10-річний, № 12345, сталь 12345, 0,5, п.3.2, .NET, 1\u00a0000\u00a0000\u00a0т.',
      'Iron(III) oxide, teacher(s), 90s, no. 12345, steel 12345, 0.5, .NET, 1,000,000\u00a0t.',
    ),
  },
];
