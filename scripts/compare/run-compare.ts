import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { runStep } from '../../src/lib/command/run-step.ts';
import { type CommandLanguage, commandLanguages } from '../../src/lib/command/words.ts';
import { describeOlderBase, findBase } from '../../src/lib/git/find-base.ts';
import { buildBase } from './build-base.ts';
import { compareSites } from './compare-sites.ts';
import { choosePages, takePictures } from './pictures.ts';
import { writeMarkdownSummary, writeTextSummary } from './summary.ts';
import { words } from './summary-words.ts';
import { writeReport } from './write-report.ts';

/** How the command was called. */
export interface CompareSettings {
  root: string;
  /** The branch, tag or commit to compare with; the main branch if not given. */
  with?: string | undefined;
  format: 'text' | 'markdown' | 'github';
  language: CommandLanguage;
  /** The address of a site that has the change. */
  preview?: string | undefined;
  /** Whether to take pictures, */
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
