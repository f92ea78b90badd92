import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { digest } from '../cache/digest.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import { filesBelow } from '../cache/files-below.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { writeHeaders, writeRedirects } from '../hosts/netlify-rules.ts';
import { headerRules, type InlineHashes, inlineHashes } from '../hosts/site-headers.ts';
import { missingFile, redirectRules } from '../hosts/site-redirects.ts';
import { joinLanguagePath } from '../language/language-path.ts';
import { type PageManifest, pageManifestUrl } from '../namespaces/page-manifest.ts';
import { publishCards } from '../publish/cards/publish-cards.ts';
import { type PageCard, pageCards } from '../publish/page-cards.ts';
import { publishedFiles } from '../publish/published-files.ts';
import { publishSearch } from '../publish/search/publish-search.ts';
import type { SiteWriter } from '../publish/site-writer.ts';
import type { Bundle } from '../renderer/prerender/bundle.ts';
import type { RenderJob } from '../renderer/prerender/page-renderer.ts';
import { renderPages } from '../renderer/prerender/render-pages.ts';
import { type BuildPaths, statePath } from './build-paths.ts';
import { compileContent } from './compile-content.ts';
import { OutputStage } from './output/output-stage.ts';
import { type CheckFigures, reportPath, withPreviewBanner } from './preview-banner.ts';
import { publishImages } from './publish-images.ts';
import { publishPdfLibrary } from './publish-pdf-library.ts';

/** What a build did. */
export interface BuildReport {
  pages: number;
  rendered: number;
  reused: number;
}

/** The options of a build. */
export interface BuildOptions {
  bundle: Bundle;
  hashes: FileHashes;
  /** The hash of the code: results cached under another hash are not used. */
  version: string;
  /** Returns the hash of all that the build reads, as it is at the end. */
  fingerprint: () => string;
  /** What the checker said of the content, printed again by builds that find nothing to do. */
  remarks: string;
  /** Called with what is being done, to show progress. */
  report: (message: string) => void;
  /** What the checker found, when the site is built as a preview for its editors. */
  preview?: CheckFigures | undefined;
  /** Whether results of earlier builds may be used. */
  useCache: boolean;
}

/**
 * Builds the site from checked content: pages that changed, and everything beside them, in a folder beside it; then
 * replaces the previous site.
 */
export async function buildSite(tree: ContentTree, paths: BuildPaths, options: BuildOptions): Promise<BuildReport> {
  const { root, contentDir, outDir, cacheDir } = paths;
  const { bundle, hashes, report, useCache } = options;
  report('compiling the content');
  const site = await compileContent(tree, { cacheDir, hashes, version: useCache ? options.version : undefined });
  const stage = new OutputStage(outDir, statePath(paths), useCache);
  try {
    await stage.group('bundle', bundle.key, (to) => copyFiles(to, join(bundle.dir, 'client'), '', hashes));
    const documents = tree.documents.map((path) => `${path}\0${hashes.of(join(contentDir, 'files', path))}\0`);
    await stage.group('documents', digest(...documents), (to) =>
      copyFiles(to, join(contentDir, 'files'), 'files/', hashes),
    );
    await publishPdfLibrary(stage, root, hashes);
    await publishImages(stage, site.images, join(contentDir, 'images'), join(cacheDir, 'images'), report);
    const pages = pagesToWrite(site);
    await writeContent(stage, site, pages);
    const cards = pages.filter(({ manifest }) => manifest.indexed).map(({ card }) => card);
    await stage.group('cards', digest(...cards.map(({ url }) => url)), (to) =>
      publishCards(to, cards, join(contentDir, 'images'), cacheDir),
    );
    await writePublished(stage, site, options.version);
    const rendered = await writePages(stage, pages, site, options);
    await publishSearch(stage, site, {
      htmlOf: (page) => stage.read(pageFile(page)),
      filesDir: join(contentDir, 'files'),
      cacheDir,
      hashes,
      version: options.version,
      report,
    });
    await writeHostRules(stage, site, options);
    report('putting the site in its place');
    await stage.commit({ fingerprint: options.fingerprint(), pages: pages.length, remarks: options.remarks });
    return { pages: pages.length, rendered, reused: pages.length - rendered };
  } catch (error) {
    stage.discard();
    throw error;
  }
}

/** Copies a folder. */
function copyFiles(to: SiteWriter, dir: string, prefix: string, hashes: FileHashes): void {
  for (const path of filesBelow(dir)) {
    const name = relative(dir, path);
    if (name.startsWith('.vite') || to.reuse(prefix + name, hashes.of(path))) continue;
    // The key is the hash of these bytes: the file may have changed since it was hashed.
    const bytes = readFileSync(path);
    to.write(prefix + name, digest(bytes), bytes);
  }
}

/** Writes the files for machines. They depend on their content and on the code that writes them. */
async function writePublished(stage: OutputStage, site: CompiledSite, version: string): Promise<void> {
  const files = publishedFiles(site).map((file) => ({ ...file, whole: digest(version, file.key) }));
  await stage.group('machines', digest(...files.map(({ path, whole }) => `${path}\0${whole}\0`)), async (to) => {
    for (const { path, whole, write } of files) if (!to.reuse(path, whole)) to.write(path, whole, await write());
  });
}

/** A page with the hash of its manifest and its card. */
interface PageToWrite {
  manifest: PageManifest;
  json: string;
  hash: string;
  card: PageCard;
}

function pagesToWrite(site: CompiledSite): PageToWrite[] {
  const cardOf = pageCards(site.contexts);
  return site.pages.map((manifest) => {
    const json = JSON.stringify(manifest);
    return { manifest, json, hash: digest(json), card: cardOf(manifest) };
  });
}

/** Writes the namespaces and the page manifests. */
async function writeContent(stage: OutputStage, site: CompiledSite, pages: readonly PageToWrite[]): Promise<void> {
  const namespaces = [...site.namespaces.values()];
  await stage.group('namespaces', digest(...namespaces.map(({ url }) => url)), (to) => {
    // The text of a namespace whose hash is known is made only when it is asked for.
    for (const namespace of namespaces) to.put(namespace.url.slice(1), namespace.hash, () => namespace.json);
  });
  await stage.group('manifests', digest(...pages.map(({ hash }) => hash)), (to) => {
    for (const { manifest, hash, json } of pages)
      to.put(pageManifestUrl(pageUrl(manifest)).slice(1), hash, () => json);
  });
}

/** Renders the pages that changed. Returns how many were rendered. */
async function writePages(
  stage: OutputStage,
  pages: readonly PageToWrite[],
  site: CompiledSite,
  { bundle, report, preview }: BuildOptions,
): Promise<number> {
  const common = [bundle.key, site.origin, ...(preview ? [JSON.stringify(preview)] : [])];
  const keys = new Map(
    pages.map(({ manifest, hash, card }) => [manifest, digest(...common, hash, card.url, card.alt)]),
  );
  let done = 0;
  await stage.group('pages', digest(...keys.values()), async (to) => {
    const changed = pages.filter(({ manifest }) => !to.reuse(pageFile(manifest), keys.get(manifest) ?? ''));
    const reused = pages.length - changed.length;
    await renderPages(renderJobs(changed, site), changed.length, {
      bundleDir: bundle.dir,
      origin: site.origin,
      startWorker: (workerData) =>
        new Worker(join(import.meta.dirname, '../../scripts/tool.mjs'), { argv: ['render-worker'], workerData }),
      onPage: ({ manifest }, rendered) => {
        const html = preview ? withPreviewBanner(rendered, manifest.language, preview) : rendered;
        const hashes = JSON.stringify(inlineHashes(html));
        to.write(pageFile(manifest), keys.get(manifest) ?? '', html, hashes);
        done += 1;
        if (done % 100 === 0) report(`${done} of ${changed.length} pages rendered, ${reused} reused`);
      },
    });
  });
  return done;
}

/** Writes the headers and redirects for hosts. The Content-Security-Policy depends on all pages. */
async function writeHostRules(
  stage: OutputStage,
  site: CompiledSite,
  { preview, remarks }: BuildOptions,
): Promise<void> {
  const pages = stage.notes().map((note) => JSON.parse(note) as InlineHashes);
  const files = {
    _headers: writeHeaders(headerRules(pages, preview ? 'preview' : 'public')),
    _redirects: writeRedirects(redirectRules(site.content.facts.redirects)),
    [missingFile.path]: missingFile.text,
    ...(preview && { [reportPath]: remarks || 'Зауважень немає.\n' }),
  };
  const key = digest(JSON.stringify(files));
  await stage.group('hosts', key, (to) => {
    for (const [path, text] of Object.entries(files)) to.put(path, digest(text), () => text);
  });
}

function* renderJobs(pages: readonly PageToWrite[], site: CompiledSite): Generator<RenderJob> {
  for (const page of pages) yield jobOf(page, site);
}

function jobOf({ manifest, card: { design: _, ...card } }: PageToWrite, site: CompiledSite): RenderJob {
  const names = Object.keys(manifest.namespaces);
  const json = (name: string) => site.namespaces.get(`${manifest.language}/${name}`)?.json ?? '{}';
  return { manifest, card, namespaces: Object.fromEntries(names.map((name) => [name, json(name)])) };
}

function pageUrl({ language, path }: PageManifest): string {
  return joinLanguagePath(language, path);
}

/** The file of a page: `/about/history` → `about/history.html`. */
function pageFile(manifest: PageManifest): string {
  const url = pageUrl(manifest);
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`;
}
