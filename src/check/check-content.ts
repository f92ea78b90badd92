import { ContentIndex } from '../content/content-index.ts';
import { type ContentTree, readContent, withFiles } from '../content/content-tree.ts';
import { checkFiles } from './check-files.ts';
import { withoutConsequences } from './consequences.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostic.ts';
import { describe, type MessageLanguage } from './finding.ts';
import { type Rule, runRule } from './rule.ts';
import { applyExceptions } from './rule-exceptions.ts';
import { rules } from './rules/all-rules.ts';
import { groupRules } from './rules/group-rules.ts';
import type { ProvenGroups } from './verified-groups.ts';

/** How to check. */
export interface CheckOptions {
  /** The language of the messages; English unless told. */
  language?: MessageLanguage;
  /** What precedes the paths below the content folder, `content/` for instance. */
  filePrefix?: string;
  /** What an earlier check of the same folder read: only what has changed since is looked at anew. */
  previous?: ContentTree | undefined;
  /** What earlier checks of any folder proved. */
  proven?: ProvenGroups | undefined;
}

/** What a check found. */
export interface CheckResult {
  tree: ContentTree;
  diagnostics: Diagnostic[];
  /** The same in another language. */
  diagnosticsIn: (language: MessageLanguage) => Diagnostic[];
  /** How many content files were read. */
  files: number;
  errors: number;
  warnings: number;
  durationMs: number;
}

/** Reads a content folder and finds every mistake in it. */
export async function checkContent(dir: string, options: CheckOptions = {}): Promise<CheckResult> {
  const started = performance.now();
  const { language = 'en', filePrefix = '', previous, proven } = options;
  const tree = readContent(dir, { previous, findProven: proven && ((files) => proven.find(files)) });
  const { findings: own, settled } = checkFiles(tree.files);
  const run = (part: ContentTree, isWanted: (rule: Rule) => boolean) => {
    const context = { tree: part, index: new ContentIndex(part), settled };
    return rules.filter(isWanted).flatMap((rule) => runRule(rule, context));
  };
  const ofContent = run(tree, ({ code }) => !groupRules.has(code));
  const unproven = tree.files.filter(({ isProven }) => !isProven);
  const ofGroups = run(withFiles(tree, unproven), ({ code }) => groupRules.has(code));
  const further = [...ofContent, ...ofGroups];
  const { findings: unexcepted, unneeded } = applyExceptions(tree.files, further);
  proven?.remember(tree.files, [...own, ...ofGroups, ...unneeded]);
  const findings = withoutConsequences(own, [...unexcepted, ...unneeded], settled);
  const diagnosticsIn = (each: MessageLanguage) =>
    findings.map((finding) => describe(finding, each, filePrefix)).sort(compareDiagnostics);
  const diagnostics = diagnosticsIn(language);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    tree,
    diagnostics,
    diagnosticsIn,
    files: tree.files.length,
    errors,
    warnings: diagnostics.length - errors,
    durationMs: Math.round(performance.now() - started),
  };
}
