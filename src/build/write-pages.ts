import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { pageManifestUrl } from '../lib/language/language-path.ts';
import type { Bundle } from '../site/renderer/prerender/bundle.ts';
import { loadPageRenderer, type RenderJob } from '../site/renderer/prerender/page-renderer.ts';
import { type BuiltPage, pageFile, pageUrl } from './built-pages.ts';
import { inlineHashes, type ScriptHashes, withStylePolicy } from './hosts/site-headers.ts';
import type { OutputStage } from './output-stage.ts';

interface WriteOptions {
  bundle: Bundle;
  report: (message: string) => void;
}

/**
 * Writes namespaces, manifests and pages, as far as they changed.
 * @returns how many pages were rendered
 */
export async function writePages(
  stage: OutputStage,
  pages: readonly BuiltPage[],
  site: CompiledSite,
  { bundle, report }: WriteOptions,
): Promise<number> {
  const {
    brandColour,
    site: { origin },
  } = site.content;
  const common = digest(bundle.key, origin, brandColour);
  const keyed = pages.map((page) => ({ page, key: keyOf(page, site, common) }));
  const namespaces = [...site.namespaces.values()];
  const all = [...keyed.map(({ key }) => key), ...namespaces.map(({ url }) => url)];
  const to = stage.open('pages', digest(...all.map((each) => `${each}\0`)));
  if (!to) return 0;
  // The text of a namespace whose hash is known is made only when it is asked for.
  for (const namespace of namespaces) to.put(namespace.url.slice(1), namespace.hash, () => namespace.json);
  for (const page of pages)
    to.put(pageManifestUrl(pageUrl(page)).slice(1), page.hash, () => JSON.stringify(page.manifest));
  const stale = keyed.filter(({ page, key }) => !to.reuse(pageFile(page), key));
  if (!stale.length) return 0;
  const source = { bundleDir: bundle.dir, origin, brandColour };
  // One thread: a second would render no page cheaper, and hold the bundle once more in memory.
  const render = await loadPageRenderer(source, new Map());
  for (const [index, { page, key }] of stale.entries()) {
    if (index % 100 === 0) report(`${index} of ${stale.length} pages rendered`);
    const text = await render(renderJob(site, page));
    const { scripts, styles } = inlineHashes(text);
    const html = withStylePolicy(text, { styles });
    to.write(pageFile(page), key, html, JSON.stringify({ scripts } satisfies ScriptHashes));
  }
  return stale.length;
}

function keyOf({ language, hash, card, frame }: BuiltPage, site: CompiledSite, common: string): string {
  const hashes = frameHashes(site, language);
  return digest(common, hash, `${card.url}\0${card.alt}\0`, JSON.stringify(frame.map((name) => hashes[name])));
}

/** The sources of a page. */
export function renderJob(site: CompiledSite, page: Pick<BuiltPage, 'manifest' | 'card'>): RenderJob {
  const { design: _, ...card } = page.card;
  return { ...documentSources(site, page.manifest), card };
}

/** What the document of a page is rendered from: its manifest, its namespaces, and the hashes of those of the frame. */
export function documentSources(site: CompiledSite, manifest: PageManifest) {
  const { language, namespaces } = manifest;
  const textOf = (name: string) => site.namespaces.get(`${language}/${name}`)?.json ?? '{}';
  const frame = Object.entries(frameHashes(site, language)).filter(([name]) => name in namespaces);
  return {
    manifest,
    frame: Object.fromEntries(frame),
    namespaces: Object.fromEntries(Object.keys(namespaces).map((name) => [name, textOf(name)])),
  };
}
