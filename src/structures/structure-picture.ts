import type { TemperColour } from '../../content/model/unit-data.ts';
import type { Size } from './geometry.ts';
import { microstructures } from './microstructures.ts';
import { seededRandom } from './random.ts';
import { temperColours } from './temper-colours.ts';

/** What a structure stands for: a news item without a picture, a person without a photograph. */
export type StructureUse = 'news' | 'people';

const sizes: Record<StructureUse, Size> = {
  news: { width: 640, height: 400 },
  people: { width: 480, height: 600 },
};

const folder = 'drawn/';

/** To be raised whenever the drawings change: the names of their files depend on it. */
export const structureVersion = 1;

/** The path of the structure of an item, which names all that it depends on: `drawn/news/teal/ID.svg`. */
export function structurePath(use: StructureUse, id: string, colour: TemperColour): string {
  return `${folder}${use}/${colour}/${id}.svg`;
}

/** The size of the structure that a path names; undefined for paths of other pictures. */
export function structureSize(path: string): Size | undefined {
  return path.startsWith(folder) ? sizes[partsOf(path)[0]] : undefined;
}

/** Draws the structure that a path names, always the same, as SVG; undefined for paths of other pictures. */
export function drawStructure(path: string): string | undefined {
  const size = structureSize(path);
  return size && structureSvg(path, size, temperColours[partsOf(path)[1]]);
}

function partsOf(path: string): [StructureUse, TemperColour] {
  return path.slice(folder.length).split('/') as [StructureUse, TemperColour];
}

function structureSvg(seed: string, size: Size, colour: string): string {
  const random = seededRandom(seed);
  const draw = random.pick(Object.values(microstructures));
  const { pale, deep, lines, bounds, lineWidth, boundWidth } = draw(size, random);
  const white = '#ffffff';
  const line = mixed(colour, '#0b2024', 0.55);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${mixed(colour, white, 0.3)}"/>`,
    pale && `<path fill="${mixed(colour, white, 0.45)}" d="${pale}"/>`,
    deep && `<path fill="${mixed(colour, white, 0.75)}" d="${deep}"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    lines && `<path stroke="${mixed(colour, line, 0.5)}" stroke-width="${lineWidth}" d="${lines}"/>`,
    `<path stroke="${line}" stroke-width="${boundWidth}" d="${bounds}"/>`,
    '</g></svg>\n',
  ].join('');
}

/** A colour between two, `share` of the first. */
function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) => Math.round(part(one, index) * share + part(other, index) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
