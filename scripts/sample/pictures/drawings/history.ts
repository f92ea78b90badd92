import { arrow, circle, ellipse, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { field } from './field.ts';
import { flame, floor, pin, roll } from './parts.ts';

/** A tree beside a façade. */
function tree(x: number, y: number, size: number): string {
  return (
    line([x, y, x, y - size * 1.3]) +
    ellipse(x, y - size * 1.7, size * 0.62, size * 0.95, ink.shade) +
    line([x, y - size * 1.1, x, y - size * 1.9]) +
    line([x, y - size * 1.4, x + size * 0.24, y - size * 1.66]) +
    line([x, y - size * 1.5, x - size * 0.24, y - size * 1.76])
  );
}

/** The façade of the first building. */
export function firstBuilding(): string {
  const window = (x: number, y: number, arched: boolean): string =>
    (arched
      ? path(`M${x} ${y + 110}V${y + 28}A28 28 0 0 1 ${x + 56} ${y + 28}V${y + 110}Z`, ink.steel)
      : rect(x, y, 56, 96, ink.steel)) +
    line([x + 28, y, x + 28, y + (arched ? 110 : 96)], { stroke: ink.paper }) +
    line([x, y + 40, x + 56, y + 40], { stroke: ink.paper }) +
    line([x - 8, y + (arched ? 118 : 104), x + 64, y + (arched ? 118 : 104)]);
  return sheet(
    1600,
    1000,
    shape([1330, 860, 1346, 130, 1394, 130, 1410, 860], ink.shade) +
      times(5, (i) => line([1342 - i * 2, 240 + i * 120, 1398 + i * 2, 240 + i * 120])) +
      rect(1338, 116, 64, 20, ink.line),
    path('M1370 100C1340 60 1400 40 1366 -6', { stroke: ink.steel }),
    rect(180, 380, 1080, 480, ink.mist) +
      rect(160, 356, 1120, 26, ink.line) +
      rect(180, 620, 1080, 14, ink.shade) +
      rect(180, 812, 1080, 48, ink.shade),
    rect(560, 320, 320, 540, ink.paper) +
      shape([530, 320, 910, 320, 720, 210], ink.mist) +
      line([560, 306, 880, 306]) +
      circle(720, 272, 24, ink.teal) +
      line([720, 272, 720, 256], { stroke: ink.paper }) +
      line([720, 272, 732, 278], { stroke: ink.paper }),
    ...[0, 1, 2, 3].map(
      (i) =>
        rect(584 + i * 84, 350, 20, 462, ink.mist) +
        rect(576 + i * 84, 340, 36, 14, ink.line) +
        rect(576 + i * 84, 806, 36, 14, ink.line),
    ),
    path('M684 860V690A36 36 0 0 1 756 690V860Z', ink.teal) + line([720, 656, 720, 860], { stroke: ink.paper }),
    rect(692, 420, 56, 96, ink.steel) + line([720, 420, 720, 516], { stroke: ink.paper }),
    ...[0, 1, 2, 3].map(
      (i) =>
        window(212 + i * 88, 440, false) +
        window(212 + i * 88, 670, true) +
        window(912 + i * 88, 440, false) +
        window(912 + i * 88, 670, true),
    ),
    rect(640, 860, 160, 14, ink.paper) + rect(620, 874, 200, 14, ink.paper) + rect(600, 888, 240, 14, ink.paper),
    tree(100, 902, 130) + tree(1490, 902, 150) + tree(1190, 902, 84),
    floor(902, 20, 1580),
  );
}

/** Open-hearth furnace with its regenerators in section. */
export function openHearth(): string {
  const checker = (x: number): string =>
    rect(x, 660, 240, 240, ink.line) +
    rect(x + 12, 672, 216, 216, ink.warmLight) +
    times(6, (i) => line([x + 14, 704 + i * 32, x + 226, 704 + i * 32])) +
    times(6, (i) => line([x + 40 + i * 30, 700, x + 40 + i * 30, 886]));
  return sheet(
    1600,
    1000,
    path('M240 560V330Q280 260 420 280Q800 180 1180 280Q1320 260 1360 330V560Z', ink.line),
    path('M256 548V338Q290 278 424 296Q800 198 1176 296Q1310 278 1344 338V548Z', { fill: ink.shade, stroke: 'none' }),
    path(
      'M300 560V372Q320 326 430 340Q800 250 1170 340Q1280 326 1300 372V560H1210L1160 430H1120C1080 520 960 536 800 536S520 520 480 430H440L390 560Z',
      ink.warmLight,
    ),
    path('M494 450C540 520 660 536 800 536S1060 520 1106 450Z', ink.warm) +
      path('M482 432H1118L1106 452H494Z', ink.steel),
    path('M380 400C520 360 600 420 760 400S960 380 1080 412C960 404 860 440 720 428S520 420 380 400Z', ink.warm),
    times(11, (i) =>
      line(
        [
          470 + i * 66,
          262 - 44 * Math.sin(((i + 1) * Math.PI) / 12) + 18,
          472 + i * 66,
          290 - 46 * Math.sin(((i + 1) * Math.PI) / 12) + 14,
        ],
        { stroke: ink.paper },
      ),
    ),
    path('M440 560L480 620H1120L1160 560Z', ink.line),
    ...[620, 740, 860, 980].map((x) => rect(x - 36, 342, 56, 60, { fill: 'none', dash: '4 14' })),
    rect(300, 540, 90, 130, ink.warmLight) +
      rect(1210, 540, 90, 130, ink.warmLight) +
      line([300, 560, 300, 670]) +
      line([390, 560, 390, 670]),
    checker(130) + checker(400) + checker(960) + checker(1230),
    path('M250 900V950H1350V900M520 900V950M1080 900V950'),
    shape([740, 910, 860, 910, 800, 966], ink.teal) + pin(800, 938, 12),
    arrow([345, 660, 345, 580], ink.teal, 18) + arrow([1255, 580, 1255, 660], ink.teal, 18),
    line([60, 620, 440, 620]) + line([1160, 620, 1540, 620]),
    line([480, 160, 480, 240]) + line([1120, 160, 1120, 240]) + line([420, 150, 1180, 150], { width: 12 }),
  );
}

/** An early metallurgical microscope of brass with a polished section. */
export function brassMicroscope(): string {
  return sheet(
    1600,
    1000,
    floor(900, 200, 1400),
    path('M360 900Q360 850 420 846H760Q820 850 820 900Z', ink.warm) + rect(400, 826, 380, 22, ink.line),
    path('M690 826V760Q690 720 660 690L640 250H700L730 690Q760 730 760 826Z', ink.warm),
    pin(700, 650, 30) + pin(672, 330, 24),
    rect(380, 640, 320, 28, ink.line) + rect(450, 610, 130, 30, ink.steel) + ellipse(515, 610, 64, 10, ink.paper),
    rect(470, 170, 90, 320, ink.warm, 6) +
      rect(482, 90, 66, 80, ink.warmLight) +
      rect(474, 66, 82, 28, ink.line, 6) +
      rect(462, 210, 106, 24, ink.shade) +
      rect(462, 430, 106, 24, ink.shade),
    rect(490, 490, 50, 40, ink.shade) +
      shape([484, 530, 546, 530, 532, 590, 498, 590], ink.warmLight) +
      rect(506, 590, 18, 12, ink.line),
    rect(560, 270, 90, 40, ink.warmLight) + rect(560, 370, 90, 40, ink.warmLight),
    circle(600, 450, 34, ink.warmLight) +
      times(12, (i) =>
        line([
          600 + Math.cos(i * 0.5236) * 26,
          450 + Math.sin(i * 0.5236) * 26,
          600 + Math.cos(i * 0.5236) * 34,
          450 + Math.sin(i * 0.5236) * 34,
        ]),
      ),
    shape([400, 548, 470, 508, 482, 528, 412, 568], ink.mist) + arrow([230, 640, 400, 556], ink.warm, 18),
    path('M190 900V740H250V900Z', ink.mist) + flame(220, 740, 92) + line([220, 740, 220, 720]),
    field(1140, 420, 250, 21, 0.3),
    line([580, 606, 900, 340], { stroke: ink.teal, dash: '4 16' }) +
      line([580, 622, 960, 596], { stroke: ink.teal, dash: '4 16' }),
    path('M980 900V800H1340V900Z', ink.shade) +
      rect(960, 780, 400, 22, ink.line) +
      rect(1000, 730, 120, 50, ink.teal) +
      rect(1130, 700, 90, 80, ink.mist) +
      line([1150, 720, 1200, 720]) +
      line([1150, 740, 1200, 740]),
  );
}

/** An old three-high stand with a flywheel drive. */
export function wheelMill(): string {
  const [fx, fy, r] = [1130, 540, 330];
  return sheet(
    1600,
    1000,
    floor(900, 60, 1540),
    circle(fx, fy, r, ink.shade) + circle(fx, fy, r - 50, ink.paper),
    times(8, (i) => {
      const a = (i * Math.PI) / 4 + 0.2;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      return shape(
        [
          fx + dx * 60 - dy * 20,
          fy + dy * 60 + dx * 20,
          fx + dx * (r - 50) - dy * 12,
          fy + dy * (r - 50) + dx * 12,
          fx + dx * (r - 50) + dy * 12,
          fy + dy * (r - 50) - dx * 12,
          fx + dx * 60 + dy * 20,
          fy + dy * 60 - dx * 20,
        ],
        ink.mist,
      );
    }),
    circle(fx, fy, 76, ink.line) + circle(fx, fy, 34, ink.paper),
    path(`M860 ${fy}A270 270 0 0 1 ${fx - 60} 276`, { stroke: ink.teal }) +
      line([1038, 282, 1070, 276, 1052, 304], { stroke: ink.teal }),
    shape([1040, 900, 1090, 600, 1170, 600, 1220, 900], ink.mist) + pin(fx, fy, 34),
    rect(300, 220, 70, 640, ink.mist, 8) +
      rect(560, 220, 70, 640, ink.mist, 8) +
      rect(280, 170, 370, 56, ink.line, 8) +
      rect(260, 856, 410, 44, ink.line),
    rect(322, 110, 26, 60, ink.steel) +
      rect(582, 110, 26, 60, ink.steel) +
      line([290, 110, 380, 110]) +
      line([550, 110, 640, 110]),
    ...[350, 540, 730].map(
      (y) =>
        rect(370, y - 82, 190, 164, ink.steel) +
        line([370, y - 40, 560, y - 40], { stroke: ink.shade }) +
        line([370, y + 40, 560, y + 40], { stroke: ink.shade }) +
        rect(318, y - 34, 52, 68, ink.line) +
        rect(560, y - 34, 52, 68, ink.line),
    ),
    rect(400, 433, 60, 24, ink.warm) + rect(470, 623, 60, 24, ink.warm),
    rect(612, 520, 200, 40, ink.shade) + rect(690, 500, 60, 80, ink.line, 6) + rect(812, 526, 260, 28, ink.steel),
    path('M60 740H260M60 780H260M80 780V900M220 780V900') +
      roll(110, 716, 22) +
      roll(200, 716, 22) +
      rect(70, 676, 190, 18, ink.warm),
    path('M670 900L700 780H780L800 900', ink.mist),
    path('M1480 900V240L1560 180', { stroke: ink.line }) +
      path('M40 100H1560', { stroke: ink.shade }) +
      times(12, (i) => line([60 + i * 130, 100, 125 + i * 130, 40, 190 + i * 130, 100], { stroke: ink.shade })) +
      line([125, 40, 1555, 40], { stroke: ink.shade }),
  );
}
