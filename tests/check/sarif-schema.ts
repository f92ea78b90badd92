import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

/**
 * Checks logs by the official JSON Schema of SARIF 2.1.0, unchanged, as the OASIS committee gave it to schemastore.org. It
 * is of draft 04, of which it uses nothing that newer drafts read otherwise but `id`.
 */
export function compileSarifSchema(): ValidateFunction {
  const text = readFileSync(join(import.meta.dirname, 'schemas/sarif-2.1.0-rtm.5.json'), 'utf8');
  const { id: _, $schema: __, ...schema } = JSON.parse(text);
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
  ajv.addFormat('uri', (value) => URL.canParse(value));
  ajv.addFormat(
    'uri-reference',
    (value) => URL.canParse(value, 'https://example.org/') && !/[\s<>"{}|\\^`]/.test(value),
  );
  ajv.addFormat('date-time', (value) => !Number.isNaN(Date.parse(value)));
  return ajv.compile(schema);
}
