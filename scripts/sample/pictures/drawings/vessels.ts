import { body, curve, line, n, type Point, path, rect, shape, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { level, pin } from './parts.ts';

/** Turns points x, y, x, y … about a centre by an angle in degrees. */
export function turned(numbers: readonly number[], cx: number, cy: number, degrees: number): number[] {
  const a = (degrees * Math.PI) / 180;
  const out: number[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const dx = (numbers[i] as number) - cx;
    const dy = (numbers[i + 1] as number) - cy;
    out.push(cx + dx * Math.cos(a) - dy * Math.sin(a), cy + dx * Math.sin(a) + dy * Math.cos(a));
  }
  return out;
}

/** The part of a closed shape below a height: what a liquid fills. */
export function below(numbers: readonly number[], y: number): number[] {
  const out: number[] = [];
  const count = numbers.length / 2;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const [x1, y1, x2, y2] = [numbers[i * 2], numbers[i * 2 + 1], numbers[j * 2], numbers[j * 2 + 1]] as [
      number,
      number,
      number,
      number,
    ];
    if (y1 >= y) out.push(x1, y1);
    if (y1 >= y !== y2 >= y) out.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y);
  }
  return out;
}

/** A tilted lined vessel with a level melt: half-width at the top and bottom, then place and angle. */
export function tiltedLadle(
  cx: number,
  top: number,
  bottom: number,
  wide: number,
  narrow: number,
  degrees: number,
  melt: number,
  slag = 0,
): string {
  const pivot = (top + bottom) / 2;
  const turn = (numbers: number[]) => turned(numbers, cx, pivot, degrees);
  const ring = (inset: number, floor: number) =>
    turn([
      cx - wide + inset,
      top,
      cx + wide - inset,
      top,
      cx + narrow - inset,
      bottom - floor,
      cx - narrow + inset,
      bottom - floor,
    ]);
  const cavity = ring(36, 42);
  return [
    shape(ring(0, 0), ink.line),
    shape(ring(10, 10), { fill: ink.shade, stroke: 'none' }),
    shape(cavity, ink.paper),
    slag ? shape(below(cavity, melt - slag), ink.steel) : '',
    shape(below(cavity, melt), ink.warm),
  ].join('');
}

/** An oxygen converter in section, blown from above; y is the height of its mouth. */
export function converter(cx: number, y: number, s: number): string {
  const at = (points: readonly Point[]): Point[] => points.map(([w, h]) => [w * s, y + h * s]);
  const outer: Point[] = [
    [66, 0],
    [130, 110],
    [138, 140],
    [138, 300],
    [122, 350],
    [84, 392],
    [40, 404],
  ];
  const inner: Point[] = [
    [46, 0],
    [102, 112],
    [108, 140],
    [108, 290],
    [98, 326],
    [66, 360],
    [30, 368],
  ];
  const bath: Point[] = [
    [108, 262],
    [108, 290],
    [98, 326],
    [66, 360],
    [30, 368],
  ];
  const right = bath.flatMap(([w, h]) => [cx + w * s, y + h * s]);
  const left = [...bath].reverse().flatMap(([w, h]) => [cx - w * s, y + h * s]);
  const surface = curve([
    [cx - 108 * s, y + 258 * s],
    [cx - 62 * s, y + 252 * s],
    [cx - 40 * s, y + 262 * s],
    [cx - 22 * s, y + 292 * s],
    [cx, y + 280 * s],
    [cx + 22 * s, y + 292 * s],
    [cx + 40 * s, y + 262 * s],
    [cx + 62 * s, y + 252 * s],
    [cx + 108 * s, y + 258 * s],
  ]);
  const melt = `${surface}L${right.map(n).join(' ')}L${left.map(n).join(' ')}Z`;
  return [
    body(cx, at(outer), ink.line),
    body(
      cx,
      at([
        [60, 5],
        [124, 110],
        [131, 140],
        [131, 298],
        [116, 345],
        [80, 385],
        [38, 397],
      ]),
      { fill: ink.shade, stroke: 'none' },
    ),
    times(7, (i) =>
      line([cx - 124 * s, y + (146 + i * 25) * s, cx + 124 * s, y + (146 + i * 25) * s], { stroke: ink.paper }),
    ),
    body(cx, at(inner), ink.paper),
    body(
      cx,
      at([
        [108, 228],
        [108, 262],
      ]),
      { fill: ink.steel, stroke: 'none' },
    ),
    path(melt, ink.warm),
    rect(cx - 176 * s, y + 176 * s, 40 * s, 62 * s, ink.line, 4),
    rect(cx + 136 * s, y + 176 * s, 40 * s, 62 * s, ink.line, 4),
    pin(cx - 198 * s, y + 207 * s, 27 * s),
    pin(cx + 198 * s, y + 207 * s, 27 * s),
  ].join('');
}

/** A water-cooled oxygen lance with its jets. */
export function lance(cx: number, top: number, tip: number, s: number): string {
  return [
    ...[-1, 1].map((side) =>
      shape([cx + side * 3 * s, tip, cx + side * 40 * s, tip + 92 * s, cx + side * 8 * s, tip + 98 * s], {
        fill: ink.teal,
        stroke: 'none',
      }),
    ),
    rect(cx - 13 * s, top, 26 * s, tip - top, ink.paper),
    line([cx, top, cx, tip - 22 * s]),
    shape([cx - 17 * s, tip - 22 * s, cx + 17 * s, tip - 22 * s, cx + 10 * s, tip, cx - 10 * s, tip], ink.line),
  ].join('');
}

/** The vessel of an RH vacuum plant with two snorkels; dip is the height of their lower ends. */
export function vacuumVessel(cx: number, top: number, dip: number, s: number): string {
  const floorY = dip - 110 * s;
  const leg = (x: number): string =>
    rect(x - 34 * s, floorY, 68 * s, 110 * s, ink.shade) +
    rect(x - 17 * s, floorY - 6, 34 * s, 110 * s + 6, { fill: ink.warm });
  return [
    rect(cx - 100 * s, top, 200 * s, floorY - top, ink.line, 10),
    rect(cx - 92 * s, top + 8, 184 * s, floorY - top - 16, { fill: ink.shade, stroke: 'none' }, 6),
    times(Math.floor((floorY - top - 30) / 32), (i) =>
      line([cx - 86 * s, top + 34 + i * 32, cx + 86 * s, top + 34 + i * 32], { stroke: ink.paper }),
    ),
    rect(cx - 68 * s, top + 34 * s, 136 * s, floorY - top - 60 * s, ink.paper),
    leg(cx - 50 * s),
    leg(cx + 50 * s),
    path(
      `${curve(level(cx - 68 * s, cx + 68 * s, floorY - 66 * s, 3, 5))}V${n(floorY - 26 * s)}H${n(cx - 68 * s)}Z`,
      ink.warm,
    ),
    shape(
      [cx + 92 * s, top + 40 * s, cx + 190 * s, top + 40 * s, cx + 190 * s, top + 92 * s, cx + 92 * s, top + 92 * s],
      ink.mist,
    ),
    line([cx + 190 * s, top + 26 * s, cx + 190 * s, top + 106 * s]),
  ].join('');
}
