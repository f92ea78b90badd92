import { clouds, noise, smooth } from '../lib/noise.ts';
import { mix, type Rgb } from '../lib/palette.ts';
import { paint } from '../lib/raster.ts';
import { ferritePearlite } from './ferrite-pearlite.ts';
import type { Structure } from './structure.ts';

/** An early micrograph: a structure in a round field, brown as an old print, on the card it was pasted on. */
export const oldMicrograph: Structure = async (frame) => {
  const { width, height, seed } = frame;
  const draw = ferritePearlite({ colour: 'bronze', grain: 96, pearlite: 0.42, lamella: 9 });
  const inner = await draw(frame);
  const radius = height * 0.43;
  return paint(width, height, (x, y) => {
    const i = (y * width + x) * 3;
    const grey = ((inner[i] as number) * 0.3 + (inner[i + 1] as number) * 0.6 + (inner[i + 2] as number) * 0.1) / 255;
    const far = Math.hypot(x - width / 2, y - height / 2) + (noise(x / 9, y / 9, seed) - 0.5) * 1.2;
    const fade = 0.72 + 0.28 * smooth(1.02, 0.5, far / radius) + (clouds(x / 340, y / 340, seed + 2) - 0.5) * 0.2;
    const print: Rgb = mix([58, 38, 26], [238, 220, 188], grey * fade);
    const card: Rgb = mix([226, 217, 198], [238, 231, 215], clouds(x / 400, y / 400, seed + 6));
    const frameLine = Math.abs(far - radius - 16) < 1.2 ? 0.55 : 1;
    const cardLine: Rgb = [card[0] * frameLine, card[1] * frameLine, card[2] * frameLine];
    return mix(print, cardLine, smooth(radius - 1, radius + 1, far));
  });
};
