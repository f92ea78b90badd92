import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLanguages } from '../../src/command/words.ts';
import { questionWords } from '../../src/new-item/question-words.ts';
import { newKinds } from '../../src/new-item/questions.ts';

const root = join(import.meta.dirname, '../..');

test('the help of a kind says in which form each answer is given, as its questions do', () => {
  const args = ['--import', 'tsx', 'scripts/new.ts', 'defence', '--help'];
  const { stdout } = spawnSync('node', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'uk_UA' },
  });
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
