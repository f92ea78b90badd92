import { asObject } from '../../content/unknown-value.ts';
import type { ValueProps } from './field-context.ts';

/** What no editor has to see: the path to the schema, and the exceptions from rules. */
const hidden = ['$schema', '$exceptions'];

/** The keys that a form shows of an object: those of its schema, then others. The id of a thing stays as it is. */
export function shownKeys({ schema, value, pointer }: Pick<ValueProps, 'schema' | 'value' | 'pointer'>): string[] {
  const known = Object.keys(schema.properties ?? {});
  const others = Object.keys(asObject(value)).filter((key) => !known.includes(key));
  return [...known, ...others].filter((key) => !hidden.includes(key) && (key !== 'id' || pointer !== ''));
}

/** An object with another value of a key; without the key if there is no value. */
export function withKey(object: unknown, key: string, value: unknown): Record<string, unknown> {
  const { [key]: _, ...others } = asObject(object);
  return value === undefined ? others : { ...asObject(object), [key]: value };
}

/** The schema of a key of an object. */
export function schemaOf(
  { properties, additionalProperties }: ValueProps['schema'],
  key: string,
): ValueProps['schema'] {
  return properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}
