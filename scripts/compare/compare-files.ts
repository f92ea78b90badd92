import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../src/lib/cache/once-per.ts';
import { compareText } from '../../src/lib/text/compare-text.ts';
import { withoutHashes } from './read-page.ts';
import type { SiteFolder } from './site-folder.ts';

/** Changes of what is no page. */
export interface FileChanges {
  documents: FileList;
  pictures: FileList;
  /** Feeds, calendars, open data, citations and the like. */
  machines: FileList;
  /** True if style sheets and scripts changed by more than hashes; fonts, the library of the viewer, and headers without what depends on scripts. */
  styles: boolean;
  scripts: boolean;
  fonts: boolean;
  viewer: boolean;
  headers: boolean;
  redirects: { added: readonly Redirect[]; gone: readonly Redirect[] };
}

export interface FileList {
  added: readonly string[];
  changed: readonly string[];
  gone: readonly string[];
}

interface Redirect {
  from: string;
  to: string;
}

/** Kinds of files by their paths; the first that fits. */
const groups = {
  documents: /^files\//,
  pictures: /^images\//,
  viewer: /^(?:pdfjs\/|pdf\.worker)/,
  rules: /^_/,
  styles: /\.css$/,
  scripts: /^assets\/.*\.m?js$/,
  fonts: /\.(?:woff2?|ttf)$/,
  machines: /^/,
};
type Group = keyof typeof groups;

/** Compares the files of two sites that are no pages. */
export function compareFiles(before: SiteFolder, after: SiteFolder): FileChanges {
  const [old, now] = [groupFiles(before), groupFiles(after)];
  const list = (group: Group) => compareLists(before, after, old(group), now(group));
  const isOther = (group: Group) => Object.values(list(group)).some(({ length }) => length > 0);
  const isOtherCode = (group: Group) => codeOf(before, old(group)) !== codeOf(after, now(group));
  const headersOf = ({ dir }: SiteFolder) =>
    readFileSync(join(dir, '_headers'), 'utf8').replace(/ 'sha256-[^']*'/g, '');
  const redirectsOnlyIn = ({ redirects }: SiteFolder, other: SiteFolder) =>
    [...redirects].flatMap(([from, to]) => (other.redirects.get(from) === to ? [] : [{ from, to }]));
  return {
    documents: list('documents'),
    pictures: list('pictures'),
    machines: list('machines'),
    styles: isOtherCode('styles'),
    scripts: isOtherCode('scripts'),
    fonts: isOther('fonts'),
    viewer: isOther('viewer'),
    headers: headersOf(before) !== headersOf(after),
    redirects: { added: redirectsOnlyIn(after, before), gone: redirectsOnlyIn(before, after) },
  };
}

/** The files of a group by the name without hashes: a picture has several, in its widths. */
type Files = ReadonlyMap<string, readonly string[]>;

function groupFiles({ files }: SiteFolder): (group: Group) => Files {
  const names = Object.keys(groups) as Group[];
  const found = groupBy(files, (file) => names.find((name) => groups[name].test(file)));
  const nameOf = (file: string) => file.replace(/^(images\/.*)\.[\da-f]{10}(?:-\d+)?\.\w+$/, '$1');
  return (group) => groupBy(found.get(group) ?? [], nameOf);
}

function compareLists(before: SiteFolder, after: SiteFolder, old: Files, now: Files): FileList {
  const bytes = ({ dir }: SiteFolder, file: string) => readFileSync(join(dir, file));
  const isSame = (name: string) => {
    const [was, is] = [old.get(name) ?? [], now.get(name) ?? []];
    return was.join('\0') === is.join('\0') && is.every((file) => bytes(before, file).equals(bytes(after, file)));
  };
  const names = (files: Files, isListed: (name: string) => boolean) =>
    [...files.keys()].filter(isListed).sort(compareText);
  return {
    added: names(now, (name) => !old.has(name)),
    changed: names(now, (name) => old.has(name) && !isSame(name)),
    gone: names(old, (name) => !now.has(name)),
  };
}

/** All style sheets or scripts of a site, without the hashes in names of classes and files, by which one change gives many others new names. */
function codeOf({ dir }: SiteFolder, files: Files): string {
  const texts = [...files.keys()].map((file) =>
    withoutHashes(readFileSync(join(dir, file), 'utf8')).replace(/[.-][\w-]{8}(?=\.\w+[)"'`])/g, ''),
  );
  return texts.sort(compareText).join('\n');
}
