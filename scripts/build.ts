import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withLock } from '../src/build/build-lock.ts';
import { type BuildPaths, readBuildPaths, statePath } from '../src/build/build-paths.ts';
import type { BuildReport } from '../src/build/build-site.ts';
import { buildFingerprint, codeVersion } from '../src/build/fingerprint.ts';
import { writeNginxRules } from '../src/build/hosts/host-rules.ts';
import { audienceOf } from '../src/build/hosts/site-headers.ts';
import { isIntact, readSiteState } from '../src/build/output-stage.ts';
import { runCommand } from '../src/lib/command/run-command.ts';

const usage = `Checks the content and builds the site from it.

npm run build                  exit 0: built, 1: the content has errors, 2: it could not be built
npm run build -- --no-cache    builds from scratch

CONTENT_DIR, OUT_DIR and CACHE_DIR in the environment name other folders than content, dist/client and .cache.
`;

await runCommand(usage, () => {
  const option = { type: 'boolean', default: false } as const;
  // `--served` is what `npm start` says, which serves the pages while the rest is made.
  const { 'no-cache': noCache, served } = parseArgs({ options: { 'no-cache': option, served: option } }).values;
  const paths = readBuildPaths(join(import.meta.dirname, '..'));
  return withLock(
    `${paths.outDir}.lock`,
    () => {
      console.error('Another build of this folder is running; waiting for it.');
      // After that, the commands may have been bundled again.
      void loadBuild();
    },
    async () => {
      const status = await build(paths, !noCache, served ? tellServer : undefined);
      if (status === 0) writeNginxRules(paths.outDir);
      return status;
    },
  );
});

/** The modules of a build: seeing that nothing changed needs little of it. */
function loadBuild() {
  return import('../src/build/build-site.ts');
}

/** Tells the server that a part of the site is there, and waits until it is to be followed by the next. */
async function tellServer(): Promise<void> {
  (await loadBuild()).endProgress();
  process.send?.('part');
  await once(process, 'message');
}

async function build(paths: BuildPaths, useCache: boolean, onPart?: () => Promise<void>): Promise<number> {
  const started = performance.now();
  const audience = audienceOf(process.env);
  const version = codeVersion(paths.root);
  const read = () => buildFingerprint(paths, `${version} ${audience}`);
  const fingerprint = read();
  if (useCache && isUpToDate(fingerprint)) return 0;
  const { checkAndBuild } = await loadBuild();
  const own = { version, fingerprint: fingerprintAtEnd, audience, useCache, onPart };
  const report = await checkAndBuild(paths, own);
  if (!report) return 1;
  tell(report);
  return 0;

  /** Content that was edited during the build may be in it only in part: the next build must check again. */
  function fingerprintAtEnd(): string {
    return read() === fingerprint ? fingerprint : '';
  }

  function isUpToDate(current: string): boolean {
    const state = readSiteState(statePath(paths));
    if (state?.fingerprint !== current || !isIntact(paths.outDir, state)) return false;
    const { remarks, pages } = state;
    if (remarks) console.error(remarks);
    tell({ pages, rendered: 0 });
    return true;
  }

  function tell({ pages, rendered }: BuildReport): void {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${pages} pages in ${seconds} s: ${rendered} rendered, ${pages - rendered} unchanged → ${paths.outDir}`,
    );
  }
}
