import { appendFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import type { CommandLanguage } from '../../src/lib/command/command-words.ts';
import { npm, runStep } from '../../src/lib/command/processes.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { withCommitWorktree } from '../../src/lib/git/commit-worktree.ts';
import { type Base, describeOlderBase, findBase } from '../../src/lib/git/main-branch.ts';
import { compareSites } from './compare-sites.ts';
import { choosePages, takePictures, writeReport } from './pictures.ts';
import { writeMarkdownSummary, writeTextSummary } from './summary.ts';

/** The parts of the project's cache that depend on bytes alone, whatever the commit, and takes long to compute. */
const knownByBytes = [
  'bundles',
  'cards',
  'citations.json',
  'document-facts.json',
  'document-texts',
  'image-facts.json',
  'images',
];

interface BuildOptions {
  root: string;
  /** The project's cache. */
  cacheDir: string;
  /** The environment of the build. */
  env: NodeJS.ProcessEnv;
  /** Told what is done, in a line. */
  report: (line: string) => void;
}

/**
 * Builds the site of a commit, in a worktree of its own, and returns its folder. The last one that was built is kept. Only one
 * build of this kind may run in a project at a time.
 * @throws CommandError when it cannot be built
 */
export async function buildBase(base: Base, options: BuildOptions): Promise<string> {
  const { root, cacheDir, env, report } = options;
  const { commit, short, name } = base;
  const dir = join(cacheDir, 'compare');
  // The year stands in the footer of every page.
  const site = join(dir, 'sites', digest(commit, process.version, String(new Date().getUTCFullYear())));
  if (existsSync(join(site, 'index.html'))) return site;
  report(`Building the site of ${name} (${short}).`);
  await withCommitWorktree(root, base, dir, report, async (tree) => {
    // Within the tree, where the bundles find their packages.
    const buildCache = join(tree, '.cache');
    lendCache(cacheDir, join(dir, 'cache'), buildCache);
    // Put in place when it is whole: a build that was stopped would be taken for the site.
    const built = join(tree, 'dist/client');
    const status = await runStep(tree, npm('run', '--silent', 'build'), {
      ...env,
      CONTENT_DIR: join(tree, 'content'),
      OUT_DIR: built,
      CACHE_DIR: buildCache,
    });
    if (status !== 0 || !existsSync(join(built, 'index.html'))) {
      throw new CommandError(
        `The site of ${name} (${short}) could not be built, so there is nothing to compare with. See above.`,
      );
    }
    rmSync(join(dir, 'sites'), { recursive: true, force: true });
    mkdirSync(join(dir, 'sites'));
    renameSync(built, site);
    if (existsSync(buildCache)) renameSync(buildCache, join(dir, 'cache'));
  });
  return site;
}

/** Gives a build the cache of the last one of another commit, and what the project's own cache knows beyond it. */
function lendCache(projectCache: string, last: string, cache: string): void {
  if (existsSync(last)) renameSync(last, cache);
  for (const name of knownByBytes.filter((each) => existsSync(join(projectCache, each)))) {
    cpSync(join(projectCache, name), join(cache, name), { recursive: true, force: false });
  }
}

/** The options of the command. */
interface CompareSettings {
  root: string;
  /** The branch, tag or commit to compare with; the main branch if not given. */
  with?: string | undefined;
  format: 'text' | 'markdown' | 'github';
  language: CommandLanguage;
  /** The address of a site that has the change. */
  preview?: string | undefined;
  /** True if to take pictures, */
  pictures: boolean;
  /** and the file of the report that shows them. */
  reportPath: string;
  cacheDir: string;
  /** The folder of the site that is built from the work here. */
  siteDir: string;
  env: NodeJS.ProcessEnv;
}

/** The summary of a comparison without a site. */
const notBuilt = `Порівняти не вийшло: сайт не зібрано. Помилки вмісту показує «Перевірка вмісту».

Nothing was compared: the site was not built. “Content check” shows the errors of the content.
`;

/**
 * Builds the site of a commit and the one of the work here, and says what differs for visitors. Returns the exit code: 1 when
 * the content has errors, so that there is no site to compare.
 */
export async function runCompare(settings: CompareSettings): Promise<number> {
  const { root, cacheDir, siteDir, env } = settings;
  const report = (line: string) => console.error(line);
  const base = findBase(root, settings.with);
  const older = describeOlderBase(base);
  if (older) report(older);
  // Pictures of an earlier comparison would be taken for those of this one.
  rmSync(settings.reportPath, { force: true });
  report('Building the site of the work here.');
  const status = await runStep(root, [process.execPath, 'scripts/tool.mjs', 'build'], env);
  if (status !== 0) {
    addToGithub(settings, notBuilt);
    return status;
  }
  const baseDir = await buildBase(base, { root, cacheDir, env, report });
  const changes = compareSites(baseDir, siteDir);
  // On GitHub the branch is known by its place only: HEAD^1.
  const name = (settings.format === 'github' && env.GITHUB_BASE_REF) || base.name;
  const options = { with: { name, commit: base.short }, preview: settings.preview };
  const markdown = writeMarkdownSummary(changes, options);
  const text = writeTextSummary(changes, settings.language, options);
  process.stdout.write(settings.format === 'markdown' ? markdown : text);
  addToGithub(settings, markdown);
  const pages = choosePages(changes);
  if (!settings.pictures || pages.length === 0) return 0;
  report(`Taking pictures of pages: ${pages.length}.`);
  try {
    const pictures = await takePictures(baseDir, siteDir, pages);
    mkdirSync(dirname(settings.reportPath), { recursive: true });
    writeFileSync(settings.reportPath, writeReport(markdown, pictures));
    report(`Pictures of before and after: ${settings.reportPath}`);
  } catch (error) {
    // The summary is worth having without pictures.
    if (!(error instanceof CommandError)) throw error;
    report(`No pictures: ${error.message}`);
  }
  return 0;
}

/** Adds to the summary of the step that GitHub shows. */
function addToGithub({ format, env }: CompareSettings, markdown: string): void {
  if (format === 'github' && env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, markdown);
}
