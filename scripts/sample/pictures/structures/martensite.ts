import { GrainMap, scatter } from '../lib/grains.ts';
import { noise, smooth } from '../lib/noise.ts';
import { mix, type Temper, temperRamp } from '../lib/palette.ts';
import { hash, makeRandom } from '../lib/random.ts';
import { paint } from '../lib/raster.ts';
import type { Structure } from './structure.ts';

/** One lath across its packet: which it is, how far its border is. */
interface Lath {
  index: number;
  edge: number;
}

/** Finds the lath at a distance across the packet; laths have unequal widths. */
function lathAt(across: number, width: number, seed: number): Lath {
  const cell = Math.floor(across / width);
  const start = (i: number) => (i + 0.7 * hash(i, 3, seed)) * width;
  let index = cell;
  if (across < start(cell)) index = cell - 1;
  return { index, edge: Math.min(across - start(index), start(index + 1) - across) };
}

/** Packets of parallel laths inside former austenite grains. */
export function lathMartensite(colour: Temper, grain: number, lath: number): Structure {
  return ({ width, height, seed }) => {
    const austenite = new GrainMap(scatter(makeRandom(seed), width, height, grain));
    const packets = new GrainMap(scatter(makeRandom(seed + 1), width, height, grain * 0.42));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 45, y / 45, seed) - 0.5) * 22;
      const wy = y + (noise(x / 45, y / 45, seed + 5) - 0.5) * 22;
      const parent = austenite.at(wx, wy);
      const packet = packets.at(wx, wy);
      const family = Math.floor(hash(packet.id, parent.id, seed) * 4);
      const angle = hash(parent.id, 11, seed) * Math.PI + (family * Math.PI) / 4 + 0.2 * hash(packet.id, 2);
      const across =
        x * Math.cos(angle) + y * Math.sin(angle) + (noise(x / 120, y / 120, seed + packet.id) - 0.5) * 26;
      const along = -x * Math.sin(angle) + y * Math.cos(angle);
      const shift = (noise(along / 70, packet.id, seed) - 0.5) * lath * 0.6;
      const found = lathAt(across + shift, lath, packet.id * 31 + parent.id);
      const shade = hash(found.index, packet.id, seed);
      const block = hash(Math.floor(found.index / 5), packet.id, seed + 3);
      const value = 0.3 + 0.32 * block + 0.34 * shade * shade + 0.1 * noise(along / 60, found.index, seed);
      const line = smooth(0.2, 1.9, found.edge);
      const fill = mix(tone(0.16 + 0.2 * block), tone(value), line);
      const packetLine = smooth(0, 1.8, packet.edge);
      return mix(tone(0.1), fill, Math.min(0.5 + 0.5 * packetLine, smooth(1, 3.6, parent.edge)));
    });
  };
}
