import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinLanguagePath } from '../../language/language-path.ts';
import type { PageManifest } from '../../namespaces/page-manifest.ts';
import { modulesOf, type ViteManifest } from '../page-assets.ts';

/** A page to be rendered. */
export interface RenderJob {
  manifest: PageManifest;
  /** The JSON of its namespaces by name. */
  namespaces: Record<string, string>;
}

/** Renders one page to HTML. */
export type RenderPage = (job: RenderJob) => Promise<string>;

/** Loads the server bundle in a folder and returns what renders pages with it, through vike's own API. */
export async function loadPageRenderer(bundleDir: string, origin: string): Promise<RenderPage> {
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(join(bundleDir, 'server/entry.mjs')).href);
  const { renderPage } = await import('vike/server');
  const viteManifest = JSON.parse(readFileSync(join(bundleDir, 'assets.json'), 'utf8')) as ViteManifest;
  const parsed = new Map<string, object>();

  /** Frame namespaces come with every page: each text is parsed once. */
  const parse = (json: string): object => {
    const known = parsed.get(json);
    if (known) return known;
    if (parsed.size > 100) parsed.clear();
    const value = JSON.parse(json) as object;
    parsed.set(json, value);
    return value;
  };

  return async ({ manifest, namespaces }) => {
    const urlOriginal = joinLanguagePath(manifest.language, manifest.path);
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal,
      manifest,
      origin,
      namespaces: Object.fromEntries(Object.entries(namespaces).map(([name, json]) => [name, parse(json)])),
      modules: modulesOf(viteManifest, [pageSource(manifest.component)]),
    });
    if (errorWhileRendering) {
      throw new Error(`The page ${urlOriginal} (route ${manifest.route}) could not be rendered`, {
        cause: errorWhileRendering,
      });
    }
    return httpResponse.body;
  };
}

/** The source file of a page component, as Vite's manifest names it. */
function pageSource(component: string): string {
  return `src/site/pages/${component.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;
}
