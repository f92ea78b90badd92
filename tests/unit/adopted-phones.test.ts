import { expect, test } from 'vitest';
import { phonePattern, phonePlanOf } from '../../src/adopt/adopted-phones.ts';
import { ukrainianPhones } from '../support/ukrainian-phones.ts';

const sample = { ...ukrainianPhones, prefixes: [...ukrainianPhones.prefixes], operatorCodes: ['067'] };

test.each([
  ['+48 22 123 45 67', '+48 ## ### ## ##'],
  ['+1 (202) 555-0100', '+1 (###) ###-####'],
  ['+385 1 234 5678', '+385 # ### ####'],
  ['+370 5 234 5678', '+370 # ### ####'],
])('%s says that numbers are written %s', (phone, format) => {
  expect(phone).toMatch(phonePattern);
  expect(phonePlanOf(phone, sample)).toEqual({ format, prefixes: [], operatorCodes: [] });
});

test('a number of Ukraine has the plan of the sample', () => {
  expect('+38 (032) 123-45-67').toMatch(phonePattern);
  expect(phonePlanOf('+38 (032) 123-45-67', sample)).toBe(sample);
});

test.each([
  '0321234567',
  '+38 032 123 45 67',
  '+380 32 123 45 67',
  '+48221234567',
  '+48 22 12',
  '+44 (0)20 7946 0000',
])('%s says nothing', (phone) => expect(phone).not.toMatch(phonePattern));
