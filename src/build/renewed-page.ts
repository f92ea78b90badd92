/** What of a page changes with the latest news. */
export interface NewsBeside {
  /** The HTML of the sidebar. */
  sidebar: string;
  /** The hash of the namespace that it was made from, which the page names. */
  hash: string;
}

/**
 * A page with other latest news beside it: as it would be rendered, without rendering it.
 * @returns undefined when the page does not have exactly the news of before
 */
export function renewedPage(page: Buffer, before: NewsBeside, after: NewsBeside): Buffer | undefined {
  const withSidebar = replaceOnce(page, before.sidebar, after.sidebar);
  return withSidebar && replaceOnce(withSidebar, nameOf(before), nameOf(after));
}

/** As it stands in the page's data. No text of a page can hold it: quotation marks are escaped there. */
const nameOf = ({ hash }: NewsBeside) => `"latest-news":"${hash}"`;

function replaceOnce(bytes: Buffer, text: string, by: string): Buffer | undefined {
  const found = Buffer.from(text);
  const start = bytes.indexOf(found);
  const end = start + found.length;
  if (start < 0 || bytes.indexOf(found, end) >= 0) return undefined;
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(by), bytes.subarray(end)]);
}
