import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../cache/digest.ts';
import { groupBy } from '../cache/group-by.ts';
import { CommandError } from '../command/run-command.ts';
import { isLanguageCode, type LanguageCode } from '../language/languages.ts';
import { compareText } from '../text/compare-text.ts';
import type { Dictionary } from '../text/spelling/dictionary.ts';
import { type FilePlace, groupName, placeOf } from './content-path.ts';
import { JsonDocument } from './json/json-document.ts';
import { SourceFile } from './json/source-file.ts';
import { listFiles } from './list-files.ts';
import type { PublishedContent } from './published-content.ts';
import { readTranslationRecord, type TranslationRecord } from './translation-record.ts';

/** A JSON file of a known kind. */
export interface ContentFile extends FilePlace {
  /** Below the content folder, with forward slashes: `data/news/2026.json`. */
  path: string;
  /** The parsed value; what could be recovered of it when the file is not valid JSON. */
  readonly value: unknown;
  readonly document: JsonDocument;
  /** The offset of the first byte that is not UTF-8. */
  badByte?: number;
  /** The hash of its bytes. */
  hash: string;
  /** Whether the file and its counterparts are verified, as far as they can be checked by themselves. */
  isVerified: boolean;
}

/** A content folder, read. */
export interface ContentTree {
  dir: string;
  files: ContentFile[];
  /** The pictures, as paths below `images/`. */
  images: string[];
  /** The documents, as paths below `files/`. */
  documents: string[];
  /** Files that are of no kind or cannot be read, and folders that should not be there. */
  strays: string[];
  /** The content as it was last published, where that is known. */
  published?: PublishedContent | undefined;
  /** The dictionaries for texts that were written since. */
  dictionaries?: ReadonlyMap<LanguageCode, Dictionary>;
  /** What is recorded of translations. */
  readonly record: TranslationRecord;
  /** Finds a file by kind, language and id. */
  file(kindName: string, language?: LanguageCode, id?: string): ContentFile | undefined;
  /** All files of a kind, in one language if given. */
  filesOf(kindName: string, language?: LanguageCode): ContentFile[];
}

/** What may be beside the content without being content. */
const neighbours = new Set([
  'model',
  'schema',
  'node_modules',
  'package.json',
  'README.md',
  'tsconfig.json',
  'translations.json',
]);

/** How to read a content folder. */
export interface ReadOptions {
  /** The same folder as it was read before: its unchanged files are reused. */
  previous?: ContentTree | undefined;
  /** Finds, in what has been read, the groups of files that are verified. */
  findVerified?:
    | ((files: readonly Pick<ContentFile, 'path' | 'hash'>[], record: TranslationRecord) => ReadonlySet<string>)
    | undefined;
  /** Knows the hash of a file on the disk: what is verified is then read only when somebody asks for it. */
  hashOf?: ((path: string) => string) | undefined;
  /** The texts of files, by path, that count instead of what is on the disk, also of new files; undefined for files that count as removed. */
  unsaved?: ReadonlyMap<string, string | undefined> | undefined;
  /** What the content is compared with. */
  published?: PublishedContent | undefined;
}

/** Reads a content folder. Throws only when the folder itself cannot be read. */
export function readContent(
  dir: string,
  { previous, findVerified, hashOf, unsaved, published }: ReadOptions = {},
): ContentTree {
  const read: ReadFile[] = [];
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
        const text = unsaved?.get(path);
        if (place) read.push(text === undefined ? findFile(dir, path, place, hashOf) : givenFile(path, place, text));
        else strays.push(path);
      }
    } else if (!neighbours.has(name)) strays.push(`${name}/`);
  }
  const known = new Map(previous?.files.map((file) => [file.path, file]));
  const record = readTranslationRecord(dir);
  const verified = findVerified?.(read, record) ?? new Set();
  const files = read.map((file) => makeFile(file, known.get(file.path), verified.has(groupName(file.path))));
  return { ...makeTree(dir, files, assets, strays, record), published };
}

/** The same content with some of its files only; with all of them, the same tree, so that views of it are made once. */
export function withFiles(tree: ContentTree, files: ContentFile[]): ContentTree {
  if (files.length === tree.files.length && files.every((file, at) => file === tree.files[at])) return tree;
  const { dir, images, documents, strays, record } = tree;
  return makeTree(dir, files, { images, files: documents }, strays, record);
}

/** Makes a content folder of its files, in the order of their paths. */
export function makeTree(
  dir: string,
  files: ContentFile[],
  assets: { images: string[]; files: string[] },
  strays: string[],
  record: TranslationRecord,
): ContentTree {
  files.sort((a, b) => compareText(a.path, b.path));
  const byAddress = new Map(files.map((file) => [address(file.kind.name, file.language, file.id), file]));
  const byKind = groupBy(files, ({ kind }) => kind.name);
  const byLanguage = groupBy(files, ({ kind, language }) => `${kind.name} ${language}`);
  return {
    dir,
    files,
    images: assets.images.sort(compareText),
    documents: assets.files.sort(compareText),
    strays: strays.sort(compareText),
    record,
    file: (kindName, language, id) => byAddress.get(address(kindName, language, id)),
    filesOf: (kindName, language) =>
      (language ? byLanguage.get(`${kindName} ${language}`) : byKind.get(kindName)) ?? [],
  };
}

function address(kindName: string, language?: string, id?: string): string {
  return `${kindName} ${language ?? ''} ${id ?? ''}`;
}

/** A file of which the hash is known. */
interface ReadFile {
  path: string;
  place: FilePlace;
  hash: string;
  /** Its bytes, which have this hash. */
  bytes: () => Buffer;
}

function findFile(dir: string, path: string, place: FilePlace, hashOf: ReadOptions['hashOf']): ReadFile {
  const source = join(dir, path);
  if (!hashOf) {
    const bytes = readFileSync(source);
    return { path, place, hash: digest(bytes), bytes: () => bytes };
  }
  const hash = hashOf(source);
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
  return { path, place, hash, bytes };
}

/** A content file with a text that need not be on the disk; undefined for a path of no kind. */
export function fileWithText(path: string, text: string): ContentFile | undefined {
  const place = placeOf(path);
  return place && makeFile(givenFile(path, place, text), undefined, false);
}

/** A file with a text that is not, or not any more, on the disk. */
function givenFile(path: string, place: FilePlace, text: string): ReadFile {
  const bytes = Buffer.from(text);
  return { path, place, hash: digest(bytes), bytes: () => bytes };
}

function makeFile(file: ReadFile, known: ContentFile | undefined, isVerified: boolean): ContentFile {
  const { path, place, hash, bytes } = file;
  if (known?.hash === hash && known.isVerified === isVerified) return known;
  const about = { path, ...place, hash, isVerified };
  if (isVerified) return verifiedFile(about, bytes);
  const { text, badByte } = decode(bytes());
  const document = new JsonDocument(new SourceFile(path, text), badByte === undefined ? 'unknown' : 'unreadable');
  return {
    ...about,
    get value() {
      return document.value;
    },
    document,
    ...(badByte === undefined ? {} : { badByte }),
  };
}

/** A file whose text is read when somebody asks for it. */
function verifiedFile(about: Omit<ContentFile, 'value' | 'document'>, bytes: () => Buffer): ContentFile {
  let document: JsonDocument | undefined;
  return {
    ...about,
    get document() {
      document ??= new JsonDocument(new SourceFile(about.path, decode(bytes()).text), 'verified');
      return document;
    },
    get value() {
      return this.document.value;
    },
  };
}

/** Whether all files of a kind could be read as they were meant. */
export function isKindSure(tree: ContentTree, kindName: string): boolean {
  return tree.filesOf(kindName).every(({ document }) => document.isSure);
}

/** The paths of all pictures and documents below the content folder. */
export function assetPaths({ images, documents }: ContentTree): string[] {
  return [...images.map((path) => `images/${path}`), ...documents.map((path) => `files/${path}`)];
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
