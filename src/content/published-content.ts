/** The content as it was last published: what the work here is compared with. */
export interface PublishedContent {
  /** Its files that have changed since or are gone, as paths below the content folder. */
  readonly changed: ReadonlySet<string>;
  /** Tells if it had a file. */
  has(path: string): boolean;
  /** The text of a file as it was published; undefined where there was none. */
  read(path: string): string | undefined;
}

/** Tells of a file whether it was worked on since, changed or made; of every file where nothing is known. */
export function touchedSince(published: PublishedContent | undefined): (path: string) => boolean {
  return (path) => !published || published.changed.has(path) || !published.has(path);
}
