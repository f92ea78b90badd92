import type { CompiledSite } from '../compile/compile-site.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import type { SitePage } from '../content/page-list.ts';
import { frameNamespaces } from '../content/pages.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { joinLanguagePath } from '../lib/language/language-path.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { fontsDir, headingFontsHash, type PageCard, pageCards } from './publish/page-cards.ts';
import { searchKey } from './publish/search/page-parts.ts';

/** The facts of a page that are known without making its manifest. */
interface KnownPage {
  hash: string;
  card: PageCard;
  /** True if search engines may list it. */
  indexed: boolean;
  /** The frame's namespaces that it reads. */
  frame: string[];
  /** The hash of what the search finds it by, if it does. */
  searchKey?: string;
}

/** A page, ready to be written. */
export interface BuiltPage extends KnownPage {
  language: LanguageCode;
  page: SitePage;
  /** Made when it is asked for. */
  readonly manifest: PageManifest;
}

/** All pages of a site: only of those of which something changed is the manifest made. */
export function builtPages(site: CompiledSite): BuiltPage[] {
  const { compiledPages, content } = site;
  const manifests = new Map<string, PageManifest>();
  const fontsHash = headingFontsHash(fontsDir);
  const manifestOf = (id: string) => {
    const manifest = manifests.get(id) ?? (compiledPages.get(id)?.manifest() as PageManifest);
    manifests.set(id, manifest);
    return manifest;
  };
  const knownPage = content.memo.made('page', (id): KnownPage => {
    const manifest = manifestOf(id);
    const { context } = compiledPages.get(id) ?? {};
    if (!context) throw new Error(`There is no page ${id}.`);
    const { indexed } = manifest;
    const found = searchKey(context, manifest);
    return {
      hash: digest(JSON.stringify(manifest)),
      card: pageCards(context, fontsHash)(manifest),
      indexed,
      frame: Object.keys(manifest.namespaces).filter((name) => frameNamespaces.has(name)),
      ...(found && { searchKey: found }),
    };
  });
  return [...compiledPages].map(([id, { context, page }]) => ({
    ...knownPage(id),
    language: context.language,
    page,
    get manifest() {
      return manifestOf(id);
    },
  }));
}

/** The address of a page. */
export function pageUrl({ language, page }: Pick<BuiltPage, 'language' | 'page'>): string {
  return joinLanguagePath(language, page.path);
}

/** The file of a page: `/about/history` → `about/history.html`. */
export function pageFile(page: Pick<BuiltPage, 'language' | 'page'>): string {
  const url = pageUrl(page);
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`;
}
