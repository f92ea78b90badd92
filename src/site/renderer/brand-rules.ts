import type { BrandVariants } from '@fluentui/tokens';
import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type Brand, darkTheme, darkThemeOf, lightTheme, lightThemeOf, ownRamp } from '../theme/themes.ts';

const toOklch = converter('oklch') as (colour: string) => Oklch;

/**
 * The brand of a colour: a ramp whose steps are as light and as strong beside it as those of the specification's ramp are
 * beside its own colour, in OKLCH, within what screens show.
 * @param colour as `#rrggbb`
 */
export function brandOf(colour: string): Brand {
  const [wanted, own] = [toOklch(colour), toOklch(ownRamp[80])];
  const steps = Object.entries(ownRamp).map(([step, hex]) => {
    const { l, c } = toOklch(hex);
    // The nearer to the colour, the more it moves; light tones stay light, also those of a dark colour.
    const share = l < own.l ? l / own.l : ((1 - l) / (1 - own.l)) ** 2;
    const lightness = l + (wanted.l - own.l) * share;
    const made = { mode: 'oklch', l: lightness, c: (c / own.c) * wanted.c, h: wanted.h ?? 0 } as const;
    return [step, formatHex(clampChroma(made, 'oklch'))];
  });
  const ramp = Object.fromEntries(steps) as unknown as BrandVariants;
  return { ramp, dark: { primary: ramp[130], soft: ramp[140], softer: ramp[150], pressed: ramp[120] } };
}

/** The element that names the colour of the browser's bar. @param colour as `#rrggbb` */
const themeColourElement = (colour: string) => `<meta name="theme-color" content="${colour}">`;

/** The element as pages are rendered with it. */
export const ownThemeColour = themeColourElement(ownRamp[80]);

/**
 * The rules that give the pages of an institute its colour; none for the colour that the style sheets have. They count more than the
 * rules of the themes, which may come later.
 * @param colour as `#rrggbb`
 */
export function brandRules(colour: string | undefined): string {
  if (!colour || colour.toLowerCase() === ownRamp[80]) return '';
  const brand = brandOf(colour);
  const rule = (selector: string, tokens: readonly (readonly [string, unknown])[]) =>
    `${selector}{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  const light = rule(':root:root', [
    ...grounds(brand),
    ...differing(lightThemeOf(brand), lightTheme),
    ['teal', colour],
  ]);
  const dark = rule('[data-theme][data-theme=dark]', [
    ...differing(darkThemeOf(brand), darkTheme),
    ['teal', readableInDark(brand)],
  ]);
  return `${light}@media not print{${dark}}`;
}

/** The deepest tone of a brand that can be read on the surfaces of the dark theme. */
function readableInDark({ ramp }: Brand): string {
  const isReadable = (tone: string) => wcagContrast(tone, darkTheme.colorNeutralBackground1) >= 4.5;
  return [ramp[110], ramp[120]].find(isReadable) ?? ramp[130];
}

/** The colours of header picture and footer, which are dark in both themes, and the scale, which runs through the brand alone. */
function grounds({ ramp, dark: { primary, soft } }: Brand): [string, string][] {
  return [
    ['ground', ramp[20]],
    ['accent', primary],
    ['accent-soft', soft],
    ['scale', `linear-gradient(90deg,${ramp[40]},${ramp[80]},${ramp[120]})`],
  ];
}

function differing(theme: object, other: object): [string, unknown][] {
  const own = new Map(Object.entries(other));
  return Object.entries(theme).filter(([name, value]) => own.get(name) !== value);
}

const endOfHead = '</head>';

/**
 * Gives pages, or the shell of all pages, the brand of an institute.
 * @param colour as `#rrggbb`
 */
export function brandWriter(colour: string): (html: string) => string {
  const rules = brandRules(colour);
  const style = rules && `<style>${rules}</style>\n`;
  const themeColour = themeColourElement(colour);
  return (html) => html.replace(ownThemeColour, themeColour).replace(endOfHead, () => style + endOfHead);
}
