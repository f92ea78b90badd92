import { parentPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { closest } from '../../../text/closest.ts';
import { languagePairs } from '../../compare/language-pairs.ts';
import { settledPointers } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

export const missingKey = defineRule<{ key: string; file: string; source: string; suggestion?: string }>({
  code: 'missing-key',
  severity: 'error',
  scope: 'group',
  summary: { en: 'Every language has the same keys.', uk: 'Кожна мова має ті самі ключі.' },
  why: { en: 'Visitors of one language would miss something.', uk: 'Відвідувачам однієї мови чогось бракувало б.' },
  exceptions: {
    en: 'Keys that only one language needs are listed in `src/content/kinds.ts` under `oneLanguage`, for instance `titleLanguage` of the not-found page.',
    uk: 'Ключі, потрібні лише одній мові, перелічено в `src/content/kinds.ts` під `oneLanguage`, наприклад `titleLanguage` сторінки «не знайдено».',
  },
  paths: ['file', 'source'],
  words: {
    en: ({ key, file, source, suggestion }) => ({
      message: `The key "${key}" is missing from ${file}, but ${source} has it.`,
      hint:
        suggestion === undefined ? `Add "${key}" to ${file}.` : `${file} has "${suggestion}". Did you mean "${key}"?`,
    }),
    uk: ({ key, file, source, suggestion }) => ({
      message: `У ${file} немає ключа "${key}", а в ${source} він є.`,
      hint:
        suggestion === undefined
          ? `Додайте "${key}" до ${file}.`
          : `У ${file} є "${suggestion}". Можливо, малося на увазі "${key}"?`,
    }),
  },
  check(tree, report) {
    for (const { key, lacks, has } of languagePairs(tree).keys) {
      if (settledPointers(tree).get(has.file.path)?.has(has.pointer)) continue;
      const around = parentPointer(lacks.pointer);
      const keysIn = (value: unknown) => Object.keys(asObject(valueAt(value, around)));
      const others = keysIn(has.file.value);
      const suggestion = closest(
        key,
        keysIn(lacks.file.value).filter((name) => !others.includes(name)),
      );
      report(
        { ...lacks, part: 'start' },
        { key, file: lacks.file.path, source: has.file.path, ...(suggestion && { suggestion }) },
        [{ remark: 'other-language-here', place: { ...has, part: 'key' } }],
      );
    }
  },
});
