import { emptyStyle, type InlineHashes } from './site-headers.ts';

/** What the policy of a page follows: nothing comes before it that it could forbid. */
const start = '<meta charset="utf-8">';

/**
 * Puts the policy for its styles into a page: nothing inline but what it has. A header would have the hashes of all pages, and be sent
 * with each answer. All other rules are in the header.
 * @param html a page as it is written, with all its styles
 * @param hashes those of the page
 */
export function withStylePolicy(html: string, { styles }: Pick<InlineHashes, 'styles'>): string {
  if (!html.includes(start)) throw new Error(`A page without ${start} has no place for its policy.`);
  const sources = ["'self'", emptyStyle, ...new Set(styles)].join(' ');
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}">`;
  return html.replace(start, () => `${start}\n${policy}`);
}
