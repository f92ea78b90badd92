import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/tokens';
import type { Plugin } from 'vite';

export interface Brand {
  /** The ramp of its colour, dark to light; 80 is the colour itself. */
  ramp: BrandVariants;
  /** Colours of buttons and links in the dark theme: at rest, and when they are pointed at or pressed. */
  dark: { primary: string; soft: string; softer: string; pressed: string };
}

/** The ramp of the brand colour #2D7A84 (specification, section 9). */
export const ownRamp: BrandVariants = {
  10: '#020506',
  20: '#0b191b',
  30: '#0f292d',
  40: '#13363b',
  50: '#184349',
  60: '#1e5159',
  70: '#266670',
  80: '#2d7a84',
  90: '#40888f',
  100: '#54969e',
  110: '#69a5ac',
  120: '#7fb4ba',
  130: '#96c3c8',
  140: '#aed2d6',
  150: '#c7e1e4',
  160: '#e1f0f1',
};

/** The brand of the specification: teal, and light blue in the dark theme. */
const ownBrand: Brand = {
  ramp: ownRamp,
  dark: { primary: '#9fd3e8', soft: '#b9e0ef', softer: '#c9e8f4', pressed: '#8cc6de' },
};

const text = "'Golos Text', 'Golos Fallback', 'Golos Roboto', system-ui, sans-serif";
const fonts = { fontFamilyBase: text, fontFamilyNumeric: text };

/** The light theme of a brand: its colour, background #f8f8f8, radius 2 px. */
export function lightThemeOf({ ramp }: Brand): Theme {
  return {
    ...createLightTheme(ramp),
    ...fonts,
    ...radii('2px'),
    colorNeutralBackground2: '#f8f8f8',
    colorNeutralForeground1: '#16262a',
    colorNeutralForeground2: '#465a5f',
    colorNeutralStroke1: '#d6dbdc',
  };
}

/** The dark theme of a brand: its light tones, background #121212, square corners. */
export function darkThemeOf({ ramp, dark: { primary, soft, softer, pressed } }: Brand): Theme {
  return {
    ...createDarkTheme(ramp),
    ...fonts,
    ...radii('0'),
    colorNeutralBackground1: '#1b1c1d',
    colorNeutralBackground2: '#121212',
    colorNeutralForeground1: '#f1f5f6',
    colorNeutralForeground2: '#b3bfc2',
    colorNeutralStroke1: '#33383a',
    colorBrandForeground1: primary,
    colorBrandForeground2: soft,
    colorBrandForegroundLink: primary,
    colorBrandForegroundLinkHover: softer,
    colorBrandForegroundLinkPressed: softer,
    colorBrandBackground: primary,
    colorBrandBackgroundHover: soft,
    colorBrandBackgroundPressed: pressed,
    colorBrandStroke1: primary,
    colorCompoundBrandForeground1: primary,
    colorCompoundBrandBackground: primary,
    colorCompoundBrandBackgroundHover: soft,
    colorCompoundBrandStroke: primary,
    colorCompoundBrandStrokeHover: soft,
    colorNeutralForegroundOnBrand: ramp[20],
  };
}

export const lightTheme = lightThemeOf(ownBrand);
export const darkTheme = darkThemeOf(ownBrand);

function radii(radius: string) {
  return {
    borderRadiusSmall: radius,
    borderRadiusMedium: radius,
    borderRadiusLarge: radius,
    borderRadiusXLarge: radius,
  };
}

/** The tokens that the site's own style sheets use: few enough to stand in every page. */
const siteTokens = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralStroke1',
  'colorNeutralStrokeAccessible',
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
  'colorBrandBackground',
  'colorBrandBackgroundHover',
  'colorNeutralForegroundOnBrand',
  'borderRadiusMedium',
  'fontFamilyBase',
] as const satisfies readonly (keyof Theme)[];

/** The page's own size of letters where nobody has enlarged them, in px: 106.25 % of 16 (`global.css`). */
const ownLetters = 17;

/** A token; sizes of letters, which Fluent has in px, grow with those of the page. */
function inLetters(key: keyof Theme, value: Theme[keyof Theme]): Theme[keyof Theme] {
  return /^(fontSize|lineHeight)/.test(key) ? `calc(${Number.parseInt(String(value), 10)}rem/${ownLetters})` : value;
}

/** The rules of the site's own tokens, or of all that Fluent's components use, for both themes. */
export function themeRules(which: 'site' | 'fluent'): string[] {
  const keys = which === 'site' ? siteTokens : (Object.keys(lightTheme) as (keyof Theme)[]);
  const rule = (selector: string, theme: Theme, scheme: string) =>
    `${selector}{color-scheme:${scheme};${keys.map((key) => `--${key}:${inLetters(key, theme[key])}`).join(';')}}`;
  return [rule(':root', lightTheme, 'light'), `@media not print{${rule('[data-theme=dark]', darkTheme, 'dark')}}`];
}

const siteId = 'virtual:theme-site.css';
const fluentId = 'virtual:theme-fluent';

/**
 * Offers the tokens of both themes: `virtual:theme-site.css`, the style sheet of those that every page needs, and
 * `virtual:theme-fluent`, the rules of all that Fluent's components use, for the script that brings such components.
 */
export function themePlugin(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === siteId || id === fluentId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${siteId}`) return themeRules('site').join('\n');
      if (id === `\0${fluentId}`) return `export default ${JSON.stringify(themeRules('fluent'))}`;
      return undefined;
    },
  };
}
