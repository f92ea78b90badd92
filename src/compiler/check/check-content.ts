import { checkFiles } from './check-files.ts';
import { withoutConsequences } from './consequences.ts';
import { ContentIndex } from './content-index.ts';
import { type ContentTree, readContent } from './content-tree.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostic.ts';
import { describe, type MessageLanguage } from './finding.ts';
import { runRule } from './rule.ts';
import { rules } from './rules/all-rules.ts';

/** How to check. */
export interface CheckOptions {
  /** The language of the messages; English unless told. */
  language?: MessageLanguage;
  /** What precedes the paths below the content folder, `content/` for instance. */
  filePrefix?: string;
  /** What an earlier check of the same folder read: only what has changed since is looked at anew. */
  previous?: ContentTree;
}

/** What a check found. */
export interface CheckResult {
  tree: ContentTree;
  diagnostics: Diagnostic[];
  /** How many content files were read. */
  files: number;
  errors: number;
  warnings: number;
  durationMs: number;
}

/** Reads a content folder and finds every mistake in it. */
export async function checkContent(dir: string, options: CheckOptions = {}): Promise<CheckResult> {
  const started = performance.now();
  const { language = 'en', filePrefix = '', previous } = options;
  const tree = readContent(dir, previous);
  const { findings: own, settled } = checkFiles(tree.files);
  const context = { tree, index: new ContentIndex(tree), settled };
  const further = rules.flatMap((rule) => runRule(rule, context));
  const findings = withoutConsequences(own, further, settled);
  const diagnostics = findings.map((finding) => describe(finding, language, filePrefix)).sort(compareDiagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    tree,
    diagnostics,
    files: tree.files.length,
    errors,
    warnings: diagnostics.length - errors,
    durationMs: Math.round(performance.now() - started),
  };
}
