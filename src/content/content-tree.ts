import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest, fileHash } from '../lib/cache/file-hashes.ts';
import { groupBy, oncePer } from '../lib/cache/once-per.ts';
import { isWithin } from '../lib/command/folders.ts';
import { CommandError } from '../lib/command/run-command.ts';
import { isLanguageCode, type LanguageCode } from '../lib/language/languages.ts';
import { compareText } from '../lib/text/compare-text.ts';
import type { Dictionary } from '../lib/text/spelling/dictionary.ts';
import { type FilePlace, groupName, placeOf } from './content-path.ts';
import { JsonDocument } from './json/json-document.ts';
import { SourceFile } from './json/source-file.ts';
import type { PublishedContent } from './published-content.ts';
import { type ReadBytes, recordedPath, recordFolder, recordPath } from './translation-record.ts';

/** A JSON file of a known kind. */
export interface ContentFile extends FilePlace {
  /** Below the content folder, with forward slashes: `data/news/2026.json`. */
  path: string;
  /** The parsed value; what could be recovered of it when the file is not valid JSON. */
  readonly value: unknown;
  readonly document: JsonDocument;
  /** The offset of the first byte that is not UTF-8. */
  badByte?: number;
  hash: string;
  record?: ReadBytes | undefined;
  /** True if the file and its counterparts are verified, as far as they can be checked by themselves. */
  isVerified: boolean;
  /**
   * Makes something of the file, a JSON value; for the same bytes only once, also from run to run.
   * @param beside the hash of what else it is made of
   */
  kept: <Value>(name: string, make: () => Value, beside?: string) => Value;
}

/** Returns what is kept by a name and the hash of what it is made of, or makes it: a JSON value. */
export type Keep = <Value>(name: string, of: string, make: () => Value) => Value;

/** A file's path, the hash of its bytes, and the record of its translations. */
export type HashedFile = Pick<ContentFile, 'path' | 'hash' | 'record'>;

/** Knowledge of files from run to run, by their bytes. */
export interface KnownFiles {
  /** The names of the groups of files, of those that were read, that are verified. */
  verifiedGroups?(files: readonly HashedFile[]): ReadonlySet<string>;
  keep?: Keep;
}

/** A content folder, read. */
export interface ContentTree {
  dir: string;
  files: ContentFile[];
  /** The pictures, as paths below `images/`. */
  images: string[];
  /** The documents, as paths below `files/`. */
  documents: string[];
  /** Files that are of no kind or cannot be read, folders that should not be there, and records of texts that are gone. */
  strays: string[];
  published?: PublishedContent | undefined;
  known?: KnownFiles | undefined;
  dictionaries?: ReadonlyMap<LanguageCode, Dictionary>;
  file(kindName: string, language?: LanguageCode, id?: string): ContentFile | undefined;
  /** All files of a kind, in one language if given. */
  filesOf(kindName: string, language?: LanguageCode): ContentFile[];
}

/** The files of the content by their paths. */
export const filesByPath = oncePer(
  (tree: ContentTree): ReadonlyMap<string, ContentFile> => new Map(tree.files.map((file) => [file.path, file])),
);

/** Files that may stand beside the content without being content. */
const neighbours = new Set(['model', 'schema', 'node_modules', 'package.json', 'README.md', 'tsconfig.json']);

/** Options for reading a content folder. */
interface ReadOptions {
  /** The same folder as it was read before: its unchanged files are reused. */
  previous?: ContentTree | undefined;
  known?: KnownFiles | undefined;
  /** The texts of files, by path, that count instead of what is on the disk, also of new files; undefined for files that count as removed. */
  unsaved?: ReadonlyMap<string, string | undefined> | undefined;
  published?: PublishedContent | undefined;
}

/** Reads a content folder. Throws only when the folder itself cannot be read. */
export function readContent(dir: string, { previous, known, unsaved, published }: ReadOptions = {}): ContentTree {
  const read: ReadFile[] = [];
  const records = new Map<string, ReadBytes>();
  const strays: string[] = [];
  const assets = { images: [] as string[], files: [] as string[] };
  const given = [...(unsaved?.keys() ?? [])];
  const listKept = (name: string) => {
    const { files, unreadable } = listFiles(dir, name);
    strays.push(...unreadable);
    return [...new Set([...files, ...given.filter((path) => path.startsWith(`${name}/`))])].filter(
      (path) => !unsaved?.has(path) || unsaved.get(path) !== undefined,
    );
  };
  const fileAt = (path: string) => {
    const text = unsaved?.get(path);
    return text === undefined ? findFile(dir, path, known) : givenFile(text);
  };
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const { name } = entry;
    if (name.startsWith('.')) continue;
    if (!entry.isDirectory()) {
      if (!neighbours.has(name)) strays.push(name);
    } else if (name === 'images' || name === 'files') {
      assets[name].push(...listKept(name).map((path) => path.slice(name.length + 1)));
    } else if (name === 'data' || isLanguageCode(name)) {
      for (const path of listKept(name)) {
        const place = placeOf(path);
        if (place) read.push({ path, place, ...fileAt(path) });
        else strays.push(path);
      }
    } else if (name === recordFolder) {
      for (const path of listKept(name)) records.set(path, fileAt(path));
    } else if (!neighbours.has(name)) strays.push(`${name}/`);
  }
  const before = previous && filesByPath(previous);
  for (const file of read) file.record = records.get(recordPath(file.path));
  strays.push(...unusedOf(records.keys(), read));
  const verified = known?.verifiedGroups?.(read);
  const files = read.map((file) => {
    const isVerified = verified?.has(groupName(file.path)) ?? false;
    const same = before?.get(file.path);
    // A text that may never be saved is not worth a place in the cache.
    const keep = unsaved?.has(file.path) ? undefined : known?.keep;
    return same && isSame(same, file, isVerified) ? same : makeFile(file, isVerified, keep);
  });
  return { ...makeTree({ dir, files, images: assets.images, documents: assets.files, strays }), published, known };
}

/** The same content with some of its files only; with all of them, the same tree, so that views of it are made once. */
export function withFiles(tree: ContentTree, files: ContentFile[]): ContentTree {
  if (files.length === tree.files.length && files.every((file, at) => file === tree.files[at])) return tree;
  return makeTree({ ...tree, files });
}

/** Makes a content folder of its files, in the order of their paths. */
export function makeTree(
  folder: Pick<ContentTree, 'dir' | 'files' | 'images' | 'documents' | 'strays'>,
): ContentTree {
  const files = folder.files.toSorted((a, b) => compareText(a.path, b.path));
  const byAddress = new Map(files.map((file) => [address(file.kind.name, file.language, file.id), file]));
  const byKind = groupBy(files, ({ kind }) => kind.name);
  const byLanguage = groupBy(files, ({ kind, language }) => `${kind.name} ${language}`);
  return {
    dir: folder.dir,
    files,
    images: folder.images.toSorted(compareText),
    documents: folder.documents.toSorted(compareText),
    strays: folder.strays.toSorted(compareText),
    file: (kindName, language, id) => byAddress.get(address(kindName, language, id)),
    filesOf: (kindName, language) =>
      (language ? byLanguage.get(`${kindName} ${language}`) : byKind.get(kindName)) ?? [],
  };
}

function address(kindName: string, language?: string, id?: string): string {
  return `${kindName} ${language ?? ''} ${id ?? ''}`;
}

/** A file of a known kind that may not have been parsed. */
interface ReadFile extends ReadBytes, Pick<ContentFile, 'path' | 'record'> {
  place: FilePlace;
}

/** The records that say nothing of any file, though their texts may have another name by mistake as long as the counterparts are there. */
function unusedOf(records: Iterable<string>, files: readonly ReadFile[]): string[] {
  const groups = new Set(files.map(({ path }) => groupName(path)));
  return [...records].filter((path) => !groups.has(groupName(recordedPath(path) ?? '')));
}

function findFile(dir: string, path: string, known: KnownFiles | undefined): ReadBytes {
  const source = join(dir, path);
  if (!known) {
    const bytes = readFileSync(source);
    return { hash: digest(bytes), bytes: () => bytes };
  }
  const hash = fileHash(source);
  const bytes = () => {
    const now = readFileSync(source);
    if (digest(now) !== hash) {
      throw new CommandError({
        en: `${source} was changed while it was being read.`,
        uk: `Файл ${source} змінився, поки його читали.`,
      });
    }
    return now;
  };
  return { hash, bytes };
}

/** A content file with a text that need not be on the disk; undefined for a path of no kind. */
export function fileWithText(path: string, text: string): ContentFile | undefined {
  const place = placeOf(path);
  return place && makeFile({ path, place, ...givenFile(text) }, false);
}

/** A file with a text that is not, or not any more, on the disk. */
function givenFile(text: string): ReadBytes {
  const bytes = Buffer.from(text);
  return { hash: digest(bytes), bytes: () => bytes };
}

function isSame(before: ContentFile, { hash, record }: ReadFile, isVerified: boolean): boolean {
  return before.hash === hash && before.record?.hash === record?.hash && before.isVerified === isVerified;
}

function makeFile({ path, place, hash, bytes, record }: ReadFile, isVerified: boolean, keep?: Keep): ContentFile {
  const read = isVerified ? undefined : decode(bytes());
  const badByte = read?.badByte;
  const state = isVerified ? 'verified' : badByte === undefined ? 'unknown' : 'unreadable';
  const document = new JsonDocument(new SourceFile(path, read?.text ?? (() => decode(bytes()).text)), state);
  return {
    path,
    ...place,
    hash,
    record,
    isVerified,
    get value() {
      return document.value;
    },
    document,
    ...(badByte === undefined ? {} : { badByte }),
    kept: (name, make, beside = '') => (keep ? keep(`${path} ${name}`, hash + beside, make) : make()),
  };
}

/** Tells if all files of a kind could be read as they were meant. */
export function isKindSure(tree: ContentTree, kindName: string): boolean {
  return tree.filesOf(kindName).every(({ document }) => document.isSure);
}

/** The paths of all pictures and documents below the content folder. */
export function assetPaths({ images, documents }: ContentTree): string[] {
  return [...images.map((path) => `images/${path}`), ...documents.map((path) => `files/${path}`)];
}

/** Makes something of a picture or document alone, a JSON value; for the same bytes only once, also from run to run. */
export function keptOfAsset<Value>(
  { dir, known }: ContentTree,
  name: string,
  path: string,
  make: (file: string) => Value,
): Value {
  const file = join(dir, path);
  return known?.keep ? known.keep(`${path} ${name}`, fileHash(file), () => make(file)) : make(file);
}

function decode(bytes: Buffer): { text: string; badByte?: number } {
  const text = bytes.toString('utf8');
  if (!text.includes('\ufffd')) return { text };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { text, badByte: text.indexOf('\ufffd') };
  }
}

/**
 * Lists the files of a folder, as paths with forward slashes, but for those that may be anywhere: hidden ones and `README.md`. Neither files nor
 * folders are unreadable entries: a link to nothing, to a folder or out of the content, and what has a name that is not UTF-8.
 */
function listFiles(dir: string, below: string): Record<'files' | 'unreadable', string[]> {
  const found: ReturnType<typeof listFiles> = { files: [], unreadable: [] };
  for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
    const path = `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'README.md') continue;
    const kind = kindOf(dir, entry, join(dir, path));
    if (kind === 'folder') {
      const { files, unreadable } = listFiles(dir, path);
      found.files.push(...files);
      found.unreadable.push(...unreadable);
    } else found[kind === 'file' ? 'files' : 'unreadable'].push(path);
  }
  return found;
}

function kindOf(dir: string, entry: Dirent, path: string): 'file' | 'folder' | undefined {
  const isNamed = !entry.name.includes('\ufffd');
  if (entry.isDirectory()) return isNamed || statSync(path, { throwIfNoEntry: false }) ? 'folder' : undefined;
  if (entry.isFile() && isNamed) return 'file';
  // A link may lead to another file of the content; one that leads out of it would publish what is nobody's content.
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile && isWithin(realpathSync(path), realpathSync(dir)) ? 'file' : undefined;
}
