import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../cache/group-by.ts';
import { compareText } from '../../text/compare-text.ts';
import { withoutHashes } from '../read/page-parts.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import type { FileChanges, FileList, Redirect } from './site-changes.ts';

/** Compares the files of two sites that are no pages. */
export function compareFiles(before: SiteFolder, after: SiteFolder): FileChanges {
  const [old, now] = [groupFiles(before), groupFiles(after)];
  const oldCards = old('cards');
  const list = (group: Group) => compareLists(before, after, old(group), now(group));
  const isOther = (group: Group) => Object.values(list(group)).some(({ length }) => length > 0);
  const headersOf = ({ dir }: SiteFolder) =>
    readFileSync(join(dir, '_headers'), 'utf8').replace(/ 'sha256-[^']*'/g, '');
  return {
    documents: list('documents'),
    pictures: list('pictures'),
    styles: changedStyles(before, after, old('styles'), now('styles')),
    scripts: codeIn(before, old('scripts')) !== codeIn(after, now('scripts')),
    fonts: isOther('fonts'),
    viewer: isOther('viewer'),
    cards: [...now('cards').keys()].filter((name) => !oldCards.has(name)).length,
    redirects: {
      added: redirectsOnlyIn(after, before),
      gone: redirectsOnlyIn(before, after),
    },
    headers: headersOf(before) !== headersOf(after),
    machines: list('machines'),
  };
}

type Group = 'documents' | 'pictures' | 'styles' | 'scripts' | 'fonts' | 'viewer' | 'cards' | 'machines' | 'rules';
/** The files of a group by the name without hashes; a picture has several, in its widths. */
type Files = Map<string, string[]>;

function groupFiles({ files }: SiteFolder): (group: Group) => Files {
  const groups = groupBy(files, groupOf);
  return (group) => groupBy(groups.get(group) ?? [], (file) => nameOf(group, file));
}

function groupOf(file: string): Group {
  if (file.startsWith('files/')) return 'documents';
  if (file.startsWith('images/')) return 'pictures';
  if (file.startsWith('cards/')) return 'cards';
  if (/^(?:pdfjs\/|pdf\.worker)/.test(file)) return 'viewer';
  if (file.startsWith('_')) return 'rules';
  if (file.endsWith('.css')) return 'styles';
  if (/^assets\/.*\.m?js$/.test(file)) return 'scripts';
  if (/\.(?:woff2?|ttf)$/.test(file)) return 'fonts';
  return 'machines';
}

/** What a file is called from build to build. Chunks of scripts and cards are known by their hash alone. */
function nameOf(group: Group, file: string): string {
  if (group === 'pictures') return file.replace(/\.[\da-f]{10}(?:-\d+)?\.\w+$/, '');
  if (group === 'styles') return file.replace(/[.-][\w-]{8}(\.\w+)$/, '$1').replace(/^.*\//, '');
  return file;
}

function compareLists(before: SiteFolder, after: SiteFolder, old: Files, now: Files): FileList {
  const both = [...now.keys()].filter((name) => old.has(name));
  const names = (files: Files, other: Files) =>
    [...files.keys()].filter((name) => !other.has(name)).sort(compareText);
  return {
    added: names(now, old),
    changed: both
      .filter((name) => !isSame(before, after, old.get(name) ?? [], now.get(name) ?? []))
      .sort(compareText),
    gone: names(old, now),
  };
}

/** Whether files have the same names, hashes included, and the same bytes. */
function isSame(before: SiteFolder, after: SiteFolder, old: readonly string[], now: readonly string[]): boolean {
  if (old.join('\0') !== now.join('\0')) return false;
  return now.every((name) => hasSameBytes(join(before.dir, name), join(after.dir, name)));
}

function hasSameBytes(before: string, after: string): boolean {
  if (statSync(before).size !== statSync(after).size) return false;
  return readFileSync(before).equals(readFileSync(after));
}

/** The style sheets that style anything differently. */
function changedStyles(before: SiteFolder, after: SiteFolder, old: Files, now: Files): string[] {
  const text = ({ dir }: SiteFolder, files: readonly string[] = []) =>
    files.map((file) => readBundled(join(dir, file))).join('\n');
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => text(before, old.get(name)) !== text(after, now.get(name)))
    .sort(compareText);
}

/** All scripts of a site, in an order that does not depend on their names. */
function codeIn({ dir }: SiteFolder, files: Files): string {
  const texts = [...files.keys()].map((file) => readBundled(join(dir, file)));
  return texts.sort(compareText).join('\n');
}

/** A style sheet or script without the hashes in names of classes and files: one change gives many others new names. */
function readBundled(path: string): string {
  return withoutHashes(readFileSync(path, 'utf8')).replace(/[.-][\w-]{8}(?=\.\w+[)"'`])/g, '');
}

function redirectsOnlyIn({ redirects }: SiteFolder, other: SiteFolder): Redirect[] {
  return [...redirects].flatMap(([from, to]) => (other.redirects.get(from) === to ? [] : [{ from, to }]));
}
