import { UsageError } from './run-command.ts';

/** The choice that the value of an option names. Throws when there is no such choice. */
export function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (!choice) {
    const list = choices.join(', ');
    throw new UsageError({
      en: `${option} ${value}: expected one of ${list}.`,
      uk: `${option} ${value}: очікується одне з ${list}.`,
    });
  }
  return choice;
}
