import { arrow, circle, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { axes, bogie, bubbles, floor, ladle } from './parts.ts';
import { converter, lance, vacuumVessel } from './vessels.ts';

/** Converter, ladle furnace, vacuum degasser. */
export function physTech(): string {
  const furnace = [
    ladle({ cx: 800, top: 236, bottom: 566, wide: 152, narrow: 132, melt: 306, slag: 22 }),
    shape([620, 226, 668, 178, 932, 178, 980, 226], ink.mist),
    ...[-62, 0, 62].map(
      (x) =>
        rect(784 + x, 40, 32, 236, ink.line, 3) +
        path(`M${800 + x} 278L${792 + x} 292L${806 + x} 294L${798 + x} 310`, { stroke: ink.warm, width: 5 }),
    ),
    rect(700, 90, 200, 26, ink.teal),
    line([900, 103, 1000, 103, 1000, 590]),
    shape([778, 524, 822, 524, 816, 566, 784, 566], ink.paper),
    bubbles([800, 500, 9, 782, 470, 11, 816, 446, 12, 790, 418, 13, 818, 388, 14, 776, 366, 11, 802, 342, 12]),
    arrow([800, 604, 800, 576], ink.teal, 14),
  ].join('');
  const vacuum = [
    ladle({ cx: 1270, top: 350, bottom: 572, wide: 150, narrow: 134, melt: 398, trunnions: false }),
    vacuumVessel(1270, 46, 446, 1),
    bubbles([1222, 404, 5, 1216, 376, 6, 1226, 348, 7]),
    arrow([1196, 424, 1176, 424], ink.teal, 10),
    arrow([1470, 112, 1530, 112], ink.teal, 18),
    path('M1220 470Q1270 540 1320 470', { stroke: ink.line }),
    line([1228, 486, 1220, 470, 1236, 476]),
  ].join('');
  return sheet(
    1600,
    640,
    floor(602),
    arrow([552, 320, 600, 320], ink.teal, 18),
    arrow([1036, 320, 1084, 320], ink.teal, 18),
    converter(310, 150, 1.06),
    lance(310, 20, 330, 1.06),
    bubbles([262, 300, 6, 352, 292, 7, 246, 342, 5, 370, 350, 6, 280, 250, 5, 338, 240, 5], ink.warm),
    path('M64 602L100 396M556 602L520 396'),
    line([82, 396, 100, 396]) + line([520, 396, 538, 396]),
    furnace,
    vacuum,
    line([1118, 560, 1118, 602]) +
      line([1422, 560, 1422, 602]) +
      bogie(1206, 602) +
      bogie(1334, 602) +
      rect(690, 578, 220, 14, ink.line),
  );
}

/** Places of the cube's corners and centre in a body-centred cell drawn aslant. */
function cell(x: number, y: number, a: number): string {
  const dx = a * 0.44;
  const dy = a * 0.3;
  const corners: [number, number][] = [
    [0, 0],
    [a, 0],
    [a, a],
    [0, a],
  ];
  const front = corners.map(([u, v]) => [x + u, y + v] as const);
  const back = corners.map(([u, v]) => [x + u + dx, y + v - dy] as const);
  const middle: [number, number] = [x + (a + dx) / 2, y + (a - dy) / 2];
  const ring = (points: readonly (readonly [number, number])[], paint?: { dash: string }) =>
    line([...points, points[0] as readonly [number, number]].flat(), paint);
  return [
    line([...(back[3] as readonly [number, number]), ...(front[3] as readonly [number, number])], { dash: '2 12' }),
    ring(back, { dash: '2 12' }),
    line([
      ...(back[0] as readonly [number, number]),
      ...(back[1] as readonly [number, number]),
      ...(back[2] as readonly [number, number]),
    ]),
    ...front.concat(back).map((p) => line([...p, ...middle], { stroke: ink.steel })),
    ring(front),
    ...[0, 1, 2].map((i) =>
      line([...(front[i] as readonly [number, number]), ...(back[i] as readonly [number, number])]),
    ),
    circle(...(back[3] as readonly [number, number]), a * 0.075, ink.shade),
    circle(...middle, a * 0.11, ink.warm),
    ...back.slice(0, 3).map((p) => circle(...p, a * 0.085, ink.steel)),
    ...front.map((p) => circle(...p, a * 0.1, ink.teal)),
  ].join('');
}

/** Crystal cell, sessile drop in a tube furnace, free energy of oxides. */
export function physChem(): string {
  const furnace = [
    rect(560, 130, 520, 110, ink.mist, 8),
    rect(560, 420, 520, 110, ink.mist, 8),
    times(10, (i) => circle(600 + i * 49, 208, 14, ink.warm) + circle(600 + i * 49, 452, 14, ink.warm)),
    rect(500, 240, 640, 180, ink.paper),
    rect(476, 226, 36, 208, ink.line, 4) + rect(1128, 226, 36, 208, ink.line, 4),
    rect(664, 374, 312, 22, ink.line),
    rect(664, 396, 312, 24, ink.shade),
    path('M752 374C700 320 740 262 820 262S940 320 888 374Z', ink.warm),
    path('M752 374L716 322', { stroke: ink.teal }) + path('M888 374L924 322', { stroke: ink.teal }),
    path('M916 374A28 28 0 0 0 905 350', { stroke: ink.teal }),
    path('M724 374A28 28 0 0 1 735 350', { stroke: ink.teal }),
    line([512, 330, 650, 330], { stroke: ink.teal, dash: '2 14' }) +
      line([988, 330, 1128, 330], { stroke: ink.teal, dash: '2 14' }),
    line([600, 530, 580, 590]) + line([1040, 530, 1060, 590]),
    shape([1164, 290, 1216, 274, 1216, 386, 1164, 370], ink.steel),
    shape([424, 300, 476, 300, 476, 360, 424, 360], ink.steel),
    line([424, 330, 396, 330]),
  ].join('');
  const plot = [
    axes(1290, 520, 250, 410),
    line([1290, 190, 1530, 130], { stroke: ink.steel }),
    line([1290, 300, 1400, 262, 1530, 204], { stroke: ink.line }),
    line([1290, 390, 1440, 340, 1530, 294], { stroke: ink.teal }),
    line([1290, 220, 1530, 352], { stroke: ink.warm, width: 6 }),
    line([1290, 466, 1530, 412], { stroke: ink.steel }),
    circle(1359, 276, 10, ink.paper) + circle(1455, 334, 10, ink.paper),
  ].join('');
  return sheet(1600, 640, floor(590, 380, 1240), cell(64, 226, 210), furnace, plot);
}
