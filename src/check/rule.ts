import type { ContentIndex } from '../content/content-index.ts';
import type { ContentTree } from '../content/content-tree.ts';
import type { Place } from '../content/place.ts';
import type { Severity } from './diagnostic.ts';
import type { Finding } from './finding.ts';
import type { Code, MessageParameters } from './messages/parameters.ts';

/** What a rule looks at. */
export interface RuleContext {
  tree: ContentTree;
  index: ContentIndex;
  /** The JSON pointers, by file path, about which the schema has said all. */
  settled: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Takes one mistake from a rule. */
export type Report<C extends Code> = (
  place: Place,
  parameters: MessageParameters[C],
  related?: Finding['related'],
  /** Where a single case weighs otherwise than the rule. */
  severity?: Severity,
) => void;

/** A rule finds the mistakes of one code. */
export interface Rule<C extends Code = Code> {
  code: C;
  /** Errors for what is wrong beyond doubt, warnings for what is for people to judge. */
  severity: Severity;
  /** Whether editors may except a place from an error; from a warning they always may. */
  canBeExcepted?: true;
  check(context: RuleContext, report: Report<C>): void;
}

/** Runs a rule. */
export function runRule<C extends Code>(rule: Rule<C>, context: RuleContext): Finding[] {
  const findings: Finding[] = [];
  rule.check(context, (place, parameters, related = [], severity = rule.severity) => {
    findings.push({ code: rule.code, severity, place, parameters, related });
  });
  return findings;
}
