import { GrainMap, scatter } from '../lib/grains.ts';
import { noise, smooth } from '../lib/noise.ts';
import { mix, type Temper, temperRamp } from '../lib/palette.ts';
import { hash, makeRandom } from '../lib/random.ts';
import { paint } from '../lib/raster.ts';
import type { Structure } from './structure.ts';

/** Sheaves of bainitic ferrite that fan out, with interrupted rows of carbide between the plates. */
export function bainite(colour: Temper, grain: number, plate: number): Structure {
  return ({ width, height, seed }) => {
    const sheaves = new GrainMap(scatter(makeRandom(seed), width, height, grain));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 38, y / 38, seed) - 0.5) * 46;
      const wy = y + (noise(x / 38, y / 38, seed + 5) - 0.5) * 46;
      const { id, edge } = sheaves.at(wx, wy);
      const [sx, sy] = sheaves.points[id] as [number, number];
      const axis = hash(id, 4, seed) * Math.PI * 2;
      const reach = grain * 1.6;
      const fx = sx - Math.cos(axis) * reach;
      const fy = sy - Math.sin(axis) * reach;
      const far = Math.hypot(x - fx, y - fy);
      const turn = Math.atan2(y - fy, x - fx) * reach + (noise(x / 80, y / 80, seed + id) - 0.5) * plate * 1.6;
      const index = Math.round(turn / plate);
      const off = Math.abs(turn / plate - index) * plate;
      const dash = noise(far / 26 + hash(index, id, seed) * 90, index * 3.7, seed + 2);
      const thick = 3.4 * smooth(0.36, 0.62, dash);
      const carbide = smooth(thick, thick - 1.7, off) * smooth(0.34, 0.42, dash);
      const shade = hash(id, 1, seed);
      const stripe = hash(index, id, seed + 8);
      const fill = tone(0.5 + 0.34 * shade + 0.16 * (stripe - 0.5) - 0.05 * noise(x / 9, y / 9, seed));
      const dark = tone(0.12 + 0.08 * shade);
      return mix(dark, mix(fill, dark, carbide * 0.92), 0.35 + 0.65 * smooth(0.4, 2.4, edge));
    });
  };
}
