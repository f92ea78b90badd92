import { GrainMap, scatter } from '../lib/grains.ts';
import { clouds, noise, smooth } from '../lib/noise.ts';
import { hex, mix, type Temper, temperRamp } from '../lib/palette.ts';
import { between, hash, makeRandom, type Random } from '../lib/random.ts';
import { paint, rasterise } from '../lib/raster.ts';
import { pearlite } from './ferrite-pearlite.ts';
import type { Structure } from './structure.ts';

/** The outline of one flake: a bent, tapering, slightly uneven sliver. */
function flake(random: Random, x: number, y: number, angle: number, length: number, width: number, wild = 1): string {
  const steps = 18;
  const left: string[] = [];
  const right: string[] = [];
  const bend = between(random, -0.07, 0.07) * wild;
  let turn = angle;
  let px = x;
  let py = y;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const half = width * Math.sin(Math.PI * Math.min(0.04 + t * 0.96, 1)) ** 0.55 * between(random, 0.72, 1.12) * 0.5;
    const nx = -Math.sin(turn) * half;
    const ny = Math.cos(turn) * half;
    left.push(`${(px + nx).toFixed(1)} ${(py + ny).toFixed(1)}`);
    right.unshift(`${(px - nx).toFixed(1)} ${(py - ny).toFixed(1)}`);
    turn += bend + between(random, -0.12, 0.12) * wild;
    px += (Math.cos(turn) * length) / steps;
    py += (Math.sin(turn) * length) / steps;
  }
  return `M${[...left, ...right].join('L')}Z`;
}

/** Graphite flakes of grey iron: rosettes of eutectic cells over a pale ground with faint grains. */
export function greyIron(colour: Temper): Structure {
  return async ({ width, height, seed }) => {
    const random = makeRandom(seed);
    const tone = temperRamp(colour);
    const grains = new GrainMap(scatter(makeRandom(seed + 1), width, height, 120));
    const ground = paint(width, height, (x, y) => {
      const { id, edge } = grains.at(x + noise(x / 30, y / 30, seed) * 18, y);
      const fill = tone(0.84 + 0.12 * hash(id, 1, seed) + 0.05 * clouds(x / 300, y / 300, seed));
      return mix(tone(0.66), fill, smooth(0.2, 1.8, edge));
    });
    const shapes: string[] = [];
    for (const [cx, cy] of scatter(random, width, height, 225, 0.42)) {
      const arms = 9;
      const start = random() * 6.28;
      for (let i = 0; i < arms; i++) {
        const angle = start + (i / arms) * 6.28 + between(random, -0.3, 0.3);
        const away = between(random, 8, 84);
        const skew = angle + between(random, -0.7, 0.7);
        const length = between(random, 70, 240) * between(random, 0.6, 1);
        shapes.push(
          flake(
            random,
            cx + Math.cos(angle) * away,
            cy + Math.sin(angle) * away,
            skew,
            length,
            between(random, 5, 14),
          ),
        );
      }
    }
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
    const mask = await rasterise(
      `${head}<rect width="100%" height="100%" fill="#fff"/><path d="${shapes.join('')}"/></svg>`,
    );
    const dark = tone(0.09);
    return paint(width, height, (x, y) => {
      const i = (y * width + x) * 3;
      const at = [ground[i], ground[i + 1], ground[i + 2]] as unknown as [number, number, number];
      return mix(dark, at, (mask[i] as number) / 255);
    });
  };
}

/** Nodules of graphite, each in a rim of ferrite, in pearlite. */
export function nodularIron(colour: Temper): Structure {
  return ({ width, height, seed }) => {
    const random = makeRandom(seed);
    const nodules = new GrainMap(scatter(random, width, height, 165, 0.36));
    const grains = new GrainMap(scatter(makeRandom(seed + 1), width, height, 40));
    const colonies = new GrainMap(scatter(makeRandom(seed + 2), width, height, 64));
    const tone = temperRamp(colour);
    return paint(width, height, (x, y) => {
      const { id } = nodules.at(x, y);
      const [sx, sy] = nodules.points[id] as [number, number];
      const size = 20 + 22 * hash(id, 1, seed);
      const angle = Math.atan2(y - sy, x - sx);
      const far = Math.hypot(x - sx, y - sy);
      const rough = noise(Math.cos(angle) * 2 + 9, Math.sin(angle) * 2 + 9, seed + id);
      const radius = size * (0.9 + 0.2 * rough);
      const rim = radius * (1.75 + 0.5 * hash(id, 2, seed)) + 10 * (noise(x / 24, y / 24, seed) - 0.5);
      const grain = grains.at(x + (noise(x / 20, y / 20, seed) - 0.5) * 8, y);
      const ferrite = mix(tone(0.5), tone(0.88 + 0.12 * hash(grain.id, 1)), smooth(0.2, 1.6, grain.edge));
      const colony = colonies.at(x, y);
      const plate = pearlite(x, y, colony.id, 6.5, seed);
      const ground = mix(tone(0.56 + 0.1 * hash(colony.id, 3)), tone(0.32), plate);
      const matrix = mix(ferrite, ground, smooth(rim - 1, rim + 1.2, far));
      const spokes = noise((angle + 4) * 5.5, far / 60, seed + id);
      const ring = 0.05 * smooth(0.5, 1, far / radius);
      const core = tone(0.05 + 0.13 * spokes * smooth(0.08, 0.7, far / radius) + ring);
      return mix(core, matrix, smooth(radius - 1, radius + 1.2, far));
    });
  };
}

/** An unetched section in the round field of the eyepiece, with stringers, oxides and a measuring scale. */
export function inclusions(colour: Temper): Structure {
  return async ({ width, height, seed }) => {
    const random = makeRandom(seed);
    const tone = temperRamp(colour);
    const cx = width / 2;
    const cy = height / 2;
    const shapes: string[] = [];
    for (let i = 0; i < 70; i++) {
      const x = between(random, 300, width - 300);
      const y = between(random, 20, height - 20);
      const pieces = random() < 0.4 ? 1 : Math.ceil(random() * 4);
      let at = x;
      for (let k = 0; k < pieces; k++) {
        const length = between(random, 24, 120);
        shapes.push(
          `<path fill="${hex(tone(0.3))}" d="${flake(random, at, y + between(random, -2, 2), 0, length, between(random, 5, 14), 0.3)}"/>`,
        );
        at += length + between(random, 6, 20);
      }
    }
    for (let i = 0; i < 34; i++) {
      const side = between(random, 7, 20);
      const place = `translate(${between(random, 300, width - 300)} ${between(random, 20, height - 20)}) rotate(${random() * 90})`;
      const fill = hex(tone(random() < 0.5 ? 0.1 : 0.22));
      shapes.push(
        `<path transform="${place}" fill="${fill}" d="M${-side} 0L${-side * 0.3} ${-side}L${side} ${-side * 0.4}L${side * 0.6} ${side}Z"/>`,
      );
    }
    const ticks: string[] = [];
    for (let i = -20; i <= 20; i++) {
      const tall = i % 10 === 0 ? 26 : i % 5 === 0 ? 18 : 10;
      ticks.push(`M${cx + i * 18} ${cy - tall}V${cy + tall}`);
    }
    const pale = hex(tone(0.96));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="g" cx="0.42" cy="0.38" r="0.75"><stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${hex(tone(0.74))}"/></radialGradient>
<clipPath id="c"><circle cx="${cx}" cy="${cy}" r="${height * 0.46}"/></clipPath></defs>
<rect width="100%" height="100%" fill="${hex(tone(0.03))}"/>
<g clip-path="url(#c)"><rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}
<path d="M${cx - 360} ${cy}H${cx + 360}${ticks.join('')}" stroke="${hex(tone(0.16))}" stroke-width="2" fill="none"/></g>
<circle cx="${cx}" cy="${cy}" r="${height * 0.46}" fill="none" stroke="${hex(tone(0.34))}" stroke-width="4"/></svg>`;
    return rasterise(svg);
  };
}
