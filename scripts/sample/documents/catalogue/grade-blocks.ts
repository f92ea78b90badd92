import type { Alignment, Block, Span } from '../parse/block.ts';
import { type Composition, SteelProperties } from './steel-properties.ts';

/** A grade of steel. */
export interface Grade {
  name: string;
  composition: Composition;
  /** Its uses. */
  text: string;
}

/** The pages of one grade. */
export function gradeBlocks({ name, composition, text }: Grade): Block[] {
  const steel = new SteelProperties(composition);
  return [
    { kind: 'heading', level: 2, spans: plain(/^[А-ЯІЇЄҐ]?\p{Ll}+ /u.test(name) ? name : `Сталь ${name}`) },
    { kind: 'paragraph', spans: plain(text) },
    ...compositionBlocks(composition),
    ...transformationBlocks(steel),
    ...coolingBlocks(steel),
    ...(composition.C <= 0.6 && steel.endQuenchHardness(6) >= 20
      ? endQuenchBlocks(name, steel)
      : martensiteBlocks(name, steel)),
    ...(composition.C >= 0.2 && composition.C <= 0.6 ? temperingBlocks(steel) : []),
    ...flowStressBlocks(steel),
  ];
}

function compositionBlocks(composition: Composition): Block[] {
  const elements = Object.entries(composition).filter(([, share]) => share > 0) as [string, number][];
  return table(
    'Середній склад, % за масою',
    elements.map(([element]) => element),
    [elements.map(([, share]) => decimal(share, share < 0.1 ? 3 : 2))],
  );
}

function transformationBlocks(steel: SteelProperties): Block[] {
  const rows: [string, string][] = [
    ['Ліквідус', `${whole(steel.liquidus)}\u00a0°C`],
    ['Ac₁ / Ac₃', `${whole(steel.ac1)}\u00a0/\u00a0${whole(steel.ac3)}\u00a0°C`],
    ['Початок бейніту Bs', `${whole(steel.bainiteStart)}\u00a0°C`],
    ['Початок мартенситу Ms', `${whole(steel.martensiteStart)}\u00a0°C`],
    ['Мартенсит за 20\u00a0°C', `${decimal(steel.martensiteShare(20), 1)}\u00a0%`],
    [
      'Вуглецевий еквівалент CE',
      `${decimal(steel.carbonEquivalent, 2)}\u00a0% — ${weldability(steel.carbonEquivalent)}`,
    ],
    ['Параметр Pcm', `${decimal(steel.crackingParameter, 3)}\u00a0%`],
  ];
  const shares = [400, 350, 300, 250, 200, 150, 100, 20];
  return [
    { kind: 'facts', rows: rows.map(([label, value]) => [plain(label), plain(value)]) },
    ...table(
      'Частка мартенситу, % (без розпаду аустеніту вище Ms)',
      shares.map((t) => `${t}\u00a0°C`),
      [shares.map((temperature) => decimal(steel.martensiteShare(temperature), 0))],
    ),
  ];
}

function coolingBlocks(steel: SteelProperties): Block[] {
  const rates = [100, 30, 10, 3, 1, 0.3, 0.1, 0.03];
  const structure = (rate: number) =>
    rate >= steel.martensiteRate ? 'мартенсит' : rate <= steel.pearliteRate ? 'ферит і перліт' : 'змішана';
  const forms = {
    martensite: (rate: number) => rate > steel.pearliteRate,
    bainite: (rate: number) => structure(rate) === 'змішана',
    pearlite: (rate: number) => rate < steel.martensiteRate,
  };
  const hardness = (kind: keyof typeof forms, rate: number) =>
    forms[kind](rate) ? whole(steel.hardness(kind, rate)) : '—';
  return [
    ...table(
      `Твердість складових, HV. Критичні швидкості: мартенсит — від ${speed(steel.martensiteRate)}, ферит і перліт — до ${speed(steel.pearliteRate)}`,
      ['°C/с за 700\u00a0°C', 'Мартенсит', 'Бейніт', 'Ферит і перліт', 'Очікувана структура'],
      rates.map((rate) => [
        String(rate).replace('.', ','),
        hardness('martensite', rate),
        hardness('bainite', rate),
        hardness('pearlite', rate),
        structure(rate),
      ]),
      'left',
    ),
  ];
}

function endQuenchBlocks(name: string, steel: SteelProperties): Block[] {
  const distances = [0, 6, 9, 12, 15, 20, 25, 30, 40];
  const curve = [0, ...Array.from({ length: 35 }, (_, index) => index + 6)]
    .map((distance): [number, number] => [distance, steel.endQuenchHardness(distance)])
    .filter(([, hardness]) => hardness >= 20);
  return [
    {
      kind: 'chart',
      chart: {
        caption: `Твердість уздовж зразка торцевого гартування, ${name}`,
        alt: `Крива торцевого гартування: ${whole(steel.quenchedHardness)} HRC на торці, ${hardnessAt(steel, 20)} HRC на відстані 20 мм`,
        x: { label: 'відстань від торця, мм', min: 0, max: 40, step: 5 },
        y: { label: 'HRC', min: 20, max: 70, step: 10 },
        series: [{ label: name, points: curve }],
      },
    },
    ...table(
      'Твердість, HRC, на відстані від торця',
      distances.map((distance) => `${distance}\u00a0мм`),
      [distances.map((distance) => hardnessAt(steel, distance))],
    ),
  ];
}

/** For steels that harden at the surface only, or lie outside the formula of the end quench. */
function martensiteBlocks(name: string, steel: SteelProperties): Block[] {
  const start = Math.round(steel.martensiteStart);
  const temperatures = [...Array.from({ length: 50 }, (_, index) => index * 10).filter((t) => t < start), start];
  return [
    {
      kind: 'chart',
      chart: {
        caption: `Частка мартенситу за температурою, ${name}`,
        alt: `Крива частки мартенситу: нуль за ${start} °C, ${whole(steel.martensiteShare(start - 100))} % за ${start - 100} °C, ${whole(steel.martensiteShare(20))} % за 20 °C`,
        x: { label: 'температура, °C', min: 0, max: 500, step: 50 },
        y: { label: '%', min: 0, max: 100, step: 20 },
        series: [{ label: name, points: temperatures.map((t) => [t, steel.martensiteShare(t)]) }],
      },
    },
  ];
}

function temperingBlocks(steel: SteelProperties): Block[] {
  const temperatures = [500, 525, 550, 575, 600, 625, 650];
  const hardness = temperatures.map((temperature) => steel.temperedHardness(temperature));
  return table(
    'Після гартування на мартенсит і відпуску',
    ['', ...temperatures.map((t) => `${t}\u00a0°C`)],
    [
      ['Твердість, HB', ...hardness.map(whole)],
      ['Границя міцності, МПа', ...hardness.map((value) => String(Math.round((value * 3.35) / 10) * 10))],
    ],
  );
}

function flowStressBlocks(steel: SteelProperties): Block[] {
  const temperatures = [900, 950, 1000, 1050, 1100, 1150, 1200];
  return table(
    'Опір гарячої деформації, МПа, за ступеня 0,3',
    ['Швидкість', ...temperatures.map((t) => `${t}\u00a0°C`)],
    [1, 10, 100].map((rate) => [
      `${rate}\u00a0с⁻¹`,
      ...temperatures.map((temperature) => whole(steel.flowStress(temperature, rate))),
    ]),
  );
}

/** A captioned table whose columns are numbers, but for the first of several rows and a last column of words. */
function table(caption: string, head: string[], rows: string[][], last: Alignment = 'right'): Block[] {
  const align = head.map(
    (_, column): Alignment =>
      column === head.length - 1 ? last : column === 0 && rows.length > 1 ? 'left' : 'right',
  );
  return [
    { kind: 'caption', spans: plain(caption) },
    { kind: 'table', head: head.map(plain), rows: rows.map((row) => row.map(plain)), align },
  ];
}

function hardnessAt(steel: SteelProperties, distance: number): string {
  const value = steel.endQuenchHardness(distance);
  return value < 20 ? '<\u00a020' : whole(value);
}

function weldability(equivalent: number): string {
  if (equivalent <= 0.4) return 'без підігріву';
  if (equivalent <= 0.55) return 'підігрів 100–200\u00a0°C';
  return equivalent <= 0.8 ? 'підігрів 200–350\u00a0°C і відпуск' : 'зварювання небажане';
}

function speed(rate: number): string {
  if (rate >= 1000) return 'понад 1000\u00a0°C/с';
  return `${rate < 0.001 ? 'менш як 0,001' : String(Number(rate.toPrecision(2))).replace('.', ',')}\u00a0°C/с`;
}

function whole(value: number): string {
  return String(Math.round(value)).replace('-', '−');
}

function decimal(value: number, places: number): string {
  return value.toFixed(places).replace('.', ',');
}

function plain(text: string): Span[] {
  return [{ text, bold: false }];
}
