import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { darkTheme, lightTheme } from '../../src/site/theme/themes.ts';

const site = join(import.meta.dirname, '../../src/site');
const css = readFileSync(join(site, 'theme/scale.css'), 'utf8');
const [lightCss = '', darkCss = ''] = [/:root \{([^}]*)\}/, /\[data-theme="dark"\] \{([^}]*)\}/].map(
  (block) => block.exec(css)?.[1],
);
const periods = readFileSync(join(import.meta.dirname, '../../src/site/parts/academic-year.module.css'), 'utf8');
const periodTint = Number(/--kind-ground, (\d+)%/.exec(periods)?.[1]) / 100;
const themes = {
  light: { tokens: lightTheme, colours: coloursOf(lightCss) },
  dark: { tokens: darkTheme, colours: { ...coloursOf(lightCss), ...coloursOf(darkCss) } },
};
const grounds = ['colorNeutralBackground1', 'colorNeutralBackground2'] as const;
const texts = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
] as const;
/** The share of a unit's colour in the ground that a style sheet of parts mixes. */
const shareIn = (sheet: string) =>
  Number(/var\(--unit(?:-ink)?\) (\d+)%/.exec(readFileSync(join(site, `parts/${sheet}.module.css`), 'utf8'))?.[1]) /
  100;
/** The temper colours as text: the two palest have a text colour of their own. */
const inks = ['straw-ink', 'bronze', 'red-brown', 'brown-purple', 'purple', 'blue', 'light-blue-ink', 'teal'];

for (const [name, { tokens, colours }] of Object.entries(themes)) {
  test(`text has enough contrast on every background of the ${name} theme`, () => {
    for (const ground of grounds) {
      for (const text of texts) expectContrast(4.5, tokens[text], tokens[ground]);
      for (const ink of inks) expectContrast(4.5, resolve(ink, colours), tokens[ground]);
      // The edge of an input is all that shows where it is.
      expectContrast(3, tokens.colorNeutralStrokeAccessible, tokens[ground]);
    }
  });

  test(`words on the periods of the academic year have enough contrast in the ${name} theme`, () => {
    for (const [, ink = ''] of periods.matchAll(/--kind: var\(--([\w-]+)\)/g)) {
      const ground = mixed(resolve(ink, colours), periodTint, tokens.colorNeutralBackground2);
      expectContrast(4.5, tokens.colorNeutralForeground1, ground);
    }
  });

  test(`initials and large dates can be read on the colours of departments in the ${name} theme`, () => {
    const { colorNeutralBackground1: surface, colorNeutralBackground2: page, colorNeutralForeground1: text } = tokens;
    for (const ink of inks) {
      const colour = resolve(ink, colours);
      const tint = mixed(resolve(ink.replace(/-ink$/, ''), colours), shareIn('news-list'), page);
      expectContrast(3, colour, tint);
      expectContrast(4.5, surface, colour);
    }
    // Whatever the brand: nothing is lighter than white.
    if (name === 'dark') expectContrast(4.5, text, mixed('#ffffff', shareIn('initials'), page));
  });

  test(`buttons have enough contrast in the ${name} theme`, () => {
    for (const ground of ['colorBrandBackground', 'colorBrandBackgroundHover'] as const)
      expectContrast(4.5, tokens.colorNeutralForegroundOnBrand, tokens[ground]);
  });
}

test('the brand colour is what the specification says, and is not used for text on the dark background', () => {
  expect(lightTheme.colorBrandBackground).toBe('#2d7a84');
  expect(contrast('#2d7a84', '#f8f8f8')).toBeCloseTo(4.68, 1);
  expect(contrast('#2d7a84', '#121212')).toBeLessThan(4.5);
});

test('a unit’s colour sets nothing but colours, and is that of words as an ink alone, so axe need not look at each', () => {
  const sheets = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  const all = sheets.map((path) => readFileSync(join(site, path), 'utf8')).join('\n');
  const rules = [...all.matchAll(/\[data-colour[^{]*\{([^}]*)\}/g)].map(([, body = '']) => body);
  expect(rules.length).toBeGreaterThan(0);
  for (const body of rules) {
    for (const declaration of body.split(';').filter((each) => each.trim())) {
      expect(declaration).toMatch(/^\s*--unit(-ink)?: var\(--[\w-]+\)$/);
    }
    const ink = /--unit-ink: var\(--([\w-]+)\)/.exec(body) ?? /--unit: var\(--([\w-]+)\)/.exec(body);
    expect([...inks, 'unit']).toContain(ink?.[1]);
  }
  expect(all).not.toMatch(/[\s;{]color: var\(--unit\b(?!-)/);
});

function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function resolve(name: string, colours: Record<string, string>): string {
  const value = colours[name] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(reference, colours) : value;
}

/** A colour with a share of another: `color-mix(in srgb, …)`. */
function mixed(colour: string, share: number, ground: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [colour, ground].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function expectContrast(least: number, a: string, b: string): void {
  expect(contrast(a, b), `${a} on ${b}`).toBeGreaterThanOrEqual(least);
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
