import type { CheckResult } from '../check-content.ts';

/** Writes diagnostics as one JSON object. */
export function printJson({ files, errors, warnings, durationMs, diagnostics }: CheckResult): string {
  return JSON.stringify({ files, errors, warnings, durationMs, diagnostics }, null, 2);
}
