import { arrow, line, type Point, path, rect, sheet, times } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink, temper } from '../lib/palette.ts';
import { dots, plot } from './plot.ts';

/** Stress–strain curves of three steels. */
export function stressStrain(): string {
  const p = plot(
    { from: 0, to: 36, ticks: [0, 5, 10, 15, 20, 25, 30, 35] },
    { from: 0, to: 1200, ticks: [200, 400, 600, 800, 1000, 1200] },
    'ε %',
    'σ',
  );
  const soft: Point[] = [
    [3.2, 288],
    [6, 352],
    [12, 420],
    [18, 446],
    [24, 450],
    [29, 424],
    [33, 366],
  ];
  const middle: Point[] = [
    [0, 0],
    [0.8, 560],
    [1.6, 640],
    [4, 740],
    [8, 812],
    [12, 830],
    [16, 806],
    [19, 740],
  ];
  const hard: Point[] = [
    [0, 0],
    [1.1, 920],
    [1.8, 1040],
    [3.4, 1110],
    [5.4, 1126],
    [7.6, 1090],
    [9, 1010],
  ];
  return sheet(
    1600,
    1000,
    p.frame,
    letters('MPa', 290, 76, 30),
    p.straight(
      [
        [0, 0],
        [0.7, 318],
        [0.9, 286],
      ],
      { stroke: ink.teal, width: 6 },
    ) +
      path(
        `M${p.at(0.9, 286).join(' ')}${times(6, (i) => `Q${p.x(1.1 + i * 0.38)} ${p.y(i % 2 ? 278 : 298)} ${p.x(1.28 + i * 0.38)} ${p.y(288)}`)}`,
        { stroke: ink.teal, width: 6 },
      ),
    p.through(soft, { stroke: ink.teal, width: 6 }) +
      p.through(middle, { stroke: ink.line, width: 6 }) +
      p.through(hard, { stroke: ink.warm, width: 6 }),
    ...[
      [33, 366],
      [19, 740],
      [9, 1010],
    ].map(
      ([a, b]) =>
        line([p.x(a as number) - 12, p.y(b as number) - 12, p.x(a as number) + 12, p.y(b as number) + 12]) +
        line([p.x(a as number) - 12, p.y(b as number) + 12, p.x(a as number) + 12, p.y(b as number) - 12]),
    ),
    letters('1', p.x(9.8), p.y(1000), 32) +
      letters('2', p.x(19.8), p.y(732), 32) +
      letters('3', p.x(33.8), p.y(356), 32),
    path(
      'M1130 330V250H1190V330Q1190 346 1180 352Q1172 372 1180 392Q1190 398 1190 414V494H1130V414Q1130 398 1140 392Q1148 372 1140 352Q1130 346 1130 330Z',
      ink.steel,
    ) +
      arrow([1160, 240, 1160, 180], ink.teal, 18) +
      arrow([1160, 504, 1160, 564], ink.teal, 18),
  );
}

/** Hardness against tempering temperature, over the temper colours. */
export function temperingHardness(): string {
  const p = plot(
    { from: 100, to: 700, ticks: [100, 200, 300, 400, 500, 600, 700] },
    { from: 20, to: 70, ticks: [20, 30, 40, 50, 60, 70] },
    'T °C',
    'HRC',
  );
  const colours = [
    temper.straw,
    temper.bronze,
    temper.redBrown,
    temper.purple,
    temper.blue,
    temper.lightBlue,
    temper.teal,
  ];
  const edges = [200, 235, 252, 266, 280, 300, 330, 380];
  const high: Point[] = [
    [100, 65],
    [180, 63],
    [250, 59.5],
    [320, 55],
    [400, 49],
    [500, 41],
    [600, 33],
    [680, 26],
  ];
  const low: Point[] = [
    [100, 54],
    [180, 53],
    [250, 51],
    [320, 48],
    [400, 43],
    [500, 36],
    [600, 28.5],
    [680, 23],
  ];
  const alloy: Point[] = [
    [100, 60],
    [200, 58],
    [300, 54.5],
    [400, 52.6],
    [470, 53.4],
    [530, 54.8],
    [580, 52],
    [640, 43],
    [690, 36],
  ];
  return sheet(
    1600,
    1000,
    ...colours.map((colour, i) =>
      rect(p.x(edges[i] as number), p.y(70), p.x(edges[i + 1] as number) - p.x(edges[i] as number), 90, {
        fill: colour,
        stroke: 'none',
      }),
    ),
    p.frame,
    p.through(low, { stroke: ink.steel, width: 6 }) +
      p.through(high, { stroke: ink.line, width: 6 }) +
      p.through(alloy, { stroke: ink.teal, width: 6 }),
    dots(p.at, low) + dots(p.at, high) + dots(p.at, alloy, ink.teal),
    letters('1', p.x(112), p.y(66.4), 30) + letters('2', p.x(560), p.y(56), 30) + letters('3', p.x(112), p.y(50), 30),
  );
}

/** Hardenability by end quench, with the specimen under its jet. */
export function jominy(): string {
  const p = plot(
    { from: 0, to: 50, ticks: [0, 10, 20, 30, 40, 50] },
    { from: 10, to: 65, ticks: [10, 20, 30, 40, 50, 60] },
    'd mm',
    'HRC',
  );
  const deep: Point[] = [
    [1.5, 56],
    [5, 55.5],
    [10, 54.5],
    [16, 52.5],
    [24, 49.5],
    [34, 46.5],
    [46, 44],
  ];
  const mid: Point[] = [
    [1.5, 54],
    [4, 52.5],
    [7, 48],
    [11, 41],
    [16, 35.5],
    [24, 31],
    [34, 28.5],
    [46, 27],
  ];
  const poor: Point[] = [
    [1.5, 51],
    [3, 45],
    [5, 33],
    [8, 26.5],
    [13, 22.5],
    [22, 19],
    [34, 16.5],
    [46, 15],
  ];
  const [sx, sy] = [760, 128];
  return sheet(
    1600,
    1000,
    p.frame,
    p.through(deep, { stroke: ink.teal, width: 6 }) +
      p.through(mid, { stroke: ink.line, width: 6 }) +
      p.through(poor, { stroke: ink.warm, width: 6 }),
    dots(p.at, deep, ink.teal) + dots(p.at, mid) + dots(p.at, poor, ink.warm),
    rect(sx + 130, sy - 42, 500, 84, ink.paper),
    times(8, (i) =>
      rect(sx + 130 + i * 30, sy - 40, 30, 80, {
        fill: [ink.teal, ink.teal, ink.steel, ink.steel, ink.shade, ink.shade, ink.mist, ink.mist][i] as string,
        stroke: 'none',
      }),
    ),
    rect(sx + 130, sy - 42, 500, 84, 'none') + rect(sx + 630, sy - 58, 24, 116, ink.line),
    times(9, (i) => line([sx + 146 + i * 34, sy, sx + 150 + i * 34, sy])),
    rect(sx - 60, sy - 22, 90, 44, ink.line) +
      path(
        `M${sx + 34} ${sy - 12}H${sx + 110}Q${sx + 124} ${sy - 14} ${sx + 118} ${sy - 64}M${sx + 34} ${sy + 12}H${sx + 110}Q${sx + 124} ${sy + 14} ${sx + 118} ${sy + 64}M${sx + 34} ${sy}H${sx + 122}`,
        { stroke: ink.teal },
      ),
  );
}
