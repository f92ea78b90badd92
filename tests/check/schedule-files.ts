import type { Fixture } from './fixture.ts';

/** Words that all say the same. */
const words = (keys: string, word: string) => Object.fromEntries(keys.split(' ').map((key) => [key, word]));

/** The academic year of a fixture; marks may stand anywhere. */
interface Year {
  /** The dates of the term, as JSON: `"from": …, "to": …`. */
  term?: string;
  /** The years of study that attend classes, as JSON. */
  attending?: string;
  periods?: readonly string[];
  days?: readonly string[];
  /** The ids of its periods and days that have a name. */
  named?: readonly string[];
}

/** A schedule from 5 October to 19 December 2026, within a year from 1 October 2026 to 30 September 2027 with leave in August. */
export function scheduleFiles(year: Year): Record<string, string> {
  const { term = '"from": "05.10.2026", "to": "19.12.2026"', attending = '[1]' } = year;
  const { periods = [], days = [], named = ['a', 'b'] } = year;
  const august = period('august', 'leave', '"from": "01.08.2027", "to": "31.08.2027"', '[1]');
  return {
    'data/schedule.json': `{
  "$schema": "../schema/schedule-data.schema.json",
  ${term},
  "classes": [],
  "year": {
    "from": "01.10.2026",
    "to": "30.09.2027",
    "attending": ${attending},
    "periods": [${[august, ...periods].join(',\n    ')}],
    "days": [${days.join(',\n    ')}]
  }
}
`,
    'ua/schedule.json': texts('Слово', 'Розклад діє {{from}}–{{to}}.', ['august', ...named]),
    'en/schedule.json': texts('Word', 'The schedule holds {{from}}–{{to}}.', ['august', ...named]),
  };
}

/** A period for a fixture, as JSON. */
export function period(id: string, kind: string, dates: string, years: string): string {
  return `{ "id": "${id}", "kind": "${kind}", ${dates}, "years": ${years} }`;
}

/** A route that shows the schedule. */
export const scheduleRoute: Fixture['replace'] = [
  ['data/routes.json', '"history"\n      ]', '"history",\n        "schedule"\n      ]'],
];

function texts(word: string, term: string, named: readonly string[]): string {
  return JSON.stringify({
    $schema: '../schema/schedule-texts.schema.json',
    lead: '2024, 2025, 2026, 2027, 2028, 2029, 2030.',
    sections: [],
    term,
    ...words('scheduleTitle calendar groupTitle allGroups today nextDay elective roomColumn teacherColumn', word),
    group: `${word} {{year}}, {{specialty}}`,
    over: `${word} {{date}}`,
    ofYears: `${word} {{years}}`,
    days: words('monday tuesday wednesday thursday friday', word),
    weeks: words('odd even', word),
    courses: {},
    year: {
      ...words('title calendar description term everyYear everyone day', word),
      defence: `${word} {{candidate}}`,
      studyYear: `${word} {{year}}`,
      studyYears: `${word} {{years}}`,
      kinds: words('classes research practice assessment leave', word),
      names: Object.fromEntries(named.map((id) => [id, word])),
    },
  });
}
