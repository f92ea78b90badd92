import { allValues } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

export const textEmpty = defineRule<object>({
  code: 'text-empty',
  severity: 'error',
  scope: 'group',
  summary: { en: 'Texts are not empty.', uk: 'Тексти не порожні.' },
  why: {
    en: 'An empty heading or button is worse than none.',
    uk: 'Порожній заголовок чи порожня кнопка гірші, ніж жодні.',
  },
  exceptions: {
    en: 'The alt text of a decorative picture is empty.',
    uk: 'Декоративне зображення має порожній альтернативний текст.',
  },
  words: {
    en: () => ({
      message: 'The text is empty.',
      hint: 'Write it, or delete the key if it is optional.',
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
