import { digest } from '../../lib/cache/file-hashes.ts';

/** A file published beside the pages: a feed, a calendar, a sitemap, an icon. */
export interface PublishedFile<Content extends string | Buffer = string> {
  /** Its path below the site's root, without a slash at its start. */
  path: string;
  key: string;
  /** Writes it. Called only when the key is new, so that the libraries it needs are seldom loaded. */
  write: () => Content | Promise<Content>;
}

/**
 * A file that is written from plain data.
 * @param input all that it depends on
 */
export function publishedFile<Input>(
  path: string,
  input: Input,
  write: (input: Input) => string | Promise<string>,
): PublishedFile {
  return { path, key: digest(path, '\0', JSON.stringify(input)), write: () => write(input) };
}
