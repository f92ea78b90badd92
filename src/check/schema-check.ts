import type { ErrorObject } from 'ajv';
import { oncePer } from '../cache/once-per.ts';
import type { ContentFile } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/exceptions-key.ts';
import { joinPointer } from '../content/json/json-pointer.ts';
import { hasType, resolveSchema, type Schema, schemaOf } from '../content/schema/schema-store.ts';
import { validate, validateBranch } from '../content/schema/schema-validators.ts';
import { closest } from '../text/closest.ts';
import { toSlug } from '../text/slug.ts';
import type { Finding } from './finding.ts';
import type { Code, JsonType, Limit, MessageParameters } from './messages/parameters.ts';

/** A value that the schema refuses, and the key it concerns, so that other rules leave it alone. */
export interface SchemaFinding {
  finding: Finding;
  /** The pointers about which all has been said. */
  settled: string[];
}

/** Checks a file by its schema: one finding for each mistake. */
export const checkSchema = oncePer((file: ContentFile): SchemaFinding[] => {
  const errors = untangle(file.kind.name, validate(file.kind.name, file.value), '');
  return describeErrors(file, errors);
});

/** Replaces the errors of a union's branches by those of the branch that was meant. */
function untangle(kindName: string, errors: ErrorObject[], prefix: string): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  const outermost = unions.filter(
    ({ instancePath: path }) => !unions.some((other) => isBelow(path, other.instancePath)),
  );
  const plain = errors.filter(
    ({ instancePath: path }) =>
      !outermost.some((union) => path === union.instancePath || isBelow(path, union.instancePath)),
  );
  const chosen = outermost.flatMap((union) => branchErrors(kindName, union, prefix));
  return [...plain.map((error) => ({ ...error, instancePath: prefix + error.instancePath })), ...chosen];
}

function isBelow(path: string, other: string): boolean {
  return path.startsWith(`${other}/`);
}

function branchErrors(kindName: string, union: ErrorObject, prefix: string): ErrorObject[] {
  const root = schemaOf(kindName);
  const branches = (union.schema as Schema[]).map((branch) => resolveSchema(branch, root));
  const fitting = branches.filter((branch) => hasType(branch, union.data));
  if (fitting.length === 0) {
    const expected = branches.flatMap((branch) => branch.type ?? []);
    return [{ ...union, keyword: 'type', params: { type: expected }, instancePath: prefix + union.instancePath }];
  }
  const results = fitting.map((branch) =>
    untangle(kindName, validateBranch(kindName, branch, union.data), prefix + union.instancePath),
  );
  return results.reduce((best, errors) => (likeness(errors) < likeness(best) ? errors : best));
}

/** A branch whose fixed values differ was hardly meant; otherwise the one with the fewest errors was. */
function likeness(errors: ErrorObject[]): number {
  return errors.reduce((sum, { keyword }) => sum + (keyword === 'const' || keyword === 'enum' ? 100 : 1), 0);
}

function describeErrors(file: ContentFile, errors: ErrorObject[]): SchemaFinding[] {
  const missing = errors.filter(({ keyword }) => keyword === 'required');
  const taken = new Set<ErrorObject>();
  const found: SchemaFinding[] = [];
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const here = missing.filter((other) => other.instancePath === error.instancePath && !taken.has(other));
    const { key, meant, keys } = unknownKey(error, here);
    const match = here.find(({ params }) => params.missingProperty === meant);
    if (match) taken.add(match);
    const pointer = joinPointer(error.instancePath, key);
    const settled = [pointer, ...(meant === undefined ? [] : [joinPointer(error.instancePath, meant)])];
    const parameters = { key, keys, ...(meant !== undefined && { suggestion: meant }) };
    found.push({ finding: finding('schema-unknown-key', { file, pointer, part: 'key' }, parameters), settled });
  }
  for (const error of errors) {
    if (error.keyword === 'additionalProperties' || taken.has(error)) continue;
    const result = describeError(file, error);
    if (result) found.push(result);
  }
  return found;
}

/** The key that an unknown one was probably meant to be: a missing one rather than another that is known. */
function unknownKey(error: ErrorObject, missing: ErrorObject[]) {
  const key = String(error.params.additionalProperty);
  const known = Object.keys((error.parentSchema as Schema).properties ?? {});
  const present = Object.keys((error.data ?? {}) as object);
  const keys = known.filter((name) => !present.includes(name) && name !== exceptionsKey);
  const required = missing.map(({ params }) => String(params.missingProperty));
  return { key, meant: closest(key, required) ?? closest(key, keys), keys };
}

function describeError(file: ContentFile, error: ErrorObject): SchemaFinding | undefined {
  const { instancePath: pointer, keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as Schema;
  const settle = <C extends Code>(code: C, parameters: MessageParameters[C], part?: 'start'): SchemaFinding => ({
    finding: finding(code, { file, pointer, ...(part && { part }) }, parameters),
    settled: [pointer],
  });
  switch (keyword) {
    case 'required': {
      const key = String(params.missingProperty);
      const description = schema.properties?.[key]?.description;
      const result = settle('schema-missing-key', { key, ...(description && { description }) }, 'start');
      return { ...result, settled: [joinPointer(pointer, key)] };
    }
    case 'type':
      return settle('schema-type', { expected: [params.type].flat().map(typeName), found: valueType(data) });
    case 'enum':
    case 'const': {
      const choices = (keyword === 'enum' ? (params.allowedValues as unknown[]) : [params.allowedValue]).map(String);
      const suggestion = closest(String(data), choices);
      return settle('schema-choice', { found: JSON.stringify(data), choices, ...(suggestion && { suggestion }) });
    }
    case 'pattern': {
      const { format, examples } = schema;
      const example = examples?.[0];
      const suggestion = typeof data === 'string' ? meantFor(format, data) : undefined;
      return settle('schema-pattern', {
        found: String(data),
        pattern: String(params.pattern),
        ...(format && { format }),
        ...(typeof example === 'string' && { example }),
        ...(suggestion && { suggestion }),
      });
    }
    case 'uniqueItems':
      return {
        ...settle('schema-repeated', {}),
        finding: finding(
          'schema-repeated',
          { file, pointer: joinPointer(pointer, Math.max(params.i, params.j)) },
          {},
        ),
      };
    default:
      return keyword in sizes
        ? settle(
            'schema-limit',
            {
              limit: keyword as Limit,
              bound: Number(params.limit),
              found: sizeOf(data),
              ...(schema.description && { description: schema.description }),
            },
            Array.isArray(data) ? 'start' : undefined,
          )
        : undefined;
  }
}

/** The value in the right form, where that can be told from a wrong one. */
function meantFor(format: string | undefined, value: string): string | undefined {
  if (format === 'slug') return toSlug(value);
  if (format !== 'orcid') return undefined;
  const digits = /(?<!\d)\d{4}-?\d{4}-?\d{4}-?\d{3}[\dX](?!\d)/i.exec(value)?.[0].replaceAll('-', '').toUpperCase();
  return digits?.replace(/.{4}(?=.)/g, '$&-');
}

const sizes: Record<Limit, true> = {
  minLength: true,
  maxLength: true,
  minItems: true,
  maxItems: true,
  minimum: true,
  maximum: true,
};

function finding<C extends Code>(code: C, place: Finding['place'], parameters: MessageParameters[C]): Finding<C> {
  return { code, severity: 'error', place, parameters, related: [] };
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return [...data].length;
  return Array.isArray(data) ? data.length : Number(data);
}

const typeNames: Record<string, JsonType> = { string: 'text', array: 'list' };

function typeName(name: string): JsonType {
  return typeNames[name] ?? (name as JsonType);
}

function valueType(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return value === undefined ? 'nothing' : typeName(typeof value);
}
