import { arrow, circle, curve, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { axes, bogie, bubbles, flame, floor, level, roll, wheelFront } from './parts.ts';

/** Bogie-hearth furnace with its charge, quench tank under a crane, and the cycle. */
export function htMachinery(): string {
  const furnace = [
    rect(70, 150, 620, 396, ink.line, 6),
    rect(80, 160, 600, 386, { fill: ink.shade, stroke: 'none' }),
    times(13, (i) => line([84, 186 + i * 26, 676, 186 + i * 26], { stroke: ink.paper })),
    path('M122 546V246Q122 206 162 206H690V546Z', ink.warmLight),
    rect(684, 60, 34, 260, ink.steel) +
      times(5, (i) => line([690, 92 + i * 48, 712, 92 + i * 48], { stroke: ink.paper })),
    line([700, 60, 700, 24]) + rect(640, 14, 120, 16, ink.line),
    ...[180, 320, 460, 600].map(
      (x) => shape([x - 20, 150, x + 20, 150, x + 10, 206, x - 10, 206], ink.teal) + flame(x, 206, -84),
    ),
    rect(106, 506, 620, 46, ink.shade) + rect(106, 544, 620, 16, ink.line),
    bogie(210, 594) + bogie(420, 594) + bogie(630, 594),
    ...[170, 400, 620].map((x) => rect(x, 482, 44, 24, ink.line)),
    shape(
      [
        140, 420, 210, 420, 210, 402, 330, 402, 330, 376, 470, 376, 470, 402, 590, 402, 590, 420, 660, 420, 660, 464,
        590, 464, 590, 482, 470, 482, 330, 482, 210, 482, 210, 464, 140, 464,
      ],
      ink.steel,
    ),
    line([120, 442, 690, 442], { stroke: ink.paper, dash: '24 10 3 10' }),
  ].join('');
  const quench = [
    line([930, 24, 930, 150]) + rect(880, 14, 100, 20, ink.line),
    path('M930 150A16 16 0 1 1 914 166'),
    path('M930 182L900 236M930 182L960 236'),
    `<g>${wheelFront(930, 318, 90, ink.warmLight)}</g>`,
    shape([790, 380, 1070, 380, 1070, 590, 790, 590], { fill: 'none' }),
    path(`${curve(level(802, 1058, 400, 4, 5))}V588H802Z`, ink.mist),
    path('M846 400A90 90 0 0 0 1014 400', ink.shade),
    rect(786, 372, 16, 230, ink.line) + rect(1058, 372, 16, 230, ink.line) + rect(786, 586, 288, 16, ink.line),
    bubbles([850, 470, 8, 884, 508, 6, 986, 452, 9, 1010, 510, 7, 930, 450, 6, 948, 530, 8]),
    arrow([840, 556, 840, 516], ink.teal, 14) + arrow([1024, 566, 1024, 530], ink.teal, 14),
  ].join('');
  const cycle = [
    axes(1160, 560, 380, 440),
    line([1160, 290, 1530, 290], { stroke: ink.steel, dash: '3 14' }),
    path('M1162 556C1190 420 1220 220 1262 200H1330L1366 520Q1380 540 1400 500L1420 380H1496L1528 540', {
      stroke: ink.warm,
      width: 7,
    }),
    circle(1262, 200, 9) + circle(1330, 200, 9) + circle(1420, 380, 9) + circle(1496, 380, 9),
  ].join('');
  return sheet(1600, 640, floor(602, 50, 1110), furnace, quench, cycle);
}

/** Bar stand, water boxes, cooling bed and the strengthened bar in section. */
export function dtoSteel(): string {
  const y = 330;
  const stand = (x: number): string =>
    [
      rect(x - 62, 130, 124, 400, ink.mist, 10),
      rect(x - 44, 160, 88, 340, ink.paper, 4),
      roll(x, y - 68, 62, ink.steel) + roll(x, y + 68, 62, ink.steel),
      rect(x - 14, 96, 28, 64, ink.line),
      rect(x - 84, 530, 168, 22, ink.line),
    ].join('');
  const box = (x: number): string =>
    [
      rect(x, 270, 180, 120, ink.mist, 8),
      rect(x + 8, 304, 164, 52, ink.paper),
      times(
        5,
        (i) =>
          line([x + 24 + i * 34, 276, x + 40 + i * 34, 312], { stroke: ink.teal }) +
          line([x + 24 + i * 34, 384, x + 40 + i * 34, 348], { stroke: ink.teal }),
      ),
      rect(x + 76, 222, 28, 48, ink.teal),
      line([x + 90, 222, x + 90, 180]),
      path(`M${x + 40} 390V552M${x + 140} 390V552`),
      shape([x + 70, 390, x + 110, 390, x + 102, 430, x + 78, 430], ink.shade),
    ].join('');
  const bars = times(8, (i) => rect(1000 + i * 30, 236, 14, 260, ink.shade));
  const section = [
    circle(1412, 320, 128, ink.line),
    circle(1412, 320, 98, ink.teal),
    circle(1412, 320, 76, ink.mist),
    times(7, (i) =>
      line([1362 + i * 17, 320 - 44 + Math.abs(i - 3) * 8, 1362 + i * 17, 320 + 44 - Math.abs(i - 3) * 8], {
        stroke: ink.steel,
      }),
    ),
    path('M1396 182H1428V196H1396Z', ink.line) + path('M1396 444H1428V458H1396Z', ink.line),
    line([1412, 150, 1412, 490], { dash: '22 10 3 10', stroke: ink.steel }) +
      line([1262, 320, 1562, 320], { dash: '22 10 3 10', stroke: ink.steel }),
  ].join('');
  return sheet(
    1600,
    640,
    floor(554, 50, 1230),
    line([40, y, 620, y], { stroke: ink.warm, width: 14 }),
    stand(150),
    stand(330),
    box(450),
    box(680),
    line([636, y, 690, y], { stroke: ink.warmLight, width: 14 }) +
      line([860, y, 980, y], { stroke: ink.steel, width: 14 }),
    line([50, y, 96, y], { stroke: ink.warm, width: 14 }),
    roll(915, y + 34, 22),
    rect(976, 216, 264, 18, ink.line) + rect(976, 498, 264, 18, ink.line),
    bars,
    arrow([1010, 180, 1210, 180], ink.teal, 18),
    line([1000, 516, 1000, 554]) + line([1216, 516, 1216, 554]),
    section,
  );
}

/** Walking-beam furnace in section with its temperature curve. */
export function heatTech(): string {
  const slab = (i: number): string => {
    const tones = [
      ink.steel,
      ink.steel,
      ink.shade,
      ink.warmLight,
      ink.warmLight,
      ink.warm,
      ink.warm,
      ink.warm,
      ink.warm,
    ];
    return rect(196 + i * 136, 392, 96, 34, tones[i] as string, 2);
  };
  return sheet(
    1600,
    640,
    floor(604),
    path('M140 250H520L620 206H1400V560H140Z', ink.line),
    path('M152 262H524L624 218H1388V548H152Z', { fill: ink.shade, stroke: 'none' }),
    times(12, (i) => line([156, 286 + i * 23, 1384, 286 + i * 23], { stroke: ink.paper })) +
      line([630, 240, 1384, 240], { stroke: ink.paper }) +
      line([540, 263, 1384, 263], { stroke: ink.paper }),
    path('M186 296H540L636 254H1354V514H186Z', ink.warmLight),
    rect(128, 372, 60, 66, ink.paper) + rect(1352, 372, 60, 66, ink.paper),
    ...[690, 850, 1010, 1170, 1290].map(
      (x) => shape([x - 18, 206, x + 18, 206, x + 9, 252, x - 9, 252], ink.teal) + flame(x, 254, -88),
    ),
    ...[760, 960, 1160].map(
      (x) => shape([x - 18, 560, x + 18, 560, x + 9, 514, x - 9, 514], ink.teal) + flame(x, 512, 62),
    ),
    times(9, slab),
    line([170, 432, 1376, 432], { width: 8 }),
    times(8, (i) => line([256 + i * 146, 436, 256 + i * 146, 560])),
    rect(60, 410, 80, 34, ink.steel) + arrow([60, 380, 116, 380], ink.teal, 16),
    rect(1402, 396, 96, 34, ink.warm) + arrow([1430, 370, 1500, 370], ink.teal, 16),
    ...[1440, 1490, 1540].map((x) => circle(x, 450, 16, ink.shade)),
    path('M260 262V60H330V262', ink.mist) + line([250, 60, 340, 60]) + arrow([295, 210, 295, 110], ink.teal, 16),
    path('M400 170C620 140 760 62 980 52S1260 44 1388 44', { stroke: ink.warm, width: 6 }),
    path('M400 182C680 176 840 90 1020 66S1280 52 1388 50', { stroke: ink.teal }),
    line([400, 30, 400, 190, 1400, 190], { stroke: ink.line }),
    rect(180, 566, 1160, 14, ink.steel) + arrow([700, 590, 640, 590], ink.teal, 12),
    circle(320, 590, 12) + circle(560, 590, 12) + circle(960, 590, 12) + circle(1220, 590, 12),
  );
}
