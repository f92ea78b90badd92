import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lightTheme, themeRules } from '../../src/site/theme/themes.ts';

test('letters of the form grow with those of the page, and are as Fluent has them where nobody enlarges them', () => {
  const [light = ''] = themeRules('fluent');
  const globalStyles = join(import.meta.dirname, '../../src/site/theme/global.css');
  const [, percent] = /html \{\s+font: ([\d.]+)%/.exec(readFileSync(globalStyles, 'utf8')) ?? [];
  const sizes = [...light.matchAll(/--((?:fontSize|lineHeight)\w+):([^;}]*)/g)];
  expect(sizes.length).toBeGreaterThan(15);
  for (const [, name = '', size = ''] of sizes) {
    const [, rems, own] = /^calc\((\d+)rem\/(\d+)\)$/.exec(size) ?? [];
    const pixels = (Number(rems) / Number(own)) * (Number(percent) / 100) * 16;
    expect(`${pixels}px`, name).toBe(Reflect.get(lightTheme, name));
  }
});
