import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { currencyCodes } from '../../../lib/language/numbers.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { isTimeZone } from '../../../lib/text/days.ts';
import { didYouMean } from '../../diagnostic.ts';
import { defineRule, each, ofFormat, type Suggested } from '../../rule.ts';

export const currencyUnknown = defineRule<Suggested>('currency-unknown', 'error', 'group', {
  en: {
    asks: 'The currency of the site is one from ISO 4217.',
    why: 'Each language writes amounts in its own way: the currency is known by its code, and a code that does not exist would be shown as it is.',
    message: ({ found }) => `There is no currency "${found}".`,
    hint: ({ suggestion }) => didYouMean.en(suggestion, 'Write its three letters, such as "UAH" or "EUR".'),
  },
  uk: {
    asks: 'Валюта сайту — з ISO 4217.',
    why: 'Кожна мова пише суми по-своєму: валюту впізнають за кодом, а неіснуючий код показали б як є.',
    message: ({ found }) => `Немає валюти "${found}".`,
    hint: ({ suggestion }) => didYouMean.uk(suggestion, 'Напишіть три її літери, наприклад "UAH" або "EUR".'),
  },
  check: each(ofFormat('currency'), (currency, report) => {
    const { value: found } = currency;
    if (!currencyCodes().includes(found))
      report(currency, { found, suggestion: closest(found, ['UAH', ...currencyCodes()], 1) });
  }),
});

export const timeZoneUnknown = defineRule<Suggested>('time-zone-unknown', 'error', 'group', {
  en: {
    asks: 'The time zone of the site is one from the time zone database.',
    why: 'Calendars, machine-readable dates and mails name days and hours in it. Abbreviations such as EET do not say when summer time begins.',
    message: ({ found }) => `There is no time zone "${found}".`,
    hint: ({ suggestion }) => didYouMean.en(suggestion, 'Write a continent and a city, such as "Europe/Kyiv".'),
  },
  uk: {
    asks: 'Часовий пояс сайту є в базі часових поясів.',
    why: 'За ним називають дні й години календарі, дати для програм і листи. Скорочення на зразок EET не кажуть, коли починається літній час.',
    message: ({ found }) => `Немає часового поясу "${found}".`,
    hint: ({ suggestion }) => didYouMean.uk(suggestion, 'Напишіть континент і місто, наприклад "Europe/Kyiv".'),
  },
  check: each(ofFormat('time-zone'), (zone, report) => {
    const { value: found } = zone;
    if (isTimeZone(found) && found.includes('/')) return;
    report(zone, { found, suggestion: closest(found, ['Europe/Kyiv', ...Intl.supportedValuesOf('timeZone')]) });
  }),
});

type BrandContrastParameters = { colour: string; contrast: number; nearest: string };

export const brandContrast = defineRule<BrandContrastParameters>('brand-contrast', 'error', 'file', {
  en: {
    asks: 'White text is readable on the colour of the brand.',
    why: 'Buttons have white words on it, and links on a light ground have it themselves: WCAG 2.2 asks for a contrast of 4.5 to 1. The lighter tones of the dark theme are made from it.',
    message: ({ colour, contrast }) => `White on ${colour} has a contrast of ${contrast}, but 4.5 is needed.`,
    hint: ({ nearest }) => `Use ${nearest}: the same hue, just dark enough.`,
  },
  uk: {
    asks: 'Білий текст читається на кольорі бренду.',
    why: 'На ньому білі написи кнопок, а посилання на світлому тлі мають цей колір самі: WCAG 2.2 вимагає контрасту 4,5 до 1. Світліші відтінки темної теми роблять із нього ж.',
    message: ({ colour, contrast }) =>
      `Білий текст на ${colour} має контраст ${String(contrast).replace('.', ',')}, а потрібно 4,5.`,
    hint: ({ nearest }) => `Візьміть ${nearest}: той самий тон, темніший рівно настільки, наскільки треба.`,
  },
  check: each(ofFormat('brand-colour'), (brand, report) => {
    const { value: colour } = brand;
    const nearest = /^#[\da-f]{6}$/i.test(colour) ? nearestReadable(colour) : colour;
    if (nearest === colour) return;
    report(brand, { colour, contrast: Math.floor(brandContrastOf(colour) * 10) / 10, nearest });
  }),
});

/** Elements on the colour of the brand or below it in the light theme: white words on buttons, links on the ground of pages. */
const grounds = ['#ffffff', '#f8f8f8'];
/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const enough = 4.5;

/** The contrast of a colour with what is hardest to tell from it. */
function brandContrastOf(colour: string): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
}

/** The colour itself where it is readable, or else the lightest one of its hue that is, in steps of a hundredth of lightness. */
export function nearestReadable(colour: string): string {
  if (brandContrastOf(colour) >= enough) return colour;
  const given = converter('oklch')(colour);
  if (!given) return colour;
  for (let l = given.l; l > 0; l -= 0.01) {
    const darker = formatHex(clampChroma({ ...given, l }, 'oklch'));
    if (brandContrastOf(darker) >= enough) return darker;
  }
  return '#000000';
}
