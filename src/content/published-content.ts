/** The content as it was last published: what the work here is compared with. */
export interface PublishedContent {
  /** The files that differ from it, changed, new or gone, as paths below the content folder. */
  changed: ReadonlySet<string>;
  /** The text of a file as it was published; undefined where there was none. */
  read(path: string): string | undefined;
}
