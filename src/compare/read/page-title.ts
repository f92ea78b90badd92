import { readBlocks } from './page-blocks.ts';
import { decode } from './site-folder.ts';

/** What a page as `readPage` reads it calls itself: its first heading, or its title without the name of the site. */
export function readPageTitle(html: string): string {
  const [heading] = /<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(html) ?? [];
  const [title] = /<title\b[^>]*>[\s\S]*?<\/title>/.exec(html) ?? [];
  const textOf = (element: string | undefined) => (element ? (readBlocks(decode(element))[0]?.text ?? '') : '');
  return textOf(heading) || textOf(title).replace(/ — [^—]*$/, '');
}
