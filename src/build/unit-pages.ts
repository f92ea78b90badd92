import { digest } from '../cache/digest.ts';
import { type CompiledSite, type CompiledUnit, manifestOf } from '../compile/compile-site.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import { joinLanguagePath } from '../language/language-path.ts';
import { type PageCard, pageCards } from '../publish/page-cards.ts';
import type { ListingPage } from '../publish/search/document-part.ts';
import { pageRecord, searchKey } from '../publish/search/page-parts.ts';
import type { SearchRecord } from '../publish/search/search-record.ts';
import { memoize } from '../text/memoize.ts';

/** A page with its manifest, the hash of that, and its card. */
export interface UnitPage {
  manifest: PageManifest;
  json: string;
  hash: string;
  card: PageCard;
}

/** What is known of the pages of a unit without making their manifests. */
export interface UnitSummary {
  /** The hash of what each page is rendered from, and its namespaces. */
  hash: string;
  /** The cards of its pages, each once. */
  cards: PageCard[];
  /** How many of its pages the search finds, and the hash of what it finds them by. */
  found: number;
  searchKey: string;
  /** Its pages that list documents. */
  listing: ListingPage[];
}

/** A unit of pages, ready to be written. */
export interface StagedUnit extends CompiledUnit {
  summary: UnitSummary;
  /** Its pages, made when they are asked for. */
  readonly made: UnitPage[];
}

/** The units of a site, with what is known of their pages: only those are made of which an input changed. */
export function stagedUnits(site: CompiledSite): StagedUnit[] {
  const { kept, content, namespaces } = site;
  const hashOf = memoize((input) => {
    const [kind, name = ''] = input.split(' ');
    if (kind === 'namespace') return namespaces.get(name)?.hash ?? '';
    if (kind === 'documents-in') return String(namespaces.get(name)?.namesDocuments);
    return content.inputs.hashOf(input);
  });
  return site.units.map((unit) => {
    let made: UnitPage[] | undefined;
    const key = digest(unit.hash, JSON.stringify(unit.pages));
    const summary = kept.get<UnitSummary>(
      `pages ${unit.name}`,
      key,
      { hashOf, wholeOf: content.inputs.wholeOf },
      (reads) => {
        made = unitPages(site, unit, reads);
        // What is its own is in the key.
        for (const { name } of unit.compiled) {
          for (const fact of ['namespace', 'documents-in']) reads.delete(`${fact} ${unit.language}/${name}`);
        }
        return summaryOf(site, unit, made, reads);
      },
    );
    return {
      ...unit,
      summary,
      get made() {
        made ??= unitPages(site, unit);
        return made;
      },
    };
  });
}

/** @param reads where the inputs of the pages are named */
function unitPages({ contexts, namespaces }: CompiledSite, unit: CompiledUnit, reads?: Set<string>): UnitPage[] {
  const context = contexts.get(unit.language)?.step(reads);
  if (!context) return [];
  const cardOf = pageCards(context);
  return unit.pages.map((page) => {
    const manifest = manifestOf(context, page, namespaces);
    const json = JSON.stringify(manifest);
    return { manifest, json, hash: digest(json), card: cardOf(manifest) };
  });
}

function summaryOf(
  { contexts, namespaces }: CompiledSite,
  { language, hash }: CompiledUnit,
  pages: readonly UnitPage[],
  reads: Set<string>,
): UnitSummary {
  const context = contexts.get(language)?.step(reads);
  const indexed = pages.filter(({ manifest }) => manifest.indexed);
  const found = pages.flatMap(({ manifest }) => (context && searchKey(context, manifest)) ?? []);
  return {
    hash: digest(hash, ...pages.map((page) => `${page.hash} ${page.card.url} ${page.card.alt}\0`)),
    cards: [...new Map(indexed.map(({ card }) => [card.url, card])).values()],
    found: found.length,
    searchKey: digest(...found),
    listing: indexed.flatMap(({ manifest: { path, namespace } }) =>
      namespaces.get(`${language}/${namespace}`)?.namesDocuments ? [{ path, namespace }] : [],
    ),
  };
}

/** What the search holds of a unit. */
export function searchRecords(
  { made, language }: StagedUnit,
  { contexts }: CompiledSite,
  htmlOf: (page: PageManifest) => string,
): SearchRecord[] {
  const context = contexts.get(language);
  if (!context) return [];
  return made.flatMap(({ manifest }) =>
    searchKey(context, manifest) === undefined ? [] : [pageRecord(context, manifest, htmlOf(manifest))],
  );
}

/** The address of a page. */
export function pageUrl({ language, path }: PageManifest): string {
  return joinLanguagePath(language, path);
}

/** The file of a page: `/about/history` → `about/history.html`. */
export function pageFile(manifest: PageManifest): string {
  return fileOf(pageUrl(manifest));
}

/** The file of the page at an address. */
export function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`;
}
