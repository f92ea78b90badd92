/** Builds sites from nothing, one after the other, as the test that started this process asks: the code is loaded and warm. */
import { join } from 'node:path';
import type { BuildPaths } from '../../../src/build/build-paths.ts';
import { buildSite } from '../../../src/build/build-site.ts';
import { codeVersion } from '../../../src/build/fingerprint.ts';
import { FileHashes } from '../../../src/cache/file-hashes.ts';
import { readContent } from '../../../src/content/content-tree.ts';
import { ensureBundle } from '../../../src/renderer/prerender/bundle.ts';

process.on('message', async (paths: BuildPaths) => {
  const hashes = new FileHashes(join(paths.cacheDir, 'file-hashes.json'));
  const ignore = () => {};
  try {
    await buildSite(readContent(paths.contentDir), paths, {
      bundle: ensureBundle(paths.root, join(paths.cacheDir, 'bundles'), hashes, ignore),
      hashes,
      version: codeVersion(paths.root, hashes),
      fingerprint: () => '',
      remarks: '',
      report: ignore,
      useCache: false,
    });
    process.send?.('');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.on('disconnect', () => process.exit());
