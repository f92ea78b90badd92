import { GrainMap, scatter } from '../lib/grains.ts';
import { noise, smooth } from '../lib/noise.ts';
import { mix, type Temper, temperRamp } from '../lib/palette.ts';
import { between, hash, makeRandom } from '../lib/random.ts';
import { paint, rasterise } from '../lib/raster.ts';
import type { Structure } from './structure.ts';

/** The lobes of former austenite dendrites: rows of drops along straight trunks, as a white on black mask. */
function lobes(width: number, height: number, seed: number): string {
  const random = makeRandom(seed);
  const drops: string[] = [];
  for (const [x, y] of scatter(random, width, height, 330, 0.35)) {
    const angle = random() * Math.PI;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    const length = between(random, 120, 250);
    const turn = (angle * 180) / Math.PI;
    for (let at = -length / 2; at < length / 2; at += between(random, 24, 31)) {
      const size = 9 + 9 * Math.cos((at / length) * Math.PI);
      const cx = x + dx * at;
      const cy = y + dy * at;
      drops.push(
        `<ellipse rx="${size * 0.8}" ry="${size * 0.62}" transform="translate(${cx} ${cy}) rotate(${turn})"/>`,
      );
      for (const side of [-1, 1]) {
        const reach = size * between(random, 1.5, 2.1) * side;
        const place = `translate(${cx - dy * reach} ${cy + dx * reach}) rotate(${turn})`;
        drops.push(`<ellipse rx="${size * 0.58}" ry="${size * between(random, 0.9, 1.35)}" transform="${place}"/>`);
      }
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="#fff">${drops.join('')}</g></svg>`;
}

/** White iron: dark former dendrites of austenite in a eutectic of fine dark rods in white cementite. */
export function ledeburite(colour: Temper): Structure {
  return async ({ width, height, seed }) => {
    const mask = await rasterise(lobes(width, height, seed));
    const cells = new GrainMap(scatter(makeRandom(seed + 1), width, height, 190));
    const rods = new GrainMap(scatter(makeRandom(seed + 2), width, height, 19, 0.34));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const cell = cells.at(
        x + (noise(x / 50, y / 50, seed) - 0.5) * 40,
        y + (noise(x / 50, y / 50, seed + 1) - 0.5) * 40,
      );
      const turn = hash(cell.id, 5, seed) * Math.PI;
      const u = x * Math.cos(turn) + y * Math.sin(turn);
      const v = -x * Math.sin(turn) + y * Math.cos(turn);
      const long = 1 + 2.2 * hash(cell.id, 6, seed);
      const rod = rods.at(Math.abs(u / long) % width, Math.abs(v) % height);
      const size = 1.9 + 2 * hash(rod.id, 2, seed);
      const inside = smooth(size - 0.8, size + 0.8, rod.edge) * smooth(1, 6, cell.edge);
      const eutectic = mix(tone(1), tone(0.38 + 0.08 * hash(rod.id, 3, seed)), inside);
      const lobe = (mask[(y * width + x) * 3] as number) / 255;
      const grainy = tone(0.11 + 0.1 * noise(x / 4, y / 9, seed));
      return mix(eutectic, grainy, lobe);
    });
  };
}
