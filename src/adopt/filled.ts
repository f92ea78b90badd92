import type { StarterValue } from './starter-section.ts';

/** What stands for a name in braces, such as `{city}`. */
export type Filling = Readonly<Record<string, string | number | Readonly<Record<string, string>> | undefined>>;

/**
 * A value in which answers stand instead of their names. A text that is nothing but a name becomes the answer itself, a number
 * included; keys whose value is null are left out, as those of an answer that nobody gave are when it is printed.
 */
export function filled(value: StarterValue, filling: Filling): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\{(\w+)\}$/.exec(value) ?? [];
    return name !== undefined && name in filling ? filling[name] : filledText(value, filling);
  }
  if (Array.isArray(value)) return value.map((each) => filled(each, filling));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, filled(each, filling)]])),
  );
}

/** A text in which answers stand instead of their names; i18next's own `{{count}}` stays. */
export function filledText(text: string, filling: Filling): string {
  return text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (braces, name: string) => String(filling[name] ?? braces));
}
