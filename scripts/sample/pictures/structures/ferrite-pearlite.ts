import { GrainMap, scatter } from '../lib/grains.ts';
import { clamp, noise, smooth, stripes } from '../lib/noise.ts';
import { areaOf, type Point, simplify, withoutStraight } from '../lib/outline.ts';
import { mix, type Rgb, ramp, rgb, type Temper, temperRamp } from '../lib/palette.ts';
import { hash, makeRandom } from '../lib/random.ts';
import { paint } from '../lib/raster.ts';
import type { Frame, OutlinedGrain, Structure } from './structure.ts';

/** The parameters of a ferrite and pearlite structure. */
export interface FerritePearlite {
  colour: Temper;
  grain: number;
  /** The share of pearlite grains from 0 to 1. */
  pearlite: number;
  /** The interlamellar spacing of pearlite, in pixels. */
  lamella: number;
}

/** A stripe pattern of pearlite in colonies, 0 in ferrite plates and 1 in cementite plates. */
export function pearlite(x: number, y: number, colony: number, period: number, seed: number): number {
  const angle = hash(colony, 7, seed) * Math.PI;
  const bend = noise(x / 90, y / 90, seed + colony) * period * 2.4;
  const own = period * (0.8 + 0.5 * hash(colony, 8, seed));
  return stripes(x * Math.cos(angle) + y * Math.sin(angle) + bend, own, 0.46);
}

/** Ferrite grains with lamellar pearlite between them. */
export function ferritePearlite(look: FerritePearlite): Structure {
  const { colour, grain, lamella } = look;
  return ({ width, height, seed }) => {
    const map = new GrainMap(scatter(makeRandom(seed), width, height, grain));
    const colonies = new GrainMap(scatter(makeRandom(seed + 1), width, height, grain * 0.8));
    const tone = temperRamp(colour);
    const border = tone(0.14);
    return paint(width, height, (x, y) => {
      const wx = x + (noise(x / 60, y / 60, seed) - 0.5) * grain * 0.12;
      const wy = y + (noise(x / 60, y / 60, seed + 5) - 0.5) * grain * 0.12;
      const { id, edge } = map.at(wx, wy);
      const shade = hash(id, 1, seed);
      let fill: Rgb;
      if (hash(id, 2, seed) < look.pearlite) {
        const plate = pearlite(x, y, colonies.at(x, y).id, lamella, seed);
        fill = mix(tone(0.78 + 0.12 * shade), tone(0.34 + 0.14 * shade), plate);
      } else {
        const dark = hash(id, 3, seed) < 0.1 ? 0.24 : 0;
        fill = tone(0.74 + 0.24 * shade - dark + (noise(x / 200, y / 200, seed + 9) - 0.5) * 0.06);
      }
      return mix(border, fill, smooth(0.8, 2.2, edge));
    });
  };
}

const heroTone = ramp(['#07191e', '#0d2c33', '#155059', '#2D7A84', '#4ea3ad', '#8cc9cf'].map(rgb));

/** Where the picture lightens: on the wide one to the right, on the portrait one to the upper right corner. */
function heroLight(x: number, y: number, width: number, height: number): number {
  const portrait = height > width;
  const along = portrait ? x / width - 0.25 * (y / height) : x / width - 0.06 * (y / height);
  return portrait ? smooth(0.02, 1.05, along) : smooth(0.1, 0.94, along);
}

/** The grains of the large picture: where they are, and which of them are pearlite. */
class HeroGrains {
  readonly map: GrainMap;
  readonly #grain: number;
  readonly #seed: number;

  constructor(grain: number, { width, height, seed }: Frame) {
    this.map = new GrainMap(scatter(makeRandom(seed), width, height, grain, 0.46));
    this.#grain = grain;
    this.#seed = seed;
  }

  /** How far the boundaries at a point are shifted, so that they are not straight. */
  shift(x: number, y: number): Point {
    const by = (seed: number) => (noise(x / 70, y / 70, seed) - 0.5) * this.#grain * 0.1;
    return [by(this.#seed), by(this.#seed + 5)];
  }

  isPearlite(id: number): boolean {
    return hash(id, 2, this.#seed) < 0.3;
  }
}

/** The large picture of the home page: dark on the left for the text, brighter grains to the right. */
export function hero(grain: number): Structure {
  return ({ width, height, seed }) => {
    const grains = new HeroGrains(grain, { width, height, seed });
    const colonies = new GrainMap(scatter(makeRandom(seed + 1), width, height, grain * 0.75));
    return paint(width, height, (x, y) => {
      const [dx, dy] = grains.shift(x, y);
      const { id, edge } = grains.map.at(x + dx, y + dy);
      const [sx, sy] = grains.map.points[id] as [number, number];
      const light = heroLight(sx * 0.88 + x * 0.12, sy * 0.88 + y * 0.12, width, height);
      const shade = hash(id, 1, seed);
      const spark = hash(id, 4, seed) > 0.955 ? 0.16 : 0;
      const base = 0.1 + light * (0.2 + 0.32 * shade + spark);
      let tone = base;
      if (grains.isPearlite(id)) {
        const plate = pearlite(x, y, colonies.at(x, y).id, grain / 14, seed);
        tone = base + light * (0.1 - 0.26 * plate);
      }
      const border = Math.max(0.02, 0.06 + light * 0.1 - 0.04);
      const line = smooth(1, 2.6, edge);
      const glow = smooth(9, 2.6, edge) * 0.05 * light;
      return heroTone(border + (tone + glow - border) * line);
    });
  };
}

/** The grains of the large picture, outlined as it shows them. */
export function heroOutlines(grain: number): (frame: Frame) => OutlinedGrain[] {
  return (frame) => {
    const { width, height } = frame;
    const grains = new HeroGrains(grain, frame);
    // A boundary is painted where its point of the map is shifted from.
    const painted = ([toX, toY]: Point): Point => {
      let [x, y] = [toX, toY];
      for (let step = 0; step < 8; step++) {
        const [dx, dy] = grains.shift(x, y);
        [x, y] = [toX - dx, toY - dy];
      }
      return [clamp(x, 0, width), clamp(y, 0, height)];
    };
    const curved = (corner: Point, next: Point) => simplify(between(corner, next, 12).map(painted), 3).slice(0, -1);
    return [...grains.map.outlines(width, height, grain)]
      .map(([id, corners]) => ({
        phase: grains.isPearlite(id) ? 'pearlite' : 'ferrite',
        outline: withoutStraight(
          corners.flatMap((corner, index) => curved(corner, corners[(index + 1) % corners.length] as Point)),
        ),
      }))
      .filter(({ outline }) => areaOf(outline) > (grain * grain) / 20);
  };
}

/** Points of a straight line, its ends among them. */
function between([ax, ay]: Point, [bx, by]: Point, parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, part) => {
    const share = part / parts;
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}
