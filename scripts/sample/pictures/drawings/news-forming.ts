import { arrow, circle, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { bubbles, floor, pin, roll, wheelFront, wheelSection } from './parts.ts';

/** A two-high laboratory mill with spindles, gearbox and motor, seen along the strip. */
export function laboratoryMill(): string {
  const spindle = (y: number): string =>
    rect(640, y - 16, 220, 32, ink.shade) +
    rect(620, y - 30, 44, 60, ink.line, 6) +
    rect(836, y - 30, 44, 60, ink.line, 6);
  return sheet(
    1600,
    1000,
    floor(870, 80, 1520),
    ...[150, 500].map(
      (x) =>
        rect(x, 250, 120, 560, ink.mist, 10) +
        rect(x + 24, 330, 72, 400, ink.paper) +
        rect(x + 44, 190, 32, 140, ink.steel) +
        path(`M${x + 10} 190H${x + 110}`, { width: 12 }) +
        rect(x - 20, 810, 160, 40, ink.line),
    ),
    rect(150, 236, 470, 40, ink.line, 6),
    ...[470, 600].map(
      (y) =>
        rect(174, y - 44, 72, 88, ink.shade) +
        rect(524, y - 44, 72, 88, ink.shade) +
        rect(246, y - 26, 278, 52, ink.steel) +
        rect(286, y - 58, 198, 116, ink.teal),
    ),
    rect(330, 529, 110, 12, ink.warm),
    spindle(470) + spindle(600),
    rect(880, 400, 240, 410, ink.mist, 10) +
      circle(1000, 470, 62, ink.shade) +
      circle(1000, 600, 62, ink.shade) +
      pin(1000, 470, 16) +
      pin(1000, 600, 16),
    times(16, (i) => {
      const a = (i * Math.PI) / 8;
      return [470, 600]
        .map((y) =>
          line([1000 + Math.cos(a) * 62, y + Math.sin(a) * 62, 1000 + Math.cos(a) * 74, y + Math.sin(a) * 74]),
        )
        .join('');
    }),
    rect(860, 810, 280, 40, ink.line),
    rect(1120, 580, 70, 40, ink.steel) + rect(1176, 560, 30, 80, ink.line, 4),
    rect(1210, 480, 270, 240, ink.shade, 14) +
      times(7, (i) => line([1246 + i * 33, 500, 1246 + i * 33, 700], { stroke: ink.paper })) +
      rect(1300, 440, 90, 40, ink.line) +
      rect(1240, 720, 210, 90, ink.mist) +
      rect(1220, 810, 250, 40, ink.line),
    rect(80, 850, 1440, 22, ink.steel),
  );
}

/** Rim quenching of a wheel on a turntable. */
export function wheelQuenching(): string {
  const spray = (side: number): string =>
    [
      rect(800 + side * 640 - 45, 300, 90, 330, ink.mist, 8),
      times(
        5,
        (i) =>
          shape(
            [
              800 + side * 595,
              340 + i * 62,
              800 + side * 590,
              332 + i * 62,
              800 + side * 500,
              316 + i * 62,
              800 + side * 500,
              366 + i * 62,
            ],
            { fill: ink.shade, stroke: 'none' },
          ) +
          rect(800 + side * 588 - 12, 328 + i * 62, 24, 22, ink.line) +
          line([800 + side * 570, 340 + i * 62, 800 + side * 506, 340 + i * 62], { stroke: ink.teal }),
      ),
      line([800 + side * 640, 630, 800 + side * 640, 900]),
      line([800 + side * 640, 300, 800 + side * 640, 160]) +
        arrow([800 + side * 640, 120, 800 + side * 640, 250], ink.teal, 18),
    ].join('');
  return sheet(
    1600,
    1000,
    floor(930, 80, 1520),
    path('M180 760H1420V930H180Z', ink.mist) +
      path('M196 800Q300 786 400 800T600 800 800 800 1000 800 1200 800 1404 800', { stroke: ink.teal }),
    bubbles([300, 850, 9, 420, 880, 7, 620, 850, 8, 980, 870, 9, 1180, 846, 8, 1320, 880, 7]),
    `<g transform="rotate(90 800 440)">${wheelSection(800, 440, 0.94, ink.warm)}</g>`,
    rect(430, 531, 740, 34, ink.line, 6) + rect(740, 565, 120, 365, ink.shade),
    rect(680, 880, 240, 50, ink.line) +
      path('M700 680A110 26 0 0 0 900 680', { stroke: ink.teal }) +
      line([880, 664, 902, 680, 878, 698], { stroke: ink.teal }),
    spray(-1),
    spray(1),
    line([800, 120, 800, 531], { stroke: ink.steel, dash: '26 12 3 12' }),
    times(7, (i) =>
      path(
        `M${600 + i * 66} ${250 - (i % 2) * 20}C${580 + i * 66} ${210 - (i % 2) * 20} ${620 + i * 66} ${190 - (i % 2) * 20} ${600 + i * 66} ${150 - (i % 2) * 20}`,
        { stroke: ink.steel },
      ),
    ),
  );
}

/** A drawing die in section, the wire through it, and the drawing block. */
export function wireDrawing(): string {
  return sheet(
    1600,
    1000,
    shape([-10, 440, 330, 440, 470, 472, 1180, 472, 1180, 528, 470, 528, 330, 560, -10, 560], ink.warm),
    line([-10, 500, 1180, 500], { stroke: ink.paper, dash: '30 12 3 12' }),
    shape([250, 180, 640, 180, 640, 400, 560, 472, 470, 472, 330, 440, 290, 400, 250, 340], ink.steel) +
      shape([250, 820, 640, 820, 640, 600, 560, 528, 470, 528, 330, 560, 290, 600, 250, 660], ink.steel),
    shape([300, 250, 560, 250, 560, 400, 540, 472, 470, 472, 330, 440, 300, 400], ink.line) +
      shape([300, 750, 560, 750, 560, 600, 540, 528, 470, 528, 330, 560, 300, 600], ink.line),
    rect(60, 360, 150, 280, ink.mist, 8) +
      times(16, (i) => circle(80 + (i % 4) * 36, 388 + Math.floor(i / 4) * 72 + (i % 2) * 10, 10, ink.teal)),
    shape([-10, 440, 210, 440, 210, 560, -10, 560], ink.warm) +
      line([-10, 500, 220, 500], { stroke: ink.paper, dash: '30 12 3 12' }),
    line([420, 400, 520, 340], { stroke: ink.paper }) + path('M452 448A60 60 0 0 1 458 470', { stroke: ink.paper }),
    circle(1250, 760, 290, ink.shade) +
      circle(1250, 760, 232, ink.mist) +
      circle(1250, 760, 60, ink.paper) +
      circle(1250, 760, 16, ink.line),
    times(3, (i) => circle(1250, 760, 252 + i * 13, { stroke: ink.warm })),
    times(6, (i) =>
      line([
        1250 + Math.cos(i * 1.047) * 78,
        760 + Math.sin(i * 1.047) * 78,
        1250 + Math.cos(i * 1.047) * 218,
        760 + Math.sin(i * 1.047) * 218,
      ]),
    ),
    path('M1110 650A190 190 0 0 1 1390 650', { stroke: ink.teal }) +
      line([1364, 646, 1390, 650, 1392, 624], { stroke: ink.teal }),
    arrow([820, 420, 1040, 420], ink.teal, 24),
  );
}

/** A wheel-rolling mill: the wheel between web, rim and edging rolls. */
export function wheelRolling(): string {
  const cone = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape([-26, -70, 26, -70, 64, 90, -64, 90], ink.teal)}${rect(-40, 90, 80, 170, ink.steel)}${rect(-56, 250, 112, 50, ink.line)}</g>`;
  return sheet(
    1600,
    1000,
    wheelFront(800, 500, 360, ink.warmLight),
    circle(800, 500, 360, 'none'),
    line([800, 90, 800, 910], { stroke: ink.steel, dash: '30 12 3 12' }) +
      line([240, 500, 1360, 500], { stroke: ink.steel, dash: '30 12 3 12' }),
    roll(1264, 500, 100, ink.teal),
    roll(552, 178, 78, ink.steel) +
      roll(552, 822, 78, ink.steel) +
      roll(1048, 178, 78, ink.steel) +
      roll(1048, 822, 78, ink.steel),
    cone(430, 500, 90),
    arrow([1540, 500, 1390, 500], ink.teal, 24),
    path('M650 360A205 205 0 0 1 950 360', { stroke: ink.line }) + line([924, 354, 950, 360, 952, 332]),
    ...[
      [470, 96],
      [1130, 96],
      [470, 904],
      [1130, 904],
    ].map(([x, y]) =>
      line([x as number, y as number, (x as number) < 800 ? 400 : 1200, (y as number) < 500 ? 24 : 976], {
        width: 14,
      }),
    ),
  );
}

/** A rail in section with the points of a hardness traverse. */
export function railProfile(): string {
  const half =
    'M800 60H690C640 60 618 84 616 124L612 214L726 250C746 258 752 276 752 300V640C752 690 736 716 690 730L400 800V872H800';
  const outline = `${half}H1200V800L910 730C864 716 848 690 848 640V300C848 276 854 258 874 250L988 214L984 124C982 84 960 60 910 60Z`;
  const points = times(9, (i) => circle(800, 92 + i * 30, 8, i < 5 ? ink.line : ink.paper));
  const diagonal = times(
    6,
    (i) => circle(652 + i * 22, 96 + i * 22, 8, ink.line) + circle(948 - i * 22, 96 + i * 22, 8, ink.line),
  );
  return sheet(
    1600,
    1000,
    path(outline, ink.mist),
    path(
      'M800 60H690C640 60 618 84 616 124L615 150C660 190 730 196 800 196S940 190 985 150L984 124C982 84 960 60 910 60Z',
      ink.warm,
    ),
    path('M800 60H690C640 60 618 84 616 124V128C660 150 730 156 800 156S940 150 984 128V124C982 84 960 60 910 60Z', {
      fill: ink.warm,
      dash: '3 14',
    }),
    line([800, 20, 800, 920], { stroke: ink.steel, dash: '30 12 3 12' }),
    points,
    diagonal,
    line([400, 920, 1200, 920]) + line([400, 904, 400, 936]) + line([1200, 904, 1200, 936]),
    line([300, 60, 300, 872]) + line([284, 60, 316, 60]) + line([284, 872, 316, 872]),
    line([1280, 60, 1280, 420, 1540, 420]),
    path('M1296 110C1350 116 1370 150 1400 240S1470 350 1530 356', { stroke: ink.teal, width: 6 }),
    ...[1296, 110, 1346, 134, 1378, 178, 1404, 254, 1444, 322, 1500, 352].map((x, i, all) =>
      i % 2 ? '' : circle(x, all[i + 1] ?? 0, 9),
    ),
  );
}
