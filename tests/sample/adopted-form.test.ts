import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adoptQuestions, readAdoptAnswers } from '../../src/adopt/adopt-questions.ts';
import { adoptedContent } from '../../src/adopt/adopted-content.ts';
import { readSections } from '../../src/adopt/starter-section.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { writeChanges } from '../../src/content/write-changes.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const content = join(import.meta.dirname, '../../content');

test('adopted content has the form that --fix gives it, so that the first edit changes nothing else', () => {
  const examples = adoptQuestions
    .filter(({ isOptional }) => !isOptional)
    .map(({ option, example }) => [option, example]);
  const answers = readAdoptAnswers(Object.fromEntries(examples));
  const files = adoptedContent(content, readSections(), answers, new Date());
  const dir = folderForTest();
  writeChanges(dir, new Map([...files].filter(([, text]) => text !== undefined)));
  expect(fixContent(dir)).toEqual([]);
});
