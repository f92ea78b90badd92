import { GrainMap, scatter } from '../lib/grains.ts';
import { noise, smooth } from '../lib/noise.ts';
import { hex, mix, type Rgb, type Temper, temperRamp } from '../lib/palette.ts';
import { between, hash, makeRandom } from '../lib/random.ts';
import { paint, rasterise } from '../lib/raster.ts';
import type { Structure } from './structure.ts';

/** Plates of martensite, each stopped by those before it, in light retained austenite. */
export function needleMartensite(colour: Temper, grain: number): Structure {
  return async ({ width, height, seed }) => {
    const random = makeRandom(seed);
    const map = new GrainMap(scatter(random, width, height, grain, 0.4));
    const owner = new Int32Array(width * height);
    const border = new Float32Array(width * height);
    for (let i = 0; i < owner.length; i++) {
      const at = map.at(i % width, Math.floor(i / width));
      owner[i] = at.id;
      border[i] = at.edge;
    }
    const taken = new Uint8Array(width * height);
    const free = (x: number, y: number, id: number): boolean => {
      const i = Math.round(y) * width + Math.round(x);
      return x >= 0 && y >= 0 && x < width && y < height && owner[i] === id && !taken[i];
    };
    const tone = temperRamp(colour);
    const shapes: string[] = [];
    for (let tries = 0; tries < 3600; tries++) {
      const x = random() * (width - 1);
      const y = random() * (height - 1);
      const id = owner[Math.floor(y) * width + Math.floor(x)] as number;
      if (!free(x, y, id)) continue;
      const family = Math.floor(random() * 3);
      const angle = hash(id, 77, seed) * Math.PI + ((family + 0.24 * random()) * Math.PI) / 3;
      const dx = Math.cos(angle);
      const dy = Math.sin(angle);
      let ahead = 0;
      let back = 0;
      while (free(x + dx * ahead, y + dy * ahead, id)) ahead += 1;
      while (free(x - dx * back, y - dy * back, id)) back += 1;
      const length = ahead + back;
      if (length < Math.max(36, 230 - tries / 7)) continue;
      const half = Math.min(15, length * between(random, 0.03, 0.06) + 1);
      const x1 = x - dx * back;
      const y1 = y - dy * back;
      const x2 = x + dx * ahead;
      const y2 = y + dy * ahead;
      for (let t = 0; t <= length; t += 0.7) {
        const reach = (half * 1.25 + 1.5) * Math.sin((Math.PI * t) / length);
        for (let s = -reach; s <= reach; s += 0.7) {
          const i = Math.round(y1 + dy * t + dx * s) * width + Math.round(x1 + dx * t - dy * s);
          if (i >= 0 && i < taken.length) taken[i] = 1;
        }
      }
      const mx = (x1 + x2) / 2;
      const my = (y1 + y2) / 2;
      const bulge = half * 2;
      const fill = hex(tone(between(random, 0.2, 0.5)));
      const to = `${x2.toFixed(1)} ${y2.toFixed(1)}`;
      const lens = `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${(mx - dy * bulge).toFixed(1)} ${(my + dx * bulge).toFixed(1)} ${to}Q${(mx + dy * bulge).toFixed(1)} ${(my - dx * bulge).toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}Z`;
      const rib =
        half > 4 ? `<path stroke="${hex(tone(0.09))}" stroke-width="1.6" d="M${x1} ${y1}L${x2} ${y2}"/>` : '';
      shapes.push(`<path fill="${fill}" stroke="${hex(tone(0.12))}" stroke-width="1.4" d="${lens}"/>${rib}`);
    }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}</svg>`;
    const plates = await rasterise(svg);
    return paint(width, height, (x, y) => {
      const i = y * width + x;
      const at: Rgb = [plates[i * 3] as number, plates[i * 3 + 1] as number, plates[i * 3 + 2] as number];
      const light = tone(0.82 + 0.14 * hash(owner[i] as number, 1, seed) + 0.04 * noise(x / 90, y / 90, seed));
      const both: Rgb = [(at[0] * light[0]) / 255, (at[1] * light[1]) / 255, (at[2] * light[2]) / 255];
      return mix(tone(0.3), both, smooth(0.4, 2, border[i] as number));
    });
  };
}
