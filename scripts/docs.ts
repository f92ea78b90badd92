import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { textIfThere } from '../src/command/if-there.ts';
import { runCommand } from '../src/command/run-command.ts';

const usage = `Generates the charts and tables of docs/performance.md from docs/performance-data.json.

npm run docs
npm run docs -- --check   exit 0: they are up to date, 1: they are not
`;

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  // Slow to load: wrong usage is answered before.
  const { chartsFolder, makePerformancePage } = await import('../src/bench/docs/performance-page.ts');
  const pages = new Map([...makePerformancePage(root)].map(([path, text]) => [join(path), text]));
  // Whatever else is in the folder was generated earlier.
  const folder = join(chartsFolder);
  const gone = (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
    .map((name) => join(folder, name))
    .filter((path) => !pages.has(path));
  if (check) {
    const stale = [
      ...gone,
      ...[...pages].flatMap(([path, text]) => (textIfThere(join(root, path)) === text ? [] : [path])),
    ];
    if (stale.length) console.error(`Out of date: ${stale.join(', ')}. Run: npm run docs`);
    return stale.length ? 1 : 0;
  }
  mkdirSync(join(root, folder), { recursive: true });
  for (const path of gone) rmSync(join(root, path));
  for (const [path, text] of pages) writeFileSync(join(root, path), text);
  console.log(`${pages.size} files in docs`);
  return 0;
});
