import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newErrors } from '../../../src/desk/server/whole-content.ts';
import { withFixture } from '../../check/fixture.ts';

const path = 'ua/history.json';
/** A link that leads nowhere. */
const wrong = '[Тут](/nowhere) ';
const sentence = 'Повернення';

/** The outcome of changes to the sentence, in a folder in which it is written in a way. */
const broughtBy = (before: string, after: string, asBefore?: (error: string) => string) =>
  withFixture({ name: 'history', replace: [[path, sentence, before]] }, async (dir) => {
    const text = readFileSync(join(dir, path), 'utf8').replace(before, after);
    const found = await newErrors(dir, new Map([[path, text]]), { language: 'en' }, asBefore);
    return found.map(({ code, file }) => `${code} ${file}`);
  });

test('an error that changes bring is told, one that was there before is not', async () => {
  const error = `link-dead ${path}`;
  expect(await broughtBy(sentence, sentence)).toEqual([]);
  expect(await broughtBy(sentence, wrong + sentence)).toEqual([error]);
  expect(await broughtBy(wrong + sentence, `\\n${wrong}${sentence}`)).toEqual([]);
  expect(await broughtBy(wrong + sentence, sentence)).toEqual([]);
  expect(await broughtBy(wrong + sentence, sentence + wrong.replace('nowhere', 'elsewhere'))).toEqual([error]);
});

test('an error that only has another name is not told', async () => {
  const renamed = sentence + wrong.replace('nowhere', 'elsewhere');
  expect(await broughtBy(wrong + sentence, renamed, (error) => error.replace('elsewhere', 'nowhere'))).toEqual([]);
});
