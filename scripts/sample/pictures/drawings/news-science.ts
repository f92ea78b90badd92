import { arrow, circle, ellipse, line, path, rect, shape, sheet, times } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink } from '../lib/palette.ts';
import { field } from './field.ts';
import { axes, floor, pin } from './parts.ts';

/** A pendulum impact tester with its specimen and scale. */
export function charpyPendulum(): string {
  const [px, py] = [800, 280];
  const at = (deg: number, r: number): [number, number] => [
    px + Math.sin((deg * Math.PI) / 180) * r,
    py + Math.cos((deg * Math.PI) / 180) * r,
  ];
  const [sx, sy] = at(70, 460);
  const [ex, ey] = at(-42, 460);
  return sheet(
    1600,
    1000,
    floor(930, 120, 1480),
    shape([610, 930, 740, 250, 860, 250, 990, 930], ink.mist) +
      shape([690, 930, 768, 400, 832, 400, 910, 930], ink.paper),
    rect(520, 860, 560, 70, ink.line),
    rect(690, 760, 70, 100, ink.shade) + rect(840, 760, 70, 100, ink.shade),
    shape([720, 716, 880, 716, 880, 760, 812, 760, 800, 744, 788, 760, 720, 760], ink.warm),
    circle(px, py, 190, ink.paper),
    times(29, (i) => {
      const [x1, y1] = at(-140 + i * 10, i % 7 ? 172 : 156);
      const [x2, y2] = at(-140 + i * 10, 186);
      return line([x1, y1, x2, y2]);
    }),
    line([...at(-14, 0), ...at(-112, 146)], { stroke: ink.warm, width: 8 }),
    path(`M${sx} ${sy}A460 460 0 0 1 ${ex} ${ey}`, { stroke: ink.steel, dash: '4 18' }),
    `<g transform="rotate(-70 ${px} ${py})">${rect(px - 13, py, 26, 400, ink.shade)}${path(`M${px - 82} ${py + 390}H${px + 82}L${px + 66} ${py + 520}H${px + 14}L${px} ${py + 500}L${px - 14} ${py + 520}H${px - 66}Z`, ink.teal)}</g>`,
    `<g transform="rotate(42 ${px} ${py})" opacity="0.4">${line([px, py + 30, px, py + 390], { dash: '4 16' })}${path(`M${px - 82} ${py + 390}H${px + 82}L${px + 66} ${py + 520}H${px - 66}Z`, { dash: '4 16' })}</g>`,
    pin(px, py, 34),
    arrow([1120, 640, 1030, 712], ink.teal, 22),
  );
}

/** Mounted and polished sections, one under a lens. */
export function metallographicSections(): string {
  const mount = (x: number, y: number, face: string): string =>
    path(`M${x - 130} ${y}V${y + 90}A130 44 0 0 0 ${x + 130} ${y + 90}V${y}`, ink.line) +
    ellipse(x, y, 130, 44, ink.shade) +
    face;
  return sheet(
    1600,
    1000,
    floor(880, 80, 1520),
    mount(260, 720, ellipse(260, 720, 62, 20, ink.warm)),
    mount(610, 720, shape([556, 704, 640, 698, 668, 734, 580, 740], ink.steel)),
    mount(1310, 720, path('M1244 712H1376V728H1330V738H1290V728H1244Z', ink.teal)),
    mount(960, 720, ellipse(960, 720, 66, 21, ink.paper)),
    circle(960, 360, 264, ink.line) + field(960, 360, 236, 8, 0.36),
    `<g transform="rotate(38 960 360)">${rect(1224, 334, 60, 52, ink.steel)}${rect(1284, 326, 250, 68, ink.teal, 34)}</g>`,
    line([894, 716, 740, 500], { stroke: ink.teal, dash: '4 16' }) +
      line([1026, 716, 1120, 570], { stroke: ink.teal, dash: '4 16' }),
    path('M790 240A210 210 0 0 1 880 166', { stroke: ink.paper, width: 10 }),
    path('M150 250L250 210L500 330L400 380Z', ink.mist) +
      path('M150 250V292L400 424V380Z', ink.shade) +
      path('M400 424L500 372V330', ink.shade) +
      line([200, 272, 300, 222], { stroke: ink.steel }) +
      line([260, 304, 360, 254], { stroke: ink.steel }) +
      line([320, 336, 420, 286], { stroke: ink.steel }),
  );
}

/** A lecture hall: a screen with a phase diagram, a lectern, rows of seats. */
export function lectureHall(): string {
  const row = (y: number, count: number, size: number): string => {
    const start = 800 - ((count - 1) * size * 1.3) / 2;
    return (
      times(count, (i) =>
        path(
          `M${start + i * size * 1.3 - size / 2} ${y + size}V${y + size * 0.3}Q${start + i * size * 1.3 - size / 2} ${y} ${start + i * size * 1.3 - size * 0.2} ${y}H${start + i * size * 1.3 + size * 0.2}Q${start + i * size * 1.3 + size / 2} ${y} ${start + i * size * 1.3 + size / 2} ${y + size * 0.3}V${y + size}Z`,
          (i + count) % 5 === 0 ? ink.teal : ink.shade,
        ),
      ) + rect(start - size * 0.9, y + size * 0.72, (count - 1) * size * 1.3 + size * 1.8, size * 0.4, ink.line)
    );
  };
  return sheet(
    1600,
    1000,
    path('M-10 -10L260 120V600L-10 860Z', ink.mist) +
      path('M1610 -10L1340 120V600L1610 860Z', ink.mist) +
      path('M260 600H1340L1610 860V1010H-10V860Z', ink.paper),
    path('M260 120V600H1340V120'),
    rect(450, 60, 640, 400, ink.line) + rect(466, 76, 608, 368, ink.paper),
    axes(530, 410, 490, 300),
    path('M530 150L846 290L1000 200M530 220L660 290H1000M530 250L620 340L660 290M620 340V340M530 340H1000', {
      stroke: ink.teal,
    }),
    circle(846, 290, 9, ink.warm) + circle(620, 340, 9, ink.warm),
    letters('T', 500, 140, 24) + letters('C', 1030, 434, 24),
    shape([1150, 470, 1290, 440, 1290, 466, 1150, 496], ink.warm) +
      shape([1170, 492, 1276, 470, 1262, 640, 1184, 640], ink.steel) +
      rect(1160, 636, 128, 18, ink.line) +
      line([1200, 468, 1184, 400]) +
      circle(1182, 392, 9, ink.line),
    rect(220, 640, 1160, 12, ink.line),
    row(690, 14, 60),
    row(772, 13, 76),
    row(872, 12, 94),
  );
}

/** Books on a shelf and one open with a drawing. */
export function monographs(): string {
  const tones = [
    ink.teal,
    ink.shade,
    ink.line,
    ink.steel,
    ink.warm,
    ink.mist,
    ink.teal,
    ink.line,
    ink.shade,
    ink.steel,
    ink.mist,
  ];
  const widths = [70, 48, 96, 60, 54, 80, 44, 64, 88, 52, 70];
  let x = 150;
  const spines = widths.map((w, i) => {
    const h = 330 - ((i * 53) % 90);
    const light = tones[i] === ink.line || tones[i] === ink.teal ? ink.paper : ink.line;
    const part =
      rect(x, 430 - h, w, h, tones[i]) +
      line([x + 10, 430 - h + 40, x + w - 10, 430 - h + 40], { stroke: light }) +
      line([x + 10, 430 - h + 60, x + w - 10, 430 - h + 60], { stroke: light }) +
      line([x + 10, 396, x + w - 10, 396], { stroke: light });
    x += w;
    return part;
  });
  return sheet(
    1600,
    1000,
    ...spines,
    `<g transform="translate(${x + 20} 430) rotate(-17)">${rect(0, -316, 74, 316, ink.teal)}${line([10, -276, 64, -276], { stroke: ink.paper })}${line([10, -34, 64, -34], { stroke: ink.paper })}</g>`,
    rect(1240, 370, 220, 60, ink.shade) + rect(1260, 316, 190, 54, ink.warm) + rect(1250, 274, 170, 42, ink.mist),
    rect(60, 430, 1480, 22, ink.line),
    path(
      'M800 610C690 540 520 530 330 566V910C520 876 690 884 800 950C910 884 1080 876 1270 910V566C1080 530 910 540 800 610Z',
      ink.paper,
    ),
    path('M330 566L290 580V936C500 900 700 910 800 964C900 910 1100 900 1310 936V580L1270 566', {
      stroke: ink.line,
    }) + line([800, 610, 800, 950]),
    times(8, (i) =>
      path(`M380 ${620 + i * 36}Q580 ${590 + i * 36} 750 ${652 + i * 34}`, {
        stroke: i === 0 ? ink.line : ink.shade,
      }),
    ),
    field(1040, 700, 104, 5, 0.42),
    times(2, (i) => path(`M850 ${836 + i * 36}Q1040 ${800 + i * 36} 1220 ${846 + i * 30}`, { stroke: ink.shade })),
    path('M1150 540V640L1174 616L1198 640V546', ink.warm),
  );
}
