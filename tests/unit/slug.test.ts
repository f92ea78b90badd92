import { expect, test } from 'vitest';
import { toSlug } from '../../src/lib/text/romanize.ts';

test('ids come from words of either language', () => {
  expect(toSlug('Пуск печі № 5!')).toBe('pusk-pechi-5');
  expect(toSlug('A new furnace')).toBe('a-new-furnace');
  expect(toSlug('Müller, Józef Wałęsa, Weiß, Ærø')).toBe('muller-jozef-walesa-weiss-aero');
});
