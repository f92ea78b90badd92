import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { copyInstitute } from '../support/small-institute.ts';
import { type Compared, compareTexts, printReport, printSummary } from './report.ts';
import { cache, drive, OracleError, result, run, type Side, sidesOf } from './side.ts';
import { textsOfSite } from './site-text.ts';

const usage = `Compares the project with an earlier state of it, as text.

npx tsx tests/oracle/compare.ts      exit 0: the same, 1: something differs, 2: it could not be compared
  --only site|search|diagnostics|formats
  --with COMMIT                      another commit than that in tests/oracle/BASE
`;

/** The contents that are built. */
const contents = ['content', 'tests/small-institute'] as const;

/** The parts that can be compared; each asks both sides. */
const parts: Record<string, (base: Side, here: Side) => Compared[]> = {
  site: (base, here) =>
    contents.flatMap((folder) => {
      const [before, now = new Map()] = [base, here].map((side) => textsOfSite(siteOf(side, folder)));
      const named = [...(before ?? [])].map(([name, texts]) => ({ name, base: texts, here: now.get(name) }));
      return named.map(({ name, ...texts }) => ({ group: `site of ${basename(folder)}: ${name}`, ...texts }));
    }),
  search: (base, here) => [inResults('search', base, here, (side) => foundBy(side, base))],
  diagnostics: (base, here) => [
    inResults('diagnostics: fixtures', base, here, (side) => diagnosedBy(side, base, 'small-institute', 'fixtures')),
    inResults('diagnostics: planted', base, here, (side) => diagnosedBy(side, base, 'content', 'planted')),
  ],
  formats: (base, here) => [inResults('formats', base, here, (side) => printedBy(side, base))],
};

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  const isWrongUsage = error instanceof TypeError && String(Object(error).code).startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof OracleError ? error.message : isWrongUsage ? `${error.message}\n${usage}` : error);
  process.exitCode = 2;
}

/** Returns true if nothing differs. */
function main(): boolean {
  const options = { only: { type: 'string' }, with: { type: 'string' } } as const;
  const { only, with: commit } = parseArgs({ options }).values;
  const names = Object.keys(parts).filter((name) => only === undefined || name === only);
  if (!names.length) throw new OracleError(`--only ${only}: expected one of ${Object.keys(parts).join(', ')}.`);
  const { base, here } = sidesOf(commit ?? readFileSync(join(import.meta.dirname, 'BASE'), 'utf8').trim());
  const groups = names.flatMap((name) => parts[name]?.(base, here) ?? []).map(compareTexts);
  const report = join(cache, 'report.txt');
  writeFileSync(report, printReport(groups));
  console.log(printSummary(groups));
  if (groups.every(({ different }) => !different)) return true;
  console.log(`\nWhat differs: ${relative(process.cwd(), report)}`);
  return false;
}

/** Compares two results that are JSON: texts by name. */
function inResults(group: string, base: Side, here: Side, ask: (side: Side) => string): Compared {
  const read = (side: Side) => new Map(Object.entries<string>(JSON.parse(readFileSync(ask(side), 'utf8'))));
  return { group, base: read(base), here: read(here) };
}

/** Builds a site of a side. */
function siteOf(side: Side, folder: (typeof contents)[number]): string {
  return result(side, `site-${basename(folder)}`, (path) => {
    const folders = { CONTENT_DIR: contentOf(side, folder), OUT_DIR: path, CACHE_DIR: join(side.dir, 'cache') };
    run({ ...side, env: { ...side.env, ...folders } }, ['npm', 'run', '--silent', 'build']);
  });
}

/** A folder of content as a side has it. */
function contentOf({ tree, dir }: Side, folder: (typeof contents)[number]): string {
  const isWhole = existsSync(join(tree, folder, 'ua/labels.json'));
  if (isWhole) return join(tree, folder);
  const institute = join(dir, 'small-institute');
  rmSync(institute, { recursive: true, force: true });
  copyInstitute(tree, institute);
  return institute;
}

/** The results of the search page of a site. */
function foundBy(side: Side, base: Side): string {
  const site = siteOf(side, contents[0]);
  const queries = join(base.tree, 'tests/oracle/queries.txt');
  return result(side, 'search.json', (path) => drive(side, 'search-driver.ts', site, queries, path));
}

/** The folder of what is checked, written once by the code of the base. */
function inputsOf(base: Side): string {
  return result(base, 'inputs', (path) => drive(base, 'inputs.ts', path));
}

function diagnosedBy(side: Side, base: Side, folder: string, overlays: string): string {
  const inputs = inputsOf(base);
  return result(side, `${overlays}.json`, (path) =>
    drive(side, 'check-driver.ts', join(inputs, folder), join(inputs, `${overlays}.jsonl`), path),
  );
}

/** All that the command prints in each format and language. */
function printedBy(side: Side, base: Side): string {
  const folder = join(inputsOf(base), 'formats');
  const env = { ...side.env, CACHE_DIR: join(side.dir, 'cache') };
  return result(side, 'formats.json', (path) => {
    const printed: Record<string, string> = {};
    for (const name of readdirSync(folder).sort())
      for (const format of ['json', 'github', 'sarif', 'pretty'])
        for (const language of ['uk', 'en']) {
          const options = ['--content', join(folder, name), '--format', format, '--lang', language];
          const command = ['npm', 'run', '--silent', 'check', '--', ...options];
          const { status, stdout } = run({ ...side, env }, command, [0, 1, 2]);
          const timeless = stdout.replace(/(?<="durationMs": )\d+|(?<=\()[\d.,]+(?= [sс]\)$)/gm, '#');
          printed[`${name} ${format} ${language}`] = `${timeless}exit ${status}`;
        }
    writeFileSync(path, JSON.stringify(printed, undefined, 1));
  });
}
