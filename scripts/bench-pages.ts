import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/command/run-command.ts';
import { wholeNumber } from '../src/command/whole-number.ts';

const usage = `Loads pages of the built site as a phone does on a slow line (150 ms, 1.6 Mbit/s, a processor four times slower), in
turn with the same pages without any script. Prints one JSON object. Build first.

npm run bench:pages                       a news item, the home page, a person, a list of documents
npm run bench:pages -- /contacts          other pages
    --turns 9                             how often each is loaded
    --beside DIR                          also measures the pages of another site, which a folder has under the same addresses
    --site DIR                            the built site, instead of dist/client
`;

const root = join(import.meta.dirname, '..');
const pages = ['/news/admission-2026', '/', '/person/haiova-uliana', '/training/postgraduate/orders'];

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      turns: { type: 'string', default: '9' },
      beside: { type: 'string' },
      site: { type: 'string', default: join(root, 'dist/client') },
    },
  });
  const turns = wholeNumber('--turns', values.turns, 1);
  const paths = positionals.length ? positionals : pages;
  // Slow to load: wrong usage is answered before.
  const { benchPages } = await import('../src/bench/pages/bench-pages.ts');
  const options = { siteDir: values.site, paths, turns, beside: values.beside };
  console.log(JSON.stringify(await benchPages(options, (line) => console.error(line)), null, 2));
  return 0;
});
