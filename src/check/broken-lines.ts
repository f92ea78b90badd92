import { type Place, rangeOf } from '../content/place.ts';

/** Whether a place begins on a line that does not parse: nothing else can be said of it. */
export function isOnBrokenLine(place: Place): boolean {
  if ('path' in place) return false;
  const { problems, source } = place.file.document;
  if (problems.length === 0) return false;
  const { line } = source.positionAt(rangeOf(place).start);
  return problems.some(({ start }) => source.positionAt(start).line === line);
}
