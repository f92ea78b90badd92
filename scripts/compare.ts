import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withLock } from '../src/build/build-lock.ts';
import { cacheFolder, outputFolder } from '../src/build/build-paths.ts';
import { commandLanguages, languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { writableFolder } from '../src/lib/command/folders.ts';
import { oneOf, runCommand, UsageError } from '../src/lib/command/run-command.ts';
import { runCompare } from './compare/run-compare.ts';

const usage = `Says what a change does to the site: builds the site here and that of another commit, and compares them page by page.

npm run compare -- [options]      exit 0: compared, 1: the content has errors, 2: it could not be compared
  --with REF                      the branch, tag or commit to compare with; the main branch if not given
  --format text|markdown|github   github: also adds the summary, in both languages, to that of the step
  --lang uk|en                    language of the text
  --preview URL                   a site that has the change: pages are linked to it
  --report FILE                   where pictures of before and after go; dist/compare.html if not given
  --no-pictures                   takes no pictures

CONTENT_DIR, OUT_DIR and CACHE_DIR in the environment are those of npm run build. The last site of another commit is kept in the cache.
`;

const formats = ['text', 'markdown', 'github'] as const;

await runCommand(usage, () => {
  const options = {
    with: { type: 'string' },
    format: { type: 'string', default: 'text' },
    lang: { type: 'string', default: languageOfEnvironment() },
    preview: { type: 'string' },
    report: { type: 'string', default: 'dist/compare.html' },
    'no-pictures': { type: 'boolean', default: false },
  } as const;
  const { with: ref, format, lang, preview, report, 'no-pictures': noPictures } = parseArgs({ options }).values;
  if (preview !== undefined && !(/^https?:/.test(preview) && URL.canParse(preview))) {
    throw new UsageError(`--preview ${preview}: expected an address: https://…`);
  }
  const choices = {
    format: oneOf('--format', format, formats),
    language: oneOf('--lang', lang, commandLanguages),
  };
  const root = join(import.meta.dirname, '..');
  const reportPath = resolve(root, report);
  writableFolder('--report', dirname(reportPath));
  // Both sites are built for visitors: a preview has a banner on every page.
  const { CONTEXT: _, ...env } = process.env;
  const cacheDir = cacheFolder(root);
  return withLock(
    join(cacheDir, 'compare.lock'),
    () => console.error('Another comparison is running; waiting for it.'),
    () =>
      runCompare({
        root,
        with: ref,
        ...choices,
        preview,
        pictures: !noPictures,
        reportPath,
        cacheDir,
        siteDir: outputFolder(root),
        env,
      }),
  );
});
