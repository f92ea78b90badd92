import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of JSON Schema that the model's schemas use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  required?: string[];
  examples?: unknown[];
  definitions?: Record<string, Schema>;
}

const schemaDir = join(import.meta.dirname, '../../../content/schema');
const schemas = new Map<string, Schema>();

/** The schema of a kind of content file. It is always the project's, wherever the content is. */
export function schemaOf(kindName: string): Schema {
  let schema = schemas.get(kindName);
  if (!schema) {
    schema = JSON.parse(readFileSync(join(schemaDir, `${kindName}.schema.json`), 'utf8')) as Schema;
    schemas.set(kindName, schema);
  }
  return schema;
}

/** Follows a reference to a definition of the same schema. */
export function resolveSchema(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : { ...root.definitions?.[name], ...withoutRef(schema) };
}

function withoutRef({ $ref: _, ...schema }: Schema): Schema {
  return schema;
}

/** Whether a value has the type that a schema requires. */
export function hasType(schema: Schema, value: unknown): boolean {
  if (schema.type === undefined) return true;
  const types = [schema.type].flat();
  return types.some((type) => {
    if (type === 'array') return Array.isArray(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    if (type === 'null') return value === null;
    if (type === 'integer') return Number.isInteger(value);
    return typeof value === type;
  });
}
