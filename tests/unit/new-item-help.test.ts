import { expect, test } from 'vitest';
import { addedKinds, needsOf } from '../../src/desk/new-item/needs.ts';
import { needWords } from '../../src/desk/new-item/new-item.ts';
import { commandLanguages } from '../../src/lib/command/command-words.ts';
import { runScript } from '../support/run-script.ts';

const needs = (name: string) => addedKinds.filter((kind) => kind.name === name).flatMap(needsOf);

test('the help of a kind says in which form each answer is given, as its questions do', () => {
  const { stdout } = runScript('new', ['news', '--help'], { LC_ALL: 'uk_UA' });
  expect(stdout).toContain('ДД.ММ.РРРР');
  for (const need of needs('news')) expect(stdout).toContain(needWords(need, 'uk'));
});

test.each(commandLanguages)('every question for a day says how it is written: %s', (language) => {
  const days = addedKinds.flatMap(needsOf).filter(({ schema }) => schema.format === 'date-text');
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect(needWords(day, language)).toMatch(/, (?:DD\.MM\.YYYY|ДД\.ММ\.РРРР)$/);
});
