import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Baseline, compareWithBaseline, toBaseline } from '../baseline.ts';
import type { CheckResult } from '../check-content.ts';

/** Removes the known diagnostics from a result, and prints how many there are. Writes a new or smaller baseline. */
export function applyBaseline(result: CheckResult, path: string): CheckResult {
  const isNew = !existsSync(path);
  const baseline = isNew ? toBaseline(result.diagnostics) : (JSON.parse(readFileSync(path, 'utf8')) as Baseline);
  const { fresh, left, known, fixed } = compareWithBaseline(result.diagnostics, baseline);
  if (isNew || fixed > 0) writeFileSync(path, `${JSON.stringify(left, null, 1)}\n`);
  console.error(`${path}: ${known} known, ${fixed} fixed${fixed > 0 ? ' and removed from the baseline' : ''}.`);
  const errors = fresh.filter(({ severity }) => severity === 'error').length;
  return {
    ...result,
    diagnostics: fresh,
    errors,
    warnings: fresh.length - errors,
    diagnosticsIn: (language) => {
      const wanted = new Set(fresh.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`));
      const all = result.diagnosticsIn(language);
      return all.filter(({ code, file, line, column }) => wanted.has(`${code} ${file}:${line}:${column}`));
    },
  };
}
