import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { printPretty } from '../check/formats/print-pretty.ts';
import { siteDay } from '../check/site-dictionaries.ts';
import { formatCitations, type Reference } from '../compile/citations/format-citations.ts';
import { publicationReferences } from '../compile/citations/publication-references.ts';
import { type CompiledSite, compileSite, frameHashes } from '../compile/compile-site.ts';
import { SiteContent } from '../compile/site-content.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { siteOn } from '../content/drafts.ts';
import { readImages } from '../content/files/asset-facts.ts';
import { readDocuments } from '../content/files/read-documents.ts';
import { thesisFiles } from '../content/machine-files.ts';
import { missingComponents } from '../content/page-list.ts';
import { digest, fileHash, filesBelow } from '../lib/cache/file-hashes.ts';
import { Memo, valueHash } from '../lib/cache/memo.ts';
import { textIfThere } from '../lib/command/folders.ts';
import { frameHashesUrl, joinLanguagePath, missingFile } from '../lib/language/language-path.ts';
import { type LanguageCode, languageCodes, languages } from '../lib/language/languages.ts';
import { pdfLibraryFiles } from '../site/renderer/pdf-library.ts';
import { type Bundle, ensureBundle } from '../site/renderer/prerender/bundle.ts';
import { type BuildPaths, statePath } from './build-paths.ts';
import { type BuiltPage, builtPages, type CheckFigures, pageFile, reportPath, writePages } from './built-pages.ts';
import { openVerifiedContent } from './fingerprint.ts';
import { redirectRules, writeHeaders, writeRedirects } from './hosts/host-rules.ts';
import { type Audience, headerRules, type ScriptHashes } from './hosts/site-headers.ts';
import { type GroupWriter, OutputStage } from './output-stage.ts';
import { cardFiles } from './publish/cards/draw-card.ts';
import { type PublishedFile, publishedFile } from './publish/published-file.ts';
import { type PublishedGroup, publishedGroups } from './publish/published-files.ts';
import { pageRecord } from './publish/search/page-parts.ts';
import { publishSearch } from './publish/search/publish-search.ts';
import { favicon, isSiteIcon, siteIcons } from './publish/site-icons.ts';
import { publishImages } from './publish-images.ts';

/** The outcome of a build. */
export interface BuildReport {
  pages: number;
  rendered: number;
}

interface BuildOptions {
  bundle: Bundle;
  /** The hash of the code: results cached under another hash are not used. */
  version: string;
  /** Returns the hash of all that the build reads, as it is at the end. */
  fingerprint: () => string;
  /** The checker's report, printed again by builds that find nothing to do. */
  remarks: string;
  report: (message: string) => void;
  audience: Audience;
  /** The findings of the check, which pages of a preview show. */
  preview?: CheckFigures | undefined;
  useCache: boolean;
  /**
   * Called when the pages of a new site are in their places with all that they need to be shown but pictures, and when the
   * search is. The build goes on when it is settled. Without it, all of the site takes its place at once.
   */
  onPart?: (() => Promise<void>) | undefined;
}

/** The sources of the parts of a site. */
interface Making {
  tree: ContentTree;
  isLeftOut: (path: string) => boolean;
  paths: BuildPaths;
  site: CompiledSite;
  pages: readonly BuiltPage[];
  options: BuildOptions;
}

/** Parts of the site that pages do without for a while, each with the group that is made last: search and cards, pictures. */
const laterParts = [
  { last: 'cards', write: writeFound },
  { last: 'pictures', write: writePictures },
];

/** Checks the content and builds the site from it. Content with errors, or with a page that the code does not have, builds nothing and returns undefined. */
export async function checkAndBuild(
  paths: BuildPaths,
  own: Pick<BuildOptions, 'version' | 'fingerprint' | 'audience' | 'useCache' | 'onPart'>,
): Promise<BuildReport | undefined> {
  const { root, contentDir, cacheDir } = paths;
  const { version, useCache } = own;
  // Before the content is in memory: the bundler, in a process of its own, takes most of the memory a build has.
  const bundle = await ensureBundle(root, join(cacheDir, 'bundles'), reportProgress);
  reportProgress('checking the content');
  const filePrefix = contentDir === join(root, 'content') ? 'content/' : '';
  const verified = useCache ? openVerifiedContent(root, cacheDir, version) : undefined;
  // A preview is for editors.
  const language = own.audience === 'preview' ? 'uk' : 'en';
  const result = await checkContent(contentDir, { filePrefix, verified, language });
  endProgress();
  const remarks = result.diagnostics.length ? printPretty(result, { language }) : '';
  if (remarks) console.error(remarks);
  if (result.errors) {
    console.error('The site was not built: the content has errors. The previous site is untouched.');
    return undefined;
  }
  const missing = missingComponents(result.tree);
  for (const name of missing) console.error(`Page not found: ${name}`);
  if (missing.length) return undefined;
  try {
    const { files, errors, warnings } = result;
    const preview = own.audience === 'preview' ? { files, errors, warnings } : undefined;
    return await buildSite(result.tree, paths, { ...own, bundle, remarks, preview, report: reportProgress });
  } finally {
    endProgress();
  }
}

function reportProgress(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${message} …`);
}

/** Clears the progress line, before something that stays is written. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

/** Builds the site from checked content: pages that changed, and everything beside them, then puts them in their places. */
async function buildSite(whole: ContentTree, paths: BuildPaths, options: BuildOptions): Promise<BuildReport> {
  const { tree, isLeftOut } = siteOn(whole, siteDay(whole));
  const { version, useCache, onPart, remarks } = options;
  options.report('compiling the content');
  const published = (url: string) => textIfThere(join(paths.outDir, url));
  const site = await compileContent(tree, paths.cacheDir, useCache ? version : undefined, published);
  const making = { tree, isLeftOut, paths, site, pages: builtPages(site), options };
  const pages = making.pages.length;
  let rendered = 0;
  let stage = new OutputStage(paths.outDir, statePath(paths), useCache);
  try {
    const isThere = ({ last }: (typeof laterParts)[number]) => stage.hasBefore(last);
    // The later parts of the last build must not go for a while.
    let count = onPart ? laterParts.filter(isThere).length : laterParts.length;
    for (; ; count += 1) {
      rendered += await writeShown(stage, making);
      for (const part of laterParts.slice(0, count)) await part.write(stage, making);
      site.content.memo.save();
      making.options.report('putting the site in its place');
      const next = laterParts[count];
      stage.commit({ fingerprint: next ? '' : options.fingerprint(), pages, remarks });
      if (!next) return { pages, rendered };
      await onPart?.();
      // A server that talks now is not to be interrupted.
      making.options = { ...options, report: () => undefined };
      stage = new OutputStage(paths.outDir, statePath(paths), useCache);
    }
  } catch (error) {
    stage.discard();
    throw error;
  }
}

/** Writes the pages, and all that they need to be shown but pictures. */
async function writeShown(stage: OutputStage, making: Making): Promise<number> {
  const { paths, site, pages, options } = making;
  await writeFiles(stage, making);
  const library = pdfLibraryFiles(paths.root).map(({ url, sources, read }) => ({
    path: url.slice(1),
    key: digest(...sources.map((path) => fileHash(path))),
    write: read,
  }));
  await writeAll(stage, 'pdf-library', library);
  // The hashes of the frame's namespaces, which no manifest has.
  const frames = languages.map(({ code }) =>
    publishedFile(frameHashesUrl(code).slice(1), frameHashes(site, code), JSON.stringify),
  );
  await writeAll(stage, 'frame', frames);
  for (const { name, key, files } of publishedGroups(site)) {
    // They depend on their content and on the code that writes them.
    const ofVersion = () => files().map((file) => ({ ...file, key: digest(options.version, file.key) }));
    await writeGroup(stage, { name, key: digest(options.version, key), files: ofVersion });
  }
  const rendered = await writePages(stage, pages, site, options);
  // The Content-Security-Policy depends on the scripts of all pages.
  const scripts = stage.notes().map((note) => JSON.parse(note) as ScriptHashes);
  const hosts = {
    _headers: writeHeaders(headerRules(scripts, options.audience)),
    _redirects: writeRedirects(redirectRules(site.content.redirects)),
    [missingFile.path]: missingFile.text,
    ...(options.preview && { [reportPath]: options.remarks || 'Зауважень немає.\n' }),
  };
  const files = Object.entries(hosts).map(([path, text]) => publishedFile(path, text, (written) => written));
  await writeAll(stage, 'hosts', files);
  return rendered;
}

async function writeFiles(
  stage: OutputStage,
  { tree, isLeftOut, paths: { contentDir }, site, options: { bundle } }: Making,
): Promise<void> {
  const [images, files] = [join(contentDir, 'images'), join(contentDir, 'files')];
  const { logo } = site.content;
  await stage.group('bundle', digest(bundle.key, String(logo !== undefined)), (to) =>
    copyFiles(to, join(bundle.dir, 'client'), '', (name) => logo === undefined || !isSiteIcon(name)),
  );
  // The site's own icons are in the bundle, but for the one that is no file of the project.
  const mark = logo === undefined ? join(bundle.dir, 'client/favicon.svg') : join(images, logo);
  await writeAll(stage, 'icons', siteIcons(mark, fileHash(mark), logo === undefined ? [favicon] : undefined));
  const documents = tree.documents.map((path) => `${path}\0${fileHash(join(files, path))}\0`);
  const theses = languageCodes.flatMap((code) =>
    [...thesisFiles(tree)].map(
      ([path, file]) => [`${joinLanguagePath(code, path)}.pdf`.slice(1), join(files, file)] as const,
    ),
  );
  await stage.group('documents', digest(...documents, JSON.stringify(theses)), (to) => {
    const isPublished = (name: string) => !isLeftOut(`files/${name.replaceAll('\\', '/')}`);
    copyFiles(to, files, 'files/', isPublished);
    for (const [path, file] of theses) copyFile(to, file, path);
  });
}

/** Writes that by which pages are found: the search index, and the cards of social networks. */
async function writeFound(stage: OutputStage, { paths, site, pages, options }: Making): Promise<void> {
  const foundPages = (language: LanguageCode) =>
    pages.flatMap((page) => {
      const context = page.language === language && site.contexts.get(language);
      if (!page.searchKey || !context) return [];
      const record = () => pageRecord(context, page.manifest, stage.read(pageFile(page)));
      return [{ page: page.page, key: page.searchKey, record }];
    });
  await publishSearch(stage, site, { ...options, foundPages, cacheDir: paths.cacheDir });
  const indexed = pages.filter((page) => page.indexed);
  const cards = [...new Map(indexed.map(({ card }) => [card.url, card])).values()];
  await writeGroup(stage, {
    name: 'cards',
    key: digest(...cards.map(({ url }) => url)),
    files: () => cardFiles(cards, join(paths.contentDir, 'images'), paths.cacheDir),
  });
}

function writePictures(
  stage: OutputStage,
  { paths: { contentDir, cacheDir }, site, options }: Making,
): Promise<void> {
  return publishImages(stage, site.images, join(contentDir, 'images'), join(cacheDir, 'images'), options.report);
}

function copyFiles(
  to: GroupWriter,
  dir: string,
  prefix: string,
  isCopied: (name: string) => boolean = () => true,
): void {
  for (const path of filesBelow(dir)) {
    const name = relative(dir, path);
    if (!name.startsWith('.vite') && isCopied(name)) copyFile(to, path, prefix + name);
  }
}

function copyFile(to: GroupWriter, from: string, path: string): void {
  if (to.reuse(path, fileHash(from))) return;
  // The key is the hash of these bytes: the file may have changed since it was hashed.
  const bytes = readFileSync(from);
  to.write(path, digest(bytes), bytes);
}

/** Writes a group of files, made again as far as one of their keys is new. */
function writeAll(stage: OutputStage, name: string, files: PublishedFile<string | Buffer>[]): Promise<void> {
  const keys = files.map(({ path, key }) => `${path} ${key}\0`);
  return writeGroup(stage, { name, key: digest(...keys), files: () => files });
}

async function writeGroup(stage: OutputStage, { name, key, files }: PublishedGroup<string | Buffer>): Promise<void> {
  await stage.group(name, key, async (to) => {
    for (const file of files()) if (!to.reuse(file.path, file.key)) to.write(file.path, file.key, await file.write());
  });
}

/**
 * Compiles checked content, for the build and the dev server alike: reads its pictures and documents, cites its publications.
 * @param version the hash of the code, if results of earlier runs may be used
 * @param published returns the text that an earlier build left at an address of the site, if any
 */
export async function compileContent(
  tree: ContentTree,
  cacheDir: string,
  version?: string,
  published?: (url: string) => string | undefined,
): Promise<CompiledSite> {
  const inCache = (name: string) => join(cacheDir, name);
  const images = await readImages(join(tree.dir, 'images'), tree.images, inCache('image-facts.json'));
  const documents = await readDocuments(join(tree.dir, 'files'), tree.documents, cacheDir);
  const citations = await formatCitations(
    referencesOf(tree, inCache('references'), version),
    inCache('citations.json'),
  );
  const known = { images, documents, citations };
  if (version === undefined) return compileSite(new SiteContent(tree, known));
  // Facts reach everywhere, and so do the phrases that texts name, but for facts of files with many items, whose readers are known.
  const facts = tree.files.flatMap(({ kind, path, hash }) =>
    (kind.role === 'data' && !kind.isYearly) || kind.name === 'phrases-texts' ? [[path, hash]] : [],
  );
  const key = digest(version, JSON.stringify([facts, ...images, ...documents, ...citations]));
  return compileSite(new SiteContent(tree, known, new Memo(inCache('compiled.json'), key)), published);
}

/** The publications. Nothing of them depends on the news. */
function referencesOf(tree: ContentTree, cachePath: string, version: string | undefined): Reference[] {
  const files = tree.files.flatMap(({ kind, path, hash }) => (kind.isYearly ? [] : [[path, hash]]));
  const memo = new Memo(version && cachePath, version);
  const references = memo.keep('references', valueHash(files), () => publicationReferences(new SiteContent(tree)));
  memo.save();
  return references;
}
