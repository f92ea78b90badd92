import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../../check/check-content.ts';
import { printPretty } from '../../check/formats/print-pretty.ts';
import { siteDay } from '../../check/spelling/site-dictionaries.ts';
import { type CompiledSite, frameHashes } from '../../compile/compile-site.ts';
import type { PageManifest } from '../../compile/page-manifests.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { hiddenOn, type UnsteadyItem } from '../../content/drafts.ts';
import { withMarks } from '../../content/marked-drafts.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { isWithin } from '../../lib/command/folders.ts';
import { joinLanguagePath, splitLanguagePath } from '../../lib/language/language-path.ts';
import { languages } from '../../lib/language/languages.ts';
import { frameHashesUrl, pageManifestUrl } from '../../lib/namespaces/content-urls.ts';
import { brandWriter } from '../../site/renderer/brand-rules.ts';
import { pdfLibraryFiles } from '../../site/renderer/pdf-library.ts';
import { loadDocumentRenderer } from '../../site/renderer/prerender/page-renderer.ts';
import { cacheFolder, contentFolder } from '../build-paths.ts';
import { compileContent } from '../build-site.ts';
import { codeVersion, openVerifiedContent } from '../fingerprint.ts';
import { mediaTypeOf } from '../local-server/site-files.ts';
import { publishedFiles } from '../publish/published-files.ts';
import { ContentOverlay, overlayScript } from './content-overlay.ts';

const noSite: Readonly<Record<CommandLanguage, string>> = {
  uk: 'У вмісті є помилки. Сторінка з’явиться, коли їх буде виправлено.',
  en: 'The content has errors. The page appears once they are fixed.',
};

const notShown: Readonly<Record<CommandLanguage, (draft: string, reason: string) => string>> = {
  uk: (draft, reason) => `Чернетку ${draft} ще не можна показати: ${reason}`,
  en: (draft, reason) => `The draft ${draft} cannot be shown yet: ${reason}`,
};

const publishedIn = oncePer(publishedFiles);

/**
 * Serves the content while developing: compiles it when it changes, shows errors in the terminal and over the page,
 * and removes them when they are fixed. While there are errors, the last good site is served.
 */
export function contentPlugin(root: string, language: CommandLanguage, showsErrors: boolean): Plugin {
  const [contentDir, cacheDir] = [contentFolder(root), cacheFolder(root)];
  let site: CompiledSite | undefined;
  let overlay: ContentOverlay;
  let previous: ContentTree | undefined;
  const pdfLibrary = pdfLibraryFiles(root);
  const version = codeVersion(root);
  const verified = openVerifiedContent(root, cacheDir, version);

  const compile = async (server: ViteDevServer) => {
    const result = await checkContent(contentDir, { filePrefix: 'content/', language, previous, verified });
    previous = result.tree;
    if (result.diagnostics.length) server.config.logger.info(printPretty(result, { language }));
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length) {
      if (showsErrors) overlay.show(errors);
      return;
    }
    site = await compileWithDrafts(result.tree, server);
    overlay.clear();
  };

  /** Compiles the content with its drafts; those that lack what a page needs are left out. */
  const compileWithDrafts = async (tree: ContentTree, server: ViteDevServer) => {
    const options = { cacheDir, version };
    const day = siteDay(tree);
    const drafts = hiddenOn(tree, day);
    if (drafts.length === 0) return compileContent(tree, options);
    const compileShown = (shown: readonly UnsteadyItem[]) =>
      compileContent(
        withMarks(tree, day, (each) => shown.includes(each)),
        options,
      );
    return compileShown(drafts).catch(async () => {
      const shown: UnsteadyItem[] = [];
      for (const draft of drafts) {
        await compileShown([...shown, draft]).then(
          () => shown.push(draft),
          (error) => server.config.logger.warn(notShown[language](`${draft.kind.name}/${draft.id}`, String(error))),
        );
      }
      return compileShown(shown);
    });
  };

  return {
    name: 'content',
    async configureServer(server) {
      overlay = new ContentOverlay(server, language, (path) => site && findPage(site, path));
      await compile(server);
      let timer: NodeJS.Timeout | undefined;
      let last: Promise<void> = Promise.resolve();
      const compileSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          // One after the other: what was read later counts.
          last = last.then(() => compile(server)).catch((error) => server.config.logger.error(String(error)));
        }, 50);
      };
      server.watcher.add(contentDir);
      server.watcher.on('all', (_event, path) => {
        if (!relative(contentDir, path).startsWith('..')) compileSoon();
      });
      // The program that started this one says so when it has changed the content: a watcher that has just begun misses changes.
      process.on('message', compileSoon);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        answer(decodeURIComponent(pathname), request.headers.accept ?? '', response).then(
          (answered) => answered || next(),
          next,
        );
      });
    },
  };

  /** Answers requests for the content: its data, pictures, documents and pages. */
  async function answer(pathname: string, accept: string, response: ServerResponse): Promise<boolean> {
    if (pathname.startsWith('/images/') || pathname.startsWith('/files/')) return sendFile(pathname, response);
    const library = pdfLibrary.find(({ url }) => url === pathname);
    if (library) {
      response.writeHead(200, { 'Content-Type': mediaTypeOf(pathname) });
      response.end(library.read());
      return true;
    }
    if (!site) return accept.includes('text/html') && sendFault(overlay.contentVersion, response);
    if (pathname.startsWith('/content/')) return sendData(site, pathname, response);
    const published = publishedIn(site).find(({ path }) => `/${path}` === pathname);
    if (published) {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(await published.write());
      return true;
    }
    if (!accept.includes('text/html') || /\.\w+$|^\/@|^\/api\//.test(pathname)) return false;
    // The content may change while the page is rendered.
    const [current, version] = [site, overlay.contentVersion];
    const known = findPage(current, pathname);
    const manifest = known ?? findPage(current, joinLanguagePath(splitLanguagePath(pathname).language, '/404'));
    if (!manifest) return false;
    const names = Object.keys(manifest.namespaces);
    const renderDocument = await loadDocumentRenderer();
    const html = await renderDocument({
      manifest,
      origin: current.content.site.origin,
      frame: frameHashes(current, manifest.language),
      namespaces: Object.fromEntries(names.map((name) => [name, namespaceOf(current, manifest, name)])),
    });
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      brandWriter(current.content.brandColour)(html).replace('</body>', `${overlayScript(version)}</body>`),
    );
    return true;
  }

  /** Sends a document, or the original of whichever variant of a picture is asked for. */
  function sendFile(pathname: string, response: ServerResponse): boolean {
    const variant = site?.images.find(({ url }) => url === pathname);
    const path = variant ? join(contentDir, 'images', variant.source) : join(contentDir, pathname);
    const isAsset = ['images', 'files'].some((folder) => isWithin(path, join(contentDir, folder)));
    if (!isAsset || !existsSync(path) || !statSync(path).isFile()) return false;
    response.writeHead(200, { 'Content-Type': mediaTypeOf(path) });
    createReadStream(path).pipe(response);
    return true;
  }
}

function sendData(site: CompiledSite, pathname: string, response: ServerResponse): boolean {
  const namespace = [...site.namespaces.values()].find(({ url }) => url === pathname);
  const manifest = site.pages.find(
    (page) => pageManifestUrl(joinLanguagePath(page.language, page.path)) === pathname,
  );
  const frame = languages.find(({ code }) => frameHashesUrl(code) === pathname);
  const data = manifest ?? (frame && frameHashes(site, frame.code));
  const json = namespace?.json ?? (data && JSON.stringify(data));
  response.writeHead(json ? 200 : 404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(json);
  return true;
}

/** Says that there is nothing to show yet, in each language: whose terminal this is need not be who reads the page. */
function sendFault(version: number, response: ServerResponse): boolean {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  const words = Object.entries(noSite).map(([language, said]) => `<p lang="${language}">${said}</p>`);
  const page = `<!doctype html><title>…</title>${words.join('')}`;
  response.end(page + overlayScript(version));
  return true;
}

function findPage(site: CompiledSite, pathname: string): PageManifest | undefined {
  const { language, path } = splitLanguagePath(pathname);
  return site.pages.find((page) => page.language === language && page.path === path);
}

function namespaceOf(site: CompiledSite, { language }: PageManifest, name: string): string {
  return site.namespaces.get(`${language}/${name}`)?.json ?? '{}';
}
