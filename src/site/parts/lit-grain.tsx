import { Fragment, useMemo } from 'react';
import type { CompiledImage } from '../../compile/image-variants.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import { isWithin, outlineIn } from './grain-at.ts';
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
/** What is left free of the name on either side, in pixels. */
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
