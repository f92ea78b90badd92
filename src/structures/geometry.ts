/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** The corners of a convex shape, in order. */
export type Shape = readonly Point[];

/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a convex shape where `side` is not negative; `side` must be linear. */
export function clip(shape: Shape, side: (point: Point) => number): Shape {
  return shape.flatMap((point, index): Point[] => {
    const next = shape[(index + 1) % shape.length] as Point;
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    return [...kept, crossing(point, next, here, there)];
  });
}

/** Where the line from one point to the next crosses 0, given what they have of something linear. */
function crossing(point: Point, next: Point, here: number, there: number): Point {
  const share = here / (here - there);
  return [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])];
}

/** The middle of the corners of a shape. */
export function middle(shape: Shape): Point {
  const sum = (axis: 0 | 1) => shape.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / shape.length, sum(1) / shape.length];
}

/** A point at a distance and direction, in radians, from another. */
export function away([x, y]: Point, distance: number, direction: number): Point {
  return [x + distance * Math.cos(direction), y + distance * Math.sin(direction)];
}

/** How long a line is, and its direction in radians, from its start. */
export function measured([start, end]: readonly [Point, Point]): { length: number; towards: number } {
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  return { length: Math.hypot(x, y), towards: Math.atan2(y, x) };
}

/** How far a shape reaches across a direction: from the least to the greatest distance from the line through 0. */
export function reach(shape: Shape, direction: number): [from: number, to: number] {
  const distances = shape.map((point) => across(point, direction));
  return [Math.min(...distances), Math.max(...distances)];
}

/** The distance of a point from the line through 0 in a direction. */
function across([x, y]: Point, direction: number): number {
  return y * Math.cos(direction) - x * Math.sin(direction);
}

/** The part of a shape between two lines in a direction, at distances from 0. */
export function strip(shape: Shape, direction: number, from: number, to: number): Shape {
  const above = clip(shape, (point) => across(point, direction) - from);
  return clip(above, (point) => to - across(point, direction));
}

/** The line within a shape in a direction, at a distance from 0; undefined where there is none. */
export function chord(shape: Shape, direction: number, distance: number): [Point, Point] | undefined {
  const ends: Point[] = [];
  shape.forEach((point, index) => {
    const next = shape[(index + 1) % shape.length] as Point;
    const [here, there] = [across(point, direction) - distance, across(next, direction) - distance];
    if (here >= 0 === there >= 0) return;
    ends.push(crossing(point, next, here, there));
  });
  const [one, other] = ends;
  return one && other && [one, other];
}

/** The SVG path of a closed shape, in whole pixels. */
export function closedPath(shape: Shape): string {
  return shape.length > 2 ? `M${shape.map(rounded).join('L')}Z` : '';
}

/** The SVG path of a line through points, in whole pixels. */
export function openPath(points: readonly Point[]): string {
  return `M${points.map(rounded).join('L')}`;
}

function rounded([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
