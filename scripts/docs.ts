import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/command/run-command.ts';
import { makeRulePages, pagesDir } from '../tests/check/rule-pages.ts';

const usage = `Generates docs/content-rules from the rules and their first fixtures.

npm run docs
`;

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const pages = await makeRulePages();
  for (const name of readdirSync(pagesDir)) if (!pages.has(name)) rmSync(join(pagesDir, name));
  for (const [name, text] of pages) writeFileSync(join(pagesDir, name), text);
  console.log(`${pages.size} pages in ${pagesDir}`);
  return 0;
});
