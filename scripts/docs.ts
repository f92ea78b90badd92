import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { textIfThere } from '../src/command/if-there.ts';
import { runCommand } from '../src/command/run-command.ts';

type RulePages = typeof import('../tests/check/rule-pages.ts');

const usage = `Generates docs/content-rules from the rules and their first fixtures, the charts and tables of docs/performance.md
from docs/performance-data.json.

npm run docs
npm run docs -- --check   exit 0: they are up to date, 1: they are not
`;

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  // Slow to load: wrong usage is answered before.
  // Fixtures are found by their file names and loaded one by one, as TypeScript.
  const { makeRulePages, pagesDir }: RulePages = await tsImport('../tests/check/rule-pages.ts', import.meta.url);
  const { chartsFolder, makePerformancePage } = await import('../src/bench/docs/performance-page.ts');
  const rules = relative(root, pagesDir);
  const pages = new Map([...(await makeRulePages())].map(([name, text]) => [join(rules, name), text]));
  for (const [path, text] of makePerformancePage(root)) pages.set(join(path), text);
  // Whatever else is in these folders was generated earlier.
  const folders = [rules, join(chartsFolder)];
  const gone = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((path) => !pages.has(path));
  if (check) {
    const stale = [
      ...gone,
      ...[...pages].flatMap(([path, text]) => (textIfThere(join(root, path)) === text ? [] : [path])),
    ];
    if (stale.length) console.error(`Out of date: ${stale.join(', ')}. Run: npm run docs`);
    return stale.length ? 1 : 0;
  }
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  for (const path of gone) rmSync(join(root, path));
  for (const [path, text] of pages) writeFileSync(join(root, path), text);
  console.log(`${pages.size} files in docs`);
  return 0;
});
