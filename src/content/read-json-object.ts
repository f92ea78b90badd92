import { readFileSync } from 'node:fs';
import { CommandError } from '../command/run-command.ts';
import { isObject } from './unknown-value.ts';

/** Reads a file that is not checked as content is. @throws CommandError that names it, when it is no JSON object */
export function readJsonObject(path: string): Record<string, unknown> {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new CommandError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
  throw new CommandError(`${path}: expected a JSON object, {…}.`);
}
