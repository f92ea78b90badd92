import { join, resolve } from 'node:path';
import { checkContent } from '../src/compiler/check/check-content.ts';
import { printPretty } from '../src/compiler/check/formats/pretty.ts';
import { withLock } from './build/build-lock.ts';
import { buildSite } from './build/build-site.ts';

const root = join(import.meta.dirname, '..');
const paths = {
  root,
  contentDir: resolve(process.env.CONTENT_DIR ?? join(root, 'content')),
  outDir: resolve(process.env.OUT_DIR ?? join(root, 'dist/client')),
  cacheDir: resolve(process.env.CACHE_DIR ?? join(root, '.cache')),
};

/** Progress is told where somebody watches; a log gets the result only. */
const report = (message: string) => {
  if (process.stderr.isTTY) console.error(message);
};

await withLock(
  `${paths.outDir}.lock`,
  () => console.error('Another build of this folder is running; waiting for it.'),
  async () => {
    const started = performance.now();
    const filePrefix = paths.contentDir === join(root, 'content') ? 'content/' : '';
    const result = await checkContent(paths.contentDir, { filePrefix });
    if (result.diagnostics.length) console.error(printPretty(result));
    if (result.errors) {
      console.error('The site was not built: the content has mistakes. The site built before is untouched.');
      process.exitCode = 1;
      return;
    }
    const { pages, rendered, reused } = await buildSite(
      result.tree,
      paths,
      report,
      !process.argv.includes('--no-cache'),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${pages} pages in ${seconds} s: ${rendered} rendered, ${reused} unchanged → ${paths.outDir}`);
  },
);
