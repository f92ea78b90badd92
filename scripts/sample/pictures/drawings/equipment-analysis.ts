import { arrow, circle, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { field } from './field.ts';
import { H, screen, spectrum, table, W } from './instruments.ts';
import { axes } from './parts.ts';

/** Scanning electron microscope. */
export function electronMicroscope(): string {
  const column = [
    rect(240, 60, 80, 60, ink.line, 6) +
      rect(220, 120, 120, 70, ink.mist) +
      rect(206, 190, 148, 90, ink.shade) +
      rect(220, 280, 120, 56, ink.mist) +
      rect(206, 336, 148, 80, ink.shade),
    shape([206, 416, 354, 416, 306, 486, 254, 486], ink.line),
    path('M120 470H226L252 486H308L334 470H440V720H120Z', ink.mist),
    rect(170, 510, 220, 170, ink.paper, 10),
    shape([268, 486, 292, 486, 283, 590, 277, 590], { fill: ink.warm, stroke: 'none' }),
    line([280, 90, 280, 590], { stroke: ink.warm }),
    rect(236, 590, 88, 18, ink.steel) + rect(216, 608, 128, 22, ink.line) + rect(264, 630, 32, 50, ink.shade),
    shape([440, 540, 500, 500, 520, 530, 440, 590], ink.teal),
    shape([352, 540, 390, 516, 390, 560, 356, 570], ink.teal),
    times(3, (i) => line([210, 214 + i * 22, 350, 214 + i * 22], { stroke: ink.steel })) +
      times(3, (i) => line([210, 356 + i * 20, 350, 356 + i * 20], { stroke: ink.steel })),
    circle(146, 600, 14, ink.line) + rect(340, 140, 46, 28, ink.teal),
  ].join('');
  return sheet(
    W,
    H,
    table(),
    rect(90, 720, 380, 22, ink.line),
    column,
    screen(
      590,
      300,
      290,
      330,
      field(735, 455, 118, 12, 0.34),
      line([640, 596, 740, 596]) + line([640, 588, 640, 604]) + line([740, 588, 740, 604]),
    ),
    screen(
      890,
      300,
      230,
      330,
      axes(926, 590, 160, 220),
      path('M930 586L944 560L952 586L966 400L978 586L1000 540L1010 586L1030 470L1042 586H1070', { stroke: ink.teal }),
    ),
    line([735, 630, 735, 740]) +
      line([1005, 630, 1005, 740]) +
      shape([640, 712, 1090, 712, 1110, 740, 620, 740], ink.shade),
  );
}

/** Inverted metallographic microscope. */
export function opticalMicroscope(): string {
  return sheet(
    W,
    H,
    table(),
    path(
      'M180 740V640Q180 600 220 600H300V470H420V600H700V300L640 220L720 170L800 280V660Q800 700 840 700V740Z',
      ink.mist,
    ),
    rect(240, 330, 380, 26, ink.line) +
      rect(330, 300, 150, 30, ink.warm) +
      shape([366, 268, 444, 268, 456, 300, 354, 300], ink.line),
    shape([386, 356, 426, 356, 436, 400, 376, 400], ink.steel) +
      shape([372, 400, 440, 400, 448, 440, 364, 440], ink.shade) +
      `<g transform="rotate(34 406 470)">${shape([388, 372, 424, 372, 430, 430, 382, 430], ink.shade)}</g>` +
      path('M340 470A66 40 0 0 1 472 470Z', ink.teal),
    line([260, 356, 260, 470, 300, 470]) + line([600, 356, 600, 600]),
    `<g transform="rotate(-34 680 196)">${rect(640, 90, 70, 110, ink.shade)}${rect(650, 40, 50, 50, ink.line)}${rect(632, 190, 86, 24, ink.teal)}</g>`,
    circle(520, 660, 46, ink.shade) + circle(520, 660, 30, ink.paper) + circle(520, 660, 8, ink.line),
    circle(620, 668, 26, ink.shade) + circle(620, 668, 7, ink.line),
    path('M406 440V560H740V250', { stroke: ink.warm, dash: '4 14' }),
    rect(800, 420, 60, 90, ink.line) + circle(830, 465, 22, ink.warm),
    screen(890, 380, 240, 240, field(1010, 500, 88, 6, 0.4)),
    line([1010, 620, 1010, 740]) + rect(950, 726, 120, 14, ink.line),
  );
}

/** Optical emission spectrometer: spark stand, slit, grating, spectrum. */
export function emissionSpectrometer(): string {
  const rays = [ink.teal, ink.warm, ink.line, ink.steel];
  return sheet(
    W,
    H,
    line([60, 860, 1140, 860]),
    rect(70, 100, 1060, 700, ink.mist, 12) + rect(100, 130, 1000, 470, ink.paper, 6),
    rect(110, 800, 90, 60, ink.line) + rect(1000, 800, 90, 60, ink.line),
    rect(140, 200, 160, 40, ink.steel) + rect(126, 240, 188, 22, ink.line),
    shape([206, 330, 234, 330, 226, 286, 214, 286], ink.line) + rect(192, 330, 56, 90, ink.shade),
    path('M220 284L212 274L226 270L218 262', { stroke: ink.warm, width: 6 }),
    shape([190, 266, 250, 266, 244, 282, 196, 282], { fill: ink.warmLight, stroke: 'none' }),
    line([236, 276, 360, 300]) + rect(350, 262, 14, 30, ink.line) + rect(350, 308, 14, 30, ink.line),
    shape([364, 298, 860, 350, 860, 420, 364, 304], { fill: ink.warmLight, stroke: 'none' }),
    path('M862 330Q900 390 878 460', { width: 14 }),
    times(9, (i) =>
      line([880 + Math.sin(i * 0.35) * 10, 342 + i * 13, 896 + Math.sin(i * 0.35) * 10, 348 + i * 13], {
        stroke: ink.steel,
      }),
    ),
    rays
      .map((colour, i) => line([872, 380 + i * 14, 440 + i * 110, 560 - Math.abs(1.4 - i) * 12], { stroke: colour }))
      .join(''),
    path('M400 540Q600 606 800 560', { width: 5 }),
    times(4, (i) => rect(420 + i * 110, 560 - Math.abs(1.4 - i) * 12, 40, 26, ink.line)),
    rect(130, 630, 640, 140, ink.line, 6) + rect(144, 644, 612, 112, ink.paper),
    spectrum(
      170,
      744,
      24,
      [12, 30, 18, 70, 24, 12, 88, 22, 40, 16, 58, 20, 96, 26, 14, 46, 20, 74, 12, 30, 16, 52, 18, 24],
    ),
    times(3, (i) => circle(850 + i * 70, 690, 20, i ? ink.paper : ink.warm)),
  );
}

/** Hardness tester with an indentation. */
export function hardnessTester(): string {
  return sheet(
    W,
    H,
    table(780),
    path('M160 780V180Q160 110 230 110H520Q560 110 560 150V240H470V230H330V640H560V780Z', ink.mist),
    rect(470, 230, 90, 60, ink.shade) +
      rect(490, 290, 50, 60, ink.steel) +
      shape([498, 350, 532, 350, 518, 388, 512, 388], ink.line),
    rect(420, 388, 190, 34, ink.warm) + rect(396, 422, 238, 28, ink.line) + rect(484, 450, 62, 190, ink.shade),
    times(7, (i) => line([486, 470 + i * 24, 544, 460 + i * 24], { stroke: ink.steel })),
    rect(440, 600, 150, 40, ink.line, 6) +
      times(6, (i) => line([456 + i * 24, 608, 456 + i * 24, 632], { stroke: ink.paper })),
    circle(290, 220, 66, ink.paper) +
      times(12, (i) =>
        line([
          290 + Math.cos(i * 0.5236) * 50,
          220 + Math.sin(i * 0.5236) * 50,
          290 + Math.cos(i * 0.5236) * 58,
          220 + Math.sin(i * 0.5236) * 58,
        ]),
      ) +
      line([290, 220, 322, 184], { stroke: ink.warm, width: 6 }),
    circle(240, 520, 14, ink.line) + circle(240, 570, 14, ink.teal),
    circle(890, 380, 230, ink.mist) +
      shape([890, 220, 1050, 380, 890, 540, 730, 380], ink.shade) +
      line([890, 220, 890, 540]) +
      line([730, 380, 1050, 380]) +
      circle(890, 380, 230, 'none'),
    line([730, 570, 730, 660]) +
      line([1050, 570, 1050, 660]) +
      arrow([860, 640, 738, 640], ink.teal, 16) +
      arrow([920, 640, 1042, 640], ink.teal, 16),
    line([610, 392, 676, 300], { stroke: ink.teal, dash: '4 14' }) +
      line([610, 420, 690, 500], { stroke: ink.teal, dash: '4 14' }),
  );
}
