import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { ensureBundle } from '../../../src/site/renderer/prerender/bundle.ts';
import { loadPageRenderer, type RenderPage } from '../../../src/site/renderer/prerender/page-renderer.ts';

const root = join(import.meta.dirname, '../../..');

/** Renders pages with the bundles of this project, as a build does; `parts` as for `loadPageRenderer`. */
export async function ownRenderer(parts?: Map<string, string>): Promise<RenderPage> {
  // The renderer sets it for its process, in which other tests start commands afterwards.
  vi.stubEnv('NODE_ENV', 'production');
  afterAll(() => void vi.unstubAllEnvs());
  const bundle = await ensureBundle(root, join(root, '.cache/bundles'), () => {});
  return loadPageRenderer({ bundleDir: bundle.dir, origin: 'https://institute.example', brandColour: '' }, parts);
}
