import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer, WebSocketClient } from 'vite';
import { checkContent } from '../../check/check-content.ts';
import type { Diagnostic } from '../../check/diagnostic.ts';
import { printPretty } from '../../check/formats/print-pretty.ts';
import { siteDay } from '../../check/site-dictionaries.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { type CompiledSite, frameHashes } from '../../compile/compile-site.ts';
import type { PageManifest } from '../../compile/page-manifests.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { hiddenOn, type UnsteadyItem, withMarks } from '../../content/drafts.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { isWithin } from '../../lib/command/folders.ts';
import {
  frameHashesUrl,
  joinLanguagePath,
  pageManifestUrl,
  splitLanguagePath,
} from '../../lib/language/language-path.ts';
import { languages } from '../../lib/language/languages.ts';
import { brandWriter } from '../../site/renderer/brand-rules.ts';
import { pdfLibraryFiles } from '../../site/renderer/pdf-library.ts';
import { loadDocumentRenderer } from '../../site/renderer/prerender/page-renderer.ts';
import { type BuildPaths, cacheFolder, contentFolder } from '../build-paths.ts';
import { compileContent } from '../build-site.ts';
import { documentSources } from '../built-pages.ts';
import { codeVersion, openVerifiedContent } from '../fingerprint.ts';
import { mediaTypeOf } from '../local-server/site-files.ts';
import { publishedFiles } from '../publish/published-files.ts';

const noSite: Readonly<Record<CommandLanguage, string>> = {
  uk: 'У вмісті є помилки. Сторінка з’явиться, коли їх буде виправлено.',
  en: 'The content has errors. The page appears once they are fixed.',
};

const notShown: Readonly<Record<CommandLanguage, (draft: string, reason: string) => string>> = {
  uk: (draft, reason) => `Чернетку ${draft} ще не можна показати: ${reason}`,
  en: (draft, reason) => `The draft ${draft} cannot be shown yet: ${reason}`,
};

const onOtherPages: Readonly<Record<CommandLanguage, string>> = {
  uk: 'На інших сторінках:',
  en: 'On other pages:',
};

const publishedIn = oncePer(publishedFiles);

/**
 * Serves the content while developing: compiles it when it changes, shows errors in the terminal and over the page,
 * and removes them when they are fixed. While there are errors, the last good site is served.
 */
export function contentPlugin(root: string, language: CommandLanguage, showsErrors: boolean): Plugin {
  // A folder that cannot be used is said before the server starts.
  const folders = { contentDir: contentFolder(root), cacheDir: cacheFolder(root) };
  return {
    name: 'content',
    async configureServer(server) {
      const content = new ServedContent(root, folders, server, language, showsErrors);
      await content.compile();
      let timer: NodeJS.Timeout | undefined;
      let last: Promise<void> = Promise.resolve();
      const compileSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          // One after the other: what was read later counts.
          last = last.then(() => content.compile()).catch((error) => server.config.logger.error(String(error)));
        }, 50);
      };
      server.watcher.add(content.dir);
      server.watcher.on('all', (_event, path) => {
        if (!relative(content.dir, path).startsWith('..')) compileSoon();
      });
      // The program that started this one says so when it has changed the content: a watcher that has just begun misses changes.
      process.on('message', compileSoon);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        content
          .answer(decodeURIComponent(pathname), request.headers.accept ?? '', response)
          .then((answered) => answered || next(), next);
      });
    },
  };
}

class ServedContent {
  readonly dir: string;
  private readonly cacheDir: string;
  private readonly version: string;
  private readonly verified: VerifiedContent;
  private readonly pdfLibrary: ReturnType<typeof pdfLibraryFiles>;
  private errors: readonly Diagnostic[] = [];
  /** The number of times the content has been compiled. */
  private contentVersion = 0;
  private site: CompiledSite | undefined;
  private previous: ContentTree | undefined;

  constructor(
    root: string,
    { contentDir, cacheDir }: Pick<BuildPaths, 'contentDir' | 'cacheDir'>,
    private readonly server: ViteDevServer,
    private readonly language: CommandLanguage,
    private readonly showsErrors: boolean,
  ) {
    this.dir = contentDir;
    this.cacheDir = cacheDir;
    this.version = codeVersion(root);
    this.verified = openVerifiedContent(root, cacheDir, this.version);
    this.pdfLibrary = pdfLibraryFiles(root);
    server.ws.on(pageEvent, ({ path, version }: ShownPage, client) => {
      // The content changed before the page was connected, so that it was not told.
      if (version !== this.contentVersion) client.send({ type: 'full-reload' });
      this.showErrors(client, path);
    });
  }

  async compile(): Promise<void> {
    const { language, previous, verified, server } = this;
    const result = await checkContent(this.dir, { filePrefix: 'content/', language, previous, verified });
    this.previous = result.tree;
    if (result.diagnostics.length) server.config.logger.info(printPretty(result, { language }));
    this.errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    if (this.errors.length) return server.ws.send(askEvent);
    this.site = await this.compileWithDrafts(result.tree);
    this.contentVersion += 1;
    server.ws.send({ type: 'full-reload' });
  }

  /** Shows the errors of the content over a page: first those that concern it. */
  private showErrors(client: WebSocketClient, path: string): void {
    if (this.errors.length === 0 || !this.showsErrors) return;
    const page = this.site && findPage(this.site, path);
    const isOwn = (error: Diagnostic) => page !== undefined && concerns(error, page);
    const own = this.errors.filter(isOwn);
    const others = this.errors.filter((error) => !isOwn(error));
    const between = own.length && others.length ? [onOtherPages[this.language]] : [];
    const message = [...own.map(describe), ...between, ...others.map(describe)].join('\n\n');
    const [first] = [...own, ...others];
    client.send({ type: 'error', err: { message, stack: '', ...(first && { id: first.file, loc: first }) } });
  }

  /** Compiles the content with its drafts; those that lack what a page needs are left out. */
  private async compileWithDrafts(tree: ContentTree): Promise<CompiledSite> {
    const day = siteDay(tree);
    const drafts = hiddenOn(tree, day);
    const compile = (marked: ContentTree) => compileContent(marked, this.cacheDir, this.version);
    if (drafts.length === 0) return compile(tree);
    const compileShown = (shown: readonly UnsteadyItem[]) =>
      compile(withMarks(tree, day, (each) => shown.includes(each)));
    return compileShown(drafts).catch(async () => {
      const shown: UnsteadyItem[] = [];
      for (const draft of drafts) {
        const say = (error: unknown) => notShown[this.language](`${draft.kind.name}/${draft.id}`, String(error));
        await compileShown([...shown, draft]).then(
          () => shown.push(draft),
          (error) => this.server.config.logger.warn(say(error)),
        );
      }
      return compileShown(shown);
    });
  }

  async answer(pathname: string, accept: string, response: ServerResponse): Promise<boolean> {
    const { site } = this;
    const takesPages = accept.includes('text/html');
    if (pathname.startsWith('/images/') || pathname.startsWith('/files/')) return this.sendFile(pathname, response);
    const library = this.pdfLibrary.find(({ url }) => url === pathname);
    if (library) return send(response, 200, mediaTypeOf(pathname), library.read());
    if (!site) return takesPages && sendFault(this.contentVersion, response);
    if (pathname.startsWith('/content/')) return sendData(site, pathname, response);
    const published = publishedIn(site).find(({ path }) => `/${path}` === pathname);
    if (published) return send(response, 200, 'text/plain; charset=utf-8', await published.write());
    if (!takesPages || /\.\w+$|^\/@|^\/api\//.test(pathname)) return false;
    // The content may change while the page is rendered.
    const version = this.contentVersion;
    const known = findPage(site, pathname);
    const manifest = known ?? findPage(site, joinLanguagePath(splitLanguagePath(pathname).language, '/404'));
    if (!manifest) return false;
    const renderDocument = await loadDocumentRenderer();
    const { brandColour, site: facts } = site.content;
    const html = await renderDocument({ ...documentSources(site, manifest), origin: facts.origin });
    const branded = brandWriter(brandColour)(html);
    return send(
      response,
      known ? 200 : 404,
      'text/html; charset=utf-8',
      branded.replace('</body>', `${overlayScript(version)}</body>`),
    );
  }

  /** Sends a document, or the original of whichever variant of a picture is asked for. */
  private sendFile(pathname: string, response: ServerResponse): boolean {
    const variant = this.site?.images.find(({ url }) => url === pathname);
    const path = variant ? join(this.dir, 'images', variant.source) : join(this.dir, pathname);
    const isAsset = ['images', 'files'].some((folder) => isWithin(path, join(this.dir, folder)));
    if (!isAsset || !existsSync(path) || !statSync(path).isFile()) return false;
    response.writeHead(200, { 'Content-Type': mediaTypeOf(path) });
    createReadStream(path).pipe(response);
    return true;
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): boolean {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  return true;
}

function sendData(site: CompiledSite, pathname: string, response: ServerResponse): boolean {
  const namespace = [...site.namespaces.values()].find(({ url }) => url === pathname);
  const manifest = site.pages.find(
    (page) => pageManifestUrl(joinLanguagePath(page.language, page.path)) === pathname,
  );
  const frame = languages.find(({ code }) => frameHashesUrl(code) === pathname);
  const data = manifest ?? (frame && frameHashes(site, frame.code));
  const json = namespace?.json ?? (data && JSON.stringify(data));
  return send(response, json ? 200 : 404, 'application/json', json ?? '');
}

/** Says that there is nothing to show yet, in each language: whose terminal this is need not be who reads the page. */
function sendFault(version: number, response: ServerResponse): boolean {
  const words = Object.entries(noSite).map(([language, said]) => `<p lang="${language}">${said}</p>`);
  const page = `<!doctype html><title>…</title>${words.join('')}`;
  return send(response, 503, 'text/html; charset=utf-8', page + overlayScript(version));
}

function findPage(site: CompiledSite, pathname: string): PageManifest | undefined {
  const { language, path } = splitLanguagePath(pathname);
  return site.pages.find((page) => page.language === language && page.path === path);
}

/** The events of Vite's connection by which a page reports what it shows, and is asked to. */
const pageEvent = 'content:page';
const askEvent = 'content:ask';

interface ShownPage {
  path: string;
  /** The version of the content that its HTML was made from. */
  version: number;
}

/** Makes a page report what it shows, on load and after each navigation. What the overlay says to programmers is hidden. */
function overlayScript(version: number): string {
  return `<style>vite-error-overlay::part(tip) { display: none }</style>
<script type="module">
import { createHotContext } from '/@vite/client';
const hot = createHotContext('/@content');
const tell = () => hot.send('${pageEvent}', { path: location.pathname, version: ${version} });
tell();
hot.on('${askEvent}', tell);
globalThis.navigation?.addEventListener('navigatesuccess', tell);
</script>`;
}

/** Tells if a page shows what a file holds: the texts of its language, and the facts beside them. */
function concerns({ file }: Diagnostic, page: PageManifest): boolean {
  const [, folder, base = ''] = /^content\/([^/]+)\/(.*?)(?:\.json)?$/.exec(file) ?? [];
  if (folder !== 'data' && folder !== page.language) return false;
  const names = Object.keys(page.namespaces);
  // A year's file holds many items, each of which is a namespace of its own.
  if (base.startsWith('news/')) return names.some((name) => name.startsWith('news/'));
  return names.some((name) => name.split('/').at(-1) === base.split('/').at(-1));
}

function describe({ file, line, column, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column}\n${message}\n→ ${hint}`;
}
