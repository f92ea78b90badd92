import { type Place, rangeOf } from '../content/place.ts';

/** Whether a place begins on a line with a syntax error: nothing else is reported there. */
export function isOnBrokenLine(place: Place): boolean {
  if ('path' in place) return false;
  const { syntaxErrors, source } = place.file.document;
  if (syntaxErrors.length === 0) return false;
  const { line } = source.positionAt(rangeOf(place).start);
  return syntaxErrors.some(({ start }) => source.positionAt(start).line === line);
}
