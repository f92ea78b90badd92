import { digest } from '../../lib/cache/digest.ts';

/** A file published beside the pages: a feed, a calendar, a sitemap, an icon. */
export interface PublishedFile<Content extends string | Buffer = string> {
  /** Its path below the site's root, without a slash at its start. */
  path: string;
  /** The hash of what it is written from. */
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

/** Where files of the site go: the build's output, whose unchanged files are reused. Paths are below the site's root, without a slash at their start. */
export interface SiteWriter {
  /** Reuses a file of the last build. Returns false when it has to be made: its key differs, or it is damaged. */
  reuse(path: string, key: string): boolean;
  /** Writes a file. */
  write(path: string, key: string, content: string | Buffer): void;
  /** Writes what `make` returns, unless the last build wrote it from the same key. */
  put(path: string, key: string, make: () => string | Buffer): void;
}

/** A new version of the site, which is made in groups of files. */
export interface SiteStage {
  /** Makes a group of files, unless the last build made it from the same key. */
  group(name: string, key: string, make: (to: SiteWriter) => void | Promise<void>): Promise<void>;
  /** Whether a file with a hash in its path is in the new version: one without may be of the last build alone. */
  has(path: string): boolean;
}
