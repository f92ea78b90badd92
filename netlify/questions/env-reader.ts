/** Reads values out of an environment; what is wrong becomes a problem in words and the default is used. */
export function createEnvReader(env: Record<string, string | undefined>) {
  const problems: string[] = [];

  function text(name: string): string | undefined {
    return env[name]?.trim() || undefined;
  }

  return {
    /** What was found wrong so far. */
    problems,

    /** Adds a problem. */
    problem(words: string): void {
      problems.push(words);
    },

    /** A text, or nothing when it is missing or blank. */
    text,

    /** A whole number within bounds. */
    number(name: string, fallback: number, min: number, max: number): number {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      problems.push(`${name} must be a whole number from ${min} to ${max}; ${fallback} is used instead.`);
      return fallback;
    },

    /** One of a few words. */
    choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === undefined) return fallback;
      const choice = choices.find((known) => known === value.toLowerCase());
      if (choice) return choice;
      problems.push(`${name} must be one of ${choices.join(', ')}.`);
      return fallback;
    },

    /** An e-mail address. */
    email(name: string, fallback: string): string {
      const value = text(name);
      if (value === undefined) return fallback;
      if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value;
      problems.push(`${name} must be one e-mail address, such as office@example.org.`);
      return fallback;
    },

    /** Texts divided by commas. */
    list(name: string): string[] {
      return (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean);
    },

    /** The origin of an address: `https://example.org`. */
    origin(name: string, value: string): string | undefined {
      if (URL.canParse(value)) return new URL(value).origin;
      problems.push(`${name} has "${value}", which is no address such as https://example.org.`);
      return undefined;
    },
  };
}
