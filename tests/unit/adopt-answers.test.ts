import { expect, test } from 'vitest';
import { fillingOf } from '../../src/adopt/adopt-answers.ts';
import { adoptQuestions, readAdoptAnswers } from '../../src/adopt/adopt-questions.ts';

const given = Object.fromEntries(
  adoptQuestions.filter(({ isOptional }) => !isOptional).map(({ option, example }) => [option, example]),
);

test.each([
  ['America/New_York', '2026-06-02T02:00Z', '01.06.2026'],
  ['America/New_York', '2027-01-01T02:00Z', '31.12.2026'],
  ['Europe/Kyiv', '2026-12-31T22:30Z', '01.01.2027'],
])('the content of an institute in %s that begins at %s has the day that it is there', (timeZone, moment, today) => {
  const answers = readAdoptAnswers({ ...given, 'time-zone': timeZone });
  const year = today.slice(-4);
  expect(fillingOf(answers, 'ua', new Date(moment))).toMatchObject({ today, year, thisYear: Number(year) });
});
