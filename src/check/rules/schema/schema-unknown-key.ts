import { defineRule } from '../../rule.ts';
import { didYouMean, quotedNames } from '../../words.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

export const schemaUnknownKey = defineRule<SchemaParameters['schema-unknown-key']>({
  code: 'schema-unknown-key',
  severity: 'error',
  scope: 'file',
  summary: {
    en: 'A file has only keys that files of its kind may have.',
    uk: 'Файл має лише ті ключі, які можуть мати файли його виду.',
  },
  why: {
    en: 'What stands under a mistyped key is never shown, and nobody would notice.',
    uk: 'Що стоїть під ключем з одруком, не показується ніде, і цього ніхто не помітить.',
  },
  exceptions: {
    en: 'To introduce a key, add it to the type in `content/model` and run `npm run schema`.',
    uk: 'Щоб запровадити ключ, додайте його до типу в `content/model` і виконайте `npm run schema`.',
  },
  words: {
    en: ({ key, suggestion, keys }) => ({
      message: `Unknown key "${key}".`,
      hint: didYouMean.en(suggestion, keys.length ? `Delete it, or use one of: ${quotedNames(keys)}.` : 'Delete it.'),
    }),
    uk: ({ key, suggestion, keys }) => ({
      message: `Невідомий ключ "${key}".`,
      hint: didYouMean.uk(
        suggestion,
        keys.length ? `Видаліть його або виберіть один із: ${quotedNames(keys)}.` : 'Видаліть його.',
      ),
    }),
  },
  check: reportSchemaErrors('schema-unknown-key'),
});
