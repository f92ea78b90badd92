import { expect, test } from 'vitest';
import { runningWords } from '../../src/lib/text/spelling/dictionary.ts';

const wordsOf = (text: string) => runningWords(text).map(({ word }) => word);

test('words of five letters and more are taken where they are', () => {
  const text = 'піч, доменна піч';
  expect(runningWords(text)).toEqual([{ word: 'доменна', from: 5, to: 12 }]);
});

test.each([
  ['Ремонт триває. Заміна фурм! Плавки дві', ['Ремонт', 'триває', 'Заміна', 'Плавки']],
  ['## Заміна\n\n- Чавун', ['Заміна', 'Чавун']],
  ['звіт «Доменна плавка»', ['Доменна', 'плавка']],
])('a capital letter counts where a sentence, a heading, an entry or a quotation begins: %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  'Осадчак Марія',
  'Осадчак М. О.',
  'НДДКР',
  'сталь12Х18',
  'фізико-хімічний',
  'news/stopped',
  'stopped@example.org',
  'кремнійC',
  'а'.repeat(41),
  'об*єкти',
  'п”ятниця',
  'з́упинено',
])('what is a name, an abbreviation, a grade or a part of something is none: %j', (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test('apostrophes are straight, and possessive endings are left out', () => {
  expect(wordsOf('об’єднання памʼятає workers’ worker’s don’t')).toEqual([
    "об'єднання",
    "пам'ятає",
    'workers',
    'worker',
    "don't",
  ]);
});
