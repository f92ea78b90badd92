import { expect, test } from 'vitest';
import { redirectedText } from '../../../src/desk/server/redirects.ts';

const fileWith = (redirects: unknown[]) =>
  `${JSON.stringify({ $schema: '../schema/redirects-data.schema.json', redirects }, null, 2)}\n`;
const old = { from: '/index.php', to: '/' };

test('an address that moves leads to the new one, and what led to it does, too', () => {
  const chained = { from: '/a.html', to: '/news/a', language: 'en' };
  const text = redirectedText(fileWith([old, chained]), new Map([['/news/a', '/news/b']]));
  expect(text).toBe(fileWith([old, { ...chained, to: '/news/b' }, { from: '/news/a', to: '/news/b' }]));
});

test('an address that is gone for good has no redirect, nor has what led to it', () => {
  const text = fileWith([old, { from: '/a.html', to: '/news/a' }]);
  expect(redirectedText(text, new Map([['/news/a', undefined]]))).toBe(fileWith([old]));
});

test('an address that comes back is redirected no more', () => {
  const text = redirectedText(fileWith([{ from: '/news/a', to: '/news/b' }]), new Map([['/news/b', '/news/a']]));
  expect(text).toBe(fileWith([{ from: '/news/b', to: '/news/a' }]));
});

test('the first redirect begins the file', () => {
  expect(redirectedText(undefined, new Map([['/a', '/b']]))).toBe(fileWith([{ from: '/a', to: '/b' }]));
});

test('nothing is written where nothing changes', () => {
  expect(redirectedText(fileWith([old]), new Map([['/news/a', undefined]]))).toBeUndefined();
  expect(redirectedText(undefined, new Map())).toBeUndefined();
});
