import { digest } from '../cache/digest.ts';
import type { FrameHashes } from '../namespaces/page-manifest.ts';
import { latestNews, type UnitPage } from './unit-pages.ts';

/**
 * What the HTML of a page is made from, as a hash. Where the latest news are beside the page as they are beside others,
 * their hash comes after it: of a page that differs in that alone nothing else has to be rendered.
 */
export interface PageKey {
  own: string;
  news?: string | undefined;
}

/**
 * The key of a page.
 * @param common the hash of what all pages are made from
 * @param frame the hashes of the frame's namespaces that the page reads
 * @param sharesNews whether the latest news are beside it as they are beside others
 */
export function pageKey(common: string, { hash, card }: UnitPage, frame: FrameHashes, sharesNews: boolean): PageKey {
  const { [latestNews]: news, ...others } = frame;
  const shown = sharesNews ? others : frame;
  const own = digest(common, hash, `${card.url}\0${card.alt}\0`, JSON.stringify(shown));
  return sharesNews ? { own, news } : { own };
}

/** A key as it is kept with a file. */
export function keyText({ own, news }: PageKey): string {
  return news === undefined ? own : `${own} ${news}`;
}

/** The key that was kept with a file. */
export function readKey(text: string): PageKey {
  const [own = '', news] = text.split(' ');
  return { own, news };
}
