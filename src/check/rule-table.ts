import type { Rule } from './rule.ts';
import * as index from './rules/index.ts';

/** Every rule: what the families export besides are readers that others need, too. */
export const rules: readonly Rule[] = Object.values(index).filter(
  (each) => typeof each === 'object' && 'severity' in each,
);

/** Every rule by its code. */
export const rulesByCode: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.code, rule]));

/** True if editors may except a place from a rule, with a reason: where people judge. */
export function canBeExcepted({ severity, canBeExcepted }: Rule): boolean {
  return severity === 'warning' || canBeExcepted === true;
}

/** The codes of the rules from which places can be excepted. */
export const exceptableCodes: readonly string[] = rules.filter(canBeExcepted).map(({ code }) => code);
