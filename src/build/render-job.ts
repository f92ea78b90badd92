import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import type { FrameHashes } from '../lib/namespaces/content-urls.ts';
import type { RenderJob } from '../site/renderer/prerender/page-renderer.ts';
import type { BuiltPage } from './built-pages.ts';

/** What a page is rendered from. */
export function renderJob(site: CompiledSite, page: Pick<BuiltPage, 'manifest' | 'card'>): RenderJob {
  const { manifest } = page;
  const { design: _, ...card } = page.card;
  const { language } = manifest;
  const json = (name: string) => site.namespaces.get(`${language}/${name}`)?.json ?? '{}';
  const namespaces = Object.fromEntries(Object.keys(manifest.namespaces).map((name) => [name, json(name)]));
  return { manifest, card, frame: frameOf(site, manifest), namespaces };
}

/** The hashes of the frame's namespaces that a page reads. */
function frameOf(site: CompiledSite, { language, namespaces }: PageManifest): FrameHashes {
  return Object.fromEntries(Object.entries(frameHashes(site, language)).filter(([name]) => name in namespaces));
}
