import { resolveSchema, type Schema } from './schema-store.ts';

/**
 * A value with all required keys of a schema and nothing else: empty texts and lists, which the check then reports as
 * what is left to write.
 * @param filled what is known already, by key
 */
export function emptyValue(
  given: Schema,
  root: Schema,
  filled: Record<string, unknown> = {},
): Record<string, unknown> {
  const schema = resolveSchema(given, root);
  const keys = Object.keys(schema.properties ?? {}).filter((key) => schema.required?.includes(key) || key in filled);
  return Object.fromEntries(
    keys.map((key) => [key, key in filled ? filled[key] : emptyOf(schema.properties?.[key] ?? {}, root)]),
  );
}

function emptyOf(given: Schema, root: Schema): unknown {
  const schema = resolveSchema(given, root);
  const [type] = [schema.type ?? schema.anyOf?.[0]?.type ?? 'object'].flat();
  switch (type) {
    case 'string':
      return '';
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    default:
      return emptyValue(schema, root);
  }
}
