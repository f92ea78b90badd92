import {
  away,
  chord,
  closedPath,
  measured,
  middle,
  openPath,
  type Point,
  reach,
  type Shape,
  type Size,
  strip,
} from './geometry.ts';
import { grains } from './grains.ts';
import type { Random } from './random.ts';

/** What a structure is drawn of, as SVG paths: areas of two tones, fine lines, the boundaries of grains. */
export interface Drawing {
  pale: string;
  deep: string;
  lines: string;
  bounds: string;
  /** How wide lines and boundaries are, in pixels. */
  lineWidth: number;
  boundWidth: number;
}

type Microstructure = (size: Size, random: Random) => Drawing;

const half = Math.PI / 2;

/** Ferrite: grains with thin boundaries, each reflecting a little differently. */
const ferrite: Microstructure = (size, random) => {
  const all = grains(size, 74, random);
  const tones = all.map(() => random.between(0, 1));
  const some = (from: number, to: number) =>
    all.filter((_, index) => from <= Number(tones[index]) && Number(tones[index]) < to);
  return {
    pale: some(0, 0.38).map(closedPath).join(''),
    deep: some(0.38, 0.46).map(closedPath).join(''),
    lines: '',
    bounds: all.map(closedPath).join(''),
    lineWidth: 0,
    boundWidth: 2.5,
  };
};

/** Pearlite: colonies of parallel lamellae, each colony in a direction of its own. */
const pearlite: Microstructure = (size, random) => {
  const colonies = grains(size, 128, random);
  const drawn = colonies.map((colony) => lamellae(colony, random.between(0, Math.PI), random.between(8, 13), random));
  return {
    pale: colonies
      .filter(() => random.chance(0.35))
      .map(closedPath)
      .join(''),
    deep: '',
    lines: drawn.join(''),
    bounds: colonies.map(closedPath).join(''),
    lineWidth: 3.2,
    boundWidth: 1,
  };
};

/** Martensite: packets of laths, which lie side by side in blocks. */
const martensite: Microstructure = (size, random) => {
  const packets = grains(size, 170, random);
  const [pale, deep, lines]: [string[], string[], string[]] = [[], [], []];
  for (const packet of packets) {
    const direction = random.between(0, Math.PI);
    const [from, to] = reach(packet, direction);
    for (let at = from; at < to; ) {
      const next = at + random.between(5, 19);
      const tone = random.pick([pale, deep, undefined, undefined]);
      tone?.push(closedPath(strip(packet, direction, at, next)));
      const edge = chord(packet, direction, next);
      if (edge) lines.push(openPath(edge));
      at = next;
    }
  }
  return {
    pale: pale.join(''),
    deep: deep.join(''),
    lines: lines.join(''),
    bounds: packets.map(closedPath).join(''),
    lineWidth: 1,
    boundWidth: 2,
  };
};

/** Bainite: sheaves of short plates, which grow into the grain from its boundary. */
const bainite: Microstructure = (size, random) => {
  const all = grains(size, 120, random);
  const lines = all.map((grain) => {
    const direction = random.between(0, Math.PI);
    const [from, to] = reach(grain, direction);
    const plates: string[] = [];
    for (let at = from + 5; at < to; at += random.between(6, 11)) {
      const sheaf = chord(grain, direction, at);
      if (!sheaf) continue;
      const [start] = sheaf;
      const { length, towards } = measured(sheaf);
      const step = random.between(16, 30);
      for (let done = random.between(0, 6); done + 5 < length; done += step + random.between(3, 9))
        plates.push(openPath([away(start, done, towards), away(start, Math.min(done + step, length), towards)]));
    }
    return plates.join('');
  });
  return {
    pale: all
      .filter(() => random.chance(0.4))
      .map(closedPath)
      .join(''),
    deep: '',
    lines: lines.join(''),
    bounds: all.map(closedPath).join(''),
    lineWidth: 2.6,
    boundWidth: 2,
  };
};

/** Dendrites: stems with side arms at right angles, as metal freezes. */
const dendrites: Microstructure = (size, random) => {
  const regions = grains(size, 190, random);
  const stems: string[] = [];
  const arms: string[] = [];
  for (const region of regions) {
    const direction = random.between(0, half);
    const [from, to] = reach(region, direction);
    for (let at = from + random.between(8, 20); at < to; at += random.between(44, 60)) {
      const stem = chord(region, direction, at);
      if (stem) growStem(stem, stems, arms, random);
    }
  }
  return {
    pale: regions
      .filter(() => random.chance(0.35))
      .map(closedPath)
      .join(''),
    deep: '',
    lines: arms.join(''),
    bounds: stems.join(''),
    lineWidth: 4,
    boundWidth: 6,
  };
};

function growStem(stem: [Point, Point], stems: string[], arms: string[], random: Random): void {
  const [start] = stem;
  const { length, towards } = measured(stem);
  if (length < 30) return;
  stems.push(openPath([start, away(start, length - 8, towards)]));
  for (let done = 6; done < length - 8; done += 10) {
    // Arms are shorter towards the tip, where they began to grow last.
    const longest = Math.min(22, (length - done) / 2);
    for (const side of [half, -half]) {
      const foot = away(start, done, towards);
      arms.push(openPath([foot, away(foot, longest * random.between(0.6, 1), towards + side)]));
    }
  }
}

/** A network of cementite around grains of pearlite, with needles into them. */
const cementiteNetwork: Microstructure = (size, random) => {
  const all = grains(size, 110, random);
  const lines = all.map((grain) => lamellae(grain, random.between(0, Math.PI), random.between(9, 13), random));
  const needles = all.flatMap((grain) => {
    if (!random.chance(0.3)) return [];
    const [corner] = grain;
    const inner = middle(grain);
    return corner ? [openPath([corner, inner])] : [];
  });
  return {
    pale: all
      .filter(() => random.chance(0.5))
      .map(closedPath)
      .join(''),
    deep: '',
    lines: lines.join(''),
    bounds: [...all.map(closedPath), ...needles].join(''),
    lineWidth: 1.2,
    boundWidth: 7,
  };
};

/** Lines in one direction through a shape, at nearly equal distances. */
function lamellae(shape: Shape, direction: number, distance: number, random: Random): string {
  const [from, to] = reach(shape, direction);
  const lines: string[] = [];
  for (let at = from + distance / 2; at < to; at += distance * random.between(0.85, 1.15)) {
    const line = chord(shape, direction, at);
    if (line) lines.push(openPath(line));
  }
  return lines.join('');
}

/** The structures of the house. */
export const microstructures = { ferrite, pearlite, martensite, bainite, dendrites, cementiteNetwork };
