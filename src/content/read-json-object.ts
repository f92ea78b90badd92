import { readFileSync } from 'node:fs';
import { CommandError } from '../command/run-command.ts';
import { isObject } from './unknown-value.ts';

/** Reads a file that is not checked as content is. @throws CommandError that names it, when it is no JSON object */
export function readJsonObject(path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
    if (isObject(value)) return value;
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError({
      en: `${path} is not valid JSON: ${message}`,
      uk: `У ${path} неправильний JSON: ${message}`,
    });
  }
  throw new CommandError({
    en: `${path}: expected a JSON object, {…}.`,
    uk: `${path}: очікується об’єкт JSON, {…}.`,
  });
}
