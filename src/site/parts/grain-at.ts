import type { Namespaces } from '../../compile/namespaces.ts';

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
  // What does not fit is cut off on both sides alike.
  const place = (per: number, whole: number, room: number) =>
    (room - whole * scale) / 2 + (per / 100) * whole * scale;
  return outline.map(([x, y]) => ({
    x: place(x, picture.width, box.width),
    y: place(y, picture.height, box.height),
  }));
}

/** Whether a point lies within an outline: a ray from it crosses the outline an odd number of times. */
export function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  for (const [index, to] of outline.entries()) {
    const from = outline.at(index - 1) as Point;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      isInside = !isInside;
  }
  return isInside;
}
