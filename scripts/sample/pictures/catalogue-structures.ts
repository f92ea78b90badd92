import { bainite } from './structures/bainite.ts';
import { dendrites, widmanstatten } from './structures/cast.ts';
import { ferritePearlite, hero, heroOutlines } from './structures/ferrite-pearlite.ts';
import { greyIron, inclusions, nodularIron } from './structures/graphite.ts';
import { oldMicrograph } from './structures/history.ts';
import { lathMartensite } from './structures/martensite.ts';
import { needleMartensite } from './structures/needles.ts';
import { cementiteNetwork, orientationMap, pearliteCloseUp } from './structures/pearlitic.ts';
import type { Frame, OutlinedGrain, Structure } from './structures/structure.ts';
import { ledeburite } from './structures/white-iron.ts';
import { austeniteTwins, decarburisedLayer, recrystallised, rolledGrains } from './structures/wrought.ts';

/** A computed micrograph of the catalogue. */
export interface StructurePicture {
  kind: 'structure';
  path: string;
  width: number;
  height: number;
  seed: number;
  /** The largest file size in kilobytes. */
  limit: number;
  draw: Structure;
  /** Its grains, for data/micrographs: the home page lights them up. */
  grains?: (frame: Frame) => OutlinedGrain[];
}

function structure(
  path: string,
  seed: number,
  draw: Structure,
  width = 1600,
  height = 1000,
  limit = 196,
): StructurePicture {
  return { kind: 'structure', path: `${path}.webp`, width, height, seed, limit, draw };
}

/** Every computed micrograph, with its seed and parameters. */
export const structures: StructurePicture[] = [
  {
    ...structure('structures/hero-ferrite-pearlite', 132, hero(125), 2400, 1200, 316),
    grains: heroOutlines(125),
  },
  {
    ...structure('structures/hero-ferrite-pearlite-phone', 136, hero(112), 900, 1200, 190),
    grains: heroOutlines(112),
  },
  structure(
    'news/ferrite-pearlite',
    11,
    ferritePearlite({ colour: 'straw', grain: 190, pearlite: 0.34, lamella: 11 }),
  ),
  structure('news/lath-martensite', 12, lathMartensite('blue', 420, 11)),
  structure('news/needle-martensite', 13, needleMartensite('purple', 430)),
  structure('news/grey-iron-flakes', 14, greyIron('straw')),
  structure('news/nodular-graphite', 15, nodularIron('teal')),
  structure('news/bainite', 16, bainite('lightBlue', 250, 13)),
  structure('news/dendrites', 17, dendrites('redBrown')),
  structure('news/rolled-grains', 18, rolledGrains('bronze')),
  structure('news/recrystallised-grains', 19, recrystallised('lightBlue')),
  structure('news/cementite-network', 20, cementiteNetwork('redBrown')),
  structure('news/widmanstatten', 21, widmanstatten('teal')),
  structure('news/pearlite-close-up', 22, pearliteCloseUp('straw', 'bronze')),
  structure('news/grain-orientation-map', 23, orientationMap()),
  structure('news/inclusions', 24, inclusions('lightBlue')),
  structure('news/austenite-twins', 25, austeniteTwins('purple', 260)),
  structure('news/decarburised-layer', 26, decarburisedLayer('blue')),
  structure('news/ledeburite', 27, ledeburite('teal')),
  structure('history/first-polished-section', 28, oldMicrograph),
];
