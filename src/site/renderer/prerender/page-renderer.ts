import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinLanguagePath } from '../../../lib/language/language-path.ts';
import { brandWriter } from '../brand-writer.ts';
import { loadDocumentRenderer } from '../document-renderer.ts';
import { modulesOf, type ViteManifest } from '../page-assets.ts';
import type { DocumentJob } from '../render-document.tsx';
import type { RenderedParts } from '../shared-parts.tsx';
import { type ShellAssets, takeAssets } from '../shell-assets.ts';
import { type PageStyles, pageStylesFile } from '../styles/page-styles-file.ts';

/** A page to be rendered: what differs from page to page. */
export type RenderJob = Required<Pick<DocumentJob, 'manifest' | 'namespaces' | 'frame' | 'card'>>;

/** What all pages are rendered with. */
export interface PageSource {
  /** The folder of the bundle. */
  bundleDir: string;
  /** The site's address. */
  origin: string;
  /** As `#rrggbb`. */
  brandColour: string;
}

/** Renders one page to HTML. */
export type RenderPage = (job: RenderJob) => Promise<string>;

/**
 * Loads the server bundle and returns a function that renders pages with it.
 * @param parts the parts of the frame that pages share; each is rendered with the first page that has it, and added. Without,
 * each page is rendered as a whole.
 */
export async function loadPageRenderer(
  { bundleDir, origin, brandColour }: PageSource,
  parts?: RenderedParts,
): Promise<RenderPage> {
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(join(bundleDir, 'server/entry.mjs')).href);
  let assets: ShellAssets | undefined;
  const renderDocument = await loadDocumentRenderer((html) => {
    assets = takeAssets(html, (url) => readFileSync(join(bundleDir, 'client', url)));
    return brandWriter(brandColour)(assets.shell);
  });
  const read = (name: string) => JSON.parse(readFileSync(join(bundleDir, name), 'utf8')) as unknown;
  const viteManifest = read('assets.json') as ViteManifest;
  const styles = read(pageStylesFile) as PageStyles;
  const modules = new Map<string, readonly string[]>();

  return async ({ manifest, ...job }) => {
    const file = pageFile(manifest.component);
    if (!modules.has(file)) modules.set(file, modulesOf(viteManifest, [file]));
    try {
      const scripts = assets && { ...assets.script, modules: modules.get(file) ?? [], styles: styles.rest };
      return await renderDocument({ ...job, manifest, origin, scripts, styles: styles.pages[file], parts });
    } catch (cause) {
      const url = joinLanguagePath(manifest.language, manifest.path);
      throw new Error(`The page ${url} (route ${manifest.route}) could not be rendered`, { cause });
    }
  };
}

/** The file of a page component: `HistoryPage` → `src/site/pages/history-page.tsx`. */
function pageFile(component: string): string {
  return `src/site/pages/${component.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}
