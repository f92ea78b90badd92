import type { ErrorObject } from 'ajv';
import type { ContentFile } from '../../../content/content-tree.ts';
import { exceptionsKey, type FieldWords } from '../../../content/field-words.ts';
import { isPointerWithin, joinPointer } from '../../../content/json/json-pointer.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { hasType, meantBranch, resolveSchema, type Schema, schemaOf } from '../../../content/schema/schema-store.ts';
import { validate, validateBranch } from '../../../content/schema/schema-validators.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { hasCyrillic } from '../../../lib/text/letters.ts';
import { toSlug } from '../../../lib/text/romanize.ts';

/** The kinds of value that JSON knows. */
export type JsonType = 'text' | 'number' | 'integer' | 'list' | 'object' | 'boolean' | 'null' | 'nothing';

const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;
export type Limit = (typeof limits)[number];

/** The path from a content file to its schema, as the file names it. */
export function ownSchemaPath({ path, kind }: ContentFile): string {
  const depth = path.split('/').length - 1;
  return `${'../'.repeat(depth)}schema/${kind.name}.schema.json`;
}

/** A value that does not match the schema. @param settled the pointers that need no further check, so that other rules leave them alone */
function found<Code extends string, Parameters extends object>(
  code: Code,
  place: ValuePlace,
  parameters: Parameters,
  settled: readonly string[] = [place.pointer],
) {
  return { code, place, parameters, settled };
}

type SchemaError = ReturnType<typeof describeErrors>[number];

/** The rules that report what does not match a schema. */
export type SchemaCode = SchemaError['code'];

/** The parameters of the words of a rule. */
export type SchemaParameters<Code extends SchemaCode> = Extract<SchemaError, { code: Code }>['parameters'];

/** Checks a file by its schema: one error for each cause. A file that cannot be read for sure has none. */
export const schemaErrors = oncePer((file: ContentFile) =>
  file.isVerified || file.badByte !== undefined || !file.document.isSure
    ? []
    : describeErrors(file, untangleUnions(file.kind.name, validate(file.kind.name, file.value), '')),
);

/** Replaces the errors of a union's branches by those of the branch that was meant. */
function untangleUnions(kindName: string, errors: ErrorObject[], prefix: string): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  const outermost = unions.filter(
    ({ instancePath: path }) =>
      !unions.some((other) => path !== other.instancePath && isPointerWithin(path, other.instancePath)),
  );
  const plain = errors.filter(
    ({ instancePath: path }) => !outermost.some((union) => isPointerWithin(path, union.instancePath)),
  );
  const chosen = outermost.flatMap((union) => branchErrors(kindName, union, prefix));
  return [...plain.map((error) => ({ ...error, instancePath: prefix + error.instancePath })), ...chosen];
}

function branchErrors(kindName: string, union: ErrorObject, prefix: string): ErrorObject[] {
  const root = schemaOf(kindName);
  const branches = (union.schema as Schema[]).map((branch) => resolveSchema(branch, root));
  if (!branches.some((branch) => hasType(branch, union.data))) {
    const expected = branches.flatMap((branch) => branch.type ?? []);
    return [{ ...union, keyword: 'type', params: { type: expected }, instancePath: prefix + union.instancePath }];
  }
  const meant = meantBranch({ anyOf: branches }, union.data, root);
  return untangleUnions(kindName, validateBranch(kindName, meant, union.data), prefix + union.instancePath);
}

function describeErrors(file: ContentFile, errors: readonly ErrorObject[]) {
  const missing = errors.filter(({ keyword }) => keyword === 'required');
  const taken = new Set<ErrorObject>();
  const unknown = errors.flatMap((error) => {
    if (error.keyword !== 'additionalProperties') return [];
    const { instancePath: around } = error;
    const here = missing.filter((other) => other.instancePath === around && !taken.has(other));
    const { key, meant, keys } = unknownKey(error, here);
    const match = here.find(({ params }) => params.missingProperty === meant);
    if (match) taken.add(match);
    const pointer = joinPointer(around, key);
    const settled = [pointer, ...(meant === undefined ? [] : [joinPointer(around, meant)])];
    return found('schema-unknown-key', { file, pointer, part: 'key' }, { key, keys, suggestion: meant }, settled);
  });
  const others = errors.filter((error) => error.keyword !== 'additionalProperties' && !taken.has(error));
  return [...unknown, ...others.flatMap((error) => describeError(file, error) ?? [])];
}

/** The key that an unknown one was probably meant to be: a missing one rather than another that is known. */
function unknownKey(error: ErrorObject, missing: ErrorObject[]) {
  const key = String(error.params.additionalProperty);
  const known = Object.keys((error.parentSchema as Schema).properties ?? {});
  const present = asObject(error.data);
  const keys = known.filter((name) => !Object.hasOwn(present, name) && name !== exceptionsKey);
  const required = missing.map(({ params }) => String(params.missingProperty));
  const [only] = required;
  // Somebody has translated it.
  const isTranslated = required.length === 1 && hasCyrillic(key);
  return { key, meant: closest(key, required) ?? closest(key, keys) ?? (isTranslated ? only : undefined), keys };
}

function describeError(file: ContentFile, { instancePath: pointer, keyword, params, data, ...error }: ErrorObject) {
  const schema = (error.parentSchema ?? {}) as Schema;
  const { format } = schema;
  const place: ValuePlace = { file, pointer };
  const start: ValuePlace = { file, pointer, part: 'start' };
  switch (keyword) {
    case 'required': {
      const key = String(params.missingProperty);
      // A value where only one is right.
      const value = key === '$schema' ? ownSchemaPath(file) : undefined;
      const field = helpIn(schema.properties?.[key]);
      return found('schema-missing-key', start, { key, value, field }, [joinPointer(pointer, key)]);
    }
    case 'type': {
      const expected = [params.type].flat().map(typeName);
      const meant = meantValue(data, expected[0]);
      return found('schema-type', place, { expected, found: valueType(data), meant });
    }
    case 'enum':
    case 'const': {
      const choices = (keyword === 'enum' ? (params.allowedValues as unknown[]) : [params.allowedValue]).map(String);
      const suggestion = closest(String(data), choices);
      return found('schema-choice', place, { found: JSON.stringify(data), choices, suggestion, format });
    }
    case 'pattern': {
      const pattern = String(params.pattern);
      const example = asText(schema.examples?.[0]);
      const suggestion = typeof data === 'string' ? meantBy(data, format, pattern) : undefined;
      return found('schema-pattern', place, { found: String(data), pattern, format, example, suggestion });
    }
    case 'uniqueItems': {
      const item = { file, pointer: joinPointer(pointer, Math.max(params.i, params.j)) };
      return found('schema-repeated', item, {}, [pointer]);
    }
    default: {
      const limit = limits.find((each) => each === keyword);
      if (!limit) return undefined;
      const parameters = { limit, bound: Number(params.limit), found: sizeOf(data), field: helpIn(schema) };
      return found('schema-limit', Array.isArray(data) ? start : place, parameters);
    }
  }
}

/** The value that was probably meant: what an id can be derived from, or what differs from it in a way that people often take. */
function meantBy(value: string, format: string | undefined, pattern: string): string | undefined {
  if (format === 'slug') return toSlug(value) || undefined;
  const text = value.trim();
  if (!text) return undefined;
  const matching = new RegExp(pattern, 'u');
  const likely = [
    text,
    // A keyboard has a hyphen, and no dash.
    text.replaceAll('-', '–'),
    text.toLowerCase(),
    text.toUpperCase(),
    text.replace(/\/$/, ''),
    text.replace(/^http:/, 'https:'),
    `/${text}`,
    `#${text}`,
  ];
  return likely.find((each) => each !== value && matching.test(each));
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return [...data].length;
  return Array.isArray(data) ? data.length : Number(data);
}

const typeNames: Record<string, JsonType> = { string: 'text', array: 'list' };

function typeName(name: string): JsonType {
  return typeNames[name] ?? (name as JsonType);
}

/** A value as it should be written, if it is of another type only by its quotes or by what stands beside a number. */
function meantValue(value: unknown, expected: JsonType | undefined): string | undefined {
  if (expected === 'text') return Number.isInteger(value) ? `"${value}"` : undefined;
  if (typeof value !== 'string' || (expected !== 'number' && expected !== 'integer')) return undefined;
  const [, number = ''] = /^\s*(-?\d[\d \u00a0\u202f]*(?:[.,]\d+)?)\s*(?:\p{L}+\.?)?\s*$/u.exec(value) ?? [];
  const meant = number.replace(/[ \u00a0\u202f]/g, '').replace(',', '.');
  return meant && (expected === 'number' || !meant.includes('.')) ? String(Number(meant)) : undefined;
}

function valueType(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return value === undefined ? 'nothing' : typeName(typeof value);
}

function helpIn({ description, helpUk }: Schema = {}): FieldWords {
  return { ...(description && { description }), ...(helpUk && { helpUk }) };
}
