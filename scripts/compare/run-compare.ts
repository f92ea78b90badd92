import { appendFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import { type CommandLanguage, commandLanguages } from '../../src/lib/command/command-words.ts';
import { npm, runStep } from '../../src/lib/command/processes.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { withCommitWorktree } from '../../src/lib/git/commit-worktree.ts';
import { type Base, describeOlderBase, findBase } from '../../src/lib/git/published-folder.ts';
import { languageOf } from '../../src/lib/language/languages.ts';
import { escapeXml } from '../../src/lib/text/escape-text.ts';
import { compareSites } from './compare-sites.ts';
import { choosePages, type PagePictures, type PageView, takePictures } from './pictures.ts';
import { writeMarkdownSummary, writeTextSummary } from './summary.ts';
import { words } from './summary-words.ts';

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

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1600px; margin: 0 auto; padding: 16px; }
ins { background: #1a7f3733; } del { background: #cf222e33; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; align-items: start; }
.w360 { max-width: 760px; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; height: auto; border: 1px solid #8888; }
`;

/**
 * Writes the report: the summary, in Markdown, and pictures of pages side by side. One file without a script or anything from
 * elsewhere, so that it can be opened, kept and sent as it is.
 */
export function writeReport(summary: string, pictures: readonly PagePictures[]): string {
  return `<!DOCTYPE html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Що зміниться на сайті · What will change on the site</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Порівняння сайту · Comparison of the site</h1>
${new MarkdownIt({ html: true }).render(summary)}
${pictures.map(pageSection).join('\n')}
</main>
</body>
</html>
`;
}

function pageSection({ page, views }: PagePictures): string {
  const title = `<span lang="${languageOf(page.language).tag}">${escapeXml(page.title)}</span>`;
  return `<section>
<h2>${title} <code>${escapeXml(page.after)}</code></h2>
${views.map((view) => viewHtml(view, escapeXml(page.title))).join('\n')}
</section>`;
}

function viewHtml({ width, before, after }: PageView, title: string): string {
  const heading = `<h3>${width} px</h3>`;
  if (!after)
    return `${heading}\n<p>За цієї ширини вигляд той самий. <span lang="en">At this width it looks the same.</span></p>`;
  const figure = (picture: Buffer, uk: string, en: string) =>
    `<figure><figcaption>${uk} · <span lang="en">${en}</span></figcaption>` +
    `<img src="data:image/webp;base64,${picture.toString('base64')}" alt="${title}: ${uk.toLowerCase()}"></figure>`;
  return `${heading}
<div class="pair w${width}">
${before ? figure(before, 'До', 'Before') : '<p>Нова сторінка. <span lang="en">A new page.</span></p>'}
${figure(after, 'Після', 'After')}
</div>`;
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
    addToGithub(settings, `${commandLanguages.map((language) => words[language].notBuilt).join('\n\n')}\n`);
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
