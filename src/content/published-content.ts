import { join } from 'node:path';
import { textIfThere } from '../lib/command/folders.ts';

/** The content as it was last published: what the work here is compared with. */
export interface PublishedContent {
  /** Its files that have changed since or are gone, as paths below the content folder. */
  readonly changed: ReadonlySet<string>;
  has(path: string): boolean;
  /** The text of a file as it was published; undefined where there was none. */
  read(path: string): string | undefined;
}

/** Tells of a file whether it was worked on since, changed or made; of every file where nothing is known. */
export function touchedSince(published: PublishedContent | undefined): (path: string) => boolean {
  return (path) => !published || published.changed.has(path) || !published.has(path);
}

/** The sentences of the file that introduces the content which are of the sample alone. */
const mark = /\n*<!-- sample -->[\s\S]*?<!-- end of sample -->/;

/** Tells if the content of a folder is the one that the project comes with, not an institute's own. */
export function isSample(contentDir: string): boolean {
  return mark.test(textIfThere(join(contentDir, 'README.md')) ?? '');
}

/** The content that the institute of a folder has published: of the sample that it replaces, nothing was its own. */
export function ownPublished(
  contentDir: string,
  published: PublishedContent | undefined,
): PublishedContent | undefined {
  const isAdopted = mark.test(published?.read('README.md') ?? '') && !isSample(contentDir);
  return isAdopted ? undefined : published;
}

/** The introduction without what it says of the sample. */
export function withoutSampleMark(introduction: string): string {
  return introduction.replace(new RegExp(mark, 'g'), '');
}
