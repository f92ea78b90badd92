/**
 * What the OASIS standard SARIF 2.1.0 (sections 3.13 to 3.30) demands of the properties that the checker writes. The
 * official schema is in no small package, so this names every property that is used, with its type and limits, and
 * refuses all others.
 */
const text = { type: 'string', minLength: 1 };
const line = { type: 'integer', minimum: 1 };
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });
const message = object({ text });
const physicalLocation = object({
  artifactLocation: object({ uri: { type: 'string', pattern: "^[\\w%!$&'()*+,;=:@./~-]+$" } }),
  region: object({ startLine: line, startColumn: line, endLine: line, endColumn: line }, ['startLine']),
});

export const sarifSubset = object({
  $schema: { type: 'string', pattern: '^https://.*sarif.*2\\.1\\.0.*\\.json$' },
  version: { const: '2.1.0' },
  runs: {
    ...list(
      object({
        tool: object({
          driver: object({
            name: text,
            rules: { ...list(object({ id: text, shortDescription: message, help: message })), uniqueItems: true },
          }),
        }),
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: list(
          object(
            {
              ruleId: text,
              ruleIndex: { type: 'integer', minimum: -1 },
              level: { enum: ['none', 'note', 'warning', 'error'] },
              message,
              locations: list(object({ physicalLocation })),
              relatedLocations: {
                ...list(object({ id: { type: 'integer', minimum: -1 }, message, physicalLocation })),
                uniqueItems: true,
              },
            },
            ['message'],
          ),
        ),
      }),
    ),
  },
});
