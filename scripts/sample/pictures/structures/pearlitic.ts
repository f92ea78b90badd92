import { GrainMap, scatter } from '../lib/grains.ts';
import { clouds, noise, smooth, stripes } from '../lib/noise.ts';
import { mix, ramp, rgb, type Temper, temper, temperRamp } from '../lib/palette.ts';
import { hash, makeRandom } from '../lib/random.ts';
import { paint } from '../lib/raster.ts';
import { pearlite } from './ferrite-pearlite.ts';
import type { Structure } from './structure.ts';

/** Lamellae of pearlite at high magnification: few colonies, bent plates, from one temper colour to another. */
export function pearliteCloseUp(from: Temper, to: Temper): Structure {
  return ({ width, height, seed }) => {
    const map = new GrainMap(scatter(makeRandom(seed), width, height, 470));
    const low = temperRamp(to);
    const high = temperRamp(from);
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 110, y / 110, seed) - 0.5) * 90;
      const wy = y + (noise(x / 110, y / 110, seed + 5) - 0.5) * 90;
      const { id, edge } = map.at(wx, wy);
      const angle = hash(id, 7, seed) * Math.PI;
      const bend = (clouds(x / 420, y / 420, seed + id, 2) - 0.5) * 260 + (noise(x / 60, y / 60, seed) - 0.5) * 5;
      const u = x * Math.cos(angle) + y * Math.sin(angle) + bend;
      const along = -x * Math.sin(angle) + y * Math.cos(angle);
      const period = 25 + 13 * hash(id, 8, seed);
      const index = Math.round(u / period);
      const broken = smooth(0.2, 0.27, noise(along / 150 + hash(index, id) * 70, index * 2.3, seed + 2));
      const plate = stripes(u, period, 0.4) * broken;
      const lit = stripes(u - period * 0.24, period, 0.1) * broken;
      const shade = hash(id, 1, seed);
      let fill = mix(low(0.22 + 0.16 * shade), high(0.74 + 0.14 * shade), plate);
      fill = mix(fill, low(0.08), lit * 0.7);
      return mix(low(0.08), fill, 0.25 + 0.75 * smooth(0.5, 3, edge));
    });
  };
}

/** Pearlite grains in a bright network of cementite. */
export function cementiteNetwork(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const map = new GrainMap(scatter(makeRandom(seed), width, height, 205, 0.44));
    const colonies = new GrainMap(scatter(makeRandom(seed + 1), width, height, 84));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 70, y / 70, seed) - 0.5) * 34;
      const wy = y + (noise(x / 70, y / 70, seed + 5) - 0.5) * 34;
      const { id, edge, next } = map.at(wx, wy);
      const pair = hash(Math.min(id, next), Math.max(id, next), seed);
      const half = 4.5 + 4 * pair + 3 * noise(x / 30, y / 30, seed + 2);
      const colony = colonies.at(x, y);
      const plate = pearlite(x, y, colony.id, 8, seed);
      const shade = hash(colony.id, 1, seed);
      const ground = mix(tone(0.48 + 0.18 * shade), tone(0.2 + 0.1 * shade), plate);
      const rim = mix(tone(0.06), ground, smooth(half + 0.4, half + 2.6, edge));
      return mix(tone(1), rim, smooth(half - 1, half + 0.8, edge));
    });
  };
}

/** Grains coloured by orientation over the whole temper scale, with faint sub-grains. */
export function orientationMap(): Structure {
  const scale = ramp(
    [temper.straw, temper.bronze, temper.redBrown, temper.purple, temper.blue, temper.lightBlue, temper.teal].map(
      rgb,
    ),
  );
  return ({ width, height, seed }) => {
    const random = makeRandom(seed);
    const coarse = scatter(random, width, height, 150, 0.5);
    const fine = scatter(random, width, height, 52, 0.5);
    const points = [...coarse, ...fine.filter(([x, y]) => clouds(x / 260, y / 260, seed + 4, 3) > 0.56)];
    const map = new GrainMap(points);
    return paint(width, height, (x, y) => {
      const { id, edge } = map.at(x, y);
      const drift = (clouds(x / 120, y / 120, seed + id, 2) - 0.5) * 0.1;
      const colour = scale(hash(id, 1, seed) + drift);
      const light = mix(colour, [255, 250, 240], 0.34 * hash(id, 2, seed));
      return mix([16, 34, 40], light, smooth(0.9, 2.3, edge));
    });
  };
}
