import { circle, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { hash } from '../lib/random.ts';
import { floor } from './parts.ts';

/** Corners of a hexagon that stands on a corner. */
function hexagon(cx: number, cy: number, r: number): [number, number][] {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3 - Math.PI / 2;
    return [Math.round((cx + Math.cos(a) * r) * 100) / 100, Math.round((cy + Math.sin(a) * r) * 100) / 100];
  });
}

/** The lines of the logo: a hexagonal cell, a small one inside, spokes between them. */
function logoPaths(cx: number, cy: number, r: number): { outer: string; inner: string } {
  const big = hexagon(cx, cy, r);
  const small = hexagon(cx, cy, r * 0.25);
  const ring = (points: [number, number][]) => `M${points.map((p) => p.join(' ')).join('L')}Z`;
  const spokes = big.map((p, i) => `M${(small[i] as number[]).join(' ')}L${p.join(' ')}`).join('');
  return { outer: ring(big), inner: ring(small) + spokes };
}

/** The logo as an icon: light lines on the brand colour, square because operating systems round it. */
export function icon(radius: number): string {
  const { outer, inner } = logoPaths(32, 32, 23);
  const round = radius ? ` rx="${radius}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">
<rect width="64" height="64"${round} fill="${ink.teal}"/>
<g fill="none" stroke="#ffffff" stroke-linejoin="round"><path d="${outer}" stroke-width="4"/><path d="${inner}" stroke-width="2.6"/></g>
</svg>
`;
}

/** An empty casting mould, its halves apart: nothing was cast here. */
export function notFound(): string {
  const sand = (x: number, y: number, w: number, h: number, seed: number) =>
    times(60, (i) =>
      circle(x + 20 + (w - 40) * hash(i, seed), y + 20 + (h - 40) * hash(i, seed + 1), 3.2, ink.steel).replace(
        '/>',
        ' stroke="none"/>',
      ),
    );
  const wheelHollow =
    'M470 560H560V596Q560 616 590 616H650Q680 616 690 650H910Q920 616 950 616H1010Q1040 616 1040 596V560H1130V640Q1130 690 1080 700H960Q930 704 920 740H680Q670 704 640 700H520Q470 690 470 640Z';
  return sheet(
    1600,
    1000,
    floor(900, 80, 1520),
    rect(280, 560, 1040, 300, ink.line, 4) + rect(300, 560, 1000, 282, { fill: ink.warmLight, stroke: 'none' }),
    sand(300, 570, 1000, 270, 4),
    path(wheelHollow, ink.paper),
    rect(240, 590, 40, 60, ink.steel) +
      rect(1320, 590, 40, 60, ink.steel) +
      line([260, 560, 260, 590]) +
      line([1340, 560, 1340, 590]),
    `<g transform="translate(0 -40) rotate(-7 800 330)">${rect(280, 190, 1040, 230, ink.line, 4)}${rect(300, 208, 1000, 212, { fill: ink.warmLight, stroke: 'none' })}${sand(300, 216, 1000, 190, 9)}${shape([500, 208, 580, 208, 556, 290, 556, 420, 524, 420, 524, 290], ink.paper)}${shape([1020, 208, 1080, 208, 1066, 420, 1034, 420], ink.paper)}${path('M690 420V380Q700 350 740 350H860Q900 350 910 380V420Z', ink.paper)}${rect(240, 240, 40, 60, ink.steel)}${rect(1320, 240, 40, 60, ink.steel)}</g>`,
    line([800, 470, 800, 530], { stroke: ink.teal, dash: '3 14' }),
    rect(340, 860, 80, 40, ink.shade) + rect(1180, 860, 80, 40, ink.shade),
  );
}
