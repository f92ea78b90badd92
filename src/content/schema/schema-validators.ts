import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { readChecksummedBytes, writeChecksummedBytes } from '../../lib/cache/checksummed-file.ts';
import { digest } from '../../lib/cache/file-hashes.ts';
import { memoize } from '../../lib/text/memoize.ts';
import { type Schema, schemaOf } from './schema-store.ts';

/**
 * Ajv compiles each schema to a function, which takes longer than checking the content with it. The functions are cached
 * as code, each with the hash of its schema; Ajv itself is loaded only to compile them again or to look closer at a union.
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

const branches = new Map<string, ValidateFunction>();

/** Validates a value by the schema of its kind. */
export function validate(kindName: string, value: unknown): ErrorObject[] {
  const validator = validatorOf(kindName);
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

const validatorOf = memoize((kindName: string): ValidateFunction => {
  const { version } = require('ajv/package.json') as { version: string };
  const key = digest(version, JSON.stringify(schemaOf(kindName)));
  const path = join(cacheDir, kindName);
  const known = readChecksummedBytes(path, key);
  if (known) return run(known.toString());
  const code = compile(kindName);
  try {
    writeChecksummedBytes(path, key, Buffer.from(code));
  } catch {
    // Where nothing can be written, nothing is cached, and the next check takes a little longer.
  }
  return run(code);
});

/** Runs the code of a CommonJS module that is a function. */
function run(code: string): ValidateFunction {
  const module = { exports: {} as ValidateFunction };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports;
}

function compile(kindName: string): string {
  const ajv = newAjv();
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');
  return standaloneCode(ajv, ajv.compile(schemaOf(kindName)));
}

function newAjv() {
  const { Ajv } = require('ajv') as typeof import('ajv');
  return new Ajv(options);
}
