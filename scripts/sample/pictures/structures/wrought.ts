import { GrainMap, scatter } from '../lib/grains.ts';
import { clouds, noise, smooth } from '../lib/noise.ts';
import { mix, type Temper, temperRamp } from '../lib/palette.ts';
import { hash, makeRandom } from '../lib/random.ts';
import { paint } from '../lib/raster.ts';
import { pearlite } from './ferrite-pearlite.ts';
import type { Structure } from './structure.ts';

/** Grains drawn out along the rolling direction, with bands of pearlite. */
export function rolledGrains(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const stretch = 7;
    const map = new GrainMap(scatter(makeRandom(seed), width / stretch, height, 34), stretch);
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const wave = (noise(x / 420, y / 300, seed) - 0.5) * 90 + (noise(x / 90, y / 40, seed + 1) - 0.5) * 12;
      const { id, edge } = map.at(x, y + wave);
      const [, sy] = map.points[id] as [number, number];
      const band = noise(3, sy / 34, seed + 4) + 0.24 * (hash(id, 2, seed) - 0.5);
      const shade = hash(id, 1, seed);
      if (band > 0.72) {
        const fibre = noise(x / 40, (y + wave) / 2.6, seed + 7);
        return mix(tone(0.06), tone(0.12 + 0.26 * fibre), smooth(0.3, 1.6, edge));
      }
      const slip = noise((x + y * 2) / 11, (y - x * 0.1) / 90, seed + id);
      const fill = tone(0.6 + 0.36 * shade - 0.07 * slip);
      return mix(tone(0.16), fill, smooth(0.4, 1.8, edge));
    });
  };
}

/** Small new grains strung along the borders of large deformed ones. */
export function recrystallised(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const stretch = 2.6;
    const old = new GrainMap(scatter(makeRandom(seed), width / stretch, height, 210), stretch);
    const fresh = new GrainMap(scatter(makeRandom(seed + 1), width, height, 34));
    const tone = temperRamp(colour);
    const isNew = (id: number): boolean => {
      const [sx, sy] = fresh.points[id] as [number, number];
      const wave = (noise(sx / 300, sy / 300, seed) - 0.5) * 80;
      return old.at(sx, sy + wave).edge < 8 + 46 * clouds(sx / 240, sy / 240, seed + 3);
    };
    const known = fresh.points.map((_, id) => isNew(id));
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 22, y / 22, seed + 6) - 0.5) * 7;
      const wy = y + (noise(x / 22, y / 22, seed + 8) - 0.5) * 7;
      const { id, edge, next } = fresh.at(wx, wy);
      if (known[id]) return mix(tone(0.1), tone(0.7 + 0.3 * hash(id, 1, seed)), smooth(0.5, 1.9, edge));
      const wave = (noise(x / 300, y / 300, seed) - 0.5) * 80;
      const parent = old.at(x, y + wave);
      const slant = hash(parent.id, 5, seed) > 0.5 ? 0.8 : -0.8;
      const slip = noise((x + y * slant * 1.4) / 13, (y - x * slant * 0.4) / 120, seed + parent.id);
      const fill = tone(0.3 + 0.16 * hash(parent.id, 1, seed) + 0.1 * slip);
      return mix(tone(0.1), fill, known[next] ? smooth(0.5, 1.9, edge) : smooth(0.5, 2, parent.edge));
    });
  };
}

/** Round austenite grains crossed by straight annealing twins. */
export function austeniteTwins(colour: Temper, grain: number): Structure {
  return ({ width, height, seed }) => {
    const map = new GrainMap(scatter(makeRandom(seed), width, height, grain, 0.55));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const { id, edge } = map.at(
        x + (noise(x / 90, y / 90, seed) - 0.5) * 26,
        y + (noise(x / 90, y / 90, seed + 1) - 0.5) * 26,
      );
      const [sx, sy] = map.points[id] as [number, number];
      const angle = hash(id, 2, seed) * Math.PI;
      const u = (x - sx) * Math.cos(angle) + (y - sy) * Math.sin(angle);
      const shade = hash(id, 1, seed);
      let value = 0.42 + 0.5 * shade;
      let line = 10;
      for (let band = 0; band < Math.floor(hash(id, 3, seed) * 4); band++) {
        const middle = (hash(id, 10 + band, seed) - 0.5) * grain * 0.95;
        const half = grain * (0.015 + 0.09 * hash(id, 20 + band, seed) ** 2);
        const gap = Math.abs(u - middle) - half;
        if (gap < 0) value = value > 0.64 ? 0.42 + 0.5 * shade - 0.24 : 0.42 + 0.5 * shade + 0.2;
        line = Math.min(line, Math.abs(gap));
      }
      const fill = mix(
        tone(0.2),
        tone(value + (noise(x / 160, y / 160, seed + 4) - 0.5) * 0.05),
        smooth(0.2, 1.5, line),
      );
      return mix(tone(0.08), fill, smooth(0.8, 2.4, edge));
    });
  };
}

/** A decarburised surface: the mount above, bare ferrite under it, the ferrite and pearlite core below. */
export function decarburisedLayer(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const map = new GrainMap(scatter(makeRandom(seed), width, height, 62));
    const colonies = new GrainMap(scatter(makeRandom(seed + 1), width, height, 44));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const surface = 150 + (clouds(x / 260, 2, seed, 5) - 0.5) * 90;
      const depth = y - surface;
      if (depth < 0) return mix(tone(0.02), tone(0.1), smooth(-150, 0, depth) * 0.8);
      const scale = 20 + 16 * noise(x / 60, 1, seed + 3);
      if (depth < scale) return mix(tone(0.36), tone(0.24), noise(x / 7, y / 5, seed));
      const { id, edge } = map.at(
        x + (noise(x / 40, y / 40, seed) - 0.5) * 12,
        y + (noise(x / 40, y / 40, seed + 1) - 0.5) * 12,
      );
      const [, sy] = map.points[id] as [number, number];
      const carbon = smooth(190, 620, sy - 150);
      const shade = hash(id, 1, seed);
      let fill = tone(0.8 + 0.2 * shade);
      if (hash(id, 2, seed) < carbon * 0.92) {
        const plate = pearlite(x, y, colonies.at(x, y).id, 7, seed);
        fill = mix(tone(0.56), tone(0.2 + 0.12 * shade), plate);
      }
      const start = smooth(scale, scale + 2.5, depth);
      return mix(tone(0.12), fill, Math.min(start, smooth(0.5, 1.9, edge)));
    });
  };
}
