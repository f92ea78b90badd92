import { circle, type Point, path, rect, shape, sheet } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink } from '../lib/palette.ts';

/** Isotherms and the cohesive zone in a blast furnace. */
export function furnaceProfile(): string {
  const cx = 720;
  const wall: Point[] = [
    [150, 60],
    [270, 560],
    [270, 640],
    [216, 770],
    [216, 930],
  ];
  const right = wall.flatMap(([w, y]) => [cx + w, y]);
  const left = [...wall].reverse().flatMap(([w, y]) => [cx - w, y]);
  const bell = (w: number, low: number, high: number): string =>
    `M${cx - w} ${low}C${cx - w * 0.5} ${low - 40} ${cx - 70} ${high} ${cx} ${high}S${cx + w * 0.5} ${low - 40} ${cx + w} ${low}`;
  const label = (text: string, y: number): string =>
    letters(text, cx + 370, y + 14, 32) + path(`M${cx + 300} ${y}H${cx + 340}`, { stroke: ink.steel, dash: '4 16' });
  return sheet(
    1600,
    1000,
    shape([...right, ...left], ink.mist),
    path(
      `${bell(264, 600, 330)}L${cx + 250} 690C${cx + 140} 640 ${cx + 80} 440 ${cx} 440S${cx - 140} 640 ${cx - 250} 690Z`,
      ink.warmLight,
    ),
    path(
      `M${cx - 250} 690C${cx - 140} 640 ${cx - 80} 440 ${cx} 440S${cx + 140} 640 ${cx + 250} 690L${cx + 216} 770V866H${cx - 216}V770Z`,
      ink.shade,
    ),
    path(`M${cx - 170} 866Q${cx} 520 ${cx + 170} 866Z`, ink.steel),
    path(bell(178, 170, 110), { stroke: ink.teal }) +
      path(bell(206, 300, 170), { stroke: ink.teal }) +
      path(bell(236, 430, 236), { stroke: ink.teal }),
    path(bell(264, 600, 330), { stroke: ink.warm, width: 8 }),
    rect(cx - 216, 866, 432, 26, ink.line) + rect(cx - 216, 892, 432, 38, ink.warm),
    ...[-1, 1].map(
      (s) =>
        shape(
          [
            cx + s * 330,
            770,
            cx + s * 226,
            784,
            cx + s * 200,
            790,
            cx + s * 200,
            806,
            cx + s * 226,
            812,
            cx + s * 330,
            826,
          ],
          ink.teal,
        ) + circle(cx + s * 166, 798, 34, ink.warm),
    ),
    shape([...right, ...left], 'none'),
    label('200', 170) +
      label('600', 300) +
      label('1000', 430) +
      label('1200', 600) +
      label('2000', 798) +
      letters('°C', cx + 370, 106, 32),
  );
}
