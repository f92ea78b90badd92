import { readChecksummed, writeChecksummed } from './checksummed-file.ts';
import { digest } from './file-hashes.ts';

/** A value with the numbers of what was read while it was made. */
interface Remembered {
  value: unknown;
  hash: string;
  reads: readonly number[];
}

/** The remembered values by name: made ones, and kept ones with the hash of what they were made of. */
interface Remembering {
  made: Record<string, Remembered>;
  kept: Record<string, [of: string, value: unknown]>;
  /** All that was read, each thing once: most is read by many. */
  reads: [name: string, hash: string][];
}

/**
 * Remembers from run to run what was made, by what it was made from. Things have names, `KIND: ID`: what comes from outside is
 * known by a hash, what is made here by the hash of its value. Making something names all that is read meanwhile; it is made
 * again when the hash of one of these has changed, so that a value which comes out as before reaches nobody. What nobody asks for
 * is forgotten.
 */
export class Memo {
  private readonly before: Remembering;
  private readonly now: Remembering = { made: {}, kept: {}, reads: [] };
  private readonly shared = new Map<string, { value: unknown; reads: ReadonlySet<string> }>();
  private readonly hashes = new Map<string, (id: string) => string>();
  /** The numbers in this run of what is read, by name. */
  private readonly numbers = new Map<string, number>();
  /** The numbers in this run of what was read in the run before, by its number then; −1 for what has changed. */
  private readonly unchanged: number[] = [];
  /** The reads of all that is being made, the innermost last. */
  private readonly readers: Set<string>[] = [];
  private isChanged = false;
  /** The number of values in the file. */
  private savedCount: number;

  /**
   * @param path where values are kept; undefined for those of this run alone
   * @param version the hash of what all values are made from, the code most of all
   */
  constructor(
    private readonly path?: string,
    private readonly version = '',
  ) {
    this.before = (path && readChecksummed<Remembering>(path, version)) || { made: {}, kept: {}, reads: [] };
    this.savedCount = countOf(this.before);
  }

  /**
   * Says where things of a kind come from that are not made here, or not kept. What is read to find one is not read by who asks.
   * @param hashOf returns the hash by which one is known; it tells one that is gone from every one that is there
   * @returns a function that finds one, and names it as read
   */
  source<Value>(
    kind: string,
    find: (id: string) => Value,
    hashOf: (id: string) => string = (id) => valueHash(find(id)),
  ): (id: string) => Value {
    const known = new Map<string, string>();
    this.hashes.set(kind, (id) => {
      const hash = known.get(id) ?? this.collect(() => hashOf(id)).value;
      known.set(id, hash);
      return hash;
    });
    return (id) => {
      this.read(`${kind}: ${id}`);
      return this.collect(() => find(id)).value;
    };
  }

  /**
   * Says how things of a kind are made: JSON values.
   * @returns a function that returns one, and names it as read
   */
  made<Value>(kind: string, make: (id: string) => Value): (id: string) => Value {
    const find = (id: string) => this.find(`${kind}: ${id}`, () => make(id));
    this.hashes.set(kind, (id) => find(id).hash);
    return (id) => {
      this.read(`${kind}: ${id}`);
      return find(id).value as Value;
    };
  }

  /** Computes something once in a run. Whoever asks for it has read what it was computed from. */
  once<Value>(name: string, make: () => Value): Value {
    let known = this.shared.get(name);
    if (!known) {
      known = this.collect(make);
      this.shared.set(name, known);
    }
    for (const each of known.reads) this.read(each);
    return known.value as Value;
  }

  /**
   * Makes a JSON value of one thing alone. It takes the place of what was made of the thing as it was before.
   * @param of the hash of the thing
   */
  keep<Value>(name: string, of: string, make: () => Value): Value {
    const now = this.now.kept[name];
    if (now?.[0] === of) return now[1] as Value;
    const before = this.before.kept[name];
    const isKnown = before?.[0] === of;
    const value = isKnown ? (before[1] as Value) : make();
    this.isChanged ||= now !== undefined || !isKnown;
    this.now.kept[name] = [of, value];
    return value;
  }

  /** Tells if something is kept by a name that was made of the same. */
  isKept(name: string, of: string): boolean {
    return [this.now, this.before].some(({ kept }) => kept[name]?.[0] === of);
  }

  /** Writes down what was asked for in this run. */
  save(): void {
    const count = countOf(this.now);
    if (!this.path || (!this.isChanged && count === this.savedCount)) return;
    writeChecksummed(this.path, this.version, this.now);
    this.isChanged = false;
    this.savedCount = count;
  }

  private find(name: string, make: () => unknown): Remembered {
    const known = this.now.made[name];
    if (known) return known;
    const found = this.reused(this.before.made[name]) ?? this.make(make);
    this.now.made[name] = found;
    return found;
  }

  /** A value of the run before, if all that it was made from is as it was. */
  private reused(before: Remembered | undefined): Remembered | undefined {
    if (!before?.reads.every((number) => this.numberNow(number) >= 0)) return undefined;
    return { ...before, reads: before.reads.map((number) => this.numberNow(number)) };
  }

  private numberNow(before: number): number {
    const known = this.unchanged[before];
    if (known !== undefined) return known;
    const [name, hash] = this.before.reads[before] ?? ['', ''];
    const number = this.hashOf(name) === hash ? this.numberOf(name) : -1;
    this.unchanged[before] = number;
    return number;
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.now.reads.push([name, this.hashOf(name)]) - 1;
    this.numbers.set(name, number);
    return number;
  }

  private make(make: () => unknown): Remembered {
    const { value, reads } = this.collect(make);
    this.isChanged = true;
    return { value, hash: valueHash(value), reads: [...reads].map((name) => this.numberOf(name)) };
  }

  /** Runs a function, and collects what it reads. */
  private collect<Value>(run: () => Value): { value: Value; reads: ReadonlySet<string> } {
    const reads = new Set<string>();
    this.readers.push(reads);
    try {
      return { value: run(), reads };
    } finally {
      this.readers.pop();
    }
  }

  private read(name: string): void {
    this.readers.at(-1)?.add(name);
  }

  private hashOf(name: string): string {
    const end = name.indexOf(': ');
    return this.hashes.get(name.slice(0, end))?.(name.slice(end + 2)) ?? '';
  }
}

function countOf({ made, kept }: Remembering): number {
  return Object.keys(made).length + Object.keys(kept).length;
}

/** The hash of a value that is written as JSON. */
export function valueHash(value: unknown): string {
  return digest(JSON.stringify(value) ?? 'none');
}
