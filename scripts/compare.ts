import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withLock } from '../src/build/build-lock.ts';
import { cacheFolder, outputFolder } from '../src/build/build-paths.ts';
import { type CommandLanguage, commandLanguages, languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { writableFolder } from '../src/lib/command/folders.ts';
import { runStep } from '../src/lib/command/processes.ts';
import { CommandError, oneOf, runCommand, UsageError } from '../src/lib/command/run-command.ts';
import { describeOlderBase, findBase } from '../src/lib/git/published-folder.ts';
import { buildBase } from './compare/base-site.ts';
import { compareSites } from './compare/compare-sites.ts';
import { choosePages, takePictures, writeReport } from './compare/pictures.ts';
import { writeMarkdownSummary, writeTextSummary } from './compare/summary.ts';

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

/** The summary of a comparison without a site. */
const notBuilt = `Порівняти не вийшло: сайт не зібрано. Помилки вмісту показує «Перевірка вмісту».

Nothing was compared: the site was not built. “Content check” shows the errors of the content.
`;

const root = join(import.meta.dirname, '..');

const say = (line: string) => console.error(line);

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
  const language = oneOf('--lang', lang, commandLanguages);
  oneOf('--format', format, ['text', 'markdown', 'github']);
  const reportPath = resolve(root, report);
  writableFolder('--report', dirname(reportPath));
  const cacheDir = cacheFolder(root);
  return withLock(
    join(cacheDir, 'compare.lock'),
    () => say('Another comparison is running; waiting for it.'),
    () => compare({ ref, format, language, preview, cacheDir, reportPath, noPictures }),
  );
});

interface CompareOptions {
  ref: string | undefined;
  format: string;
  language: CommandLanguage;
  preview: string | undefined;
  cacheDir: string;
  reportPath: string;
  noPictures: boolean;
}

/** Builds the site of a commit and the one of the work here, and says what differs. Returns the exit code. */
async function compare(options: CompareOptions): Promise<number> {
  const { ref, format, language, preview, cacheDir, reportPath, noPictures } = options;
  const { GITHUB_STEP_SUMMARY, GITHUB_BASE_REF } = process.env;
  const addToGithub = (markdown: string) => {
    if (format === 'github' && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, markdown);
  };
  const base = findBase(root, ref);
  const older = describeOlderBase(base);
  if (older) say(older);
  // Both sites are built for visitors: a preview has a banner on every page.
  const { CONTEXT: _, ...env } = process.env;
  // Pictures of an earlier comparison would be taken for those of this one.
  rmSync(reportPath, { force: true });
  say('Building the site of the work here.');
  const status = await runStep(root, [process.execPath, 'scripts/tool.mjs', 'build'], env);
  if (status !== 0) {
    addToGithub(notBuilt);
    return status;
  }
  const baseDir = await buildBase(base, { root, cacheDir, env, report: say });
  const siteDir = outputFolder(root);
  const changes = compareSites(baseDir, siteDir);
  // On GitHub the branch is known by its place only: HEAD^1.
  const name = (format === 'github' && GITHUB_BASE_REF) || base.name;
  const about = { with: { name, commit: base.short }, preview };
  const markdown = writeMarkdownSummary(changes, about);
  process.stdout.write(format === 'markdown' ? markdown : writeTextSummary(changes, language, about));
  addToGithub(markdown);
  const pages = choosePages(changes);
  if (noPictures || pages.length === 0) return 0;
  say(`Taking pictures of pages: ${pages.length}.`);
  try {
    const pictures = await takePictures(baseDir, siteDir, pages);
    mkdirSync(dirname(reportPath), { recursive: true });
    writeFileSync(reportPath, writeReport(markdown, pictures));
    say(`Pictures of before and after: ${reportPath}`);
  } catch (error) {
    // The summary is worth having without pictures.
    if (!(error instanceof CommandError)) throw error;
    say(`No pictures: ${error.message}`);
  }
  return 0;
}
