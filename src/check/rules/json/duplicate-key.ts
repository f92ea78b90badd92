import { defineRule } from '../../rule.ts';
export const duplicateKey = defineRule<{ key: string }>({
  code: 'duplicate-key',
  severity: 'error',
  scope: 'file',
  summary: 'A key stands in an object once.',
  why: 'Of two equal keys only the last one counts, and the other text disappears without a trace.',
  words: {
    en: ({ key }) => ({
      message: `The key "${key}" stands here a second time.`,
      hint: 'Delete one of the two; only the last one would count.',
    }),
    uk: ({ key }) => ({
      message: `Ключ "${key}" стоїть тут удруге.`,
      hint: 'Видаліть один із двох: діяв би лише останній.',
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.isVerified || file.badByte !== undefined) continue;
      for (const { key, first, again } of file.document.duplicateKeys()) {
        report({ file, range: again }, { key }, [{ remark: 'first-here', place: { file, range: first } }]);
      }
    }
  },
});
