import { repeatedId, repeatedIdInFacts } from '../../repeated-id.ts';
import { defineRule, type Finding } from '../../rule.ts';
import { reportSchemaErrors, type SchemaParameters } from './schema-errors.ts';

const patternsEn: Record<string, string> = {
  slug: 'Use lowercase Latin letters and digits, with single hyphens between words.',
  url: 'Write the full address, starting with https://.',
};

const patternsUk: Record<string, string> = {
  slug: 'Пишіть малими латинськими літерами й цифрами, між словами ставте один дефіс.',
  url: 'Пишіть повну адресу, починаючи з https://.',
};

export const schemaPattern = defineRule<SchemaParameters['schema-pattern']>({
  code: 'schema-pattern',
  severity: 'error',
  scope: 'file',
  summary: { en: 'A value matches the expected format.', uk: 'Значення має очікуваний вигляд.' },
  why: {
    en: 'The site makes something of each such value: an id becomes an address, and in another format it leads nowhere.',
    uk: 'З кожного такого значення сайт щось робить: id стає адресою, і в іншому вигляді вона не веде нікуди.',
  },
  words: {
    en: ({ found, format, pattern, example, suggestion }) => ({
      message: `"${found}" does not match the expected format.`,
      hint: [
        patternsEn[format ?? ''] ?? (example ? [] : `Expected format: ${pattern}.`),
        suggestion ? `Write "${suggestion}".` : example ? `Example: "${example}".` : [],
      ]
        .flat()
        .join(' '),
    }),
    uk: ({ found, format, pattern, example, suggestion }) => ({
      message: `"${found}" не відповідає очікуваному формату.`,
      hint: [
        patternsUk[format ?? ''] ?? (example ? [] : `Очікуваний формат: ${pattern}.`),
        suggestion ? `Напишіть "${suggestion}".` : example ? `Приклад: "${example}".` : [],
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
