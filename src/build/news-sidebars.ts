import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { LatestNewsNamespace } from '../namespaces/frame.ts';
import { partKey, type RenderedParts } from '../renderer/shared-parts.tsx';
import { type NewsBeside, renewedPage } from './renewed-page.ts';
import { fileOf, latestNews } from './unit-pages.ts';

/** The latest news beside the pages of each language, as they were in the last build and as they are now. */
export class NewsSidebars {
  /** The parts of the frame that were rendered now. */
  readonly parts: RenderedParts = new Map();
  private readonly hashes = new Map<string, string>();
  /** The files of the pages of the latest news: beside them stand the others. */
  private readonly latest = new Set<string>();

  /** @param before what stood beside the pages of the last build, by language */
  constructor(
    site: CompiledSite,
    private readonly before: Readonly<Record<string, NewsBeside>>,
  ) {
    for (const language of site.contexts.keys()) {
      this.hashes.set(language, frameHashes(site, language)[latestNews] ?? '');
      for (const file of latestFiles(site, language)) this.latest.add(file);
    }
  }

  /** The hash of the latest news of a language. */
  hash(language: string): string {
    return this.hashes.get(language) ?? '';
  }

  /** Whether a file is the page of one of the latest news. */
  isLatest(file: string): boolean {
    return this.latest.has(file);
  }

  /** A page of the last build with the latest news of now; undefined when it has to be rendered. */
  renew(page: Buffer, language: string, after: Readonly<Record<string, NewsBeside>>): Buffer | undefined {
    const [before, now] = [this.before[language], after[language]];
    return before && now && renewedPage(page, before, now);
  }

  /** Whether it is known what stood beside the pages of a language. */
  isKnown(language: string): boolean {
    return language in this.before;
  }

  /** What stands beside the pages now, as far as it is known: where nothing was rendered, what stood there before. */
  get now(): Record<string, NewsBeside> {
    const beside = [...this.hashes].flatMap(([language, hash]): [string, NewsBeside][] => {
      const sidebar = this.parts.get(partKey(language, { name: 'sidebar' }));
      if (sidebar !== undefined) return [[language, { sidebar, hash }]];
      const before = this.before[language];
      return before?.hash === hash ? [[language, before]] : [];
    });
    return Object.fromEntries(beside);
  }
}

function latestFiles({ namespaces }: CompiledSite, language: LanguageCode): string[] {
  const json = namespaces.get(`${language}/${latestNews}`)?.json;
  if (json === undefined) return [];
  return (JSON.parse(json) as LatestNewsNamespace).items.map(({ href }) => fileOf(href));
}
