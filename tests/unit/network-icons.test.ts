import { expect, test } from 'vitest';
import { networkIcon } from '../../src/compile/network-icons.ts';

test('the usual networks have icons of their own, whatever the case, and all others the same one', () => {
  const usual = ['Facebook', 'Instagram', 'LinkedIn', 'Telegram', 'X', 'YouTube'];
  expect(new Set([...usual, 'ResearchGate'].map(networkIcon)).size).toBe(usual.length + 1);
  expect(networkIcon('Mastodon')).toBe(networkIcon('ResearchGate'));
  expect(networkIcon('YOUTUBE')).toBe(networkIcon('YouTube'));
});
