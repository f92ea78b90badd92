import { UsageError } from './run-command.ts';

/** The choice that the value of an option names. Throws when there is no such choice. */
export function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (!choice) throw new UsageError(`${option} ${value}: expected one of ${choices.join(', ')}.`);
  return choice;
}
