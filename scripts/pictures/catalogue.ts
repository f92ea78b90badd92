import { diagrams, drawings, type VectorPicture } from './catalogue-drawings.ts';
import { type StructurePicture, structures } from './catalogue-structures.ts';
import { icon } from './drawings/others.ts';

/** The mark as a square PNG for systems that take no SVG. */
export interface IconPicture {
  kind: 'icon';
  path: string;
  size: number;
  draw: () => string;
}

/** Any picture of the site. */
export type Picture = StructurePicture | VectorPicture | IconPicture;

/** The mark as PNG. */
const icons: IconPicture[] = [
  { kind: 'icon', path: '../../src/site/public/apple-touch-icon.png', size: 180, draw: () => icon(0) },
  { kind: 'icon', path: '../../src/site/public/icon-512.png', size: 512, draw: () => icon(0) },
];

/** Every picture of the site. */
export const pictures: Picture[] = [...drawings, ...diagrams, ...structures, ...icons];
