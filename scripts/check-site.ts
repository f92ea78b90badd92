import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite, siteErrorWords, sourceOf } from '../src/check/check-site.ts';
import { readContent } from '../src/content/content-tree.ts';
import { countOf } from '../src/lib/command/command-words.ts';
import { existingFolder } from '../src/lib/command/folders.ts';
import { CommandError, runCommand } from '../src/lib/command/run-command.ts';

const usage = `Checks the built site: links, anchors, pictures, titles and languages. Names the place of the content of each error.

npm run check:site [-- --site DIR --content DIR]   exit 0: good, 1: errors, 2: there is no site
`;

await runCommand(usage, async () => {
  const root = join(import.meta.dirname, '..');
  const { site, content } = parseArgs({ options: { site: { type: 'string' }, content: { type: 'string' } } }).values;
  const siteDir = resolve(site ?? join(root, 'dist/client'));
  if (!existsSync(join(siteDir, 'index.html'))) {
    throw new CommandError(`There is no site in ${siteDir}: run npm run build first.`);
  }
  const tree = readContent(existingFolder('--content', resolve(content ?? join(root, 'content'))));
  const started = performance.now();
  const found = checkSite(siteDir);
  for (const error of found) {
    console.log(siteErrorWords(error));
    const source = sourceOf(tree, error);
    if (source) console.log(`  → ${content === undefined ? 'content/' : ''}${source}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${countOf(found.length, 'error', 'errors')} in the built site (${seconds} s)`);
  return found.length ? 1 : 0;
});
