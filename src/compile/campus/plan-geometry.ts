import type { PlanPoint } from '../../../content/model/campus.ts';

/** The size of the plan in squares. */
export const planWidth = 80;
const down = 60;

/** Points as the value of the attribute `points` of SVG. */
export function svgPoints(points: readonly PlanPoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** A point in per cent of the plan. */
export function inPercent({ x, y }: PlanPoint) {
  return { x: rounded((x / planWidth) * 100), y: rounded((y / down) * 100) };
}

/** The middle of the longest straight part of a line, and its angle, at which a name can be read: at most a quarter turn. */
export function alongLine(points: readonly PlanPoint[]) {
  const parts = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
  });
  const [longest] = parts.sort((a, b) => b.length - a.length);
  if (!longest) throw new Error('A line of the plan has fewer than two points.');
  const { from, to } = longest;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const readable = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return {
    ...inPercent({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
    // A name beside a line that stands upright is read from below.
    angle: rounded(readable === 90 ? -90 : readable),
  };
}

/** The centre of mass of what an outline encloses; of one that encloses nothing, its first corner. */
export function centreOf(outline: readonly PlanPoint[]) {
  let [x, y, doubleArea] = [0, 0, 0];
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
    doubleArea += cross;
  }
  const [first] = outline;
  if (doubleArea === 0) return inPercent(first ?? { x: 0, y: 0 });
  return inPercent({ x: x / (3 * doubleArea), y: y / (3 * doubleArea) });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
