import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

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
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false, validateSchema: false });
const schemas = new Map<string, Schema>();
const validators = new Map<string, ValidateFunction>();

/** The schema of a kind of content file. It is the project's, wherever the content lies. */
export function schemaOf(kindName: string): Schema {
  let schema = schemas.get(kindName);
  if (!schema) {
    schema = JSON.parse(readFileSync(join(schemaDir, `${kindName}.schema.json`), 'utf8')) as Schema;
    schemas.set(kindName, schema);
  }
  return schema;
}

/** Validates a value by the schema of its kind. */
export function validate(kindName: string, value: unknown): ErrorObject[] {
  let validator = validators.get(kindName);
  if (!validator) {
    validator = ajv.compile(schemaOf(kindName));
    validators.set(kindName, validator);
  }
  return validator(value) ? [] : (validator.errors ?? []);
}

/** Validates a value by one branch of a union. */
export function validateBranch(kindName: string, branch: Schema, value: unknown): ErrorObject[] {
  const validator = ajv.compile({ ...branch, definitions: schemaOf(kindName).definitions });
  return validator(value) ? [] : (validator.errors ?? []);
}

/** Follows a reference to a definition of the same schema. */
export function resolveSchema(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : { ...root.definitions?.[name], ...withoutRef(schema) };
}

function withoutRef({ $ref: _, ...schema }: Schema): Schema {
  return schema;
}

/** Whether a value has the type that a schema asks for. */
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
