import { drawings, type VectorPicture } from './catalogue-drawings.ts';
import { type StructurePicture, structures } from './catalogue-structures.ts';
import { icon } from './drawings/others.ts';

/** The logo as an icon; its path is below src/site/public. */
export interface IconPicture {
  kind: 'icon';
  path: string;
  /** The size of a PNG, for systems that do not support SVG. */
  size?: number;
  draw: () => string;
}

/** Any picture of the sample; all but icons have their path below content/images. */
export type Picture = StructurePicture | VectorPicture | IconPicture;

const icons: IconPicture[] = [
  { kind: 'icon', path: 'favicon.svg', draw: () => icon(10) },
  { kind: 'icon', path: 'apple-touch-icon.png', size: 180, draw: () => icon(0) },
  { kind: 'icon', path: 'icon-512.png', size: 512, draw: () => icon(0) },
];

/** Every picture of the sample. */
export const pictures: Picture[] = [...drawings, ...structures, ...icons];
