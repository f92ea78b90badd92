/** How a summary is written. */
export interface SummaryOptions {
  /** What the site is compared with, as people call it, and its commit. */
  with: { name: string; commit: string };
  /** The address of a site that has the change: pages are linked to it. */
  preview?: string | undefined;
}

/** How much a summary lists. */
export interface Limits {
  /** Entries of each list. */
  entries: number;
  /** Changes of an entry. */
  changes: number;
}
