import { darkInk, ink } from './palette.ts';

/** How a part of a drawing is painted; a string is a fill. */
export type Paint = string | { fill?: string; stroke?: string; width?: number; dash?: string; rule?: 'evenodd' };

/** A point as x and y. */
export type Point = readonly [number, number];

/** Formats a number with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function attributes(paint: Paint | undefined): string {
  if (paint === undefined) return '';
  const { fill, stroke, width, dash, rule } = typeof paint === 'string' ? { fill: paint } : paint;
  let text = '';
  if (fill) text += ` fill="${fill}"`;
  if (stroke) text += ` stroke="${stroke}"`;
  if (width) text += ` stroke-width="${width}"`;
  if (dash) text += ` stroke-dasharray="${dash}"`;
  if (rule) text += ` fill-rule="${rule}"`;
  return text;
}

/** A path from its commands. */
export function path(d: string, paint?: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

function pairs(numbers: readonly number[]): string {
  const points: string[] = [];
  for (let i = 0; i < numbers.length; i += 2)
    points.push(`${n(numbers[i] as number)} ${n(numbers[i + 1] as number)}`);
  return points.join('L');
}

/** An open line through x, y, x, y … */
export function line(numbers: readonly number[], paint?: Paint): string {
  return path(`M${pairs(numbers)}`, paint);
}

/** A closed shape through x, y, x, y … */
export function shape(numbers: readonly number[], paint: Paint = ink.paper): string {
  return path(`M${pairs(numbers)}Z`, paint);
}

/** A rectangle; the radius rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint = ink.paper,
  radius = 0,
): string {
  const round = radius ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}${attributes(paint)}/>`;
}

/** A circle. */
export function circle(x: number, y: number, radius: number, paint: Paint = ink.paper): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(paint)}/>`;
}

/** An ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint = ink.paper): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(paint)}/>`;
}

/** The path of a smooth curve through points (Catmull–Rom). */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}

/** A closed shape symmetrical about a vertical axis, from half-widths and heights, top to bottom. */
export function body(cx: number, half: readonly Point[], paint: Paint = ink.paper): string {
  const right = half.flatMap(([w, y]) => [cx + w, y]);
  const left = [...half].reverse().flatMap(([w, y]) => [cx - w, y]);
  return shape([...right, ...left], paint);
}

/** A line with an arrowhead at its end. */
export function arrow(numbers: readonly number[], colour: string = ink.teal, size = 16): string {
  const [x1, y1, x2, y2] = numbers.slice(-4) as [number, number, number, number];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number) => [x2 + size * Math.cos(angle + turn), y2 + size * Math.sin(angle + turn)];
  const head = [...wing(2.6), x2, y2, ...wing(-2.6)];
  return line(numbers, { stroke: colour }) + line(head, { stroke: colour });
}

/** Repeats a part; `i` counts from 0. */
export function times(count: number, part: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => part(i)).join('');
}

/**
 * The whole SVG for both themes, with one stroke width. A page shows it in the colour scheme of its image element. The ground
 * has the colour of a light page, for browsers that show all drawings in light colours; on a dark page there is none.
 */
export function sheet(width: number, height: number, ...parts: string[]): string {
  const weight = width >= 1600 ? 4 : 3.4;
  const body = `<g fill="none" stroke="${ink.line}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">
${parts.join('\n')}
</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>@media (prefers-color-scheme:dark){${darkRules(body)}.ground{fill:none}}</style>
<rect class="ground" width="${width}" height="${height}" fill="${ink.paper}"/>
${body}
</svg>
`;
}

/** The rules that give the inks of a drawing those of the dark theme. */
function darkRules(body: string): string {
  const names = Object.keys(ink) as (keyof typeof ink)[];
  const rules = names.flatMap((name) =>
    ['fill', 'stroke'].map((paint) => ({ wanted: `${paint}="${ink[name]}"`, rule: `{${paint}:${darkInk[name]}}` })),
  );
  return rules
    .filter(({ wanted }) => body.includes(wanted))
    .map(({ wanted, rule }) => `[${wanted}]${rule}`)
    .join('');
}
