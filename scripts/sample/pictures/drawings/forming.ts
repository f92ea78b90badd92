import { arrow, body, circle, ellipse, line, type Point, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { billet, floor, fourHigh, roll, wheelFront, wheelSection } from './parts.ts';

/** The section of a forged wheel blank lying flat. */
function forged(cx: number, cy: number, s: number, fill: string = ink.warm): string {
  const top: Point[] = [
    [22, -30],
    [34, -44],
    [48, -20],
    [66, -12],
    [74, -34],
    [108, -34],
    [112, 20],
  ];
  const low: Point[] = [
    [108, 34],
    [74, 34],
    [66, 12],
    [48, 18],
    [36, 40],
    [24, 44],
  ];
  return body(
    cx,
    [...top, ...low].map(([w, h]): Point => [w * s, cy + h * s]),
    fill,
  );
}

/** Four-column press and the stages of a railway wheel. */
export function pressure(): string {
  const press = [
    rect(90, 70, 440, 92, ink.mist, 6),
    rect(246, 36, 128, 60, ink.line, 4),
    rect(262, 162, 96, 80, ink.steel),
    rect(110, 242, 400, 62, ink.mist, 4),
    ...[118, 466].map(
      (x) =>
        rect(x, 162, 36, 346, ink.shade) + rect(x - 10, 50, 56, 20, ink.line) + rect(x - 10, 226, 56, 94, ink.line),
    ),
    shape([206, 304, 414, 304, 400, 350, 360, 350, 344, 366, 276, 366, 260, 350, 220, 350], ink.line),
    path('M196 436C210 404 236 400 262 400L276 384H344L358 400C384 400 410 404 424 436Z', ink.warm),
    shape([180, 508, 180, 430, 206, 430, 222, 448, 398, 448, 414, 430, 440, 430, 440, 508], ink.line),
    rect(90, 508, 440, 82, ink.mist, 6),
    arrow([310, 176, 310, 230], ink.paper, 14),
  ].join('');
  const stages = [
    billet(640, 350, 96, 190, ink.warm),
    arrow([756, 460, 800, 460], ink.teal, 16),
    path('M822 440Q806 490 822 540H968Q984 490 968 440Z', ink.warm) + ellipse(895, 440, 73, 13, ink.warmLight),
    arrow([1000, 460, 1044, 460], ink.teal, 16),
    forged(1150, 470, 1),
    arrow([1268, 460, 1312, 460], ink.teal, 16),
    wheelFront(1440, 430, 112),
  ].join('');
  const rolling = [
    line([620, 160, 1560, 160], { stroke: ink.steel, dash: '22 10 3 10' }),
    rect(640, 104, 96, 112, ink.shade),
    rect(822, 124, 146, 72, ink.shade),
    forged(1150, 160, 1, ink.shade),
    wheelSection(1440, 160, 0.23, ink.shade),
  ].join('');
  return sheet(1600, 640, floor(592), press, stages, rolling);
}

/** Hot strip mill: stands in tandem, laminar cooling, coiler. */
export function flatRolling(): string {
  const y = 330;
  return sheet(
    1600,
    640,
    floor(574),
    times(4, (i) => roll(40 + i * 40, y + 26, 15)),
    rect(20, y - 9, 170, 18, ink.warm),
    ...[0, 1, 2, 3].map((i) => fourHigh(262 + i * 190, y, 0.94, 18 - i * 4, 14 - i * 4)),
    ...[0, 1, 2].map(
      (i) => line([357 + i * 190, y + 60 - 26, 372 + i * 190, y + 6]) + circle(357 + i * 190, y + 16, 12),
    ),
    line([920, y, 1416, y], { stroke: ink.line, width: 8 }),
    times(11, (i) => roll(960 + i * 42, y + 24, 14)),
    rect(990, 130, 340, 44, ink.mist, 6),
    times(
      9,
      (i) =>
        line([1010 + i * 38, 174, 1010 + i * 38, y - 12], { stroke: ink.teal }) +
        line([1004 + i * 38, 174, 1016 + i * 38, 174]),
    ),
    line([1160, 130, 1160, 80, 1400, 80]),
    times(4, (i) => line([1030 + i * 84, y + 92, 1030 + i * 84, y + 52], { stroke: ink.teal })),
    rect(1000, y + 92, 320, 26, ink.mist, 6),
    roll(1404, y - 26, 20, ink.teal) + roll(1404, y + 26, 20, ink.teal),
    path(`M1416 ${y}Q1470 ${y + 6} 1502 ${y + 62}`, { width: 8 }),
    circle(1452, 446, 92, ink.shade) +
      circle(1452, 446, 76, ink.mist) +
      circle(1452, 446, 60, ink.shade) +
      circle(1452, 446, 44, ink.paper),
    circle(1452, 446, 16, ink.line),
    line([1452, 446, 1400, 574]) + line([1452, 446, 1504, 574]),
  );
}

/** Bell-less top, belt conveyor, control panel. */
export function equipment(): string {
  const cx = 560;
  const lumps = (numbers: number[]): string =>
    times(numbers.length / 2, (i) =>
      circle(numbers[i * 2] as number, numbers[i * 2 + 1] as number, 9, i % 3 ? ink.steel : ink.line),
    );
  const top = [
    shape([cx - 96, 96, cx + 96, 96, cx + 96, 186, cx + 30, 244, cx - 30, 244, cx - 96, 186], ink.mist),
    shape(
      [
        cx - 94,
        140,
        cx - 40,
        118,
        cx + 30,
        126,
        cx + 94,
        112,
        cx + 94,
        185,
        cx + 29,
        242,
        cx - 29,
        242,
        cx - 94,
        185,
      ],
      ink.steel,
    ),
    path(`M${cx - 96} 96L${cx - 40} 60H${cx + 40}L${cx + 96} 96Z`, ink.mist),
    rect(cx - 40, 244, 80, 28, ink.teal),
    circle(cx - 60, 258, 14) + line([cx - 46, 258, cx - 40, 258]),
    rect(cx - 30, 272, 60, 36, ink.paper),
    rect(cx - 110, 308, 220, 66, ink.line, 6),
    rect(cx - 86, 324, 40, 34, ink.teal) + rect(cx + 46, 324, 40, 34, ink.teal),
    rect(cx - 24, 308, 48, 66, ink.paper),
    `<g transform="rotate(-38 ${cx} 390)">${shape([cx - 26, 374, cx + 26, 374, cx + 20, 520, cx - 20, 520], ink.shade)}</g>`,
    circle(cx, 390, 14, ink.paper),
    path(`M${cx - 110} 374L${cx - 220} 470V622M${cx + 110} 374L${cx + 220} 470V622`, { width: 12 }),
    path(`M${cx - 214} 560Q${cx - 120} 602 ${cx} 590T${cx + 214} 556V622H${cx - 214}Z`, ink.steel),
    path(`M${cx - 214} 586Q${cx - 120} 622 ${cx} 608T${cx + 214} 584`),
    lumps([cx + 104, 508, cx + 116, 530, cx + 98, 540, cx + 124, 556, cx + 108, 572]),
    path(`M${cx - 62} 440A90 22 0 0 0 ${cx + 40} 452`, { stroke: ink.teal }) +
      line([cx + 24, 438, cx + 40, 452, cx + 20, 460], { stroke: ink.teal }),
  ].join('');
  const belt = [
    line([40, 344, cx - 60, 44], { width: 8 }) + line([40, 388, cx - 70, 84]),
    roll(cx - 62, 62, 22) + roll(44, 366, 22),
    times(7, (i) => circle(108 + i * 56, 324 - i * 37.6, 9)),
    times(8, (i) => circle(96 + i * 48, 290 - i * 32.2, 13, i % 2 ? ink.steel : ink.line)),
    path(`M${cx - 42} 44Q${cx - 6} 50 ${cx} 110`, { stroke: ink.steel, width: 12 }),
    line([150, 300, 150, 600]) + line([330, 182, 330, 600]) + line([150, 420, 330, 300]) + line([150, 540, 330, 420]),
  ].join('');
  const panel = [
    rect(900, 90, 600, 340, ink.line, 10),
    rect(924, 114, 340, 292, ink.paper),
    rect(1284, 114, 192, 136, ink.paper),
    rect(1284, 270, 192, 136, ink.paper),
    times(4, (i) => line([936, 160 + i * 60, 1252, 160 + i * 60], { stroke: ink.shade })),
    path('M936 330C976 310 1000 350 1040 300S1110 250 1150 270 1210 190 1252 180', { stroke: ink.teal }),
    path('M936 220C980 240 1010 190 1056 210S1130 260 1170 230 1230 300 1252 290', { stroke: ink.warm, width: 6 }),
    ...[40, 66, 52, 84, 70, 30].map((h, i) => rect(1304 + i * 28, 226 - h, 16, h, i === 3 ? ink.warm : ink.steel)),
    circle(1380, 338, 50, ink.mist) +
      times(3, (i) => circle(1380, 338, 38 - i * 13, { stroke: ink.teal })) +
      line([1380, 338, 1416, 310]),
    shape([880, 470, 1520, 470, 1560, 520, 840, 520], ink.mist),
    times(12, (i) => rect(900 + i * 50, 486, 30, 14, i % 5 === 2 ? ink.teal : ink.paper)),
    line([900, 520, 900, 600]) + line([1500, 520, 1500, 600]) + line([1200, 430, 1200, 470]),
  ].join('');
  return sheet(1600, 640, belt, top, panel, line([820, 602, 1560, 602]) + line([90, 602, 330, 602]));
}
