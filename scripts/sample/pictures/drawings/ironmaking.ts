import { arrow, body, circle, line, n, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { bogie, bubbles, floor, ladle } from './parts.ts';
import { tiltedLadle } from './vessels.ts';

/** The half-width of the furnace's working space at a height. */
function space(y: number): number {
  if (y < 350) return 58 + ((y - 120) / 230) * 50;
  if (y < 400) return 108;
  if (y < 460) return 108 - ((y - 400) / 60) * 22;
  return 86;
}

/** Layers of coke and ore that sink in the shaft, then the cohesive zone and the coke below it. */
function burden(cx: number): string {
  const layers = times(10, (i) => {
    const y = 138 + i * 22;
    const low = y + 22;
    const dip = 16 - i * 3;
    return path(
      `M${cx - space(y)} ${y}Q${cx} ${y + dip * 2} ${cx + space(y)} ${y}L${n(cx + space(low))} ${low}Q${cx} ${low + dip * 2} ${n(cx - space(low))} ${low}Z`,
      i % 2 ? ink.steel : ink.mist,
    );
  });
  const zone = `M${cx - 108} 398L${cx - 26} 268Q${cx} 244 ${cx + 26} 268L${cx + 108} 398V420L${cx + 30} 306Q${cx} 276 ${cx - 30} 306L${cx - 108} 420Z`;
  const coke = body(
    cx,
    [
      [2, 292],
      [30, 308],
      [104, 412],
      [86, 460],
      [86, 500],
    ],
    { fill: ink.mist, stroke: 'none' },
  );
  const dead = path(`M${cx - 70} 516Q${cx} 350 ${cx + 70} 516Z`, ink.shade);
  return layers + coke + dead + path(zone, ink.warmLight);
}

/** One hot-blast stove with its dome and checkerwork. */
function stove(x: number): string {
  return [
    path(`M${x} 590V236A58 58 0 0 1 ${x + 116} 236V590Z`, ink.mist),
    path(`M${x + 44} 560V244A29 29 0 0 1 ${x + 96} 244V560Z`, ink.paper),
    times(11, (i) => line([x + 44, 300 + i * 24, x + 96, 300 + i * 24], { stroke: ink.steel })),
    times(3, (i) => line([x + 57 + i * 13, 300, x + 57 + i * 13, 560], { stroke: ink.steel })),
    rect(x + 14, 250, 16, 310, ink.warm),
    rect(x - 6, 590, 128, 12, ink.line),
  ].join('');
}

/** Blast furnace in section with stoves, skip hoist and torpedo car. */
export function pigIron(): string {
  const cx = 760;
  const tuyere = (side: number): string =>
    [
      line([cx + side * 168, 428, cx + side * 150, 470, cx + side * 118, 474]),
      circle(cx + side * 70, 474, 15, ink.warm),
      shape([cx + side * 122, 464, cx + side * 82, 470, cx + side * 82, 480, cx + side * 122, 486], ink.teal),
      circle(cx + side * 176, 414, 24, ink.warmLight),
      circle(cx + side * 176, 414, 13, ink.warm),
    ].join('');
  const uptake =
    path(`M${cx - 46} 84L${cx - 60} 34H${cx + 60}L${cx + 46} 84M${cx - 60} 44H480V176`) +
    line([cx - 60, 22, 458, 22, 458, 176]);
  const catcher =
    shape([428, 176, 510, 176, 530, 216, 530, 330, 478, 400, 460, 400, 408, 330, 408, 216], ink.mist) +
    line([469, 400, 469, 440]) +
    line([420, 350, 420, 590]) +
    line([518, 350, 518, 590]);
  const skip = [
    line([1330, 590, cx + 52, 56]),
    line([1372, 590, cx + 60, 38]),
    times(9, (i) => line([1330 - i * 58, 590 - i * 59.8, 1358 - i * 58.8, 574 - i * 61.6])),
    line([1030, 262, 1030, 300, 1006, 590]),
    line([1040, 290, 1076, 590]),
    `<g transform="translate(1120 346) rotate(46)">${shape([-44, -44, 40, -44, 40, -6, -30, -6], ink.teal)}${circle(-20, -2, 9, ink.paper)}${circle(26, -2, 9, ink.paper)}</g>`,
  ].join('');
  const bins =
    times(2, (i) => {
      const x = 1376 + i * 86;
      const pile = i ? ink.steel : ink.line;
      return (
        shape([x, 410, x + 76, 410, x + 76, 484, x + 48, 530, x + 28, 530, x, 484], ink.mist) +
        shape([x, 436, x + 38, 412, x + 76, 436, x + 76, 484, x + 48, 530, x + 28, 530, x, 484], pile)
      );
    }) +
    line([1372, 400, 1372, 590]) +
    line([1544, 400, 1544, 590]) +
    line([1372, 400, 1544, 400]) +
    rect(1390, 556, 140, 14, ink.paper, 7);
  const torpedo = [
    path('M1130 538Q1142 500 1196 496H1264Q1318 500 1330 538Q1318 572 1264 576H1196Q1142 572 1130 538Z', ink.shade),
    rect(1212, 484, 36, 14, ink.line),
    bogie(1150, 596),
    bogie(1310, 596),
  ].join('');
  return sheet(
    1600,
    640,
    floor(602),
    times(3, (i) => stove(70 + i * 124)),
    catcher,
    uptake,
    path(`M96 500H${cx - 200}`, { stroke: ink.line, width: 22 }) +
      path(`M96 500H${cx - 200}`, { stroke: ink.warmLight, width: 13 }),
    path(`M${cx - 200} 500Q${cx - 176} 500 ${cx - 176} 440`, { stroke: ink.line, width: 22 }) +
      path(`M${cx - 200} 500Q${cx - 176} 500 ${cx - 176} 436`, { stroke: ink.warmLight, width: 13 }),
    skip,
    body(
      cx,
      [
        [46, 84],
        [82, 118],
        [132, 350],
        [132, 404],
        [112, 460],
        [122, 500],
        [122, 566],
        [150, 566],
        [150, 602],
      ],
      ink.line,
    ),
    body(
      cx,
      [
        [40, 92],
        [74, 122],
        [124, 350],
        [124, 402],
        [104, 460],
        [112, 506],
        [112, 558],
      ],
      { fill: ink.shade, stroke: 'none' },
    ),
    times(9, (i) =>
      line([cx - space(146 + i * 46) - 10, 146 + i * 46, cx + space(146 + i * 46) + 10, 146 + i * 46], {
        stroke: ink.paper,
      }),
    ),
    body(
      cx,
      [
        [34, 96],
        [58, 122],
        [108, 350],
        [108, 400],
        [86, 460],
        [86, 536],
      ],
      ink.paper,
    ),
    burden(cx),
    rect(cx - 86, 496, 172, 18, ink.steel),
    rect(cx - 86, 514, 172, 22, ink.warm),
    tuyere(-1),
    tuyere(1),
    path(`M${cx - 40} 96L${cx} 122L${cx + 40} 96Z`, ink.line),
    torpedo,
    path(`M${cx + 86} 526L${cx + 150} 530H1216Q1232 532 1232 552`, { stroke: ink.warm, width: 12 }),
    line([cx + 122, 518, 1210, 518]) + line([cx + 150, 544, 1206, 544]),
    line([960, 544, 960, 602]),
    bins,
  );
}

/** Hot-metal desulphurisation: dispenser, ladle with lance, slag skimming. */
export function ironRefining(): string {
  const cx = 760;
  const dispenser = [
    shape([212, 120, 372, 120, 372, 250, 312, 340, 272, 340, 212, 250], ink.mist),
    shape([214, 176, 252, 162, 292, 172, 334, 158, 370, 170, 370, 249, 311, 338, 273, 338, 214, 249], ink.steel),
    bubbles([
      244, 206, 7, 276, 196, 7, 308, 208, 7, 340, 196, 7, 262, 238, 7, 294, 236, 7, 326, 240, 7, 280, 272, 7, 308,
      270, 7, 293, 304, 7,
    ]),
    path('M212 120Q292 70 372 120', ink.mist),
    rect(276, 64, 32, 28, ink.line),
    rect(262, 340, 60, 42, ink.teal, 4),
    line([292, 348, 292, 374], { stroke: ink.paper }) + line([279, 361, 305, 361], { stroke: ink.paper }),
    line([212, 230, 170, 230, 170, 590]),
    line([372, 230, 414, 230, 414, 590]),
    rect(154, 470, 32, 20, ink.warm) + rect(398, 470, 32, 20, ink.warm),
    path('M292 382V420H520V40H735'),
    path('M292 402V440H540V60H735'),
    arrow([360, 411, 470, 411], ink.teal, 18),
    times(2, (i) => path(`M${76 + i * 40} 590V370Q${92 + i * 40} 350 ${108 + i * 40} 370V590Z`, ink.mist)),
  ].join('');
  const vessel = [
    ladle({ cx, top: 190, bottom: 570, wide: 178, narrow: 150, melt: 262, slag: 16 }),
    rect(cx - 13, 24, 26, 420, ink.paper),
    path(`M${cx - 13} 420H${cx + 13}L${cx + 40} 480H${cx - 40}Z`, ink.teal),
    bubbles([
      706, 452, 13, 678, 404, 16, 716, 380, 9, 692, 330, 18, 660, 350, 9, 726, 312, 10, 676, 288, 11, 816, 456, 11,
      838, 410, 15, 806, 384, 10, 832, 340, 18, 862, 362, 9, 800, 318, 10, 848, 288, 12,
    ]),
    shape([cx - 200, 160, cx - 150, 112, cx + 150, 112, cx + 200, 160], ink.mist),
    rect(cx - 34, 100, 68, 16, ink.line),
    path(`M${cx + 150} 126H980V40`) + path(`M${cx + 176} 146H1004V40`),
    rect(cx - 150, 578, 300, 14, ink.line) + bogie(cx - 90, 602) + bogie(cx + 90, 602),
    rect(cx - 24, 24, 48, 26, ink.line),
  ].join('');
  const skimmer = [
    tiltedLadle(1190, 220, 520, 136, 112, 34, 300, 24),
    shape([1352, 440, 1496, 440, 1470, 560, 1378, 560], ink.line),
    shape([1370, 462, 1478, 462, 1466, 496, 1382, 496], ink.steel),
    path('M1330 334Q1400 350 1420 470', { stroke: ink.steel, width: 16 }),
    line([1290, 250, 1544, 206]),
    line([1290, 264, 1544, 222]),
    shape([1298, 240, 1284, 316, 1300, 320, 1310, 240], ink.teal),
    rect(1500, 180, 44, 66, ink.mist, 4) + line([1522, 246, 1522, 602]),
  ].join('');
  return sheet(1600, 640, floor(602), dispenser, vessel, skimmer, line([1120, 602, 1190, 500, 1260, 602]));
}
