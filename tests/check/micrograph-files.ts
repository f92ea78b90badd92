import type { Fixture } from './fixture.ts';

/** A micrograph with one grain; marks enclose the expected place. */
export function micrographFile({ image = '"structures/hero.svg"', phase = '"ferrite"', corner = '90' } = {}): string {
  return `{
  "$schema": "../../schema/micrograph-data.schema.json",
  "image": ${image},
  "grains": [
    { "phase": ${phase}, "outline": [{ "x": 10, "y": 10 }, { "x": ${corner}, "y": 10 }, { "x": 10, "y": 90 }] }
  ]
}
`;
}

/** Gives the texts of the home page names of phases: JSON, by language. */
export function phaseNames(names: Record<'ua' | 'en', string>): NonNullable<Fixture['replace']> {
  return (['ua', 'en'] as const).map((language) => [
    `${language}/home.json`,
    '"newsTitle"',
    `"phases": ${names[language]},\n  "newsTitle"`,
  ]);
}

/** The names of the only phase. */
export const ferrite = phaseNames({ ua: '{ "ferrite": "Ферит" }', en: '{ "ferrite": "Ferrite" }' });
