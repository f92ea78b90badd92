import { circle, curve, type Point, path, rect, shape, sheet } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink } from '../lib/palette.ts';
import { plot } from './plot.ts';

/** A continuous-cooling diagram with its cooling curves. */
export function coolingDiagram(): string {
  const p = plot(
    { from: 1, to: 10000, ticks: [1, 10, 100, 1000, 10000], log: true },
    { from: 100, to: 900, ticks: [200, 400, 600, 800] },
    't',
    'T °C',
  );
  const area = (values: readonly Point[], fill: string): string =>
    path(
      `${values
        .map(
          ([a, b], i) =>
            `${i ? 'L' : 'M'}${p
              .at(a, b)
              .map((v) => Math.round(v))
              .join(' ')}`,
        )
        .join('')}Z`,
      fill,
    );
  const pearlite: Point[] = [
    [70, 620],
    [110, 668],
    [300, 694],
    [3000, 706],
    [9000, 708],
    [9000, 670],
    [2600, 652],
    [900, 620],
    [300, 572],
    [110, 566],
  ];
  const ferrite: Point[] = [
    [46, 640],
    [70, 700],
    [200, 752],
    [1200, 784],
    [9000, 796],
    [9000, 708],
    [3000, 706],
    [300, 694],
    [110, 668],
    [70, 620],
  ];
  const bainite: Point[] = [
    [13, 480],
    [20, 540],
    [60, 566],
    [110, 566],
    [300, 572],
    [420, 520],
    [360, 440],
    [200, 360],
    [90, 320],
    [40, 330],
    [18, 400],
  ];
  const cool = (end: number): string =>
    p.through(
      [1, 1.6, 2.6, 4, 7, 12, 20, 36, 64, 120, 220, 400, 700, 1300, 2400, 4400, 8000]
        .filter((t) => t < end * 1.9)
        .map((t): Point => [t, 880 * Math.exp(-(t / end) * 1.2) + 30])
        .filter(([, temperature]) => temperature > 110),
      { stroke: ink.warm },
    );
  return sheet(
    1600,
    1000,
    p.frame,
    area(ferrite, ink.mist) +
      area(pearlite, ink.steel) +
      path(curve([...bainite, bainite[0] as Point].map(([a, b]) => p.at(a, b))), ink.shade),
    p.straight(
      [
        [1, 834],
        [10000, 834],
      ],
      { stroke: ink.line, dash: '18 14' },
    ) +
      p.straight(
        [
          [1, 722],
          [10000, 722],
        ],
        { stroke: ink.line, dash: '18 14' },
      ),
    p.straight(
      [
        [1, 345],
        [30, 345],
        [90, 320],
        [240, 260],
      ],
      { stroke: ink.teal, width: 6 },
    ),
    p.straight(
      [
        [1, 180],
        [40, 180],
      ],
      { stroke: ink.teal, dash: '4 16' },
    ),
    [5, 16, 70, 420, 2600, 12000].map(cool).join(''),
    letters('A', p.x(2.2), p.y(752), 36) +
      letters('F', p.x(900), p.y(735), 36) +
      letters('P', p.x(520), p.y(640), 36) +
      letters('B', p.x(62), p.y(430), 36) +
      letters('M', p.x(2.2), p.y(240), 36),
    letters('Ms', p.x(1.12), p.y(345) - 16, 26, 'start', { stroke: ink.teal }),
  );
}

/** Isotherms and the cohesive zone in a blast furnace. */
export function furnaceProfile(): string {
  const cx = 620;
  const wall: Point[] = [
    [150, 60],
    [270, 560],
    [270, 640],
    [216, 770],
    [216, 930],
  ];
  const right = wall.flatMap(([w, y]) => [cx + w, y]);
  const left = [...wall].reverse().flatMap(([w, y]) => [cx - w, y]);
  const bell = (w: number, low: number, high: number): string =>
    `M${cx - w} ${low}C${cx - w * 0.5} ${low - 40} ${cx - 70} ${high} ${cx} ${high}S${cx + w * 0.5} ${low - 40} ${cx + w} ${low}`;
  const label = (text: string, y: number): string =>
    letters(text, 990, y + 14, 32) + path(`M${cx + 300} ${y}H960`, { stroke: ink.steel, dash: '4 16' });
  return sheet(
    1600,
    1000,
    shape([...right, ...left], ink.mist),
    path(
      `${bell(264, 600, 330)}L${cx + 250} 690C${cx + 140} 640 ${cx + 80} 440 ${cx} 440S${cx - 140} 640 ${cx - 250} 690Z`,
      ink.warmLight,
    ),
    path(
      `M${cx - 250} 690C${cx - 140} 640 ${cx - 80} 440 ${cx} 440S${cx + 140} 640 ${cx + 250} 690L${cx + 216} 770V866H${cx - 216}V770Z`,
      ink.shade,
    ),
    path(`M${cx - 170} 866Q${cx} 520 ${cx + 170} 866Z`, ink.steel),
    path(bell(178, 170, 110), { stroke: ink.teal }) +
      path(bell(206, 300, 170), { stroke: ink.teal }) +
      path(bell(236, 430, 236), { stroke: ink.teal }),
    path(bell(264, 600, 330), { stroke: ink.warm, width: 8 }),
    rect(cx - 216, 866, 432, 26, ink.line) + rect(cx - 216, 892, 432, 38, ink.warm),
    ...[-1, 1].map(
      (s) =>
        shape(
          [
            cx + s * 330,
            770,
            cx + s * 226,
            784,
            cx + s * 200,
            790,
            cx + s * 200,
            806,
            cx + s * 226,
            812,
            cx + s * 330,
            826,
          ],
          ink.teal,
        ) + circle(cx + s * 166, 798, 34, ink.warm),
    ),
    shape([...right, ...left], 'none'),
    label('200', 170) +
      label('600', 300) +
      label('1000', 430) +
      label('1200', 600) +
      label('2000', 798) +
      letters('°C', 1120, 106, 32),
    path('M1250 930V90M1250 930H1540', { stroke: ink.line }) +
      letters('T °C', 1276, 96, 30) +
      letters('H', 1216, 100, 30, 'end'),
    path('M1266 120C1290 200 1350 260 1374 330S1384 520 1410 600S1440 720 1520 798C1500 850 1480 880 1472 926', {
      stroke: ink.warm,
      width: 6,
    }),
    ...[
      [1283, 170],
      [1362, 300],
      [1380, 430],
      [1410, 600],
      [1520, 798],
    ].map(([x, y]) => circle(x as number, y as number, 9)),
  );
}
