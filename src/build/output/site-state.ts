import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import { digest } from '../../cache/digest.ts';
import { readSections, sectionValue, writeSections } from '../../cache/section-file.ts';
import type { NewsBeside } from '../renewed-page.ts';
import type { FolderStamps } from './folder-stamps.ts';

/**
 * What a build wrote at a path: the key of what it was made from, the hash of its bytes, size and time of change, and
 * the number of its note in the group.
 */
export type Written = [key: string, hash: string, size: number, mtimeMs: number, note?: number];

/** Files that are kept or made together. */
export interface FileGroup {
  /** The hash of all that the files are made from. */
  key: string;
  /** The hash of their names and bytes. */
  content: string;
  /** What is noted of the files, each note once. */
  notes: string[];
}

/** The files of a group by path, and the notes that they name by number. */
export interface GroupFiles {
  files: Record<string, Written>;
  notes: string[];
}

/** What a build left behind, without the files of the groups. */
export interface SiteSummary {
  /** The hash of the whole site; a file of the site has it too. */
  id: string;
  /** The hash of all that the build read. */
  fingerprint: string;
  pages: number;
  /** What the checker said of the content. */
  remarks: string;
  /** What stands beside the pages of each language. */
  news: Record<string, NewsBeside>;
  groups: Record<string, FileGroup>;
}

/** The file of the site that holds its id. */
export const idFile = 'content/build.json';

const version = 'site-state 3';
const summaryName = 'site';

/** The state of a site. The files of a group are parsed when they are asked for. */
export class SiteState {
  private constructor(
    readonly summary: SiteSummary,
    /** The folders of the site as they were; undefined when that is not known. */
    readonly stamps: FolderStamps | undefined,
    private readonly sections: ReadonlyMap<string, Buffer>,
  ) {}

  /** The state of the site in a folder; undefined when there is none, or when it belongs to another site. */
  static read(outDir: string, path: string): SiteState | undefined {
    const sections = readSections(path, version);
    const summary = sections?.get(summaryName);
    if (!sections || !summary) return undefined;
    const about = sectionValue<SiteSummary>(summary);
    if (idIn(outDir) !== about.id) return undefined;
    return new SiteState(about, readChecksummed(stampsPath(path), about.id), sections);
  }

  /** The files of a group; none if there is no such group. */
  files(group: string): GroupFiles {
    const bytes = this.filesText(group);
    const { notes = [] } = this.summary.groups[group] ?? {};
    return { files: bytes.length ? sectionValue(bytes) : {}, notes };
  }

  /** The same as it is kept. */
  filesText(group: string): Buffer {
    return this.sections.get(`files ${group}`) ?? Buffer.alloc(0);
  }
}

/** Writes the state of a site that will be in its place soon. */
export function writeNextState(path: string, summary: SiteSummary, files: ReadonlyMap<string, Buffer>): void {
  const groups = [...files].map(([name, bytes]) => [`files ${name}`, bytes] as const);
  writeSections(nextPath(path), version, new Map([[summaryName, Buffer.from(JSON.stringify(summary))], ...groups]));
}

/** Lets the state that was written last describe the site, which is in its place now. */
export function adoptNextState(path: string): void {
  if (existsSync(nextPath(path))) renameSync(nextPath(path), path);
}

/** Deletes the state of a site that was not put in its place. */
export function discardNextState(path: string): void {
  rmSync(nextPath(path), { force: true });
}

/** Keeps the times of the site's folders. */
export function writeStamps(path: string, id: string, stamps: FolderStamps): void {
  writeChecksummed(stampsPath(path), id, stamps);
}

/** The text of the id file. */
export function idText(id: string): string {
  return `${JSON.stringify({ id })}\n`;
}

/** What is kept of a group whose files were made. */
export function groupOf(key: string, { files, notes }: GroupFiles): FileGroup {
  const names = Object.keys(files).sort();
  return { key, content: digest(...names.map((name) => `${name}\0${files[name]?.[1]}\0`)), notes };
}

/** The hash of a whole site. */
export function siteId(groups: Record<string, FileGroup>): string {
  return digest(...Object.entries(groups).map(([name, { content }]) => `${name}\0${content}\0`));
}

function idIn(outDir: string): string | undefined {
  try {
    const text = readFileSync(join(outDir, idFile), 'utf8');
    const { id } = JSON.parse(text) as { id: string };
    return text === idText(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function nextPath(path: string): string {
  return `${path}.next`;
}

function stampsPath(path: string): string {
  return path.replace(/(\.json)?$/, '-folders$1');
}
