import { arrow, circle, ellipse, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { field } from './field.ts';
import { spectrum } from './instruments.ts';
import { axes, floor, ladle } from './parts.ts';

/** The route of research: ore, melt, section, curve, book. */
export function organization(): string {
  const xs = [180, 490, 800, 1110, 1420];
  const at = (i: number): number => xs[i] as number;
  const ring = (i: number): string => circle(at(i), 300, 132, ink.mist);
  const ore = [
    shape([96, 350, 120, 282, 176, 262, 216, 300, 214, 356, 150, 376], ink.steel),
    shape([196, 366, 214, 300, 252, 306, 268, 350, 240, 380], ink.shade),
    shape([142, 272, 160, 226, 206, 222, 222, 262, 190, 286], ink.line),
    line([120, 282, 152, 318, 176, 262]) + line([152, 318, 150, 376]),
  ].join('');
  const melt =
    ladle({ cx: at(1), top: 216, bottom: 386, wide: 84, narrow: 68, melt: 268, lining: 14, trunnions: false }) +
    path('M470 234C460 214 482 204 472 184M508 234C498 214 520 204 510 184', { stroke: ink.warm });
  const curveX = at(3);
  const plot =
    axes(curveX - 76, 372, 160, 150) +
    path(
      `M${curveX - 76} 372L${curveX - 52} 286Q${curveX - 46} 276 ${curveX - 36} 282C${curveX} 230 ${curveX + 30} 236 ${curveX + 62} 276`,
      { stroke: ink.teal, width: 6 },
    ) +
    circle(curveX + 62, 276, 9, ink.warm);
  const bx = at(4);
  const book =
    path(
      `M${bx} 250C${bx - 30} 228 ${bx - 66} 228 ${bx - 94} 238V360C${bx - 66} 350 ${bx - 30} 350 ${bx} 372C${bx + 30} 350 ${bx + 66} 350 ${bx + 94} 360V238C${bx + 66} 228 ${bx + 30} 228 ${bx} 250Z`,
      ink.paper,
    ) +
    line([bx, 250, bx, 372]) +
    times(3, (i) =>
      path(`M${bx - 76} ${272 + i * 26}Q${bx - 46} ${264 + i * 26} ${bx - 18} ${278 + i * 26}`, {
        stroke: ink.steel,
      }),
    ) +
    path(`M${bx + 20} 340Q${bx + 40} 250 ${bx + 76} 334`, { stroke: ink.teal });
  return sheet(
    1600,
    640,
    times(4, (i) => arrow([at(i) + 142, 300, at(i + 1) - 146, 300], ink.teal, 18)),
    times(5, ring),
    ore,
    melt,
    field(at(2), 300, 112),
    plot,
    book,
    path('M1420 452V540H180V462', { stroke: ink.steel, dash: '4 16' }) +
      line([166, 482, 180, 460, 194, 482], { stroke: ink.steel }),
    times(5, (i) => circle(at(i), 540, 13, i === 4 ? ink.warm : ink.paper)),
    line([180, 120, 1420, 120], { stroke: ink.shade }) +
      times(41, (i) => line([180 + i * 31, 120, 180 + i * 31, i % 10 ? 110 : 98], { stroke: ink.steel })),
  );
}

/** Micrometer on a gauge block, dial gauge, balance. */
export function quality(): string {
  const micrometer = [
    path(
      'M96 300V236Q96 196 136 196H150V286H160V412Q160 470 250 470T340 412V286H352V196H372V412Q372 540 250 540T96 412Z',
      ink.mist,
    ),
    rect(150, 226, 44, 44, ink.steel) + rect(256, 216, 62, 64, ink.warm),
    rect(194, 214, 62, 68, ink.warm) + rect(318, 232, 40, 32, ink.steel),
    rect(352, 208, 150, 80, ink.paper) + rect(502, 192, 100, 112, ink.shade) + rect(602, 220, 44, 56, ink.line),
    line([360, 248, 502, 248]) + times(8, (i) => line([374 + i * 16, i % 5 ? 236 : 228, 374 + i * 16, 248])),
    times(6, (i) => line([502, 208 + i * 16, i % 5 ? 516 : 528, 208 + i * 16])),
    times(4, (i) => line([548 + i * 13, 196, 548 + i * 13, 300], { stroke: ink.steel })),
  ].join('');
  const dial = [
    rect(760, 540, 260, 50, ink.line, 6),
    rect(790, 110, 26, 430, ink.shade),
    rect(780, 206, 120, 30, ink.mist, 4) + circle(803, 221, 18, ink.line),
    circle(920, 221, 92, ink.paper),
    times(24, (i) => {
      const a = (i * Math.PI) / 12;
      const inner = i % 6 ? 74 : 64;
      return line([
        920 + Math.cos(a) * inner,
        221 + Math.sin(a) * inner,
        920 + Math.cos(a) * 82,
        221 + Math.sin(a) * 82,
      ]);
    }),
    line([920, 221, 962, 168], { stroke: ink.teal, width: 6 }) + circle(920, 221, 10, ink.line),
    rect(908, 313, 24, 66, ink.steel) + line([920, 379, 920, 432]) + circle(920, 440, 9, ink.line),
    rect(850, 450, 140, 90, ink.warm),
    rect(906, 96, 28, 34, ink.steel),
  ].join('');
  const balance = [
    rect(1120, 556, 380, 34, ink.line, 6),
    shape([1298, 556, 1302, 150, 1318, 150, 1322, 556], ink.mist),
    path('M1150 214L1310 176L1470 214L1310 200Z', ink.teal),
    circle(1310, 178, 16),
    line([1310, 194, 1310, 330], { stroke: ink.line }) + path('M1262 330A120 120 0 0 0 1358 330'),
    times(7, (i) => line([1274 + i * 12, 346 - Math.abs(i - 3) * 1.6, 1274 + i * 12, 358 - Math.abs(i - 3) * 1.6])),
    ...[1150, 1470].map(
      (x) =>
        line([x - 62, 420, x, 214, x + 62, 420]) +
        path(`M${x - 74} 420H${x + 74}Q${x + 60} 452 ${x} 452T${x - 74} 420Z`, ink.shade),
    ),
    rect(1116, 366, 44, 54, ink.steel) + rect(1128, 350, 20, 16, ink.steel) + rect(1164, 384, 32, 36, ink.steel),
    shape([1432, 420, 1446, 376, 1494, 376, 1508, 420], ink.warm),
  ].join('');
  return sheet(1600, 640, floor(592), micrometer, path('M200 540V592M300 540V592'), dial, balance);
}

/** Tensile and Charpy specimens, objective over a polished section. */
export function structureProperties(): string {
  const tensile = [
    path(
      'M110 90H230V196Q230 220 206 240Q196 250 196 268V396Q196 414 206 424Q230 444 230 468V574H110V468Q110 444 134 424Q144 414 144 396V268Q144 250 134 240Q110 220 110 196Z',
      ink.steel,
    ),
    line([170, 60, 170, 604], { stroke: ink.paper, dash: '24 10 3 10' }),
    ...[268, 396].map((y) => line([134, y, 206, y])),
    path('M144 268H290M144 396H290', { stroke: ink.teal }) +
      arrow([276, 330, 276, 272], ink.teal, 14) +
      arrow([276, 334, 276, 392], ink.teal, 14),
    times(
      6,
      (i) =>
        line([122, 108 + i * 15, 218, 108 + i * 15], { stroke: ink.shade }) +
        line([122, 486 + i * 15, 218, 486 + i * 15], { stroke: ink.shade }),
    ),
  ].join('');
  const charpy = [
    shape([390, 330, 700, 330, 760, 280, 450, 280], ink.paper),
    shape([700, 330, 760, 280, 760, 370, 700, 420], ink.shade),
    shape([390, 330, 700, 330, 700, 420, 562, 420, 545, 388, 528, 420, 390, 420], ink.steel),
    rect(380, 422, 84, 110, ink.line) + rect(626, 422, 84, 110, ink.line),
    shape([510, 90, 640, 90, 640, 200, 590, 304, 560, 304, 510, 200], ink.teal),
    line([510, 200, 640, 200], { stroke: ink.paper }),
    arrow([460, 120, 460, 220], ink.teal, 18),
    path('M545 384C552 368 540 356 548 340', { stroke: ink.warm, width: 6 }),
  ].join('');
  const scope = [
    rect(880, 60, 120, 70, ink.mist) +
      rect(896, 130, 88, 80, ink.shade) +
      shape([896, 210, 984, 210, 966, 280, 914, 280], ink.mist) +
      shape([914, 280, 966, 280, 954, 312, 926, 312], ink.line),
    rect(896, 150, 88, 14, ink.teal),
    shape([932, 314, 948, 314, 1000, 440, 880, 440], { fill: ink.warmLight, stroke: 'none' }),
    rect(830, 440, 220, 26, ink.steel) + rect(810, 466, 260, 70, ink.line, 4),
    rect(780, 536, 320, 30, ink.mist),
    line([1064, 440, 1180, 250], { stroke: ink.teal, dash: '3 14' }) +
      line([1064, 460, 1230, 540], { stroke: ink.teal, dash: '3 14' }),
  ].join('');
  return sheet(
    1600,
    640,
    floor(566, 340, 1130) + rect(360, 532, 370, 34, ink.mist),
    tensile,
    charpy,
    scope,
    field(1350, 320, 200),
  );
}

/** Laboratory bench: microscope, spectrometer, tensile machine, specimens. */
export function scientificServices(): string {
  const bench =
    rect(50, 480, 1500, 22, ink.line) +
    line([110, 502, 110, 604]) +
    line([1490, 502, 1490, 604]) +
    rect(240, 502, 240, 80, ink.mist) +
    rect(1080, 502, 240, 80, ink.mist) +
    circle(360, 542, 8, ink.line) +
    circle(1200, 542, 8, ink.line) +
    floor(604);
  const microscope = [
    path('M110 480V456H290V480Z', ink.line),
    path('M236 456C300 400 300 300 236 250L214 272C262 316 262 390 214 456Z', ink.mist),
    rect(130, 404, 130, 16, ink.line),
    `<g transform="rotate(14 210 240)">${rect(186, 190, 48, 130, ink.shade)}${rect(194, 136, 32, 54, ink.paper)}${rect(188, 120, 44, 18, ink.line)}${shape([192, 320, 228, 320, 220, 366, 200, 366], ink.teal)}</g>`,
    rect(160, 392, 60, 12, ink.warm),
    circle(268, 372, 22) + circle(268, 372, 8, ink.line),
  ].join('');
  const spectrometer = [
    rect(380, 250, 420, 230, ink.mist, 8),
    rect(380, 250, 130, 230, ink.shade, 8),
    rect(410, 214, 70, 36, ink.line) + circle(445, 196, 18, ink.warm),
    rect(540, 280, 230, 130, ink.paper),
    spectrum(556, 396, 15.4, [16, 60, 24, 92, 30, 18, 74, 40, 20, 104, 28, 52, 22, 36]),
    circle(556, 444, 9, ink.teal) + circle(590, 444, 9, ink.paper) + circle(624, 444, 9, ink.paper),
    times(5, (i) => line([404, 300 + i * 22, 486, 300 + i * 22], { stroke: ink.steel })),
  ].join('');
  const machine = [
    rect(900, 440, 300, 40, ink.line, 4),
    rect(924, 90, 30, 350, ink.shade) + rect(1146, 90, 30, 350, ink.shade),
    rect(904, 66, 292, 34, ink.mist, 4),
    rect(912, 186, 276, 36, ink.mist, 4),
    rect(1030, 222, 40, 40, ink.line) + rect(1030, 390, 40, 50, ink.line),
    path(
      'M1036 262H1064V290Q1058 298 1058 310V342Q1058 354 1064 362V390H1036V362Q1042 354 1042 342V310Q1042 298 1036 290Z',
      ink.warm,
    ),
    arrow([1096, 300, 1096, 244], ink.teal, 14),
  ].join('');
  const samples = [
    ...[0, 1, 2].map(
      (i) =>
        path(`M${1270 + i * 90} 440V462A34 12 0 0 0 ${1338 + i * 90} 462V440`, ink.line) +
        ellipse(1304 + i * 90, 440, 34, 12, ink.mist) +
        ellipse(1304 + i * 90, 440, 15, 5, [ink.steel, ink.warm, ink.teal][i] as string),
    ),
    field(1394, 250, 110),
    line([1304, 428, 1330, 340], { stroke: ink.teal, dash: '3 14' }) +
      line([1484, 428, 1462, 340], { stroke: ink.teal, dash: '3 14' }),
  ].join('');
  return sheet(1600, 640, bench, microscope, spectrometer, machine, samples);
}
