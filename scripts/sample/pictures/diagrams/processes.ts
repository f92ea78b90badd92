import { arrow, circle, line, type Point, path, rect, sheet, times } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink } from '../lib/palette.ts';
import { dots, plot } from './plot.ts';

/** Heating, hold, quench and two tempers. */
export function heatTreatmentCycle(): string {
  const p = plot(
    { from: 0, to: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
    { from: 0, to: 1000, ticks: [200, 400, 600, 800, 1000] },
    't',
    'T °C',
  );
  return sheet(
    1600,
    1000,
    rect(p.x(2.6), p.y(890), p.x(4.6) - p.x(2.6), p.y(0) - p.y(890), { fill: ink.warmLight, stroke: 'none' }) +
      rect(p.x(6.7), p.y(560), p.x(10.2) - p.x(6.7), p.y(0) - p.y(560), { fill: ink.shade, stroke: 'none' }),
    p.frame,
    p.straight(
      [
        [0, 727],
        [12, 727],
      ],
      { stroke: ink.teal, dash: '18 14' },
    ) +
      letters('A', p.x(11.4), p.y(727) - 16, 28, 'start', { stroke: ink.teal }) +
      letters('1', p.x(11.4) + 28, p.y(727) - 8, 18, 'start', { stroke: ink.teal }),
    path(
      `M${p.at(0, 20).join(' ')}C${p.at(0.5, 420).join(' ')} ${p.at(1.2, 640).join(' ')} ${p.at(1.6, 680).join(' ')}S${p.at(2.3, 860).join(' ')} ${p.at(2.6, 890).join(' ')}H${p.x(4.6)}C${p.at(4.7, 300).join(' ')} ${p.at(4.9, 80).join(' ')} ${p.at(5.5, 60).join(' ')}C${p.at(5.9, 60).join(' ')} ${p.at(6.3, 520).join(' ')} ${p.at(6.7, 560).join(' ')}H${p.x(10.2)}C${p.at(10.6, 300).join(' ')} ${p.at(11, 120).join(' ')} ${p.at(11.8, 60).join(' ')}`,
      { stroke: ink.warm, width: 8 },
    ),
    dots(p.at, [
      [2.6, 890],
      [4.6, 890],
      [6.7, 560],
      [10.2, 560],
    ]),
    times(3, (i) =>
      arrow([p.x(4.98) + i * 34, p.y(640) + i * 60, p.x(4.98) + i * 34 - 44, p.y(640) + i * 60 + 16], ink.teal, 14),
    ),
  );
}

/** Sulphur against minutes of treatment for three heats. */
export function desulphurisation(): string {
  const p = plot(
    { from: 0, to: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
    { from: 0, to: 40, ticks: [0, 10, 20, 30, 40] },
    't',
    'S',
  );
  const heat = (start: number, rate: number, end: number): Point[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((t): Point => [t, end + (start - end) * Math.exp(-rate * t)]);
  const three: [Point[], string, string][] = [
    [heat(36, 0.22, 4), ink.steel, ink.paper],
    [heat(31, 0.36, 2.4), ink.teal, ink.teal],
    [heat(27, 0.62, 1.4), ink.warm, ink.warm],
  ];
  const scatter = (i: number): number => Math.sin(i * 7.3) * 0.9;
  return sheet(
    1600,
    1000,
    rect(p.x(0), p.y(3), p.x(12) - p.x(0), p.y(0) - p.y(3), { fill: ink.shade, stroke: 'none' }),
    p.frame,
    letters('/ 1000 %', 280, 76, 30),
    p.straight(
      [
        [0, 3],
        [12, 3],
      ],
      { stroke: ink.line, dash: '18 14' },
    ),
    ...three.map(
      ([values, colour, fill]) =>
        p.through(values, { stroke: colour, width: 6 }) +
        dots(
          p.at,
          values.filter((_, i) => i % 2 === 0).map(([a, b], i): Point => [a, b + (a ? scatter(i + b) : 0)]),
          fill,
        ),
    ),
    letters('1', p.x(11.2), p.y(7.6), 30) +
      letters('2', p.x(5.6), p.y(8.4), 30) +
      letters('3', p.x(2.3), p.y(5.6), 30),
  );
}

/** Standard free energy of oxides against temperature. */
export function ellingham(): string {
  const p = plot(
    { from: 0, to: 2000, ticks: [0, 400, 800, 1200, 1600, 2000] },
    { from: -1200, to: 0, ticks: [-1000, -800, -600, -400, -200] },
    'T °C',
    'ΔG',
  );
  const oxide = (at0: number, kink: number, at2000: number, turn: number, colour: string = ink.line): string =>
    p.straight(
      [
        [0, at0],
        [kink, turn],
        [2000, at2000],
      ],
      { stroke: colour },
    ) + dots(p.at, [[kink, turn]], colour === ink.line ? ink.paper : colour);
  return sheet(
    1600,
    1000,
    p.frame,
    oxide(-520, 1370, -268, -350, ink.teal),
    oxide(-750, 1244, -450, -560),
    oxide(-890, 1414, -540, -634),
    oxide(-1110, 660, -650, -972),
    oxide(-1190, 1100, -500, -950),
    p.straight(
      [
        [0, -394],
        [2000, -396],
      ],
      { stroke: ink.steel, width: 6 },
    ),
    p.straight(
      [
        [0, -226],
        [2000, -572],
      ],
      { stroke: ink.warm, width: 8 },
    ),
    p.straight(
      [
        [1600, 0],
        [1600, -1200],
      ],
      { stroke: ink.steel, dash: '4 16' },
    ),
    letters('C', p.x(330), p.y(-258), 34, 'start', { stroke: ink.line }),
    letters('Fe', p.x(300), p.y(-446), 34) +
      letters('Mn', p.x(300), p.y(-682), 34) +
      letters('Si', p.x(300), p.y(-818), 34) +
      letters('Al', p.x(1700), p.y(-776), 34) +
      letters('Mg', p.x(700), p.y(-1090), 34),
  );
}

/** Rolling force against reduction at three temperatures. */
export function rollingForce(): string {
  const p = plot(
    { from: 0, to: 50, ticks: [0, 10, 20, 30, 40, 50] },
    { from: 0, to: 20, ticks: [5, 10, 15, 20] },
    'ε %',
    'P',
  );
  const force = (k: number): Point[] => [0, 5, 10, 15, 20, 25, 30, 35, 40, 45].map((e): Point => [e, k * e ** 0.78]);
  const three: [number, string, string][] = [
    [0.92, ink.teal, '850'],
    [0.66, ink.line, '1000'],
    [0.44, ink.warm, '1150'],
  ];
  return sheet(
    1600,
    1000,
    p.frame,
    letters('MN', 290, 76, 30),
    ...three.map(
      ([k, colour, name]) =>
        p.through(force(k), { stroke: colour, width: 6 }) +
        dots(
          p.at,
          force(k)
            .filter((_, i) => i % 2)
            .map(([a, b], i): Point => [a, b + Math.sin(i * 5 + k * 9) * 0.25]),
        ) +
        letters(name, p.x(46), p.y(k * 45 ** 0.78) + 12, 28),
    ),
    circle(440, 210, 78, ink.shade) +
      circle(440, 406, 78, ink.shade) +
      circle(440, 210, 9, ink.line) +
      circle(440, 406, 9, ink.line),
    path('M250 276H398Q424 290 440 290H640V326H440Q424 326 398 340H250Z', ink.warm),
    path('M400 170A60 60 0 0 1 480 170', { stroke: ink.teal }) +
      line([464, 164, 480, 170, 480, 152], { stroke: ink.teal }),
    arrow([440, 90, 440, 126], ink.teal, 14) + arrow([440, 526, 440, 490], ink.teal, 14),
  );
}
