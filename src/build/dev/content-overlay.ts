import type { HotPayload, ViteDevServer, WebSocketClient } from 'vite';
import type { Diagnostic } from '../../check/diagnostic.ts';
import type { PageManifest } from '../../compile/page-manifests.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';

/** The event of Vite's connection by which a page reports what it shows. */
const pageEvent = 'content:page';

/** The contents of a page. */
interface ShownPage {
  path: string;
  /** The version of the content that its HTML was made from. */
  version: number;
}

/** Makes a page report what it shows, on load and after each navigation. What the overlay says to programmers is hidden. */
export function overlayScript(version: number): string {
  return `<style>vite-error-overlay::part(tip) { display: none }</style>
<script type="module">
import { createHotContext } from '/@vite/client';
const hot = createHotContext('/@content');
const tell = () => hot.send('${pageEvent}', { path: location.pathname, version: ${version} });
tell();
globalThis.navigation?.addEventListener('navigatesuccess', tell);
</script>`;
}

const words = {
  en: 'On other pages:',
  uk: 'На інших сторінках:',
};

/** Shows errors of the content over the pages that are open: first those that concern the page itself. */
export class ContentOverlay {
  /** The number of times the content has been compiled. */
  contentVersion = 0;
  private errors: readonly Diagnostic[] = [];
  private readonly paths = new WeakMap<WebSocketClient, string>();

  /** @param findPage the page at an address, as it was when the content last had no errors */
  constructor(
    private readonly server: ViteDevServer,
    private readonly language: CommandLanguage,
    private readonly findPage: (path: string) => PageManifest | undefined,
  ) {
    server.ws.on(pageEvent, ({ path, version }: ShownPage, client) => {
      // The content changed before the page was connected, so that it was not told.
      if (version !== this.contentVersion) client.send({ type: 'full-reload' });
      const isNew = this.paths.get(client) !== path;
      this.paths.set(client, path);
      if (isNew) this.showTo(client);
    });
    server.ws.on('connection', () => this.errors.length && this.server.ws.send(this.payload(undefined)));
  }

  show(errors: readonly Diagnostic[]): void {
    this.errors = errors;
    for (const client of this.server.ws.clients) this.showTo(client);
  }

  /** Removes the errors and shows the content as it is now. */
  clear(): void {
    this.errors = [];
    this.contentVersion += 1;
    this.server.ws.send({ type: 'full-reload' });
  }

  private showTo(client: WebSocketClient): void {
    if (this.errors.length) client.send(this.payload(this.paths.get(client)));
  }

  private payload(path: string | undefined): HotPayload {
    const page = path === undefined ? undefined : this.findPage(path);
    const isOwn = (error: Diagnostic) => page !== undefined && concerns(error, page);
    const own = this.errors.filter(isOwn);
    const others = this.errors.filter((error) => !isOwn(error));
    const parts = [...own.map(describe), ...(own.length && others.length ? [words[this.language]] : [])];
    const message = [...parts, ...others.map(describe)].join('\n\n');
    const [first] = [...own, ...others];
    return {
      type: 'error',
      err: { message, stack: '', ...(first && { id: first.file, loc: first }) },
    };
  }
}

function describe({ file, line, column, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column}\n${message}\n→ ${hint}`;
}

/** Tells if a page shows what a file holds: the texts of its language, and the facts beside them. */
function concerns({ file }: Pick<Diagnostic, 'file'>, page: PageManifest): boolean {
  const [, folder, base = ''] = /^content\/([^/]+)\/(.*?)(?:\.json)?$/.exec(file) ?? [];
  if (folder !== 'data' && folder !== page.language) return false;
  const names = Object.keys(page.namespaces);
  const id = base.split('/').at(-1);
  // A year's file holds many items, each of which is a namespace of its own.
  if (base.startsWith('news/')) return names.some((name) => name.startsWith('news/'));
  return names.some((name) => name === base || name.split('/').at(-1) === id);
}
