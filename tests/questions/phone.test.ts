import { describe, expect, it } from 'vitest';
import { isPhoneOf, normalizePhone, operatorCodeOf, phoneDigits } from '../../src/question/phone.ts';
import { hungarianPhones, polishPhones, ukrainianPhones } from '../support/ukrainian-phones.ts';

describe('normalizePhone', () => {
  it.each([
    '0671234567',
    '380671234567',
    '+380 67 123 45 67',
    '8 067 123 45 67',
    '80671234567',
    '00380671234567',
    '+38 (067) 123-45-67',
    '+38(067)123-45-67',
    '671234567',
    '67 123 45 67',
    ' 067.123.45.67 ',
    '067–123–45–67',
    '067\u00a0123\u200945\u202f67',
    '\u202d+380671234567\u202c',
    'tel:+380671234567',
    '٠٦٧١٢٣٤٥٦٧',
    '۰۶۷۱۲۳۴۵۶۷',
    '０６７１２３４５６７',
    '＋３８０６７１２３４５６７',
    '+38 (00671234567',
    '+38 (0+380671234567',
    '+38 (0671234567',
  ])('takes %s', (text) => {
    expect(normalizePhone(text, ukrainianPhones)).toBe('+38 (067) 123-45-67');
  });

  it.each([
    '+48 501 234 567',
    '+1 202 555 0100',
    '+44 7911 123456',
    '0048501234567',
    '48501234567',
    '+0671234567',
    '+38 067 123 45 6',
    '+38 (067) 123-45-678',
    '+380067123456',
    '',
    '+38 (0',
    '12345',
    '067 123 45 67 ext 8',
    '067123456a',
    '0671234567, 0501234567',
    '067+1234567',
  ])('refuses %j', (text) => {
    expect(normalizePhone(text, ukrainianPhones)).toBeUndefined();
  });

  it.each(['501234567', '501 234 567', '+48 501-234-567', '48501234567', '0048 501 234 567', '485012345'])(
    'takes %s in Poland',
    (text) => {
      expect(normalizePhone(text, polishPhones)).toMatch(/^\+48 \d{3} \d{3} \d{3}$/);
    },
  );

  it.each(['0671234567', '+380671234567', '0501234567', '50123456', '+4850123456'])(
    'refuses %s in Poland',
    (text) => {
      expect(normalizePhone(text, polishPhones)).toBeUndefined();
    },
  );

  it.each([
    ['+36 1 234 5678', '+36 12 345 678'],
    ['06 1 234 5678', '+36 12 345 678'],
    ['06 20 123 4567', '+36 20 123 4567'],
    ['0036201234567', '+36 20 123 4567'],
    ['201234567', '+36 20 123 4567'],
  ])('takes %s in a country whose numbers differ in length', (text, shown) => {
    expect(normalizePhone(text, hungarianPhones)).toBe(shown);
    expect(isPhoneOf(shown, hungarianPhones)).toBe(true);
  });

  it.each(['+36 20 123 45678', '+36 1 234 567', '+36 0 234 5678'])('refuses %s there', (text) => {
    expect(normalizePhone(text, hungarianPhones)).toBeUndefined();
    expect(isPhoneOf(text, hungarianPhones)).toBe(false);
  });

  it('gives digits and operator code', () => {
    expect(phoneDigits('+38 (067) 123-45-67')).toBe('380671234567');
    expect(operatorCodeOf('+38 (067) 123-45-67')).toBe('067');
  });
});
