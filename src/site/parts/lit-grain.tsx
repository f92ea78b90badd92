import { Fragment, useMemo } from 'react';
import type { CompiledImage } from '../../compile/captioned-picture.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import styles from './lit-grain.module.css';

/** Where a pointer is, from the upper left corner of a box, and how large the box is. */
export interface PlaceInBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LitGrainProps {
  /** The grains of the picture that covers the box. */
  grains: readonly Namespaces['grains']['image'][number][];
  image: CompiledImage;
  at: PlaceInBox;
}

/** The room above a grain that the name of its phase needs, in pixels. */
const nameRoom = 40;
/** The room that the name leaves free on either side, in pixels. */
const margin = 60;

/** The grain at a place of a micrograph, lit up, with the name of its phase beside it. */
export default function LitGrain({ grains, image, at }: LitGrainProps) {
  const { width, height } = at;
  const outlines = useMemo(
    () => grains.map((grain) => ({ ...grain, corners: outlineIn({ width, height }, image, grain) })),
    [grains, image, width, height],
  );
  const index = outlines.findIndex(({ corners }) => isWithin(corners, at));
  const lit = outlines[index];
  if (!lit) return null;
  const xs = lit.corners.map(({ x }) => x);
  const ys = lit.corners.map(({ y }) => y);
  const top = Math.min(...ys);
  const isAbove = top > nameRoom;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return (
    // Elements of its own for each grain: a name that moves would be a layout shift.
    <Fragment key={index}>
      <svg className={styles.grain} aria-hidden="true">
        <polygon points={lit.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      <span
        className={styles.phase}
        data-above={isAbove || undefined}
        style={{
          left: Math.min(Math.max(middle, margin), width - margin),
          top: isAbove ? top : Math.max(...ys),
        }}
      >
        {lit.phase}
      </span>
    </Fragment>
  );
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The outline of a grain in a box that its picture covers (`object-fit: cover`), in pixels of the box. */
export function outlineIn(box: Size, picture: Size, { outline }: Namespaces['grains']['image'][number]): Point[] {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  // A drawing that does not fit is cut off on both sides alike.
  const place = (per: number, whole: number, room: number) =>
    (room - whole * scale) / 2 + (per / 100) * whole * scale;
  return outline.map(([x, y]) => ({
    x: place(x, picture.width, box.width),
    y: place(y, picture.height, box.height),
  }));
}

/** Tells if a point lies within an outline: a ray from it crosses the outline an odd number of times. */
export function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  for (const [index, to] of outline.entries()) {
    const from = outline.at(index - 1) as Point;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      isInside = !isInside;
  }
  return isInside;
}
