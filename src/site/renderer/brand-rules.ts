import { wcagContrast } from 'culori';
import { brandOf } from '../theme/brand-of.ts';
import { type Brand, darkTheme, darkThemeOf, lightTheme, lightThemeOf, ownRamp } from '../theme/themes.ts';

/** The element that names the colour of the browser's bar. @param colour as `#rrggbb` */
export const themeColourElement = (colour: string) => `<meta name="theme-color" content="${colour}">`;

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
