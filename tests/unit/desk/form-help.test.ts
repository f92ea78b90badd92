import { expect, test } from 'vitest';
import help from '../../../src/content/field-words/field-help.uk.json' with { type: 'json' };
import { formHelp } from '../../../src/desk/browser/form-help.ts';

test.each(
  Object.entries(help)
    .flat()
    .filter((words) => /content\/|DD\.MM|ДД\.ММ/.test(words)),
)('a form says nothing of folders and of how dates are written: %s', (words) => {
  const said = formHelp(words);
  expect(said).not.toMatch(/\/|\.json|DD\.MM|ДД\.ММ/);
  expect(said).toMatch(/^(?:\p{Lu}|id).*\.$/su);
});
