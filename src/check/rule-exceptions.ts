import type { ContentFile } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/field-words.ts';
import { joinPointer, pointerParts, valueAt } from '../content/json/json-pointer.ts';
import { isPlaceWithin, type Place, pathOfPlace } from '../content/place.ts';
import { asList, asObject, asText } from '../content/unknown-value.ts';
import type { Finding, WrittenException } from './rule.ts';

/** Takes away what the content files except; `unused` are the exceptions that except nothing. */
export function applyExceptions(
  files: readonly ContentFile[],
  findings: readonly Finding[],
): { findings: Finding[]; unused: WrittenException[] } {
  const exceptions = files.flatMap(exceptionsOf);
  if (exceptions.length === 0) return { findings: [...findings], unused: [] };
  const used = new Set<WrittenException>();
  const kept = findings.filter(({ code, place, related }) => {
    const places = [place, ...related.map((other) => other.place)];
    const fitting = exceptions.filter(({ rule, covers }) => rule === code && places.some(covers));
    for (const exception of fitting) used.add(exception);
    return fitting.length === 0;
  });
  return { findings: kept, unused: exceptions.filter((exception) => !used.has(exception)) };
}

/** True if a file excepts a value from a rule. */
export function isExcepted(file: ContentFile, pointer: string, code: string): boolean {
  return exceptionsOf(file).some(({ rule, covers }) => rule === code && covers({ file, pointer }));
}

function exceptionsOf(file: ContentFile): WrittenException[] {
  if (!file.kept('has exceptions', () => exceptionsKey in asObject(file.value))) return [];
  return asList(asObject(file.value)[exceptionsKey]).flatMap((entry, index) => {
    const { rule, at } = asObject(entry);
    const [code, target] = [asText(rule), asText(at)];
    if (code === undefined || target === undefined) return [];
    const isPath = !target.startsWith('/');
    const pointer = isPath ? undefined : resolvePointer(file.value, target);
    const covers = (other: Place) =>
      pointer === undefined ? isPath && pathOfPlace(other) === target : isPlaceWithin(other, { file, pointer });
    const place = { file, pointer: joinPointer(`/${exceptionsKey}`, index) };
    return { rule: code, at: target, place, exists: isPath || pointer !== undefined, covers };
  });
}

/** Turns a pointer that names entries of lists by their ids into one with their numbers. */
function resolvePointer(value: unknown, pointer: string): string | undefined {
  let resolved = '';
  for (const part of pointerParts(pointer)) {
    const around = valueAt(value, resolved);
    const index = Array.isArray(around) ? around.findIndex((item) => asObject(item).id === part) : -1;
    resolved = joinPointer(resolved, index >= 0 ? index : part);
    if (valueAt(value, resolved) === undefined) return undefined;
  }
  return resolved;
}
