import { expect, test } from 'vitest';
import { lookAlikeHint } from '../../src/check/look-alike-hint.ts';

test('a name with letters of another alphabet that look alike is told, with these', () => {
  expect(lookAlikeHint('reference-unknown', 'There is no department with the id "irоn-rеfining".', 'en')).toBe(
    'о, е are Cyrillic letters here: type them in Latin.',
  );
  expect(lookAlikeHint('email-form', '"barvinkо@example.org" — неправильна адреса.', 'uk')).toBe(
    'Літера о тут кирилична: наберіть її латинською.',
  );
});

test('nothing is told of other names, and of texts', () => {
  expect(lookAlikeHint('link-dead', 'Сторінки "/contacts" немає.', 'uk')).toBe('');
  expect(lookAlikeHint('link-dead', 'Сторінки "/контакти" немає.', 'uk')).toBe('');
  expect(lookAlikeHint('mixed-script', 'У слові «мeталу» змішано літери', 'uk')).toBe('');
});
