import { Delaunay } from 'd3-delaunay';
import type { Point } from './outline.ts';
import { between, type Random } from './random.ts';

/** A point of a grain structure: its grain and the distance to the nearest grain boundary in pixels. */
export interface GrainPoint {
  id: number;
  edge: number;
  /** The grain on the other side of the nearest boundary. */
  next: number;
}

/** Random points over an area with a margin, at least a distance apart (a jittered hexagonal grid). */
export function scatter(
  random: Random,
  width: number,
  height: number,
  spacing: number,
  jitter = 0.5,
): [number, number][] {
  const points: [number, number][] = [];
  const rise = spacing * 0.866;
  let row = 0;
  for (let y = -2 * spacing; y < height + 2 * spacing; y += rise, row++) {
    for (let x = -2 * spacing; x < width + 2 * spacing; x += spacing) {
      const shift = row % 2 ? spacing / 2 : 0;
      points.push([
        x + shift + between(random, -jitter, jitter) * spacing,
        y + between(random, -jitter, jitter) * spacing,
      ]);
    }
  }
  return points;
}

/** A Voronoi structure that returns, for any point, its grain and the distance to the grain boundary. */
export class GrainMap {
  readonly delaunay: Delaunay<[number, number]>;
  readonly points: readonly [number, number][];
  readonly #neighbours: number[][];
  readonly #stretchX: number;
  #hint = 0;

  /** Builds the structure; stretchX elongates the grains along x, as rolling does. */
  constructor(points: readonly [number, number][], stretchX = 1) {
    this.points = points;
    this.#stretchX = stretchX;
    this.delaunay = Delaunay.from(points as [number, number][]);
    this.#neighbours = points.map((_, i) => [...this.delaunay.neighbors(i)]);
  }

  /** The grain at a point and the distance to its boundary. */
  at(x: number, y: number): GrainPoint {
    const px = x / this.#stretchX;
    const id = this.delaunay.find(px, y, this.#hint);
    this.#hint = id;
    const [sx, sy] = this.points[id] as [number, number];
    let edge = Number.POSITIVE_INFINITY;
    let next = id;
    for (const other of this.#neighbours[id] as number[]) {
      const [ox, oy] = this.points[other] as [number, number];
      const dx = ox - sx;
      const dy = oy - sy;
      const towards = (px - (sx + ox) / 2) * dx + (y - (sy + oy) / 2) * dy;
      const distance = -towards / Math.hypot(dx / this.#stretchX, dy);
      if (distance < edge) {
        edge = distance;
        next = other;
      }
    }
    return { id, edge, next };
  }

  /** The outlines of the grains that reach into an area, by id; those at its edges are cut off a little outside. */
  outlines(width: number, height: number, margin: number): Map<number, Point[]> {
    const s = this.#stretchX;
    const voronoi = this.delaunay.voronoi([-margin / s, -margin, (width + margin) / s, height + margin]);
    const cells = [...voronoi.cellPolygons()];
    // The last corner of a cell is the first one again.
    return new Map(cells.map((cell) => [cell.index, cell.slice(1).map(([x, y]): Point => [x * s, y])]));
  }
}
