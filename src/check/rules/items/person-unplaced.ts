import { itemsCalled } from '../../../content/items.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

export const personUnplaced = defineRule<{ id: string }>({
  code: 'person-unplaced',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  waitsForErrors: true,
  summary: {
    en: 'Every person belongs to a department, a laboratory or a council.',
    uk: 'Кожна людина належить до відділу, лабораторії чи ради.',
  },
  why: {
    en: 'Visitors find people through the pages of their departments. Somebody who is in none has a page that nothing leads to.',
    uk: 'Людей знаходять через сторінки їхніх відділів. Хто не належить нікуди, на того сторінку ніщо не веде.',
  },
  words: {
    en: ({ id }, content) => ({
      message: `"${id}" is in no department, laboratory or council.`,
      hint: `Add "${id}" to the "staff" of a department or laboratory in ${content}data/departments or ${content}data/laboratories.`,
    }),
    uk: ({ id }, content) => ({
      message: `"${id}" немає в жодному відділі, лабораторії чи раді.`,
      hint: `Додайте "${id}" до "staff" відділу чи лабораторії в ${content}data/departments або ${content}data/laboratories.`,
    }),
  },
  check(tree, report) {
    const placed = new Set(
      valuesOfFormat(tree, 'person-id').flatMap(({ file, value }) =>
        file.kind.name === 'publications-data' ? [] : [value],
      ),
    );
    for (const { id, file, pointer } of itemsCalled(tree, 'person')) {
      if (!placed.has(id)) report({ file, pointer, part: 'start' }, { id });
    }
  },
});
