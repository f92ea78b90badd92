import { digest } from '../../cache/digest.ts';
import { readBlocks } from '../read/page-blocks.ts';
import { readParts } from '../read/page-parts.ts';
import { decode, readPage, type SiteFolder, type SitePage } from '../read/site-folder.ts';

/** A page and what became of it at another address. */
export interface Move {
  from: SitePage;
  to: SitePage;
  redirected: boolean;
}

/** A page that shares this much of its text with a new one has moved there. */
const sameText = 0.7;
/** Texts shorter than this stand on many pages. */
const leastText = 40;

/** Finds out which pages that are gone are new at another address: where a redirect says so, or by their text. */
export function findMoved(
  before: SiteFolder,
  after: SiteFolder,
  gone: readonly SitePage[],
  added: readonly SitePage[],
): Move[] {
  const targets = new Map(added.map((page) => [page.address, page]));
  const moves: Move[] = [];
  const isFree = (from: SitePage, to: SitePage) => to.language === from.language && targets.has(to.address);
  const take = (from: SitePage, to: SitePage | undefined, redirected: boolean) => {
    if (!to || !isFree(from, to)) return;
    targets.delete(to.address);
    moves.push({ from, to, redirected });
  };
  for (const page of gone) take(page, targets.get(after.redirects.get(page.address) ?? ''), true);
  // Where an old address leads, there its page is to be looked for.
  const left = gone.filter(({ address }) => !after.redirects.has(address));
  if (!left.length || !targets.size) return moves;
  const pagesWith = textsOf(after, [...targets.values()]);
  for (const page of left) {
    const texts = textsIn(before, page);
    const shared = new Map<SitePage, number>();
    for (const text of texts) {
      for (const other of pagesWith.get(text) ?? []) {
        if (isFree(page, other)) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    const [best] = [...shared].sort(([, a], [, b]) => b - a);
    if (best && best[1] >= sameText * texts.size) take(page, best[0], false);
  }
  return moves;
}

/** Which pages have a text. */
function textsOf(site: SiteFolder, pages: readonly SitePage[]): Map<string, SitePage[]> {
  const found = new Map<string, SitePage[]>();
  for (const page of pages) {
    for (const text of textsIn(site, page)) found.set(text, [...(found.get(text) ?? []), page]);
  }
  return found;
}

function textsIn(site: SiteFolder, page: SitePage): Set<string> {
  const blocks = readBlocks(decode(readParts(readPage(site, page)).main));
  return new Set(blocks.filter(({ text }) => text.length >= leastText).map(({ text }) => digest(text)));
}
