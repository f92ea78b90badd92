import type { BrandVariants } from '@fluentui/tokens';
import { clampChroma, converter, formatHex } from 'culori';
import { type Brand, ownRamp } from './themes.ts';

const toOklch = converter('oklch');

/**
 * The brand of a colour: a ramp whose steps are as light and as strong beside it as those of the specification's ramp are
 * beside its own colour, in OKLCH, within what screens show.
 * @param colour as `#rrggbb`
 */
export function brandOf(colour: string): Brand {
  const [wanted, own] = [oklch(colour), oklch(ownRamp[80])];
  const steps = Object.entries(ownRamp).map(([step, hex]) => {
    const { l, c } = oklch(hex);
    // The nearer to the colour, the more it moves; light tones stay light, also those of a dark colour.
    const share = l < own.l ? l / own.l : ((1 - l) / (1 - own.l)) ** 2;
    const lightness = l + (wanted.l - own.l) * share;
    const made = { mode: 'oklch', l: lightness, c: (c / own.c) * wanted.c, h: wanted.h } as const;
    return [step, formatHex(clampChroma(made, 'oklch'))];
  });
  const ramp = Object.fromEntries(steps) as unknown as BrandVariants;
  return { ramp, dark: { primary: ramp[130], soft: ramp[140], softer: ramp[150], pressed: ramp[120] } };
}

/** A colour by lightness, chroma and hue. @throws when it is none */
function oklch(colour: string): { l: number; c: number; h: number } {
  const found = toOklch(colour);
  if (!found) throw new Error(`${colour} is no colour.`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}
