import { existsSync, writeFileSync } from 'node:fs';
import { CommandError } from '../../command/run-command.ts';
import type { CommandLanguage } from '../../command/words.ts';
import { readJsonObject } from '../../content/read-json-object.ts';
import { isObject } from '../../content/unknown-value.ts';
import { type Baseline, compareWithBaseline, toBaseline } from '../baseline.ts';
import type { CheckResult } from '../check-content.ts';
import { countDiagnostics, type Diagnostic } from '../diagnostic.ts';

const words = {
  en: (known: number, fixed: number) =>
    `${known} known, ${fixed} fixed${fixed > 0 ? ' and removed from the baseline' : ''}.`,
  uk: (known: number, fixed: number) =>
    `відомих: ${known}, виправлених: ${fixed}${fixed > 0 ? ', їх видалено з переліку' : ''}.`,
};

/**
 * Removes the known diagnostics from a result, and prints how many there are. Writes a new or smaller baseline. It has the
 * messages in English, whatever language the result is in.
 */
export function applyBaseline(result: CheckResult, path: string, language: CommandLanguage): CheckResult {
  const isNew = !existsSync(path);
  const found = result.diagnosticsIn('en');
  const baseline = isNew ? toBaseline(found) : readBaseline(path);
  const { fresh, left, known, fixed } = compareWithBaseline(found, baseline);
  if (isNew || fixed > 0) writeFileSync(path, `${JSON.stringify(left, null, 1)}\n`);
  console.error(`${path}: ${words[language](known, fixed)}`);
  const freshOnes = new Set<Diagnostic | undefined>(fresh);
  // Diagnostics have the same order in all languages.
  const isFresh = (_: Diagnostic, at: number) => freshOnes.has(found[at]);
  return {
    ...result,
    diagnostics: result.diagnostics.filter(isFresh),
    ...countDiagnostics(fresh),
    diagnosticsIn: (language) => result.diagnosticsIn(language).filter(isFresh),
  };
}

function readBaseline(path: string): Baseline {
  const value = readJsonObject(path);
  const isCounts = (counts: unknown) => isObject(counts) && Object.values(counts).every(Number.isInteger);
  if (!Object.values(value).every(isCounts))
    throw new CommandError({
      en: `${path} is no baseline. Delete it to write a new one.`,
      uk: `${path} — не перелік відомих помилок. Видаліть його, щоб записати новий.`,
    });
  return value as Baseline;
}
