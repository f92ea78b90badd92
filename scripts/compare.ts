import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { withLock } from '../src/build/build-lock.ts';
import { cacheFolder, outputFolder } from '../src/build/build-paths.ts';
import { commandLanguages, languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { runStep } from '../src/lib/command/processes.ts';
import { oneOf, runCommand, UsageError } from '../src/lib/command/run-command.ts';
import { describeOlderBase, findBase } from '../src/lib/git/published-folder.ts';
import { buildBase } from './compare/base-site.ts';
import { compareSites } from './compare/compare-sites.ts';
import { choosePages, takePictures, writeReport } from './compare/pictures.ts';
import { writeMarkdownSummary, writeTextSummary } from './compare/summary.ts';

const usage = `Says what a change does to the site: builds the site here and that of another commit, and compares them page by page.

npm run compare -- [options]      exit 0: compared, 1: the content has errors, 2: it could not be compared
  --with REF                      the branch, tag or commit to compare with; the main branch if not given
  --format text|github            github: also adds the summary, in both languages, to that of the step
  --lang uk|en                    language of the text
  --preview URL                   a site that has the change: pages are linked to it
  --no-pictures                   takes no pictures of before and after, which else go to dist/compare.html

CONTENT_DIR, OUT_DIR and CACHE_DIR in the environment are those of npm run build. The last site of another commit is kept in the cache.
`;

const notBuilt = `Порівняти не вийшло: сайт не зібрано. Помилки вмісту показує «Перевірка вмісту».

Nothing was compared: the site was not built. “Content check” shows the errors of the content.
`;

const root = join(import.meta.dirname, '..');
const reportPath = join(root, 'dist/compare.html');

const say = (line: string) => console.error(line);

await runCommand(usage, () => {
  const settings = readSettings();
  return withLock(
    join(settings.cacheDir, 'compare.lock'),
    () => say('Another comparison is running; waiting for it.'),
    () => compare(settings),
  );
});

function readSettings() {
  const options = {
    with: { type: 'string' },
    format: { type: 'string', default: 'text' },
    lang: { type: 'string', default: languageOfEnvironment() },
    preview: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
  } as const;
  const { format, lang, preview, ...others } = parseArgs({ options }).values;
  if (preview !== undefined && !(/^https?:/.test(preview) && URL.canParse(preview))) {
    throw new UsageError(`--preview ${preview}: expected an address: https://…`);
  }
  const language = oneOf('--lang', lang, commandLanguages);
  const isGithub = oneOf('--format', format, ['text', 'github']) === 'github';
  return { ...others, preview, language, isGithub, cacheDir: cacheFolder(root) };
}

/** Builds the site of a commit and the one of the work here, and says what differs. Returns the exit code. */
async function compare(settings: ReturnType<typeof readSettings>): Promise<number> {
  const { isGithub, language, preview, cacheDir } = settings;
  const { GITHUB_STEP_SUMMARY, GITHUB_BASE_REF } = process.env;
  const addToGithub = (markdown: string) => {
    if (isGithub && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, markdown);
  };
  const base = findBase(root, settings.with);
  const older = describeOlderBase(base);
  if (older) say(older);
  // Both sites are built for visitors: search engines are kept out of a preview.
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
  const name = (isGithub && GITHUB_BASE_REF) || base.name;
  const about = { with: { name, commit: base.short }, preview };
  const markdown = writeMarkdownSummary(changes, about);
  process.stdout.write(writeTextSummary(changes, language, about));
  addToGithub(markdown);
  const pages = choosePages(changes);
  if (settings['no-pictures'] || pages.length === 0) return 0;
  say(`Taking pictures of pages: ${pages.length}.`);
  try {
    const pictures = await takePictures(baseDir, siteDir, pages);
    mkdirSync(dirname(reportPath), { recursive: true });
    writeFileSync(reportPath, writeReport(markdown, pictures));
    say(`Pictures of before and after: ${reportPath}`);
  } catch (error) {
    // The summary is worth having without pictures.
    say(`No pictures: ${error instanceof Error ? error.message : error}`);
  }
  return 0;
}
