import { join } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { printPretty } from '../check/formats/print-pretty.ts';
import { missingComponents } from '../content/page-list.ts';
import { ensureBundle } from '../site/renderer/prerender/bundle.ts';
import type { BuildPaths } from './build-paths.ts';
import { type BuildOptions, type BuildReport, buildSite } from './build-site.ts';
import { openVerifiedContent } from './fingerprint.ts';

/** Checks the content and builds the site from it. Content with errors, or with a page that the code does not have, builds nothing and returns undefined. */
export async function checkAndBuild(
  paths: BuildPaths,
  own: Pick<BuildOptions, 'version' | 'fingerprint' | 'audience' | 'useCache' | 'onPart'>,
): Promise<BuildReport | undefined> {
  const { root, contentDir, cacheDir } = paths;
  const { version, useCache } = own;
  // Before the content is in memory: the bundler, in a process of its own, takes most of the memory a build has.
  const bundle = await ensureBundle(root, join(cacheDir, 'bundles'), reportProgress);
  reportProgress('checking the content');
  const filePrefix = contentDir === join(root, 'content') ? 'content/' : '';
  const verified = useCache ? openVerifiedContent(root, cacheDir, version) : undefined;
  // A preview is for editors.
  const language = own.audience === 'preview' ? 'uk' : 'en';
  const result = await checkContent(contentDir, { filePrefix, verified, language });
  endProgress();
  const remarks = result.diagnostics.length ? printPretty(result, { language }) : '';
  if (remarks) console.error(remarks);
  if (result.errors) {
    console.error('The site was not built: the content has errors. The previous site is untouched.');
    return undefined;
  }
  const missing = missingComponents(result.tree);
  for (const name of missing) console.error(`Page not found: ${name}`);
  if (missing.length) return undefined;
  try {
    return await buildSite(result.tree, paths, { ...own, bundle, remarks, report: reportProgress });
  } finally {
    endProgress();
  }
}

/** Shows progress in a terminal; a log gets the result only. */
function reportProgress(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${message} …`);
}

/** Clears the progress line, before something that stays is written. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
