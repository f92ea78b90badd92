import type { Unit } from '../../content/model/charts.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { numberSigns } from '../lib/language/numbers.ts';
import { memoize } from '../lib/text/memoize.ts';

/** The Ukrainian forms of the units that English writes otherwise. */
const ukrainian: Partial<Record<Unit, string>> = {
  K: 'К',
  s: 'с',
  min: 'хв',
  h: 'год',
  year: 'рік',
  µm: 'мкм',
  mm: 'мм',
  m: 'м',
  g: 'г',
  kg: 'кг',
  t: 'т',
  'kg/t': 'кг/т',
  'kg/min': 'кг/хв',
  'm³': 'м³',
  N: 'Н',
  kN: 'кН',
  MN: 'МН',
  MPa: 'МПа',
  GPa: 'ГПа',
  'N/mm²': 'Н/мм²',
  J: 'Дж',
  'kJ/mol': 'кДж/моль',
  kW: 'кВт',
  MW: 'МВт',
  kWh: 'кВт·год',
  '°C/s': '°C/с',
  UAH: 'грн',
  people: 'осіб',
  heats: 'плавок',
};

/** A unit as a language writes it; nothing for quantities that have none. */
export function unitText(unit: Unit, language: LanguageCode): string {
  if (unit === '1') return '';
  return language === 'ua' ? (ukrainian[unit] ?? unit) : unit;
}

/** A quantity with its unit, as heads of tables and axes have it: `Force, kN`. */
export function withUnit(quantity: string, unit: Unit, language: LanguageCode): string {
  const text = unitText(unit, language);
  return text ? `${quantity},\u00a0${text}` : quantity;
}

const space = '[ \\u00a0\\u2009\\u202f]';
/** A whole text that is one number, as a language writes it; spaces may separate thousands in each. */
const formOf = memoize((language: LanguageCode) => {
  const { decimal, group } = numberSigns(language);
  return new RegExp(`^[+−–-]?(?:\\d{1,3}(?:(?:[${group}]|${space})\\d{3})+|\\d+)(?:[${decimal}]\\d+)?$`);
});

/** Reads a text that is nothing but a number: `1 232,5` in Ukrainian, `1,232.5` in English. */
export function readNumber(text: string, language: LanguageCode): number | undefined {
  const trimmed = text.trim();
  if (!formOf(language).test(trimmed)) return undefined;
  const plain = trimmed.replace(/[−–]/g, '-').replace(new RegExp(space, 'g'), '');
  const { decimal, group } = numberSigns(language);
  return Number(plain.replaceAll(group, '').replace(decimal, '.'));
}

/** The number of decimals a number is written with. */
export function decimalsOf(text: string, language: LanguageCode): number {
  const at = text.trim().lastIndexOf(numberSigns(language).decimal);
  return at < 0 ? 0 : text.trim().length - at - 1;
}
