import { languagePairs } from '../../compare/language-pairs.ts';
import { defineRule } from '../../rule.ts';

export const listLength = defineRule<{ here: number; there: number; file: string }>({
  code: 'list-length',
  severity: 'error',
  scope: 'group',
  summary: 'Lists have the same entries in every language.',
  why: 'An entry is missing, or its translation is in another place.',
  paths: ['file'],
  words: {
    en: ({ here, there, file }) => ({
      message: `This list has fewer entries (${here}) than the one in ${file} (${there}).`,
      hint: 'Give both languages the same entries in the same order.',
    }),
    uk: ({ here, there, file }) => ({
      message: `У цьому списку менше елементів (${here}), ніж у ${file} (${there}).`,
      hint: 'В обох мовах мають бути ті самі елементи в тому самому порядку.',
    }),
  },
  check(tree, report) {
    for (const { shorter, longer, lengths } of languagePairs(tree).lists) {
      const [here, there] = lengths;
      report({ ...shorter, part: 'start' }, { here, there, file: longer.file.path }, [
        { remark: 'list-here', place: { ...longer, part: 'start' } },
      ]);
    }
  },
});
