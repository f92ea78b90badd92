import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeVersion } from '../src/build/fingerprint.ts';
import { FileHashes } from '../src/cache/file-hashes.ts';
import { type Baseline, compareWithBaseline, toBaseline } from '../src/check/baseline.ts';
import { type CheckResult, checkContent } from '../src/check/check-content.ts';
import { type CheckSettings, readCheckSettings, UsageError, usage } from '../src/check/command/check-settings.ts';
import { noteReviewed } from '../src/check/command/note-reviewed.ts';
import { printReferences } from '../src/check/command/print-references.ts';
import { watchFolder } from '../src/check/command/watch-folder.ts';
import { fixContent } from '../src/check/fix/fix-content.ts';
import { printGithub } from '../src/check/formats/print-github.ts';
import { printGithubSummary } from '../src/check/formats/print-github-summary.ts';
import { printJson } from '../src/check/formats/print-json.ts';
import { printPretty } from '../src/check/formats/print-pretty.ts';
import { printSarif } from '../src/check/formats/print-sarif.ts';
import { VerifiedGroups } from '../src/check/verified-groups.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');

/** What earlier checks verified. */
function openVerifiedGroups(): VerifiedGroups {
  const hashes = new FileHashes(join(root, '.cache/code-hashes.json'));
  const version = codeVersion(root, hashes);
  hashes.save();
  return new VerifiedGroups(join(root, '.cache/verified-groups.json'), version);
}

function print(result: CheckResult, { format, language }: CheckSettings): string {
  switch (format) {
    case 'json':
      return printJson(result);
    case 'github':
      return printGithub(result);
    case 'sarif':
      return printSarif(result);
    default:
      return printPretty(result, { colour: process.stdout.isTTY && !process.env.NO_COLOR, language });
  }
}

/** Removes the known diagnostics from a result, and prints how many there are. Writes a new or smaller baseline. */
function withoutKnown(result: CheckResult, path: string): CheckResult {
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

async function checkOnce(
  settings: CheckSettings,
  verified: VerifiedGroups | undefined,
  previous?: CheckResult,
): Promise<CheckResult> {
  const checked = await checkContent(settings.dir, { ...settings, verified, previous: previous?.tree });
  const result = settings.baseline === undefined ? checked : withoutKnown(checked, settings.baseline);
  const text = print(result, settings);
  if (text) process.stdout.write(`${text}\n`);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (settings.format === 'github' && summary) appendFileSync(summary, printGithubSummary(result.diagnosticsIn));
  return result;
}

/** Checks now and after every change, until the command is stopped: one check at a time, the last one of the newest state. */
async function keepChecking(settings: CheckSettings, verified: VerifiedGroups | undefined): Promise<void> {
  let result: CheckResult | undefined;
  let running = false;
  let changed = true;
  const checkChanges = async () => {
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      if (result && process.stdout.isTTY) process.stdout.write('\u001bc');
      await checkOnce(settings, verified, result).then((next) => {
        result = next;
      }, console.error);
    }
    running = false;
  };
  // Watching begins first, so that no change falls between it and the first check.
  await watchFolder(settings.dir, () => {
    changed = true;
    void checkChanges();
  });
  await checkChanges();
}

async function run(settings: CheckSettings | undefined): Promise<number> {
  if (!settings) {
    console.log(usage);
    return 0;
  }
  const { dir, who, fix, reviewed, filePrefix } = settings;
  if (who !== undefined) return printReferences(settings, who) ? 0 : 1;
  if (fix) for (const path of fixContent(dir)) console.error(`${filePrefix}${path}`);
  if (reviewed ?? fix) noteReviewed(dir, reviewed ?? [], reviewed !== undefined);
  const verified = settings.useCache ? openVerifiedGroups() : undefined;
  if (!settings.watch) return (await checkOnce(settings, verified)).errors ? 1 : 0;
  await keepChecking(settings, verified);
  return 0;
}

await runCommand(
  () => run(readCheckSettings(root)),
  (error) => (error instanceof UsageError ? `${error.message}\n${usage}` : undefined),
);
