/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The scale of temper colours, from straw to the brand teal. */
export const temper = {
  straw: '#d9a441',
  bronze: '#a45f2c',
  redBrown: '#a5452a',
  brownPurple: '#8a3b5e',
  purple: '#6a4c93',
  blue: '#2f65a0',
  lightBlue: '#7fb6c9',
  teal: '#2D7A84',
} as const;

/** A name on the scale of temper colours. */
export type Temper = keyof typeof temper;

/** The inks of drawings. */
export const ink = {
  paper: '#f8f8f8',
  line: '#16323a',
  mist: '#e2ebec',
  shade: '#c3d6d9',
  steel: '#94b4ba',
  teal: '#2D7A84',
  warm: '#d9a441',
  warmLight: '#f1dcae',
} as const;

/** The same inks on the ground of the dark theme: what is hot stays the brightest. */
export const darkInk: Readonly<Record<keyof typeof ink, string>> = {
  paper: '#121212',
  line: '#c9dde0',
  mist: '#22302f',
  shade: '#34494d',
  steel: '#6f9298',
  teal: '#5fb3bd',
  warm: '#e3bd6e',
  warmLight: '#54462a',
};

/** Parses #rrggbb. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Mixes two colours; at 0 the first, at 1 the second. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Formats a colour as #rrggbb. */
export function hex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Makes a colour ramp through evenly spaced stops; the argument is from 0 to 1. */
export function ramp(stops: readonly Rgb[]): (t: number) => Rgb {
  const last = stops.length - 1;
  return (t) => {
    const at = Math.min(Math.max(t, 0), 1) * last;
    const i = Math.min(Math.floor(at), last - 1);
    return mix(stops[i] as Rgb, stops[i + 1] as Rgb, at - i);
  };
}

const night: Rgb = [14, 28, 33];
const white: Rgb = [255, 253, 248];

/** The ramp of a temper colour, from nearly black through the pure colour to nearly white. */
export function temperRamp(name: Temper): (t: number) => Rgb {
  const pure = rgb(temper[name]);
  return ramp([mix(pure, night, 0.78), mix(pure, night, 0.4), pure, mix(pure, white, 0.45), mix(pure, white, 0.82)]);
}
