import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { brandOf, brandRules } from '../../src/site/renderer/brand-rules.ts';
import { darkThemeOf, lightThemeOf, ownRamp } from '../../src/site/theme/themes.ts';

/** Colours on which white can be read. */
const colours = ['#2d7a84', '#8a1f4b', '#1b5fa8', '#5b6b1f', '#000000', '#4b2a86', '#767600', '#7a3c00'];

test('the colour of the specification needs no rules of its own, and makes its ramp', () => {
  expect(brandRules(undefined)).toBe('');
  expect(brandRules('#2D7A84')).toBe('');
  for (const [step, colour] of Object.entries(brandOf('#2d7a84').ramp))
    expect(wcagContrast(colour, ownRamp[Number(step) as 80])).toBeLessThan(1.01);
});

test.each(colours)('both themes made of %s can be read', (colour) => {
  const brand = brandOf(colour);
  const [light, dark] = [lightThemeOf(brand), darkThemeOf(brand)];
  expect(light.colorBrandBackground).toBe(colour);
  for (const [ink, ground] of [
    ['#ffffff', light.colorBrandBackground],
    ['#ffffff', light.colorBrandBackgroundHover],
    [light.colorBrandForegroundLink, light.colorNeutralBackground1],
    [light.colorBrandForegroundLink, light.colorNeutralBackground2],
    [dark.colorBrandForegroundLink, dark.colorNeutralBackground1],
    [dark.colorBrandForegroundLink, dark.colorNeutralBackground2],
    [dark.colorNeutralForegroundOnBrand, dark.colorBrandBackground],
    [dark.colorNeutralForegroundOnBrand, dark.colorBrandBackgroundHover],
    // The footer and the button in it.
    ['#dbe7e9', brand.ramp[20]],
    [brand.ramp[20], brand.dark.primary],
    [brand.dark.soft, brand.ramp[20]],
  ] as const)
    expect(wcagContrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each([...colours.slice(1), '#003300'])('the colour of a department made of %s can be read', (colour) => {
  const [light = '', dark = ''] = brandRules(colour).split('@media not print');
  const tealIn = (rules: string) => /--teal:(#[\da-f]{6})/.exec(rules)?.[1] ?? '';
  expect(wcagContrast(tealIn(light), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['#1b1c1d', '#121212']) expect(wcagContrast(tealIn(dark), ground)).toBeGreaterThanOrEqual(4.5);
});

test('the rules of another colour are for both themes, and count more than those of the themes', () => {
  const rules = brandRules('#8A1F4B');
  expect(rules).toMatch(/^:root:root\{.*--teal:#8a1f4b\}@media not print\{\[data-theme\]\[data-theme=dark\]\{/i);
  expect(rules).toContain('--colorBrandBackground:#8a1f4b');
  expect(rules).not.toContain(ownRamp[80]);
});
