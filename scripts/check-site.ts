import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPages, type SiteMistake } from '../src/check/built-site/check-pages.ts';
import { findSource } from '../src/check/built-site/find-source.ts';
import { readContent } from '../src/content/content-tree.ts';
import { asObject, asText } from '../src/content/unknown-value.ts';

/**
 * Checks the built site: `npm run check:site [-- --site DIR --content DIR]`. Exit 0: good, 1: mistakes, 2: there is no
 * site. Each mistake names the place of the content that it came from.
 */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { site: { type: 'string' }, content: { type: 'string' } } });
const dir = resolve(values.site ?? join(root, 'dist/client'));
const contentDir = resolve(values.content ?? join(root, 'content'));

const words: Record<SiteMistake['problem'], string> = {
  link: 'a dead link',
  anchor: 'a link to a part that the page does not have',
  image: 'a picture that is not there',
  alt: 'a picture without the attribute alt',
  lang: 'the language of the page is not that of its path',
  title: 'a page without a title',
  'title-twice': 'a title that another page has as well',
  'id-twice': 'an id that stands twice in the page',
};

if (!existsSync(join(dir, 'index.html'))) {
  console.error(`There is no site in ${dir}: run npm run build first.`);
  process.exitCode = 2;
} else {
  const started = performance.now();
  const tree = readContent(contentDir);
  const origin = asText(asObject(tree.file('site-data')?.value).origin) ?? 'https://example.org';
  const mistakes = checkPages(dir, origin);
  for (const mistake of mistakes) {
    const source = findSource(tree, mistake);
    console.log(`${mistake.page}: ${words[mistake.problem]}: ${mistake.found}`);
    if (source) console.log(`  → ${values.content === undefined ? 'content/' : ''}${source}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the built site (${seconds} s)`,
  );
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
