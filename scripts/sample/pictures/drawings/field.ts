import { Delaunay } from 'd3-delaunay';
import { circle, line, shape } from '../lib/drawing.ts';
import { scatter } from '../lib/grains.ts';
import { ink } from '../lib/palette.ts';
import { hash, makeRandom } from '../lib/random.ts';

type Pair = [number, number];

/** The part of a shape on one side of a line: where a·x + b·y ≤ c. */
function cut(points: Pair[], a: number, b: number, c: number): Pair[] {
  const out: Pair[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Pair;
    const dp = a * p[0] + b * p[1] - c;
    const dq = a * q[0] + b * q[1] - c;
    if (dp <= 0) out.push(p);
    if (dp <= 0 !== dq <= 0)
      out.push([p[0] + ((q[0] - p[0]) * dp) / (dp - dq), p[1] + ((q[1] - p[1]) * dp) / (dp - dq)]);
  });
  return out;
}

/** Hatching inside a convex shape. */
function hatch(points: Pair[], angle: number, gap: number): string {
  const [a, b] = [Math.cos(angle), Math.sin(angle)];
  const along = points.map(([x, y]) => a * x + b * y);
  let lines = '';
  for (let u = Math.min(...along) + gap * 0.8; u < Math.max(...along) - gap * 0.5; u += gap) {
    const ends = cut(cut(points, a, b, u), -a, -b, -u);
    if (ends.length > 1)
      lines += line([...(ends[0] as Pair), ...(ends[ends.length - 1] as Pair)], { stroke: ink.teal });
  }
  return lines;
}

/** The round field of view of a microscope with grains of ferrite and striped pearlite. */
export function field(cx: number, cy: number, r: number, seed = 3, grain = 0.46): string {
  const sites = scatter(makeRandom(seed), 2 * r, 2 * r, r * grain, 0.34);
  const far = r * 2;
  const voronoi = Delaunay.from(sites).voronoi([-far, -far, 2 * r + far, 2 * r + far]);
  const cells = sites.map((_, i) => {
    let points = (voronoi.cellPolygon(i) ?? []).slice(0, -1).map(([x, y]): Pair => [x + cx - r, y + cy - r]);
    for (let k = 0; k < 40 && points.length; k++) {
      const a = (k * Math.PI) / 20;
      points = cut(points, Math.cos(a), Math.sin(a), cx * Math.cos(a) + cy * Math.sin(a) + r);
    }
    if (points.length < 3) return '';
    const kind = hash(i, seed, 5);
    const tone = kind < 0.34 ? ink.shade : kind < 0.5 ? ink.steel : kind < 0.72 ? ink.mist : ink.paper;
    return (
      shape(points.flat(), tone) +
      (kind < 0.34 ? hatch(points, hash(i, 9, seed) * 3.14, Math.max(11, r * 0.085)) : '')
    );
  });
  return circle(cx, cy, r, ink.paper) + cells.join('') + circle(cx, cy, r, 'none');
}
