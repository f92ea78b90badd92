import { type Place, rangeOf } from '../content/place.ts';

/** Whether a place begins on a line with a syntax error, or lies in a text with one: nothing else is reported there. */
export function isOnBrokenLine(place: Place): boolean {
  if ('path' in place) return false;
  const { document } = place.file;
  const { syntaxErrors, source } = document;
  if (syntaxErrors.length === 0) return false;
  if ('pointer' in place && document.isBrokenText(place.pointer)) return true;
  const { line } = source.positionAt(rangeOf(place).start);
  return syntaxErrors.some(({ start }) => source.positionAt(start).line === line);
}
