import { Delaunay } from 'd3-delaunay';
import { GrainMap, scatter } from '../lib/grains.ts';
import { noise, smooth } from '../lib/noise.ts';
import { mix, type Rgb, type Temper, temperRamp } from '../lib/palette.ts';
import { between, hash, makeRandom, type Random } from '../lib/random.ts';
import { paint } from '../lib/raster.ts';
import { pearlite } from './ferrite-pearlite.ts';
import type { Structure } from './structure.ts';

/** The arms of one dendrite as tapering segments: x, y, x, y, half-width at both ends. */
type Arm = readonly [number, number, number, number, number, number];

/** Grows a dendrite: a trunk, side arms at right angles and short arms on these. */
function dendrite(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  free = false,
): Arm[] {
  const ex = x + Math.cos(angle) * length;
  const ey = y + Math.sin(angle) * length;
  const arms: Arm[] = [[x, y, ex, ey, width, width * 0.55]];
  if (depth === 0) return arms;
  const gap = depth === 2 ? 31 : 19;
  for (let at = gap; at < length - gap * 0.4; at += gap * between(random, 0.88, 1.12)) {
    for (const side of [-1, 1]) {
      const most = free ? at * 0.94 : 150;
      const reach = Math.min(depth === 2 ? most : 15, (length - at) * 0.7 + 8) * between(random, 0.7, 1.08);
      const sx = x + Math.cos(angle) * at;
      const sy = y + Math.sin(angle) * at;
      arms.push(...dendrite(random, sx, sy, angle + (side * Math.PI) / 2, reach, width * 0.74, depth - 1));
    }
  }
  return arms;
}

/** Stamps the arms of a dendrite into a depth field, only inside its own grain. */
function stamp(
  arms: Arm[],
  field: Float32Array,
  width: number,
  height: number,
  owner: (x: number, y: number) => boolean,
): void {
  for (const [x1, y1, x2, y2, w1, w2] of arms) {
    const pad = w1 + 3;
    const dx = x2 - x1;
    const dy = y2 - y1;
    const square = dx * dx + dy * dy || 1;
    for (
      let y = Math.max(0, Math.floor(Math.min(y1, y2) - pad));
      y <= Math.min(height - 1, Math.max(y1, y2) + pad);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(x1, x2) - pad));
        x <= Math.min(width - 1, Math.max(x1, x2) + pad);
        x++
      ) {
        const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
        const inside = w1 + (w2 - w1) * t - Math.hypot(x - x1 - dx * t, y - y1 - dy * t);
        const i = y * width + x;
        if (inside > (field[i] as number) && owner(x, y)) field[i] = inside;
      }
    }
  }
}

/** Dendrites: columns that grow from the mould wall on the left, free crystals to the right. */
export function dendrites(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const random = makeRandom(seed);
    const starts: { x: number; y: number; angle: number; length: number }[] = [];
    for (let y = -30; y < height + 120; y += between(random, 92, 140)) {
      starts.push({ x: 30, y, angle: between(random, -0.13, 0.13), length: between(random, 780, 980) });
    }
    for (const [x, y] of scatter(random, width, height, 270, 0.3)) {
      if (x > 1010) starts.push({ x, y, angle: random() * Math.PI, length: 340 });
    }
    const owners = starts.map((s) => Delaunay.from([[s.x, s.y]]).points);
    const score = (i: number, x: number, y: number): number => {
      const s = starts[i] as (typeof starts)[number];
      const along = Math.min(
        Math.max((x - s.x) * Math.cos(s.angle) + (y - s.y) * Math.sin(s.angle), 0),
        s.x < 100 ? s.length : 0,
      );
      return Math.hypot(x - s.x - Math.cos(s.angle) * along, y - s.y - Math.sin(s.angle) * along);
    };
    const grain = new Uint16Array(width * height);
    const step = 2;
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        let best = 0;
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i < owners.length; i++) {
          const distance = score(i, x, y);
          if (distance < least) {
            least = distance;
            best = i;
          }
        }
        for (let k = 0; k < step * step; k++) grain[(y + Math.floor(k / step)) * width + x + (k % step)] = best;
      }
    }
    const field = new Float32Array(width * height).fill(-3);
    starts.forEach((s, i) => {
      const owner = (x: number, y: number) => grain[y * width + x] === i;
      const turns = s.x < 100 ? [0] : [0, 1, 2, 3];
      for (const turn of turns) {
        stamp(
          dendrite(random, s.x, s.y, s.angle + (turn * Math.PI) / 2, s.length, 10, 2, turns.length > 1),
          field,
          width,
          height,
          owner,
        );
      }
    });
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const i = y * width + x;
      const id = grain[i] as number;
      const inside = field[i] as number;
      const shade = hash(id, 1, seed);
      const wall: Rgb = tone(0.04);
      const ground = tone(0.16 + 0.06 * noise(x / 14, y / 14, seed));
      const arm = tone(0.6 + 0.16 * shade + 0.34 * smooth(0, 7, inside));
      return mix(wall, mix(ground, arm, smooth(-0.8, 0.9, inside)), smooth(24, 30, x + 6 * noise(y / 30, 1, seed)));
    });
  };
}

/** Plates of ferrite that grow from the grain borders in fixed directions into pearlite. */
export function widmanstatten(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const map = new GrainMap(scatter(makeRandom(seed), width, height, 330, 0.42));
    const colonies = new GrainMap(scatter(makeRandom(seed + 1), width, height, 60));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 80, y / 80, seed) - 0.5) * 40;
      const wy = y + (noise(x / 80, y / 80, seed + 5) - 0.5) * 40;
      const { id, edge, next } = map.at(wx, wy);
      const [ax, ay] = map.points[id] as [number, number];
      const [bx, by] = map.points[next] as [number, number];
      const normal = Math.atan2(ay - by, ax - bx);
      const first = hash(id, 2, seed) * Math.PI;
      const habit = first + Math.round((normal - first) / (Math.PI / 2)) * (Math.PI / 2);
      const across = -x * Math.sin(habit) + y * Math.cos(habit) + (noise(x / 60, y / 60, seed) - 0.5) * 4;
      const gap = 16;
      const index = Math.round(across / gap);
      const off = Math.abs(across - index * gap + (hash(index, id, seed) - 0.5) * 7);
      const grows = noise(index / 5, id * 7.3 + next, seed) > 0.46 ? 1 : 0.12;
      const reach = (40 + 210 * hash(index, id * 7 + next, seed) ** 1.6) * grows;
      const half = 4.8 * Math.max(0, 1 - edge / reach) ** 0.6;
      const rim = 6 + 4 * noise(x / 40, y / 40, seed + 3);
      const plate = Math.max(
        smooth(half + 0.7, half - 0.7, off) * (half > 0.4 ? 1 : 0),
        smooth(rim + 1, rim - 1, edge),
      );
      const colony = colonies.at(x, y);
      const ground = mix(tone(0.3 + 0.14 * hash(colony.id, 1, seed)), tone(0.13), pearlite(x, y, colony.id, 6, seed));
      return mix(ground, tone(0.84 + 0.14 * hash(id, 1, seed)), plate);
    });
  };
}
