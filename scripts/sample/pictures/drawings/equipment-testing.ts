import { arrow, circle, ellipse, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';
import { H, screen, W } from './instruments.ts';
import { axes, pin } from './parts.ts';

/** Universal tensile testing machine with an extensometer. */
export function tensileMachine(): string {
  return sheet(
    W,
    H,
    line([60, 860, 1140, 860]),
    rect(130, 740, 480, 120, ink.mist, 8) + rect(110, 720, 520, 24, ink.line),
    ...[186, 510].map(
      (x) =>
        rect(x, 90, 44, 630, ink.shade) +
        times(20, (i) => line([x + 8, 120 + i * 30, x + 36, 110 + i * 30], { stroke: ink.steel })),
    ),
    rect(150, 50, 440, 50, ink.line, 6) + rect(160, 230, 420, 66, ink.mist, 6),
    rect(336, 100, 68, 60, ink.steel) + rect(346, 160, 48, 70, ink.shade) + rect(326, 296, 88, 30, ink.teal),
    shape([316, 326, 424, 326, 408, 400, 332, 400], ink.line) +
      shape([316, 660, 424, 660, 408, 586, 332, 586], ink.line) +
      rect(340, 660, 60, 60, ink.steel),
    path(
      'M348 360H392V420Q384 432 384 444V542Q384 554 392 566V626H348V566Q356 554 356 542V444Q356 432 348 420Z',
      ink.warm,
    ),
    line([384, 460, 470, 460]) + line([384, 526, 470, 526]) + rect(440, 446, 60, 94, ink.teal, 4),
    arrow([270, 460, 270, 360], ink.teal, 18),
    screen(
      700,
      200,
      400,
      330,
      axes(750, 490, 310, 240),
      path('M750 490L796 330Q802 316 816 328T850 326C900 270 960 262 1000 284T1040 330', {
        stroke: ink.teal,
        width: 6,
      }),
      circle(1040, 330, 10, ink.warm),
    ),
    line([900, 530, 900, 720]) +
      shape([700, 720, 1100, 720, 1120, 756, 680, 756], ink.shade) +
      line([740, 756, 740, 860]) +
      line([1060, 756, 1060, 860]),
  );
}

/** Quenching dilatometer: specimen in its coil, pushrods, gas, curve. */
export function dilatometer(): string {
  return sheet(
    W,
    H,
    line([60, 860, 1140, 860]),
    rect(60, 90, 1080, 330, ink.mist, 14) + rect(320, 120, 560, 270, ink.paper, 40),
    rect(120, 236, 360, 34, ink.shade) + rect(720, 236, 320, 34, ink.shade),
    rect(480, 228, 240, 50, ink.warm),
    times(6, (i) => ellipse(500 + i * 40, 253, 16, 66, { fill: 'none', stroke: ink.teal, width: 9 })),
    line([600, 278, 620, 360, 700, 420]) + circle(600, 276, 7, ink.line),
    times(
      4,
      (i) => rect(510 + i * 50, 128, 26, 24, ink.line) + arrow([523 + i * 50, 158, 523 + i * 50, 178], ink.teal, 10),
    ),
    rect(1000, 206, 110, 94, ink.line, 6) + rect(1020, 236, 70, 34, ink.teal),
    rect(84, 206, 60, 94, ink.line, 6),
    circle(860, 255, 46, 'none'),
    axes(150, 800, 900, 320),
    path('M160 780L560 622C610 602 620 664 660 654L940 520', { stroke: ink.warm, width: 6 }),
    path('M940 520L480 726C420 752 400 690 360 712L170 792', { stroke: ink.teal, width: 6 }),
    ...[
      [572, 618],
      [652, 656],
      [470, 730],
      [372, 708],
    ].map(([x, y]) => circle(x as number, y as number, 10)),
    arrow([330, 690, 400, 662], ink.warm, 16) + arrow([740, 632, 670, 664], ink.teal, 16),
    line([80, 420, 80, 860]) + line([1120, 420, 1120, 860]),
  );
}

/** Vacuum furnace with its door open. */
export function vacuumFurnace(): string {
  return sheet(
    W,
    H,
    line([60, 860, 1140, 860]),
    rect(560, 90, 560, 620, ink.mist, 16) + rect(620, 710, 60, 150, ink.shade) + rect(1000, 710, 60, 150, ink.shade),
    circle(840, 400, 264, ink.line) + circle(840, 400, 240, ink.steel) + circle(840, 400, 204, ink.warmLight),
    times(24, (i) => circle(840 + Math.cos(i * 0.2618) * 222, 400 + Math.sin(i * 0.2618) * 222, 7, ink.paper)),
    times(9, (i) => {
      const a = -Math.PI + (i * Math.PI) / 8;
      return line(
        [840 + Math.cos(a) * 182, 390 + Math.sin(a) * 182, 840 + Math.cos(a) * 152, 390 + Math.sin(a) * 152],
        {
          stroke: ink.warm,
          width: 14,
        },
      );
    }),
    rect(700, 470, 280, 16, ink.line) + line([730, 486, 730, 550]) + line([950, 486, 950, 550]),
    rect(722, 400, 54, 70, ink.warm) + rect(792, 370, 54, 100, ink.warm) + rect(862, 420, 96, 50, ink.warm),
    ellipse(300, 400, 120, 260, ink.line) +
      ellipse(286, 400, 108, 238, ink.shade) +
      ellipse(280, 400, 80, 190, ink.mist) +
      circle(270, 400, 18, ink.line),
    rect(400, 200, 180, 26, ink.steel) + rect(400, 580, 180, 26, ink.steel) + pin(570, 213, 18) + pin(570, 593, 18),
    rect(96, 700, 360, 160, ink.mist, 8) +
      circle(200, 780, 52, ink.shade) +
      times(6, (i) => line([200, 780, 200 + Math.cos(i * 1.047) * 44, 780 + Math.sin(i * 1.047) * 44])) +
      rect(300, 740, 120, 80, ink.shade),
    path('M456 780H600V690', { width: 12 }) +
      rect(1040, 120, 60, 90, ink.paper) +
      circle(1070, 150, 16, ink.teal) +
      line([1054, 190, 1086, 190]),
  );
}

/** Thermomechanical simulator: specimen between jaws, cylinder, programme. */
export function thermomechanicalSimulator(): string {
  return sheet(
    W,
    H,
    line([60, 860, 1140, 860]),
    rect(60, 560, 1080, 60, ink.line, 6) + rect(120, 620, 120, 240, ink.mist) + rect(960, 620, 120, 240, ink.mist),
    rect(80, 200, 250, 200, ink.mist, 8) +
      rect(110, 250, 190, 100, ink.paper) +
      rect(190, 250, 40, 100, ink.steel) +
      rect(230, 280, 130, 40, ink.shade) +
      path('M120 200V150H180M280 200V150H220'),
    rect(340, 120, 520, 360, ink.mist, 24) + rect(366, 146, 468, 308, ink.paper, 16),
    rect(360, 270, 110, 60, ink.steel) +
      rect(730, 270, 110, 60, ink.steel) +
      rect(460, 230, 60, 140, ink.line, 6) +
      rect(680, 230, 60, 140, ink.line, 6),
    rect(480, 284, 240, 32, ink.warm) + rect(570, 284, 60, 32, ink.warmLight),
    path('M584 284C570 240 590 200 560 146M604 284C600 240 620 200 600 146', { stroke: ink.teal }),
    shape([586, 450, 614, 450, 606, 356, 594, 356], ink.steel) +
      arrow([560, 420, 576, 340], ink.teal, 12) +
      arrow([640, 420, 624, 340], ink.teal, 12),
    rect(840, 200, 220, 200, ink.shade, 8) + circle(950, 300, 60, ink.paper) + circle(950, 300, 16, ink.line),
    arrow([380, 520, 460, 520], ink.teal, 18) + arrow([820, 520, 740, 520], ink.teal, 18),
    line([340, 480, 340, 560]) +
      line([860, 480, 860, 560]) +
      line([160, 400, 160, 560]) +
      line([1000, 400, 1000, 560]),
    axes(330, 830, 560, 170),
    path('M334 826L430 690H520L536 706L552 690L570 716L586 700L604 726L640 740L860 816', {
      stroke: ink.warm,
      width: 6,
    }),
  );
}
