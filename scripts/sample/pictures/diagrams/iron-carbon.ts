import { circle, type Point, path, sheet } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink } from '../lib/palette.ts';
import { monotone, plot } from './plot.ts';

/** The lettered points of the iron–carbon diagram: carbon in per cent, temperature in °C. */
const points = {
  A: [0, 1539],
  B: [0.51, 1499],
  H: [0.1, 1499],
  J: [0.16, 1499],
  N: [0, 1392],
  C: [4.3, 1147],
  D: [6.67, 1250],
  E: [2.14, 1147],
  F: [6.67, 1147],
  G: [0, 911],
  S: [0.8, 727],
  P: [0.02, 727],
  K: [6.67, 727],
  Q: [0.006, 600],
} as const;

/** Where the letter of each point stands beside it. */
const offsets: Record<keyof typeof points, readonly [number, number]> = {
  A: [14, -12],
  B: [10, -14],
  H: [-2, -12],
  J: [8, 44],
  N: [12, 34],
  C: [-10, -18],
  D: [-34, -14],
  E: [-30, -12],
  F: [-36, -14],
  G: [14, -8],
  S: [4, 46],
  P: [14, 40],
  K: [-36, -14],
  Q: [16, -8],
};

/** The iron–carbon diagram. */
export function ironCarbon(): string {
  const p = plot(
    { from: 0, to: 6.67, ticks: [0, 1, 2, 3, 4, 5, 6] },
    { from: 560, to: 1600, ticks: [600, 800, 1000, 1200, 1400, 1600] },
    'C %',
    'T °C',
  );
  const at = (name: keyof typeof points): Point => p.at(points[name][0], points[name][1]);
  const seg = (values: readonly Point[]): string => monotone(values.map(([a, b]) => p.at(a, b)));
  const liquidusLeft: Point[] = [
    [0, 1539],
    [0.51, 1499],
    [1.6, 1420],
    [3, 1290],
    [4.3, 1147],
  ];
  const liquidusRight: Point[] = [
    [4.3, 1147],
    [5.2, 1200],
    [6.67, 1250],
  ];
  const solidus: Point[] = [
    [0.16, 1499],
    [0.9, 1370],
    [2.14, 1147],
  ];
  const solvus: Point[] = [
    [0.8, 727],
    [1.3, 880],
    [2.14, 1147],
  ];
  const ferrite: Point[] = [
    [0, 911],
    [0.36, 800],
    [0.8, 727],
  ];
  const l = (name: keyof typeof points): string =>
    at(name)
      .map((v) => Math.round(v * 10) / 10)
      .join(' ');
  const join = (d: string): string => d.replace('M', 'L');
  const liquid = `${seg(liquidusLeft)}${join(seg(liquidusRight))}V${p.y(1600)}H${p.x(0)}Z`;
  const mushy = `${seg(liquidusLeft)}L${l('E')}L${l('J')}L${l('A')}Z`;
  const mushyRight = `${seg(liquidusRight)}L${l('F')}Z`;
  const austenite = `M${l('N')}L${l('J')}${join(seg(solidus))}L${l('S')}L${l('G')}Z`;
  const cover = `${seg(solvus)}L${p.x(2.14)} ${p.y(727)}Z`;
  const coverLow = `${seg(ferrite)}L${p.x(0)} ${p.y(727)}Z`;
  const none = 'none';
  return sheet(
    1600,
    1000,
    p.frame,
    path(liquid, { fill: ink.warm, stroke: none }),
    path(mushy, { fill: ink.warmLight, stroke: none }),
    path(mushyRight, { fill: ink.warmLight, stroke: none }),
    path(austenite, { fill: ink.shade, stroke: none }),
    path(cover, { fill: ink.paper, stroke: none }),
    path(`M${l('G')}L${l('S')}L${l('P')}Z`, { fill: ink.shade, stroke: none }),
    path(coverLow, { fill: ink.mist, stroke: none }),
    path(seg(liquidusLeft)) + path(seg(liquidusRight)) + path(seg(solidus)) + path(seg(solvus)) + path(seg(ferrite)),
    p.straight([
      [0.1, 1499],
      [0.51, 1499],
    ]) +
      p.straight([
        [0, 1539],
        [0.1, 1499],
        [0, 1392],
        [0.16, 1499],
      ]),
    p.straight([
      [0, 911],
      [0.02, 727],
      [0.006, 600],
    ]),
    p.straight(
      [
        [2.14, 1147],
        [6.67, 1147],
      ],
      { stroke: ink.teal, width: 6 },
    ) +
      p.straight(
        [
          [0.02, 727],
          [6.67, 727],
        ],
        { stroke: ink.teal, width: 6 },
      ),
    p.straight(
      [
        [0.8, 727],
        [0.8, 560],
      ],
      { stroke: ink.steel, dash: '4 16' },
    ) +
      p.straight(
        [
          [2.14, 1147],
          [2.14, 560],
        ],
        { stroke: ink.steel, dash: '4 16' },
      ) +
      p.straight(
        [
          [4.3, 1147],
          [4.3, 560],
        ],
        { stroke: ink.steel, dash: '4 16' },
      ),
    p.straight([
      [6.67, 560],
      [6.67, 1600],
    ]),
    letters('1147', p.x(5.5), p.y(1147) - 18, 28, 'middle', { stroke: ink.teal }) +
      letters('727', p.x(5.5), p.y(727) - 18, 28, 'middle', { stroke: ink.teal }),
    letters('911', p.x(0.4), p.y(911) - 2, 24, 'start') + letters('1539', p.x(0.32), p.y(1539) - 16, 24, 'start'),
    ...(Object.keys(points) as (keyof typeof points)[]).map((name) => {
      const [x, y] = at(name);
      const [dx, dy] = offsets[name];
      const small = 'HJBN'.includes(name) ? 20 : 30;
      return circle(x, y, small === 20 ? 5 : 8, ink.paper) + letters(name, x + dx, y + dy, small);
    }),
  );
}
