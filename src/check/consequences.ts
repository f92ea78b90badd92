import { type Place, placeKey } from '../content/place.ts';
import { isOnBrokenLine } from './broken-lines.ts';
import { comparedKeys } from './compare/explains-comparisons.ts';
import type { Finding, Rule } from './rule.ts';

/**
 * Drops what follows from another error, and joins the same error at several places: one error gives one diagnostic.
 * The rules themselves define what follows from what.
 */
export function withoutConsequences(findings: readonly Finding[], rules: ReadonlyMap<string, Rule>): Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const wrongValues = new Set(errors.map(({ place }) => placeKey(place)));
  const explanations = [...rules.values()].map((rule) => rule.explains(findings));
  const kept = findings.filter((finding) => {
    const { comparesTexts, waitsForErrors } = rules.get(finding.code) ?? {};
    if (waitsForErrors && errors.length > 0) return false;
    if (comparesTexts && !areRight(finding, wrongValues)) return false;
    return !explanations.some((isExplained) => isExplained(finding));
  });
  return joinRepeated(kept, rules);
}

/** Whether the texts that a finding compares are right by themselves. */
function areRight(finding: Finding, wrongValues: ReadonlySet<string>): boolean {
  const places: Place[] = [finding.place, ...finding.related.map(({ place }) => place)];
  return !places.some(isOnBrokenLine) && !comparedKeys(finding).some((key) => wrongValues.has(key));
}

/** Joins the same error at several places into one finding, which names the other places. */
function joinRepeated(findings: readonly Finding[], rules: ReadonlyMap<string, Rule>): Finding[] {
  const leads = (finding: Finding) => rules.get(finding.code)?.leads(finding);
  const leaders = new Map<string, Finding>();
  for (const finding of findings) {
    const key = leads(finding);
    if (key !== undefined && !leaders.has(key)) leaders.set(key, { ...finding, related: [...finding.related] });
  }
  const joined = findings.flatMap((finding) => {
    const own = leaders.get(leads(finding) ?? '');
    if (own) return [own];
    const leader = leaders.get(rules.get(finding.code)?.follows(finding) ?? '');
    if (!leader) return [finding];
    leader.related.push({ remark: 'also-here', place: finding.place });
    leader.related.push(...finding.related.filter(({ remark }) => remark === 'also-here'));
    return [];
  });
  return [...new Set(joined)];
}
