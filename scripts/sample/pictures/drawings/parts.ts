import { body, circle, curve, ellipse, line, n, type Point, path, rect, shape, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';

/** The floor line across a drawing. */
export function floor(y: number, x1 = 60, x2 = 1540): string {
  return line([x1, y, x2, y]);
}

/** A gently waved level of melt or water from one side to the other. */
export function level(x1: number, x2: number, y: number, waves = 3, rise = 6): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= waves * 2; i++) points.push([x1 + ((x2 - x1) * i) / (waves * 2), y + (i % 2 ? -rise : rise)]);
  return points;
}

/** A ladle in section: its place, its size and what it holds. */
export interface LadleLook {
  cx: number;
  top: number;
  bottom: number;
  /** Half the outer width at the top and at the bottom. */
  wide: number;
  narrow: number;
  /** The height of the melt's surface. */
  melt: number;
  slag?: number;
  lining?: number;
  trunnions?: boolean;
}

/** A lined ladle in section: steel shell, brick lining, melt and a layer of slag. */
export function ladle(look: LadleLook): string {
  const { cx, top, bottom, wide, narrow, melt, slag = 0, lining = 30 } = look;
  const shell = 10;
  const at = (y: number, inset: number): number => narrow + ((wide - narrow) * (bottom - y)) / (bottom - top) - inset;
  const floorY = bottom - shell - lining;
  const brick = body(
    cx,
    [
      [at(top, shell), top],
      [at(bottom - shell, shell), bottom - shell],
    ],
    { fill: ink.shade, stroke: 'none' },
  );
  const inside = (y: number): number => at(y, shell + lining);
  const joints = times(Math.floor((bottom - top) / 34), (i) => {
    const y = top + 30 + i * 34;
    return line([cx - at(y, shell + 5), y, cx + at(y, shell + 5), y], { stroke: ink.paper });
  });
  const surface = level(cx - inside(melt), cx + inside(melt), melt, 3, 4);
  const wet = `${curve(surface)}L${n(cx + inside(floorY))} ${n(floorY)}L${n(cx - inside(floorY))} ${n(floorY)}Z`;
  const slagTop = melt - slag;
  const above = slag
    ? body(
        cx,
        [
          [inside(slagTop), slagTop],
          [inside(melt), melt],
        ],
        { fill: ink.steel },
      )
    : '';
  const pins =
    look.trunnions === false
      ? ''
      : times(
          2,
          (i) =>
            circle(cx + (i ? 1 : -1) * (at(top + 110, 0) + 14), top + 110, 22, ink.paper) +
            circle(cx + (i ? 1 : -1) * (at(top + 110, 0) + 14), top + 110, 6, ink.line),
        );
  return [
    pins,
    body(
      cx,
      [
        [at(top, 0), top],
        [at(bottom, 0), bottom],
      ],
      ink.line,
    ),
    brick,
    joints,
    body(
      cx,
      [
        [inside(top), top],
        [inside(floorY), floorY],
      ],
      ink.paper,
    ),
    path(wet, ink.warm),
    above,
    rect(cx - wide - 8, top - 12, shell + lining + 18, 14, ink.line),
    rect(cx + wide - shell - lining - 10, top - 12, shell + lining + 18, 14, ink.line),
  ].join('');
}

/** Bubbles given as x, y, r, x, y, r … */
export function bubbles(numbers: readonly number[], fill: string = ink.paper): string {
  return times(numbers.length / 3, (i) =>
    circle(numbers[i * 3] as number, numbers[i * 3 + 1] as number, numbers[i * 3 + 2] as number, fill),
  );
}

/** A railway wheel seen from the front. */
export function wheelFront(cx: number, cy: number, r: number, fill: string = ink.mist): string {
  return (
    circle(cx, cy, r, ink.shade) +
    circle(cx, cy, r * 0.93, ink.shade) +
    circle(cx, cy, r * 0.79, fill) +
    circle(cx, cy, r * 0.27, ink.shade) +
    circle(cx, cy, r * 0.19, ink.paper)
  );
}

/** Half of a railway wheel's cross-section in millimetres, the axis along x at 0, the radius upwards. */
const halfWheel =
  'M-95 -95L-95 -132Q-70 -138 -52 -150C-30 -185 -52 -300 -36 -372Q-40 -392 -66 -396L-66 -470Q-66 -505 -50 -508Q-34 -510 -32 -482Q-26 -472 -10 -470L58 -463L66 -456L66 -396Q34 -392 6 -374C-12 -300 10 -190 34 -150Q60 -138 95 -132L95 -95Z';

/** A railway wheel in section, standing, with flange, rim, curved web and hub. */
export function wheelSection(cx: number, cy: number, scale: number, fill: string = ink.steel): string {
  const half = `<path d="${halfWheel}" fill="${fill}" stroke-width="${n(4 / scale)}"/>`;
  return `<g transform="translate(${n(cx)} ${n(cy)}) scale(${scale})">${half}<g transform="scale(1 -1)">${half}</g></g>`;
}

/** A roll seen from its end. */
export function roll(cx: number, cy: number, r: number, fill: string = ink.shade): string {
  return (
    circle(cx, cy, r, fill) + circle(cx, cy, r * 0.42, ink.paper) + circle(cx, cy, Math.max(3, r * 0.08), ink.line)
  );
}

/** A four-high stand seen along the rolls; the pass line is at y. */
export function fourHigh(cx: number, y: number, size = 1, entry = 14, exit = 8): string {
  const s = (value: number): number => value * size;
  return [
    rect(cx - s(78), y - s(218), s(156), s(436), ink.mist, s(14)),
    rect(cx - s(52), y - s(176), s(104), s(352), ink.paper, s(6)),
    rect(cx - s(20), y - s(262), s(40), s(44), ink.line, s(4)),
    rect(cx - s(14), y - s(218), s(28), s(50), ink.steel),
    rect(cx - s(46), y - s(168), s(92), s(116), ink.shade, s(6)),
    rect(cx - s(46), y + s(52), s(92), s(116), ink.shade, s(6)),
    circle(cx, y - s(94), s(64), ink.steel),
    circle(cx, y + s(94), s(64), ink.steel),
    circle(cx, y - s(94), s(24), ink.paper),
    circle(cx, y + s(94), s(24), ink.paper),
    circle(cx, y - s(15) - exit / 2, s(19), ink.teal),
    circle(cx, y + s(15) + exit / 2, s(19), ink.teal),
    rect(cx - s(96), y - entry / 2, s(96), entry, ink.warm),
    rect(cx, y - exit / 2, s(96), exit, ink.warm),
    rect(cx - s(104), y + s(218), s(208), s(22), ink.line),
  ].join('');
}

/** A flame that points upwards. */
export function flame(x: number, y: number, h: number): string {
  const w = h * 0.32;
  return path(
    `M${n(x)} ${n(y)}C${n(x - w * 1.5)} ${n(y - h * 0.35)} ${n(x - w * 0.3)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}C${n(x + w * 0.3)} ${n(y - h * 0.6)} ${n(x + w * 1.5)} ${n(y - h * 0.35)} ${n(x)} ${n(y)}Z`,
    ink.warm,
  );
}

/** Axes of a small diagram: the corner and the lengths. */
export function axes(x: number, y: number, width: number, height: number): string {
  return (
    line([x, y - height, x, y, x + width, y]) +
    line([x - 9, y - height + 15, x, y - height, x + 9, y - height + 15]) +
    line([x + width - 15, y - 9, x + width, y, x + width - 15, y + 9])
  );
}

/** A bolt head or a round detail with a dark middle. */
export function pin(x: number, y: number, r: number): string {
  return circle(x, y, r, ink.paper) + circle(x, y, r * 0.36, ink.line);
}

/** A cylinder lying or standing, drawn with an elliptic end: used for billets and specimens. */
export function billet(x: number, y: number, width: number, height: number, fill: string = ink.shade): string {
  const ry = width * 0.14;
  return (
    path(
      `M${n(x)} ${n(y + ry)}V${n(y + height - ry)}A${n(width / 2)} ${n(ry)} 0 0 0 ${n(x + width)} ${n(y + height - ry)}V${n(y + ry)}`,
      fill,
    ) + ellipse(x + width / 2, y + ry, width / 2, ry, ink.paper)
  );
}

/** A railway truck wheel pair under a car body. */
export function bogie(x: number, y: number): string {
  return (
    shape([x - 56, y - 34, x + 56, y - 34, x + 40, y - 20, x - 40, y - 20], ink.line) +
    circle(x - 30, y - 15, 15, ink.paper) +
    circle(x + 30, y - 15, 15, ink.paper)
  );
}
