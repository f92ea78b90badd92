import { UsageError } from './run-command.ts';

/** The whole number that the value of an option is. Throws when it is none, or less than the least. */
export function wholeNumber(option: string, value: string, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`${option} ${value}: expected a number from ${least}.`);
}
