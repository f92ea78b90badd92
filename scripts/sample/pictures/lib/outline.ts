/** A place in a picture, in pixels. */
export type Point = readonly [x: number, y: number];

/** Leaves out the points of an open line that lie nearer to its course than a distance (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let most = tolerance;
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (!farthest) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** Leaves out the corners of a closed outline at which it goes straight on. */
export function withoutStraight(outline: readonly Point[]): Point[] {
  return outline.filter((corner, index) => {
    const before = outline.at(index - 1) as Point;
    const after = outline[(index + 1) % outline.length] as Point;
    return distanceTo(corner, before, after) > 0.5;
  });
}

/** The distance from a point to the straight line through two others. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

/** The area of a closed outline, in square pixels. */
export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
