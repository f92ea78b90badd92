import type { PhonePlan } from '../../content/model/site-data.ts';
import { readableFormat } from '../question/phone-plan.ts';

/** A number of Ukraine, as the sample writes it. */
const ukrainian = String.raw`\+38 \(0\d\d\) \d{3}-\d\d-\d\d`;
/** The code of another country, that of an area in parentheses or not, and groups of digits: 8 to 15 in all. */
const foreign = String.raw`(?!\+380|\+38\D)(?=\+(?:\D*\d){8,15}$)\+\d{1,3} (?:\(\d{2,5}\) )?\d+(?:[ -]\d+)+`;

/** A telephone number that says how those of its country are written. */
export const phonePattern = new RegExp(`^(?:${ukrainian}|${foreign})$`);

/** Whether a number is one of Ukraine, the country of the sample. */
export function isUkrainian(phone: string): boolean {
  return new RegExp(`^${ukrainian}$`).test(phone);
}

/** How the telephone numbers of a country are written: in Ukraine as in the sample, or else in the groups of a number. */
export function phonePlanOf(phone: string, sample: PhonePlan): PhonePlan {
  if (isUkrainian(phone)) return sample;
  const [country = ''] = phone.split(' ');
  return { format: country + phone.slice(country.length).replace(/\d/g, '#'), prefixes: [], operatorCodes: [] };
}

const errors: Readonly<Record<string, string>> = {
  ua: 'Напишіть повний номер телефону',
  en: 'Enter the full telephone number',
};

/** What the question form says of a number that it does not take. */
export function phoneError(plan: PhonePlan, language: string): string {
  return `${errors[language] ?? errors.en}: ${readableFormat(plan)}.`;
}
