import { groupName } from '../content/content-path.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { isPointerWithin } from '../content/json/json-pointer.ts';
import { type Place, pathOfPlace, placeKey, rangeOf } from '../content/place.ts';
import { groupBy, oncePer } from '../lib/cache/once-per.ts';
import type { Finding, Remarked, Rule } from './rule.ts';
import { schemaErrors } from './rules/schema/schema-errors.ts';

/**
 * Drops what follows from another error, and joins the same error at several places: one error gives one diagnostic.
 * The rules themselves define what follows from what.
 */
export function withoutConsequences(findings: readonly Finding[], rules: ReadonlyMap<string, Rule>): Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const wrongValues = new Set(errors.map(({ place }) => placeKey(place)));
  const explanations = [...groupBy(findings, ({ code }) => code)].flatMap(([code, own]) => {
    const isExplained = rules.get(code)?.explains?.(own);
    return isExplained ? [(other: Finding) => other.code !== code && isExplained(other)] : [];
  });
  const kept = findings.filter((finding) => {
    const { comparesTexts, waitsForErrors } = rules.get(finding.code) ?? {};
    if (waitsForErrors && errors.length > 0) return false;
    if (comparesTexts && !areRight(finding, wrongValues)) return false;
    return !explanations.some((isExplained) => isExplained(finding));
  });
  return joinRepeated(kept, rules);
}

/** True if the texts that a finding compares are right by themselves. */
function areRight(finding: Finding, wrongValues: ReadonlySet<string>): boolean {
  const places: Place[] = [finding.place, ...finding.related.map(({ place }) => place)];
  return !places.some(isOnBrokenLine) && !comparedKeys(finding).some((key) => wrongValues.has(key));
}

/** Joins the same error at several places into one finding, which names the other places. */
function joinRepeated(findings: readonly Finding[], rules: ReadonlyMap<string, Rule>): Finding[] {
  const nameOf = (finding: Finding) => rules.get(finding.code)?.leads?.(finding) ?? '';
  const led = findings.filter(nameOf).map((finding) => ({ ...finding, related: [...finding.related] }));
  // Of several, the first.
  const leaders = new Map(led.toReversed().map((finding) => [nameOf(finding), finding]));
  const joined = findings.flatMap((finding) => {
    const own = leaders.get(nameOf(finding));
    if (own) return [own];
    const leader = leaders.get(rules.get(finding.code)?.follows?.(finding) ?? '');
    if (!leader) return [finding];
    leader.related.push(
      ...alsoHere([finding.place]),
      ...finding.related.filter(({ remark }) => remark === 'also-here'),
    );
    return [];
  });
  return [...new Set(joined)];
}

/** True if a place begins on a line with a syntax error, or lies in a text with one: nothing else is reported there. */
export function isOnBrokenLine(place: Place): boolean {
  if ('path' in place) return false;
  const { document } = place.file;
  const { syntaxErrors, source } = document;
  if (syntaxErrors.length === 0) return false;
  if ('pointer' in place && document.isBrokenText(place.pointer)) return true;
  const { line } = source.positionAt(rangeOf(place).start);
  return syntaxErrors.some(({ start }) => source.positionAt(start).line === line);
}

/** The JSON pointers, by file path, that have a schema error: other rules leave them alone. */
export const settledPointers = oncePer((tree: ContentTree): ReadonlyMap<string, ReadonlySet<string>> => {
  const wrong = tree.files.filter((file) => schemaErrors(file).length > 0);
  return new Map(wrong.map((file) => [file.path, new Set(schemaErrors(file).flatMap(({ settled }) => settled))]));
});

/** True if the whole table of routes is known: without it any page would seem missing, and any link dead. */
export function areRoutesKnown(tree: ContentTree): boolean {
  const file = tree.file('routes-data');
  return file?.document.isSure === true && !settledPointers(tree).has(file.path);
}

/** True if a place lies in a value that has a schema error. */
export function isSettled(tree: ContentTree, place: Place): boolean {
  const pointers = settledPointers(tree).get(pathOfPlace(place)) ?? [];
  return 'pointer' in place && [...pointers].some((pointer) => isPointerWithin(place.pointer, pointer));
}

/** The value that a finding is about, and those of the other language that it was compared with. */
export function comparedKeys({ place, related }: Pick<Finding, 'place' | 'related'>): string[] {
  return [place, ...related.map((other) => other.place)].map(placeKey);
}

/** Tells whether a comparison of one of the codes is about a text that the findings are about, or that they compared. */
export function explainsComparisons(own: readonly Finding[], codes: readonly string[]): (other: Finding) => boolean {
  const keys = new Set(own.flatMap(comparedKeys));
  return (other) => codes.includes(other.code) && comparedKeys(other).some((key) => keys.has(key));
}

/**
 * Tells whether a comparison of one of the codes is about a text that the findings are about.
 * @param there further codes: what they find follows if it shares a part of the text with a finding
 */
export function explainsComparisonsOf(
  own: readonly Finding[],
  codes: readonly string[],
  there: readonly string[] = [],
): (other: Finding) => boolean {
  const isComparison = explainsComparisons(
    own.map((finding) => ({ ...finding, related: [] })),
    codes,
  );
  return (other) =>
    isComparison(other) || (there.includes(other.code) && own.some(({ place }) => overlap(place, other.place)));
}

/** Tells whether two places share a part of a text. */
export function overlap(one: Place, other: Place): boolean {
  if (!('pointer' in one && 'pointer' in other) || placeKey(one) !== placeKey(other)) return false;
  const { from = 0, to = Number.POSITIVE_INFINITY } = one;
  return from < (other.to ?? Number.POSITIVE_INFINITY) && (other.from ?? 0) < to;
}

/**
 * An id that is wrong in the facts is wrong in the texts of each language too: that is one error.
 * @param id what is wrong
 * @returns its name where the finding is about an id of an item
 */
export function repeatedId({ code, place }: Finding, id: string): string | undefined {
  if (!('pointer' in place) || !place.pointer.endsWith('/id')) return undefined;
  return `${code} ${id} ${groupName(place.file.path)}`;
}

/** The same where the finding is in the facts, with the texts as related places. */
export function repeatedIdInFacts(finding: Finding, id: string): string | undefined {
  const { place } = finding;
  return 'file' in place && place.file.kind.role === 'data' ? repeatedId(finding, id) : undefined;
}

/**
 * Joins the places that refer to the same missing thing: it is missing once, however often it is referred to.
 * @returns the first of each target, with the others as remarks
 */
export function joinByTarget<T extends { target: string; place: Place }>(
  found: readonly T[],
): (T & { related: Remarked[] })[] {
  const groups = [...groupBy(found, ({ target }) => target).values()];
  return groups.map(([first, ...others]) => ({ ...first, related: alsoHere(others.map(({ place }) => place)) }));
}

/** Further places of an error, as remarks on the first one. */
export function alsoHere(others: readonly Place[]): Remarked[] {
  return others.map((place) => ({ remark: 'also-here', place }));
}
