import { readChecksummed, writeChecksummed } from '../cache/checksummed-file.ts';
import { digest } from '../cache/digest.ts';

/** What is known of a namespace without making it. */
export interface CachedNamespace {
  /** The text files it was made from. */
  reads: readonly string[];
  hash: string;
  /** The images it refers to. */
  images: readonly string[];
}

interface Stored {
  /** The hashes of the text files. */
  texts: Record<string, string>;
  /** Lists that many namespaces share: each is listed once, and they name it by its number. */
  lists: string[][];
  namespaces: Record<string, [reads: number, hash: string, images: number]>;
}

/**
 * Caches which namespaces depend on which text files, so that only those whose texts changed are compiled again. Facts
 * reach everywhere (the order of news, the colours of departments): when one of them changes, the cache is empty.
 */
export class NamespaceCache {
  private readonly version: string;
  private readonly texts: Record<string, string>;
  private readonly known = new Map<string, CachedNamespace>();
  private readonly now = new Map<string, CachedNamespace>();

  /**
   * @param version the hash of the compiler's code
   * @param hashes the hash of each content file, by path
   * @param facts what else is known, of images and documents
   */
  constructor(
    private readonly path: string,
    version: string,
    hashes: ReadonlyMap<string, string>,
    facts: unknown,
  ) {
    const isFact = ([name]: [string, string]) => name.startsWith('data/');
    this.version = digest(version, JSON.stringify([[...hashes].filter(isFact), facts]));
    this.texts = Object.fromEntries([...hashes].filter((entry) => !isFact(entry)));
    const stored = readChecksummed<Stored>(path, this.version);
    if (!stored) return;
    const { lists } = stored;
    const isCurrent = lists.map((list) => list.every((name) => this.texts[name] === stored.texts[name]));
    for (const [key, [reads, hash, used]] of Object.entries(stored.namespaces)) {
      if (isCurrent[reads]) this.known.set(key, { reads: lists[reads] ?? [], hash, images: lists[used] ?? [] });
    }
  }

  /** What is known of a namespace whose texts have not changed. */
  find(key: string): CachedNamespace | undefined {
    const known = this.known.get(key);
    if (known) this.now.set(key, known);
    return known;
  }

  /** Adds what was made in this run. */
  add(key: string, namespace: CachedNamespace): void {
    this.now.set(key, namespace);
  }

  /** Writes what was found and added in this run. */
  save(): void {
    const numbers = new Map<string, number>();
    const lists: string[][] = [];
    const numberOf = (list: readonly string[]): number => {
      const sorted = [...list].sort();
      const key = sorted.join('\n');
      const number = numbers.get(key) ?? lists.push(sorted) - 1;
      numbers.set(key, number);
      return number;
    };
    const namespaces: Stored['namespaces'] = {};
    for (const [key, { reads, hash, images }] of this.now)
      namespaces[key] = [numberOf(reads), hash, numberOf(images)];
    writeChecksummed(this.path, this.version, { texts: this.texts, lists, namespaces } satisfies Stored);
  }
}
