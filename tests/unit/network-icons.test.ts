import { expect, test } from 'vitest';
import { networkIcon } from '../../src/compile/frame-namespaces.ts';

const named = (name: string) => networkIcon({ name, href: '' });
const at = (href: string) => networkIcon({ name: 'Бібліотека', href });
const usual = ['Facebook', 'GitHub', 'Instagram', 'LinkedIn', 'ResearchGate', 'Telegram', 'X', 'YouTube'];

test('the usual networks have icons of their own, whatever the case, and all others the same one', () => {
  expect(new Set([...usual, 'Mastodon'].map(named)).size).toBe(usual.length + 1);
  expect(named('Mastodon')).toBe(named('Bluesky'));
  expect(named('YOUTUBE')).toBe(named('YouTube'));
});

test.each([
  ['https://uk-ua.facebook.com/institute', 'Facebook'],
  ['https://www.researchgate.net/institution/1', 'ResearchGate'],
  ['https://t.me/institute', 'Telegram'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://x.com/institute', 'X'],
  ['https://institute.example.org', 'Mastodon'],
  ['https://facebook.com.example.org', 'Mastodon'],
  ['', 'Mastodon'],
])('what has a name of its own is known by its address: %s', (href, network) => {
  expect(at(href)).toBe(named(network));
});
