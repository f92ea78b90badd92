import { arrow, circle, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { hash } from '../lib/random.ts';
import { bubbles, ladle, roll } from './parts.ts';
import { below, converter, lance, turned, vacuumVessel } from './vessels.ts';

/** A lance with an evaporator in hot metal, magnesium bubbles rising round it. */
export function magnesiumInjection(): string {
  const rising = times(84, (i) => {
    const side = i % 2 ? 1 : -1;
    const up = hash(i, 1) ** 0.8;
    const x = 800 + side * (130 + up * 190 * hash(i, 2) + 40 * hash(i, 5));
    return circle(
      x,
      800 - up * 440,
      7 + 19 * (1 - Math.abs(up - 0.45)) * hash(i, 3),
      i % 7 === 0 ? ink.teal : ink.paper,
    );
  });
  return sheet(
    1600,
    1000,
    ladle({
      cx: 800,
      top: 120,
      bottom: 960,
      wide: 560,
      narrow: 480,
      melt: 330,
      slag: 40,
      lining: 76,
      trunnions: false,
    }),
    rising,
    path('M742 -10V640L640 850H960L858 640V-10Z', ink.mist),
    path('M786 -10V660M814 -10V660', { stroke: ink.teal }),
    path('M742 640H858', { stroke: ink.line }),
    times(9, (i) => circle(720 + (i % 5) * 40, 760 + Math.floor(i / 5) * 44 - (i % 2) * 18, 9, ink.teal)),
    times(5, (i) => circle(800, 60 + i * 110, 9, ink.teal)),
    path('M666 850Q700 812 734 850T800 850T868 850T934 850', ink.paper),
    arrow([420, 700, 420, 540], ink.paper, 22) + arrow([1180, 700, 1180, 540], ink.paper, 22),
  );
}

/** An oxygen converter during the blow. */
export function converterBlowing(): string {
  const sparks = times(34, (i) => {
    const a = -Math.PI / 2 + (hash(i, 1) - 0.5) * 2.2;
    const far = 60 + 300 * hash(i, 2);
    return circle(
      800 + Math.cos(a) * far * 0.6,
      640 + Math.sin(a) * far,
      4 + 7 * hash(i, 3),
      i % 4 ? ink.warm : ink.steel,
    );
  });
  return sheet(
    1600,
    1000,
    path('M560 170Q640 80 600 -10M1040 170Q960 80 1000 -10', { stroke: ink.line }) +
      path('M560 170Q640 80 600 -4H1000Q960 80 1040 170Z', ink.mist),
    converter(800, 190, 1.86),
    sparks,
    lance(800, -10, 500, 1.86),
    times(5, (i) => path(`M${680 + i * 60} 930V970`, { stroke: ink.teal })),
    path('M340 980L420 600M1260 980L1180 600M280 980H1320'),
    path('M696 170C680 130 720 110 706 60M900 170C884 130 924 110 910 60', { stroke: ink.warm }),
  );
}

/** An RH degasser over a ladle, with the direction of circulation. */
export function vacuumDegassing(): string {
  return sheet(
    1600,
    1000,
    line([120, 950, 1480, 950]),
    ladle({ cx: 760, top: 560, bottom: 930, wide: 330, narrow: 296, melt: 620, slag: 14, lining: 46 }),
    vacuumVessel(760, 60, 720, 1.75),
    bubbles([660, 680, 9, 684, 654, 11, 664, 622, 12, 690, 590, 10, 668, 556, 13, 646, 500, 14, 690, 480, 12]),
    path('M690 760C700 860 820 860 836 766', { stroke: ink.line }) + line([674, 786, 689, 760, 712, 780]),
    arrow([848, 600, 848, 690], ink.line, 20),
    arrow([560, 666, 616, 666], ink.teal, 16) + line([420, 540, 420, 666, 560, 666], { stroke: ink.teal }),
    rect(392, 470, 56, 70, ink.mist, 6) + circle(420, 504, 14, ink.teal),
    rect(1104, 130, 140, 92, ink.mist) +
      shape([1244, 110, 1400, 150, 1400, 204, 1244, 244], ink.shade) +
      arrow([1424, 177, 1530, 177], ink.teal, 22),
    line([150, 620, 150, 950]) +
      line([250, 620, 250, 950]) +
      times(6, (i) => line([150, 670 + i * 50, 250, 670 + i * 50])),
  );
}

/** A curved continuous caster from the ladle to the cut slab. */
export function continuousCasting(): string {
  const [cx, cy, r] = [1060, 460, 420];
  const on = (deg: number, radius: number): [number, number] => [
    cx - radius * Math.cos((deg * Math.PI) / 180),
    cy + radius * Math.sin((deg * Math.PI) / 180),
  ];
  const rollers = times(12, (i) => {
    const deg = 4 + i * 7.6;
    const [x1, y1] = on(deg, r + 50);
    const [x2, y2] = on(deg, r - 50);
    return (
      circle(x1, y1, 20, ink.shade) +
      circle(x2, y2, 20, ink.shade) +
      circle(x1, y1, 5, ink.line) +
      circle(x2, y2, 5, ink.line)
    );
  });
  return sheet(
    1600,
    1000,
    ladle({ cx: 640, top: 24, bottom: 230, wide: 120, narrow: 104, melt: 70, slag: 10, lining: 20 }),
    rect(628, 226, 24, 74, ink.steel),
    shape([470, 270, 880, 270, 856, 346, 494, 346], ink.line) +
      shape([500, 282, 852, 282, 836, 328, 514, 328], ink.warm),
    rect(630, 342, 20, 60, ink.steel),
    path(
      `M610 392V${cy}A450 450 0 0 0 ${cx} ${cy + 450}H1560V${cy + 390}H${cx}A390 390 0 0 1 670 ${cy}V392Z`,
      ink.warm,
    ),
    path(`M626 400V${cy + 20}Q634 ${cy + 210} 770 ${cy + 330}Q660 ${cy + 190} 654 ${cy + 20}V400Z`, ink.warmLight),
    rect(576, 380, 34, 110, ink.line) + rect(670, 380, 34, 110, ink.line),
    times(
      4,
      (i) =>
        line([540, 396 + i * 26, 568, 396 + i * 26], { stroke: ink.teal }) +
        line([712, 396 + i * 26, 740, 396 + i * 26], { stroke: ink.teal }),
    ),
    rollers,
    ...[1130, 1220, 1310, 1400, 1490].map((x) => roll(x, cy + 412 + 62, 20)),
    ...[1130, 1220].map((x) => roll(x, cy + 366, 22, ink.teal)),
    rect(1330, cy + 386, 10, 70, ink.paper),
    shape([1322, 740, 1348, 740, 1335, cy + 384], ink.teal),
    rect(1300, 700, 70, 44, ink.mist),
    line([320, 346, 440, 346]) +
      line([320, 346, 320, 960]) +
      line([420, 346, 420, 960]) +
      times(5, (i) => line([320, 440 + i * 110, 420, 530 + i * 110])),
    line([240, 960, 1560, 960]),
  );
}

/** A tuyere with a coal lance and the raceway in the coke bed. */
export function coalInjection(): string {
  const coke = times(228, (i) => {
    const x = 708 + (i % 12) * 80 + 34 * hash(i, 1) + (Math.floor(i / 12) % 2) * 34;
    const y = 16 + Math.floor(i / 12) * 54 + 22 * hash(i, 2);
    const r = 25 + 13 * hash(i, 3);
    if (((x - 1010) / 330) ** 2 + ((y - 490) / 250) ** 2 < 1.1) return '';
    const turn = hash(i, 4) * 6;
    const corners = [0, 1.2, 2.3, 3.6, 4.9].flatMap((a) => [
      x + Math.cos(a + turn) * r,
      y + Math.sin(a + turn) * r * 0.85,
    ]);
    return shape(corners, i % 5 === 0 ? ink.steel : i % 5 === 1 ? ink.shade : ink.line);
  });
  return sheet(
    1600,
    1000,
    rect(660, -10, 960, 1020, ink.mist),
    coke,
    path(
      'M670 470C760 330 900 250 1050 268C1240 290 1340 400 1320 500C1300 640 1160 730 1010 716C880 704 760 640 670 530Z',
      ink.warmLight,
    ),
    path(
      'M690 486C820 400 960 400 1080 430C1180 460 1210 520 1160 570C1090 630 960 580 880 550C800 524 740 520 690 514Z',
      ink.warm,
    ),
    arrow([760, 500, 1060, 500], ink.line, 22),
    path('M1180 420C1260 470 1260 560 1180 620', { stroke: ink.line }) + line([1206, 622, 1180, 620, 1184, 594]),
    times(26, (i) =>
      circle(700 + 330 * hash(i, 7), 500 + (hash(i, 8) - 0.5) * (20 + 240 * hash(i, 7) * 0.6), 7, ink.line),
    ),
    shape([440, -10, 660, -10, 660, 400, 560, 400, 440, 360], ink.shade) +
      shape([440, 1010, 660, 1010, 660, 600, 560, 600, 440, 640], ink.shade),
    times(
      6,
      (i) =>
        line([456, 40 + i * 54, 644, 40 + i * 54], { stroke: ink.paper }) +
        line([456, 680 + i * 54, 644, 680 + i * 54], { stroke: ink.paper }),
    ),
    rect(400, -10, 40, 380, ink.line) + rect(400, 630, 40, 380, ink.line),
    shape([400, 350, 560, 400, 680, 430, 690, 466, 400, 410], ink.teal) +
      shape([400, 650, 560, 600, 680, 570, 690, 534, 400, 590], ink.teal),
    path('M-10 380H320L400 416V584L320 620H-10Z', ink.paper) + path('M-10 420H300M-10 580H300'),
    ...[0, 1, 2].map((i) => arrow([40 + i * 90, 500, 110 + i * 90, 500], ink.warm, 18)),
    shape([40, 140, 70, 120, 672, 480, 656, 502], ink.steel),
    times(6, (i) => circle(110 + i * 92, 172 + i * 56, 7, ink.line)),
    rect(-10, 80, 90, 80, ink.line),
  );
}

/** A tilting induction furnace that pours into a mould. */
export function inductionFurnace(): string {
  const [px, py, tilt] = [830, 330, 48];
  const t = (numbers: number[]) => turned(numbers, px, py, tilt);
  const cavity = t([500, 330, 790, 330, 770, 690, 520, 690]);
  return sheet(
    1600,
    1000,
    line([140, 950, 1480, 950]),
    shape([640, 950, 820, 380, 850, 380, 960, 950], ink.mist),
    shape(t([440, 350, 850, 350, 850, 760, 440, 760]), ink.shade),
    shape(t([420, 318, 830, 318, 876, 300, 870, 356, 420, 356]), ink.line),
    times(
      6,
      (i) =>
        circle(...(t([470, 410 + i * 54]) as [number, number]), 19, ink.warm) +
        circle(...(t([822, 410 + i * 54]) as [number, number]), 19, ink.warm),
    ),
    shape(cavity, ink.paper),
    shape(below(cavity, 372), ink.warm),
    shape(t([790, 330, 872, 302, 876, 318, 790, 346]), ink.line),
    path('M872 366C960 380 1010 450 1016 610', { stroke: ink.warm, width: 20 }),
    circle(px, py, 30) + circle(px, py, 9, ink.line),
    shape([930, 640, 1340, 640, 1340, 940, 930, 940], ink.line) +
      shape([946, 656, 1324, 656, 1324, 926, 946, 926], { fill: ink.shade, stroke: 'none' }),
    shape(
      [
        984, 640, 1050, 640, 1038, 720, 1038, 800, 1070, 800, 1070, 740, 1280, 740, 1280, 890, 1070, 890, 1070, 840,
        998, 840, 998, 720,
      ],
      ink.paper,
    ),
    shape([998, 790, 1070, 790, 1280, 790, 1280, 890, 1070, 890, 1070, 840, 998, 840], ink.warm),
    shape([1210, 640, 1262, 640, 1250, 740, 1222, 740], ink.paper),
    line([930, 730, 984, 730], { stroke: ink.paper }) + line([1290, 730, 1340, 730], { stroke: ink.paper }),
    rect(190, 560, 170, 390, ink.mist, 6) +
      rect(216, 600, 118, 80) +
      path('M228 660Q250 600 272 640T322 620', { stroke: ink.teal }) +
      times(3, (i) => circle(236 + i * 38, 730, 10, i ? ink.paper : ink.warm)),
    path('M360 880Q440 900 470 800', { stroke: ink.line }),
  );
}
