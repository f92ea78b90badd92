import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../cache/digest.ts';
import { CommandError } from '../../command/run-command.ts';
import type { BaseCommit } from './find-commit.ts';
import { askGit, runGit } from './git.ts';
import { npm, runStep } from './run-step.ts';

/** How many sites of other commits are kept. */
const keptSites = 3;
/** What of the project's cache depends on bytes alone, whatever the commit, and takes long to compute. */
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
 * Builds the site of a commit and returns its folder. A site that was built before is kept. The files of the commit are
 * checked out in a folder of the cache and removed again, so that nothing of the work here is touched. Only one build of this
 * kind may run in a project at a time.
 */
export async function buildCommit({ commit, short, name }: BaseCommit, options: BuildOptions): Promise<string> {
  const { root, cacheDir, env, report } = options;
  const dir = join(cacheDir, 'compare');
  // The year stands in the footer of every page.
  const site = join(dir, 'sites', digest(commit, process.version, String(new Date().getUTCFullYear())));
  if (existsSync(join(site, 'index.html'))) return site;
  const tree = join(dir, 'commit');
  mkdirSync(dir, { recursive: true });
  removeTree(root, tree);
  try {
    report(`Building the site of ${name} (${short}).`);
    // Hooks of the repository are not for this copy.
    runGit(root, ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', tree, commit]);
    if (hasSamePackages(root, tree)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    else await installPackages(tree, options, short);
    // Within the tree, where the bundles find their packages.
    const buildCache = join(tree, '.cache');
    lendCache(cacheDir, join(dir, 'cache'), buildCache);
    const status = await runStep(tree, npm('run', '--silent', 'build'), {
      ...env,
      CONTENT_DIR: join(tree, 'content'),
      OUT_DIR: site,
      CACHE_DIR: buildCache,
    });
    if (status !== 0 || !existsSync(join(site, 'index.html'))) {
      throw new CommandError(
        `The site of ${name} (${short}) could not be built, so there is nothing to compare with. See above.`,
      );
    }
    if (existsSync(buildCache)) renameSync(buildCache, join(dir, 'cache'));
  } finally {
    removeTree(root, tree);
  }
  removeOld(join(dir, 'sites'));
  return site;
}

function hasSamePackages(root: string, tree: string): boolean {
  const lockfile = (dir: string) => readFileSync(join(dir, 'package-lock.json'));
  return lockfile(root).equals(lockfile(tree));
}

async function installPackages(tree: string, { env, report }: BuildOptions, short: string): Promise<void> {
  report(`The packages of ${short} are others: installing them (npm ci).`);
  const status = await runStep(
    tree,
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'),
    env,
  );
  if (status !== 0) throw new CommandError(`The packages of ${short} could not be installed (npm ci). See above.`);
}

/** Gives a build the cache of the last one of another commit, and what the project's own cache knows beyond it. */
function lendCache(projectCache: string, last: string, cache: string): void {
  if (existsSync(last)) renameSync(last, cache);
  for (const name of knownByBytes.filter((each) => existsSync(join(projectCache, each)))) {
    cpSync(join(projectCache, name), join(cache, name), { recursive: true, force: false });
  }
}

/** Removes the checked out files, also those that a killed run left. */
function removeTree(root: string, tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  askGit(root, ['worktree', 'prune']);
}

function removeOld(dir: string): void {
  const age = (name: string) => -statSync(join(dir, name)).mtimeMs;
  for (const name of readdirSync(dir)
    .sort((a, b) => age(a) - age(b))
    .slice(keptSites)) {
    rmSync(join(dir, name), { recursive: true, force: true });
  }
}
