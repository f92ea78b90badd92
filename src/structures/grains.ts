import { clip, type Point, type Shape, type Size } from './geometry.ts';
import type { Random } from './random.ts';

/** How far grains reach beyond the edge, in pixels: no boundary is drawn along it. */
const margin = 10;

/** Divides a picture into grains, the cells of Voronoi. @param size how wide a grain is on average, in pixels */
export function grains({ width, height }: Size, size: number, random: Random): Shape[] {
  const columns = Math.max(2, Math.round(width / size));
  const rows = Math.max(2, Math.round(height / size));
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const seeds: Point[] = [];
  // One row and column more on each side, so that grains at the edges are cut off.
  for (let row = -1; row <= rows; row++)
    for (let column = -1; column <= columns; column++)
      seeds.push([(column + random.between(0, 1)) * cellWidth, (row + random.between(0, 1)) * cellHeight]);
  const picture: Shape = [
    [-margin, -margin],
    [width + margin, -margin],
    [width + margin, height + margin],
    [-margin, height + margin],
  ];
  return seeds.map((seed) => grainAround(seed, seeds, picture, 3.5 * size)).filter((grain) => grain.length > 2);
}

/** The part of a picture that is nearer to one seed than to any other. @param near from how far away no seed matters */
function grainAround([x, y]: Point, seeds: readonly Point[], picture: Shape, near: number): Shape {
  let grain = picture;
  for (const [otherX, otherY] of seeds) {
    const [towardsX, towardsY] = [otherX - x, otherY - y];
    if ((!towardsX && !towardsY) || Math.hypot(towardsX, towardsY) > near) continue;
    const half = (towardsX * (otherX + x) + towardsY * (otherY + y)) / 2;
    grain = clip(grain, ([pointX, pointY]) => half - pointX * towardsX - pointY * towardsY);
    if (!grain.length) break;
  }
  return grain;
}
