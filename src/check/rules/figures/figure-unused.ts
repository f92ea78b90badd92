import { figureItems, namedFigures } from '../../../content/views/figures.ts';
import { defineRule } from '../../rule.ts';
import { unusedItem } from '../items/unused-items.ts';

export const figureUnused = defineRule<{ id: string }>({
  code: 'figure-unused',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  waitsForErrors: true,
  summary: { en: 'Every figure is shown by a text.', uk: 'Кожен рисунок показано в тексті.' },
  why: {
    en: 'A figure that nobody shows is forgotten, and its numbers are published all the same. The warning appears only while there are no errors.',
    uk: 'Про рисунок, якого ніхто не показує, забувають, а його числа все одно опубліковано. Зауваження з’являється, лише коли помилок немає.',
  },
  words: {
    en: ({ id }) => ({
      message: `No text shows the figure "${id}".`,
      hint: `Write {figure/${id}} alone in a paragraph where it belongs, or delete its files.`,
    }),
    uk: ({ id }) => ({
      message: `Жоден текст не показує рисунок "${id}".`,
      hint: `Напишіть {figure/${id}} окремим абзацом там, де йому місце, або видаліть його файли.`,
    }),
  },
  check(tree, report) {
    const shown = new Set(namedFigures(tree).flatMap(({ id, isPlaced }) => (isPlaced ? [id] : [])));
    for (const { id, facts } of figureItems(tree)) {
      if (!shown.has(id)) report({ file: facts.file, pointer: '', part: 'start' }, { id });
    }
  },
  unused: ({ parameters: { id } }, tree) => unusedItem(tree, 'figure', id),
});
