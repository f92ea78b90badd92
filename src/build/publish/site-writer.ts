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
