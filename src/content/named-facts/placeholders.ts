/** A place of a text that names a fact: `{phone}`, `{admission-closes.day}`, `{unit/quality/email}`. */
export interface Placeholder {
  /** The name of the fact. */
  name: string;
  /** Whether a day is meant without its year. */
  isDayOnly: boolean;
  from: number;
  to: number;
}

/** One pair of braces around a name of three letters or more: `{{count}}` is filled in by the browser, `{a, b}` is a set. */
const form = /(?<!\{)\{([a-z][a-z0-9-]{2,}(?:\/[a-z0-9-]+\/[A-Za-z]+)?)(\.day)?\}(?!\})/g;

/** Whether a text, or the source of a file with texts, may name facts. */
export function mayNameFacts(text: string): boolean {
  return /\{[a-z][a-z0-9-]{2,}[./}]/.test(text);
}

/** Finds the facts that a text names. */
export function placeholdersIn(text: string): Placeholder[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(form)].map(({ 0: found, 1: name = '', 2: day, index }) => ({
    name,
    isDayOnly: day !== undefined,
    from: index,
    to: index + found.length,
  }));
}
