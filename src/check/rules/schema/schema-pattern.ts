import { repeatedId, repeatedIdInFacts } from '../../repeated-id.ts';
import { defineRule, type Finding } from '../../rule.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const patternsEn: Record<string, string> = {
  slug: 'Write small Latin letters and digits with single hyphens between the words.',
  orcid: 'Write four groups of four: digits, the last sign a digit or X.',
  url: 'Write the whole address, beginning with https://.',
};

const patternsUk: Record<string, string> = {
  slug: 'Пишіть малі латинські літери й цифри, між словами — один дефіс.',
  orcid: 'Пишіть чотири групи по чотири знаки: цифри, останній знак — цифра або X.',
  url: 'Пишіть усю адресу, починаючи з https://.',
};

export const schemaPattern = defineRule<SchemaParameters['schema-pattern']>({
  code: 'schema-pattern',
  severity: 'error',
  scope: 'file',
  summary: 'A value has the expected form.',
  why: 'Ids become addresses, and profile numbers become links; in another form they lead nowhere.',
  words: {
    en: ({ found, format, pattern, example, suggestion }) => ({
      message: `"${found}" has not the form expected here.`,
      hint: [
        patternsEn[format ?? ''] ?? (example ? [] : `The form is ${pattern}.`),
        suggestion ? `Here: "${suggestion}".` : example ? `Example: "${example}".` : [],
      ]
        .flat()
        .join(' '),
    }),
    uk: ({ found, format, pattern, example, suggestion }) => ({
      message: `"${found}" має не ту форму, яка тут потрібна.`,
      hint: [
        patternsUk[format ?? ''] ?? (example ? [] : `Форма: ${pattern}.`),
        suggestion ? `Тут: "${suggestion}".` : example ? `Приклад: "${example}".` : [],
      ]
        .flat()
        .join(' '),
    }),
  },
  check: reportSchemaErrors('schema-pattern'),
  leads: (finding) => (isId(finding) ? repeatedIdInFacts(finding, finding.parameters.found) : undefined),
  follows: (finding) => (isId(finding) ? repeatedId(finding, finding.parameters.found) : undefined),
});

function isId({ parameters }: Finding<SchemaParameters['schema-pattern']>): boolean {
  return parameters.format === 'slug';
}
