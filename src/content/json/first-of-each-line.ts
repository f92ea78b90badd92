import type { JsonSyntaxError } from './json-node.ts';

/** Further errors of a line are consequences of its first one; so are brackets after a wrong bracket. */
export function firstOfEachLine(text: string, errors: readonly JsonSyntaxError[]): JsonSyntaxError[] {
  const kept: JsonSyntaxError[] = [];
  let lastEnd = -1;
  let brackets = 0;
  for (const error of [...errors].sort((a, b) => a.start - b.start)) {
    const isBracket = error.kind.startsWith('bracket-');
    if (error.start > lastEnd && !(isBracket && brackets > 0)) kept.push(error);
    if (isBracket) brackets++;
    // The end of a line is looked for once, however many errors it has.
    if (error.start <= lastEnd) continue;
    const end = text.slice(error.start).search(/[\r\n]/);
    lastEnd = end < 0 ? text.length : error.start + end;
  }
  return kept;
}
