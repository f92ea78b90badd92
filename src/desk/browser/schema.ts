/** What the form reads of a JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: string[];
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
}

/** A schema without its reference; what stands beside the reference counts. */
export function resolved(schema: Schema, file: Schema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  const target = name === undefined ? undefined : file.definitions?.[name];
  if (!target) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...resolved(target, file), ...beside };
}

/** The schema of the value at a pointer of a file; an empty one where the file's schema does not say. */
export function schemaAt(file: Schema, pointer: string): Schema {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema>((schema, part) => {
      const { items, properties, additionalProperties } = resolved(schema, file);
      const further = typeof additionalProperties === 'object' ? additionalProperties : {};
      return items ?? properties?.[part] ?? further;
    }, file);
}

/** The schema of those that a value may have: of text or list of texts, the one that it is. */
export function chosen(schema: Schema, value: unknown, file: Schema): Schema {
  const own = resolved(schema, file);
  if (!own.anyOf || own.properties) return own;
  const type = Array.isArray(value) ? 'array' : 'string';
  const choice = own.anyOf.find((each) => resolved(each, file).type === type);
  const { anyOf: _, ...beside } = own;
  return choice ? { ...beside, ...resolved(choice, file) } : own;
}

/** What a new entry of a list begins as. */
export function emptyValue(schema: Schema, file: Schema): unknown {
  const { type, enum: choices, properties = {}, required = [] } = resolved(schema, file);
  if (type === 'object') {
    return Object.fromEntries(required.map((key) => [key, emptyValue(properties[key] ?? {}, file)]));
  }
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return 0;
  return choices?.[0] ?? '';
}
