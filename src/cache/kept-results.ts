import { digest } from './digest.ts';
import { readSections, sectionValue, writeSections } from './section-file.ts';

/** What a result was made from: the hash of each input by its name. */
type Trace = Record<string, string>;

/** A result, and whether it was made now. */
export interface KeptResult<Value> {
  value: Value;
  isNew: boolean;
}

/**
 * Keeps results from run to run. A result is made again when its key or one of the inputs that it named has changed; what
 * nobody asks for is not even parsed, and is dropped.
 */
export class KeptResults {
  private readonly before: ReadonlyMap<string, Buffer>;
  private readonly now = new Map<string, Buffer>();
  private isChanged = false;

  /**
   * @param path where they are kept; undefined for results of this run alone
   * @param version the hash of the code: results of other code are not used
   */
  constructor(
    private readonly path: string | undefined,
    private readonly version: string,
  ) {
    this.before = (path && readSections(path, version)) || new Map();
  }

  /**
   * Returns the kept result of a name, or makes it.
   * @param key the hash of the inputs that are known before
   * @param hashOf gives the hash of an input by its name; it tells an input that is gone from every one that is there
   * @param make makes the result, a JSON value, and names its further inputs
   */
  get<Value>(
    name: string,
    key: string,
    hashOf: (input: string) => string,
    make: (inputs: Set<string>) => Value,
  ): KeptResult<Value> {
    const [trace, value] = [this.before.get(`${name}\0trace`), this.before.get(name)];
    if (trace && value && isCurrent(sectionValue<{ key: string; inputs: Trace }>(trace), key, hashOf)) {
      this.keep(name, trace, value);
      return { value: sectionValue<Value>(value), isNew: false };
    }
    const inputs = new Set<string>();
    const made = make(inputs);
    const traced = Object.fromEntries([...inputs].map((input) => [input, hashOf(input)]));
    this.keep(name, Buffer.from(JSON.stringify({ key, inputs: traced })), Buffer.from(JSON.stringify(made)));
    this.isChanged = true;
    return { value: made, isNew: true };
  }

  /** Writes what was asked for in this run. */
  save(): void {
    const isSame = !this.isChanged && this.now.size === this.before.size;
    if (this.path && !isSame) writeSections(this.path, this.version, this.now);
  }

  private keep(name: string, trace: Buffer, value: Buffer): void {
    this.now.set(`${name}\0trace`, trace);
    this.now.set(name, value);
  }
}

function isCurrent(
  { key: known, inputs }: { key: string; inputs: Trace },
  key: string,
  hashOf: (input: string) => string,
): boolean {
  return known === key && Object.entries(inputs).every(([input, hash]) => hashOf(input) === hash);
}

/** The hash of a value that is written as JSON. */
export function valueHash(value: unknown): string {
  return digest(JSON.stringify(value) ?? '');
}
