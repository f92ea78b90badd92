import { allValues } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

export const textEmpty = defineRule<object>({
  code: 'text-empty',
  severity: 'error',
  scope: 'group',
  summary: 'A text says something.',
  why: 'An empty heading or button is worse than none.',
  exceptions: 'The description of a picture may be empty: it then marks a decoration.',
  words: {
    en: () => ({
      message: 'The text is empty.',
      hint: 'Write it, or delete the key if it is not obligatory.',
    }),
    uk: () => ({
      message: 'Текст порожній.',
      hint: 'Напишіть його або видаліть ключ, якщо він необов’язковий.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (isProse && value.trim() === '' && !/alt(?:\/\d+)?$/i.test(pointer)) report({ file, pointer }, {});
    }
  },
});
