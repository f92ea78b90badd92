import { digest } from './digest.ts';
import { readSections, sectionValue, writeSections } from './section-file.ts';

/** Inputs of results, by their names. */
export interface Inputs {
  /** The hash of an input; it tells an input that is gone from every one that is there. */
  hashOf: (input: string) => string;
  /** What an input is part of, by the name of another input: as long as that is the same, so are all its parts. */
  wholeOf?: (input: string) => string;
}

/** What a result was made from: the hash of each input, or of each whole, by its name. */
type Trace = Record<string, string>;

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
   * @param make makes the result, a JSON value, and names its further inputs
   */
  get<Value>(name: string, key: string, inputs: Inputs, make: (named: Set<string>) => Value): Value {
    const known = this.before.get(name);
    if (known && this.isCurrent(name, key, inputs)) {
      this.now.set(name, known);
      return sectionValue<Value>(known);
    }
    const named = new Set<string>();
    const value = make(named);
    this.keep(name, value);
    this.keep(partName(name, 'inputs'), traceOf(named, inputs.hashOf));
    this.keepWholes(name, key, named, inputs);
    return value;
  }

  private isCurrent(name: string, key: string, inputs: Inputs): boolean {
    const [traced, wholes] = [this.before.get(partName(name, 'inputs')), this.before.get(partName(name, 'wholes'))];
    if (!traced || !wholes) return false;
    const known = sectionValue<{ key: string; trace: Trace }>(wholes);
    if (known.key !== key) return false;
    this.now.set(partName(name, 'inputs'), traced);
    this.now.set(partName(name, 'wholes'), wholes);
    if (isSame(known.trace, inputs.hashOf)) return true;
    // A whole may have changed in other parts than those that went into the result.
    const trace = sectionValue<Trace>(traced);
    if (!isSame(trace, inputs.hashOf)) return false;
    this.keepWholes(name, key, Object.keys(trace), inputs);
    return true;
  }

  private keepWholes(name: string, key: string, named: Iterable<string>, { hashOf, wholeOf = String }: Inputs): void {
    const wholes = new Set([...named].map(wholeOf));
    this.keep(partName(name, 'wholes'), { key, trace: traceOf(wholes, hashOf) });
  }

  private keep(name: string, value: unknown): void {
    this.now.set(name, Buffer.from(JSON.stringify(value)));
    this.isChanged = true;
  }

  /** Writes what was asked for in this run. */
  save(): void {
    const isSame = !this.isChanged && this.now.size === this.before.size;
    if (this.path && !isSame) writeSections(this.path, this.version, this.now);
  }
}

function partName(name: string, part: 'inputs' | 'wholes'): string {
  return `${name}\0${part}`;
}

function traceOf(named: Iterable<string>, hashOf: Inputs['hashOf']): Trace {
  return Object.fromEntries([...named].map((input) => [input, hashOf(input)]));
}

function isSame(trace: Trace, hashOf: Inputs['hashOf']): boolean {
  return Object.entries(trace).every(([input, hash]) => hashOf(input) === hash);
}

/** The hash of a value that is written as JSON. */
export function valueHash(value: unknown): string {
  return digest(JSON.stringify(value) ?? '');
}
