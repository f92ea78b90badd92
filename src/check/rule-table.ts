import type { Rule } from './rule.ts';
import * as index from './rules/index.ts';

/** Every rule. */
export const rules: readonly Rule[] = Object.values(index);

/** Every rule by its code. */
export const rulesByCode: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.code, rule]));

/** The codes from which a place can be excepted with a reason: where people judge. */
export const exceptableCodes: readonly string[] = rules.flatMap(({ code, severity, canBeExcepted }) =>
  severity === 'warning' || canBeExcepted ? [code] : [],
);
