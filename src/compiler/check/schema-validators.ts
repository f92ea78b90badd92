import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { contentKinds } from '../content-kind.ts';
import { type Schema, schemaOf } from './schema-store.ts';

/**
 * Ajv makes a function of each schema, which takes longer than checking the content with it. The functions are kept as
 * code, under a name made from the schemas; Ajv itself is loaded only to make them anew or to look closer at a union.
 */
const cacheDir = join(import.meta.dirname, '../../../.cache/validators');
const require = createRequire(import.meta.url);
const options: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
  code: { optimize: false, source: true },
};

type Validators = Record<string, ValidateFunction>;

let validators: Validators | undefined;
const branches = new Map<string, ValidateFunction>();

/** Validates a value by the schema of its kind. */
export function validate(kindName: string, value: unknown): ErrorObject[] {
  validators ??= loadValidators();
  const validator = validators[exportName(kindName)];
  if (!validator) throw new Error(`There is no schema for ${kindName}.`);
  return validator(value) ? [] : (validator.errors ?? []);
}

/** Validates a value by one branch of a union. */
export function validateBranch(kindName: string, branch: Schema, value: unknown): ErrorObject[] {
  const key = `${kindName} ${JSON.stringify(branch)}`;
  let validator = branches.get(key);
  if (!validator) {
    validator = newAjv().compile({ ...branch, definitions: schemaOf(kindName).definitions });
    branches.set(key, validator);
  }
  return validator(value) ? [] : (validator.errors ?? []);
}

function loadValidators(): Validators {
  const { version } = require('ajv/package.json') as { version: string };
  const hash = createHash('sha256').update(version);
  for (const { name } of contentKinds) hash.update(name).update(JSON.stringify(schemaOf(name)));
  const path = join(cacheDir, `${hash.digest('hex').slice(0, 16)}.cjs`);
  try {
    return require(path) as Validators;
  } catch {
    return makeValidators(path);
  }
}

function makeValidators(path: string): Validators {
  const ajv = newAjv();
  const names = Object.fromEntries(contentKinds.map(({ name }) => [exportName(name), name]));
  for (const { name } of contentKinds) ajv.addSchema(schemaOf(name), name);
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');
  keep(path, standaloneCode(ajv, names));
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, ajv.getSchema(name) as ValidateFunction]),
  );
}

/** Writes the code beside its place and moves it there whole. Where nothing can be written, nothing is kept. */
function keep(path: string, code: string): void {
  try {
    mkdirSync(cacheDir, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, path);
  } catch {
    // The next check takes a little longer, that is all.
  }
}

function newAjv() {
  const { Ajv } = require('ajv') as typeof import('ajv');
  return new Ajv(options);
}

function exportName(kindName: string): string {
  return kindName.replaceAll('-', '_');
}
