import type { Unit } from '../../content/model/charts.ts';
import type { LanguageCode } from '../lib/language/languages.ts';

/** How Ukrainian writes the units that English writes otherwise. */
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
