import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import { digest } from '../../cache/digest.ts';
import { fileKinds } from '../kind-table.ts';
import { type Schema, schemaOf } from './schema-store.ts';

/**
 * Ajv compiles each schema to a function, which takes longer than checking the content with it. The functions are cached
 * as code, with the hash of the schemas; Ajv itself is loaded only to compile them again or to look closer at a union.
 */
const cachePath = join(import.meta.dirname, '../../../.cache/validators.json');
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
  const schemas = fileKinds.map(({ name }) => `${name} ${JSON.stringify(schemaOf(name))}`);
  const key = digest(version, schemas.join('\n'));
  const code = readChecksummed<string>(cachePath, key);
  return code === undefined ? makeValidators(key) : run(code);
}

/** Runs the code of a CommonJS module. */
function run(code: string): Validators {
  const module = { exports: {} as Validators };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports;
}

function makeValidators(key: string): Validators {
  const ajv = newAjv();
  const names = Object.fromEntries(fileKinds.map(({ name }) => [exportName(name), name]));
  for (const { name } of fileKinds) ajv.addSchema(schemaOf(name), name);
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');
  const code = standaloneCode(ajv, names);
  try {
    writeChecksummed(cachePath, key, code);
  } catch {
    // Where nothing can be written, nothing is cached, and the next check takes a little longer.
  }
  return run(code);
}

function newAjv() {
  const { Ajv } = require('ajv') as typeof import('ajv');
  return new Ajv(options);
}

function exportName(kindName: string): string {
  return kindName.replaceAll('-', '_');
}
