import { expect, test } from 'vitest';
import { lookAlikeHint } from '../../src/check/describe-finding.ts';
import type { CommandLanguage } from '../../src/lib/command/command-words.ts';

const hint = (code: string, parameters: object, language: CommandLanguage) =>
  lookAlikeHint({ code, parameters }, language);

test('a name with letters of another alphabet that look alike is told, with these', () => {
  expect(hint('reference-unknown', { id: 'irоn-rеfining', kind: 'department' }, 'en')).toBe(
    'о, е are Cyrillic letters here: type them in Latin.',
  );
  expect(hint('email-form', { found: 'barvinkо@example.org' }, 'uk')).toBe(
    'Літера о тут кирилична: наберіть її латинською.',
  );
});

test('nothing is told of other names, and of texts', () => {
  expect(hint('link-dead', { href: '/contacts' }, 'uk')).toBe('');
  expect(hint('link-dead', { href: '/контакти' }, 'uk')).toBe('');
  expect(hint('mixed-script', { word: 'мeталу' }, 'uk')).toBe('');
});
