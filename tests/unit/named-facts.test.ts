import { describe, expect, test } from 'vitest';
import { type NamedFact, writeFact } from '../../src/content/named-facts/named-facts.ts';
import { fillText, placeholdersIn } from '../../src/content/named-facts/placeholders.ts';
import type { ByLanguage } from '../../src/lib/language/languages.ts';

const facts: Record<string, NamedFact> = {
  phone: { type: 'phone', value: '+38 (058) 000-00-00' },
  email: { type: 'email', value: 'office@example.org' },
  closes: { type: 'date', value: '05.08.2026' },
  places: { type: 'number', value: 12_500.5 },
  fee: { type: 'money', value: 41_200, currency: 'UAH' },
  hours: { type: 'text', value: { ua: 'щодня', en: 'daily' } satisfies ByLanguage<string> as NamedFact['value'] },
};
const named = (name: string) => facts[name];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a fact is written by the rules of the language', () => {
  test.each([
    ['phone', '+38 (058) 000-00-00', '+38 (058) 000-00-00'],
    ['closes', '5 серпня 2026 року', '5 August 2026'],
    ['places', '12 500,5', '12,500.5'],
    ['fee', '41 200 грн', 'UAH 41,200'],
    ['hours', 'щодня', 'daily'],
  ])('%s', (name, ua, en) => {
    const fact = named(name) as NamedFact;
    expect(plain(writeFact(fact, { language: 'ua' }))).toBe(ua);
    expect(plain(writeFact(fact, { language: 'en' }))).toBe(en);
  });

  test('money in another currency', () => {
    const fact: NamedFact = { type: 'money', value: 1234.5, currency: 'EUR' };
    expect(plain(writeFact(fact, { language: 'ua' }))).toBe('1 234,5 EUR');
    expect(plain(writeFact(fact, { language: 'en' }))).toBe('EUR 1,234.5');
  });

  test('a day without its year', () => {
    const fact = named('closes') as NamedFact;
    expect(plain(writeFact(fact, { language: 'ua', isDayOnly: true }))).toBe('5 серпня');
    expect(plain(writeFact(fact, { language: 'en', isDayOnly: true }))).toBe('5 August');
  });
});

test('names in single braces are found, and nothing else in braces is', () => {
  const text = '{phone} {{count}} {a, b} {x} {unit/pig-iron/email} {closes.day} {Phone}';
  expect(placeholdersIn(text).map(({ name, isDayOnly }) => [name, isDayOnly])).toEqual([
    ['phone', false],
    ['unit/pig-iron/email', false],
    ['closes', true],
  ]);
});

test.each([
  ['plain text gets words', false, 'Пишіть: {email}.', 'Пишіть: office@example.org.'],
  ['Markdown gets links', true, 'Пишіть: {email}.', 'Пишіть: [office@example.org](mailto:office@example.org).'],
  ['a number is dialled', true, '{phone}', '[+38 (058) 000-00-00](tel:+380580000000)'],
  ['a link keeps its words', true, '[пошта](mailto:{email})', '[пошта](mailto:office@example.org)'],
  ['a link keeps its address', true, '[{phone}](tel:{phone})', '[+38 (058) 000-00-00](tel:+380580000000)'],
  ['code stays words', true, '`{email}`', '`office@example.org`'],
  ['what no fact has stays', true, 'множина {abc}', 'множина {abc}'],
])('%s', (_, isMarkdown, text, filled) => {
  expect(fillText(text, { language: 'ua', isMarkdown }, named)).toBe(filled);
});
