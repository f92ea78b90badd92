import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../lib/text/memoize.ts';
import { exceptionsKey, type FieldWords } from '../field-words.ts';
import { isObject } from '../unknown-value.ts';

/** The part of JSON Schema that the model's schemas use. */
export interface Schema extends FieldWords {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  required?: string[];
  examples?: unknown[];
  definitions?: Record<string, Schema>;
}

const schemaDir = join(import.meta.dirname, '../../../content/schema');

/** The schema of the list of exceptions, to which those of all files refer. */
export const exceptionsFile = 'exceptions.schema.json';

const schemaIn = memoize((name: string): Schema => JSON.parse(readFileSync(join(schemaDir, name), 'utf8')));

/** The schema of a kind of content file, with that of its exceptions. It is always the project's, wherever the content is. */
export const schemaOf = memoize((kindName: string): Schema => {
  const schema = schemaIn(`${kindName}.schema.json`);
  return { ...schema, properties: { ...schema.properties, [exceptionsKey]: schemaIn(exceptionsFile) } };
});

/** Follows a reference to a definition of the same schema. */
export function resolveSchema(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : { ...root.definitions?.[name], ...withoutRef(schema) };
}

function withoutRef({ $ref: _, ...schema }: Schema): Schema {
  return schema;
}

/** Tells if a value has the type that a schema requires. */
export function hasType({ type = [] }: Schema, value: unknown): boolean {
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const types = [type].flat();
  return types.length === 0 || types.includes(own) || (types.includes('integer') && Number.isInteger(value));
}

/** The branch of a union that a value was meant for: whose fixed values it has, and most keys. Other schemas are their own. */
export function meantBranch(schema: Schema, value: unknown, root: Schema): Schema {
  if (!schema.anyOf) return schema;
  const branches = schema.anyOf.map((each) => resolveSchema(each, root)).filter((each) => hasType(each, value));
  const entries = isObject(value) ? Object.entries(value) : [];
  const fit = ({ properties = {} }: Schema) =>
    entries.reduce((sum, [key, member]) => {
      const known = properties[key];
      if (!known) return sum;
      const fixed = known.enum ?? (known.const === undefined ? undefined : [known.const]);
      return sum + (fixed && !fixed.includes(member) ? -100 : 1);
    }, 0);
  return branches.reduce<Schema>((best, branch) => (fit(branch) > fit(best) ? branch : best), branches[0] ?? schema);
}
