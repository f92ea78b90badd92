import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { memoize } from '../../lib/text/memoize.ts';
import { type Schema, schemaOf } from './schema-store.ts';

const require = createRequire(import.meta.url);
let ajv: Ajv | undefined;

/** Compiles a schema to a function. Most checks need few or none, so that only these wait for Ajv. */
function compile(schema: Schema): ValidateFunction {
  const { Ajv } = require('ajv') as typeof import('ajv');
  ajv ??= new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    validateFormats: false,
    validateSchema: false,
    code: { optimize: false },
  });
  return ajv.compile(schema);
}

const validatorOf = memoize((kindName: string) => compile(schemaOf(kindName)));
const branches = new Map<string, ValidateFunction>();

/** Validates a value by the schema of its kind. */
export function validate(kindName: string, value: unknown): ErrorObject[] {
  return errorsOf(validatorOf(kindName), value);
}

/** Validates a value by one branch of a union. */
export function validateBranch(kindName: string, branch: Schema, value: unknown): ErrorObject[] {
  const key = `${kindName} ${JSON.stringify(branch)}`;
  const validator = branches.get(key) ?? compile({ ...branch, definitions: schemaOf(kindName).definitions ?? {} });
  branches.set(key, validator);
  return errorsOf(validator, value);
}

function errorsOf(validator: ValidateFunction, value: unknown): ErrorObject[] {
  return validator(value) ? [] : (validator.errors ?? []);
}
