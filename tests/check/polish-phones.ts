import type { Fixture } from './fixture.ts';

/** Gives the site the telephone numbers of Poland, for which no codes are listed. */
export const polishPhones: NonNullable<Fixture['replace']> = [
  ['data/site.json', '"format": "+38 (0##) ###-##-##"', '"format": "+48 ### ### ###"'],
  ['data/site.json', '[\n      "80",\n      "0"\n    ]', '[]'],
  ['data/site.json', '[\n      "067",\n      "050"\n    ]', '[]'],
];
