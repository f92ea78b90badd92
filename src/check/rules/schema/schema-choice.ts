import { defineRule } from '../../rule.ts';
import { didYouMean, quotedNames } from '../../words.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

/** The words for the component of a route: those of the specification, section 8, in either language. */
const missingComponent = (found: string) => `Page not found: ${JSON.parse(found)}`;

export const schemaChoice = defineRule<SchemaParameters['schema-choice']>({
  code: 'schema-choice',
  severity: 'error',
  scope: 'file',
  summary: { en: 'A value is one of the allowed values.', uk: 'Значення — одне з дозволених.' },
  why: { en: 'The pages know only these values.', uk: 'Сторінки знають лише ці значення.' },
  words: {
    en: ({ found, format, choices, suggestion }) => ({
      message: format === 'page-component' ? missingComponent(found) : `${found} is not one of the allowed values.`,
      hint: didYouMean.en(
        suggestion,
        choices.length === 1 ? `Write ${quotedNames(choices)}.` : `Use one of: ${quotedNames(choices)}.`,
      ),
    }),
    uk: ({ found, format, choices, suggestion }) => ({
      message:
        format === 'page-component'
          ? `${missingComponent(found)} (такого компонента сторінки немає).`
          : `${found} немає серед дозволених значень.`,
      hint: didYouMean.uk(
        suggestion,
        choices.length === 1
          ? `Напишіть ${quotedNames(choices)}.`
          : `Виберіть одне з таких: ${quotedNames(choices)}.`,
      ),
    }),
  },
  check: reportSchemaErrors('schema-choice'),
});
