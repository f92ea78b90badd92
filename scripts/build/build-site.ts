import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { digest } from '../../src/compiler/cache/digest.ts';
import type { FileHashes } from '../../src/compiler/cache/file-hashes.ts';
import { filesBelow } from '../../src/compiler/cache/files-below.ts';
import type { ContentTree } from '../../src/compiler/check/content-tree.ts';
import { type CompiledSite, compileSite } from '../../src/compiler/compile/compile-site.ts';
import { readDocuments } from '../../src/compiler/compile/read-documents.ts';
import { readImages } from '../../src/compiler/compile/read-images.ts';
import { joinLanguagePath } from '../../src/language/language-path.ts';
import { type PageManifest, pageManifestUrl } from '../../src/namespaces/page-manifest.ts';
import { type Bundle, ensureBundle } from '../../src/renderer/prerender/bundle.ts';
import type { RenderJob } from '../../src/renderer/prerender/page-renderer.ts';
import { renderPages } from '../../src/renderer/prerender/render-pages.ts';
import { type BuildPaths, statePath } from './build-paths.ts';
import { OutputStage } from './output-stage.ts';
import { publishImages } from './publish-images.ts';
import { headersFile, type InlineHashes, inlineHashes, redirectsFile } from './site-headers.ts';

/** What a build did. */
export interface BuildReport {
  pages: number;
  rendered: number;
  reused: number;
}

/** What a build is given beside the content. */
export interface BuildOptions {
  hashes: FileHashes;
  /** Gives the hash of all that the build reads, as it is at the end. */
  fingerprint: () => string;
  /** What is to be said of the content, kept for builds that find nothing to do. */
  remarks: string;
  /** Takes what is being done, for people who watch. */
  report: (message: string) => void;
  /** Whether what earlier builds made may be used. */
  useCache: boolean;
}

/**
 * Builds the site from checked content: bundles if the code changed, pages that changed, and everything beside them,
 * aside; then puts it in the place of the site before.
 */
export async function buildSite(tree: ContentTree, paths: BuildPaths, options: BuildOptions): Promise<BuildReport> {
  const { root, contentDir, outDir, cacheDir } = paths;
  const { hashes, report, useCache } = options;
  const bundle = ensureBundle(root, join(cacheDir, 'bundles'), hashes, report);
  const images = await readImages(
    join(contentDir, 'images'),
    tree.images,
    hashes,
    join(cacheDir, 'image-facts.json'),
  );
  const documents = await readDocuments(
    join(contentDir, 'files'),
    tree.documents,
    hashes,
    join(cacheDir, 'document-facts.json'),
  );
  const site = compileSite(new Map(tree.files.map(({ path, value }) => [path, value])), images, documents);
  const stage = new OutputStage(outDir, statePath(paths), useCache);
  try {
    copyFiles(stage, join(bundle.dir, 'client'), '', hashes);
    copyFiles(stage, join(contentDir, 'files'), 'files/', hashes);
    await publishImages(stage, site.images, join(contentDir, 'images'), join(cacheDir, 'images'));
    writeContent(stage, site);
    const rendered = await writePages(stage, site, bundle, report);
    const pages = site.pages.length;
    stage.commit({ fingerprint: options.fingerprint(), pages, remarks: options.remarks });
    return { pages, rendered, reused: pages - rendered };
  } catch (error) {
    stage.discard();
    throw error;
  }
}

/** Copies a folder. */
function copyFiles(stage: OutputStage, dir: string, prefix: string, hashes: FileHashes): void {
  for (const path of filesBelow(dir)) {
    const name = relative(dir, path);
    if (name.startsWith('.vite') || stage.reuse(prefix + name, hashes.of(path))) continue;
    // The key is that of the bytes themselves: the file may have been changed since it was hashed.
    const bytes = readFileSync(path);
    stage.write(prefix + name, digest(bytes), bytes);
  }
}

/** Writes the namespaces and the page manifests. */
function writeContent(stage: OutputStage, site: CompiledSite): void {
  for (const { url, json, hash } of site.namespaces.values()) stage.put(url.slice(1), hash, () => json);
  for (const manifest of site.pages) {
    const json = JSON.stringify(manifest);
    stage.put(pageManifestUrl(pageUrl(manifest)).slice(1), digest(json), () => json);
  }
}

/** Renders the pages that changed, and writes what depends on all of them. Returns how many were rendered. */
async function writePages(
  stage: OutputStage,
  site: CompiledSite,
  bundle: Bundle,
  report: (message: string) => void,
): Promise<number> {
  const key = (manifest: PageManifest) => digest(`${bundle.key}\0${site.origin}\0${JSON.stringify(manifest)}`);
  const changed = site.pages.filter((manifest) => !stage.reuse(pageFile(manifest), key(manifest)));
  let done = 0;
  await renderPages(renderJobs(changed, site), changed.length, {
    bundleDir: bundle.dir,
    origin: site.origin,
    startWorker: (workerData) =>
      new Worker(join(import.meta.dirname, '../tool.mjs'), { argv: ['render-worker'], workerData }),
    onPage: ({ manifest }, html) => {
      stage.write(pageFile(manifest), key(manifest), html, JSON.stringify(inlineHashes(html)));
      done += 1;
      if (done % 500 === 0) report(`${done} of ${changed.length} pages rendered`);
    },
  });
  const headers = headersFile(stage.notes().map((note) => JSON.parse(note) as InlineHashes));
  stage.write('_headers', digest(headers), headers);
  stage.write('_redirects', digest(redirectsFile()), redirectsFile());
  return changed.length;
}

function* renderJobs(manifests: readonly PageManifest[], site: CompiledSite): Generator<RenderJob> {
  for (const manifest of manifests) yield jobOf(manifest, site);
}

function jobOf(manifest: PageManifest, site: CompiledSite): RenderJob {
  const names = Object.keys(manifest.namespaces);
  const json = (name: string) => site.namespaces.get(`${manifest.language}/${name}`)?.json ?? '{}';
  return { manifest, namespaces: Object.fromEntries(names.map((name) => [name, json(name)])) };
}

function pageUrl({ language, path }: PageManifest): string {
  return joinLanguagePath(language, path);
}

/** The file of a page: `/about/history` → `about/history.html`. */
function pageFile(manifest: PageManifest): string {
  const url = pageUrl(manifest);
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`;
}
