import { expect, test } from 'vitest';
import { questionWords } from '../../src/desk/new-item/question-words.ts';
import { newKinds } from '../../src/desk/new-item/questions.ts';
import { commandLanguages } from '../../src/lib/command/words.ts';
import { runScript } from '../support/run-script.ts';

test('the help of a kind says in which form each answer is given, as its questions do', () => {
  const { stdout } = runScript('new', ['defence', '--help'], { LC_ALL: 'uk_UA' });
  const { questions } = newKinds.defence ?? { questions: [] };
  expect(stdout).toContain('ДД.ММ.РРРР');
  for (const question of questions) expect(stdout).toContain(questionWords(question, 'uk'));
});

test.each(commandLanguages)('every question for a day says how it is written: %s', (language) => {
  const days = Object.values(newKinds).flatMap(({ questions }) =>
    questions.filter(({ format }) => format === 'date'),
  );
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect(questionWords(day, language)).toMatch(/, (?:DD\.MM\.YYYY|ДД\.ММ\.РРРР)$/);
});
