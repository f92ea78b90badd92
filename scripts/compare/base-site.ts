import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import { npm, runStep } from '../../src/lib/command/processes.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { withCommitWorktree } from '../../src/lib/git/commit-worktree.ts';
import type { Base } from '../../src/lib/git/published-folder.ts';

/** The parts of the project's cache that no build reads. */
const notOfBuilds = /^(?:compare|desk|tool|bench-)/;

/**
 * Builds the site of a commit, in a worktree of its own, and returns its folder. The last one that was built is kept. Only one
 * build of this kind may run in a project at a time.
 * @param project its folders, the environment of the build, and who is told what is done
 * @throws CommandError when it cannot be built
 */
export async function buildBase(
  base: Base,
  project: { root: string; cacheDir: string; env: NodeJS.ProcessEnv; report: (line: string) => void },
): Promise<string> {
  const { root, cacheDir, env, report } = project;
  const { commit, short, name } = base;
  const dir = join(cacheDir, 'compare');
  // The year stands in the footer of every page.
  const site = join(dir, 'sites', digest(commit, process.version, String(new Date().getUTCFullYear())));
  if (existsSync(join(site, 'index.html'))) return site;
  report(`Building the site of ${name} (${short}).`);
  await withCommitWorktree(root, base, dir, report, async (tree) => {
    // Within the tree, where the bundles find their packages. What the build of the work here has made is mostly the same.
    const buildCache = join(tree, '.cache');
    for (const name of readdirSync(cacheDir).filter((each) => !notOfBuilds.test(each)))
      cpSync(join(cacheDir, name), join(buildCache, name), { recursive: true });
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
  });
  return site;
}
