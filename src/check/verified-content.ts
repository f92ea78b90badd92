import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { digest } from '../cache/digest.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import { groupBy } from '../cache/group-by.ts';
import { oncePer } from '../cache/once-per.ts';
import { groupName } from '../content/content-path.ts';
import { assetPaths, type ContentFile, type ContentTree } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/exceptions-key.ts';
import { phrasesOf } from '../content/named-facts/typed-facts.ts';
import { pathOfPlace } from '../content/place.ts';
import { lettersOfFonts } from '../language/letters-of-fonts.ts';
import { compareText } from '../text/compare-text.ts';
import type { Finding } from './rule.ts';
import { termsPath } from './shared-files.ts';

/** A file's path, the hash of its bytes, and the record of its translations. */
type HashedFile = Pick<ContentFile, 'path' | 'hash' | 'record'>;

interface Stored {
  /** The keys of the groups without findings. */
  groups: string[];
  /** The shapes of files by the hash of their bytes. */
  shapes: Record<string, FileShape>;
  /** The hash of the phrases that shapes were made with. */
  phrases: string;
  /** The key of the content as a whole, if nothing was found in it. */
  whole?: string | undefined;
}

/**
 * Caches what was checked without findings: by their bytes, the groups of files, for the schemas and the rules that look at
 * one group; by the shapes of its files, the content as a whole, for the rules that look at everything but running text.
 */
export class VerifiedContent {
  private readonly before: Stored;
  private readonly groups: ReadonlySet<string>;
  private readonly shapes: Record<string, FileShape> = {};

  /**
   * @param version the hash of the checker's code and the schemas: what was verified under another version is unknown
   * @param hashes knows the files of the content by their bytes
   */
  constructor(
    private readonly path: string,
    private readonly version: string,
    private readonly hashes: FileHashes,
  ) {
    this.before = readChecksummed<Stored>(path, version) ?? { groups: [], shapes: {}, phrases: '' };
    this.groups = new Set(this.before.groups);
  }

  /** The hash of a file's bytes, by its path on the disk. */
  hashOf = (path: string): string => this.hashes.of(path);

  /** The names of the groups that are known to be right as they are. */
  find(files: readonly HashedFile[]): Set<string> {
    const keys = [...groupKeys(files)];
    return new Set(keys.flatMap(([name, key]) => (this.groups.has(key) ? [name] : [])));
  }

  /** Whether the rules that look at shapes would find nothing: they found nothing in content of the same shape. */
  isWhole(tree: ContentTree): boolean {
    return this.before.whole !== undefined && this.before.whole === this.wholeKey(tree);
  }

  /** Whether a file excepts values from rules. */
  hasExceptions(tree: ContentTree, file: ContentFile): boolean {
    return this.shape(tree, file).hasExceptions;
  }

  /**
   * Caches this check.
   * @param ofGroups what the schemas and the rules for groups found
   * @param ofWhole what the rules that look at the shapes of everything found
   */
  store(tree: ContentTree, ofGroups: readonly Finding[], ofWhole: readonly Finding[]): void {
    const pathsWithFindings = new Set(
      ofGroups.flatMap(({ place, related }) => [place, ...related.map((other) => other.place)]).map(pathOfPlace),
    );
    const groupsWithFindings = new Set([...pathsWithFindings].map(groupName));
    const groups = [...groupKeys(tree.files)].flatMap(([name, key]) => (groupsWithFindings.has(name) ? [] : [key]));
    const whole = ofWhole.length ? undefined : this.wholeKey(tree);
    const isKnown = groups.length === this.groups.size && groups.every((key) => this.groups.has(key));
    if (isKnown && whole === this.before.whole) return;
    writeChecksummed(this.path, this.version, {
      groups,
      shapes: this.shapes,
      phrases: phrasesIn(tree).hash,
      whole,
    } satisfies Stored);
  }

  private wholeKey(tree: ContentTree): string {
    const assets = assetPaths(tree).map((path) => [path, this.hashOf(join(tree.dir, path))]);
    const files = tree.files.map((file) => [file.path, this.shape(tree, file).hash]);
    return digest(JSON.stringify([files, assets, tree.strays]));
  }

  private shape(tree: ContentTree, file: ContentFile): FileShape {
    const { all, hash } = phrasesIn(tree);
    const before = this.before.phrases === hash ? this.before.shapes[file.hash] : undefined;
    const shape = this.shapes[file.hash] ?? before ?? shapeOf(file, all);
    this.shapes[file.hash] = shape;
    return shape;
  }
}

const phrasesIn = oncePer((tree: ContentTree) => {
  const all = [...phrasesOf(tree).values()].flatMap((ofLanguage) => [...ofLanguage.keys()]);
  return { all, hash: digest(JSON.stringify(all)) };
});

/** A key for each group, made from its files, what is recorded of their translations, and the terms that its texts have to use. */
function groupKeys(files: readonly HashedFile[]): Map<string, string> {
  const terms = files.find(({ path }) => path === termsPath)?.hash ?? '';
  const groups = groupBy(files, ({ path }) => groupName(path));
  const keyOf = (group: readonly HashedFile[]) => {
    const sorted = [...group].sort((a, b) => compareText(a.path, b.path));
    return digest([...sorted.map(({ path, hash, record }) => `${path} ${hash} ${record?.hash}`), terms].join('\n'));
  };
  return new Map([...groups].map(([name, group]) => [name, keyOf(group)]));
}

/** What the rules that look at everything can see of a file. */
export interface FileShape {
  hash: string;
  hasExceptions: boolean;
}

/** Shorter texts may be names, labels or choices: they are part of the shape. */
const shortest = 80;
/** What a link, an address, an image, a heading, a path, a phone number, the name of a fact or a broken piece of them has in a text. */
const marks = /[[\]{}<>#/\\@=_*`|]|--|:\S|\.\p{L}|www|\+\d|\(0/iu;
/** The keys of texts that rules compare with others, however long they are. */
const named = /title|name/i;

/**
 * The shape of a file: its value without the words of running text. A text counts as that when it is long, is no title, has
 * nothing in it that could lead anywhere, no phrase that the data has and no letter that the fonts lack; rules that are
 * `byShape` may not look at its words.
 * @param phrases the phrases of all languages
 */
export function shapeOf(
  { value, document }: Pick<ContentFile, 'value' | 'document'>,
  phrases: readonly string[],
): FileShape {
  const isLeftOut = (key: string, each: unknown) =>
    isRunningText(each) && !named.test(key) && !phrases.some((phrase) => each.includes(phrase));
  const shape = JSON.stringify(value, (key, each: unknown) => (isLeftOut(key, each) ? '…' : each));
  return {
    // A file that is not valid JSON is what it is, to the last character.
    hash: digest(document.parses ? String(shape) : document.source.text),
    hasExceptions: document.source.text.includes(`"${exceptionsKey}"`),
  };
}

function isRunningText(value: unknown): value is string {
  return typeof value === 'string' && value.length >= shortest && !marks.test(value) && !mayHaveOtherLetters(value);
}

const otherLetters = new RegExp(`(?![${lettersOfFonts}])\\p{L}`, 'u');

/** Whether a text may have letters that the fonts of the site lack: a quick look, for nearly all have none. */
export function mayHaveOtherLetters(text: string): boolean {
  return otherLetters.test(text);
}
