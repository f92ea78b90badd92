import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinLanguagePath } from '../../../lib/language/language-path.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { brandWriter } from '../brand-rules.ts';
import type { DocumentJob, RenderedParts } from '../render-document.tsx';
import { type PageStyles, pageStylesFile, pageStyleWriter } from '../styles/page-styles.ts';

/** A page to be rendered: what differs from page to page. */
export type RenderJob = Required<Pick<DocumentJob, 'manifest' | 'namespaces' | 'frame' | 'card'>>;

/** The parts that all pages are rendered with. */
interface PageSource {
  bundleDir: string;
  origin: string;
  /** As `#rrggbb`. */
  brandColour: string;
}

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
  const styleOf = pageStyleWriter(styles);
  const modules = memoize((file: string) => modulesOf(viteManifest, file));

  return async ({ manifest, ...job }) => {
    const file = pageFile(manifest.component);
    try {
      const scripts = assets && { ...assets.script, modules: modules(file), styles: styles.rest };
      return await renderDocument({
        ...job,
        manifest,
        origin,
        scripts,
        styleOf: (html) => styleOf(file, html),
        parts,
      });
    } catch (cause) {
      const url = joinLanguagePath(manifest.language, manifest.path);
      throw new Error(`The page ${url} (route ${manifest.route}) could not be rendered`, { cause });
    }
  };
}

/**
 * Asks vike for the document's shell and for what fills it. The caller must have loaded the server bundle.
 * @param finish transforms the shell, once for all pages
 */
export async function loadDocumentRenderer(
  finish = (shell: string) => shell,
): Promise<(job: DocumentJob) => Promise<string>> {
  const { renderPage } = await import('vike/server');
  const { httpResponse, renderDocument, errorWhileRendering } = await renderPage({ urlOriginal: '/' });
  if (errorWhileRendering) throw errorWhileRendering;
  if (!renderDocument) throw new Error('vike did not render the shell of the pages.');
  const shell = finish(httpResponse.body);
  return (job) => renderDocument(shell, job);
}

/** The file of a page component: `HistoryPage` → `src/site/pages/history-page.tsx`. */
function pageFile(component: string): string {
  return `src/site/pages/${component.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}

/** Vite's manifest of the client bundle, by source file. */
type ViteManifest = Record<string, { file: string; imports?: string[] }>;

/** The scripts that a source file needs, each once, as URLs. */
function modulesOf(manifest: ViteManifest, source: string, files = new Set<string>()): string[] {
  const entry = manifest[source];
  if (entry && !files.has(`/${entry.file}`)) {
    files.add(`/${entry.file}`);
    for (const imported of entry.imports ?? []) modulesOf(manifest, imported, files);
  }
  return [...files];
}

/** The tags that vike puts into the shell of all pages. */
interface ShellAssets {
  shell: string;
  /** The first script, and the hash of what it must contain (Subresource Integrity). */
  script: { src: string; integrity: string };
}

/**
 * Takes what loads something out of the shell: the script comes when a visitor needs it, each page has the styles of its own,
 * and the first paint waits for no font. A script that was changed on its way is not run.
 * @param read gives the bytes of a file of the site by its address
 * @throws when the shell has not exactly one script
 */
function takeAssets(html: string, read: (url: string) => Buffer): ShellAssets {
  const [src, ...others] = [...html.matchAll(/<script src="(\/[^"]+)"/g)].map(([, url]) => url);
  if (!src || others.length) throw new Error('The shell of the pages should have one script.');
  const integrity = `sha256-${createHash('sha256').update(read(src)).digest('base64')}`;
  const shell = html.replace(/<script src=[^>]*><\/script>|<link rel="(stylesheet|preload)"[^>]*>/g, '');
  return { shell, script: { src, integrity } };
}
