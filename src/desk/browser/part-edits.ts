import { valueAt } from '../../content/json/json-pointer.ts';
import { isSame, type Versions } from '../merge-values.ts';
import { partVersion } from '../part-version.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { Decisions, OpenPart, OpenThing } from '../server/open-thing.ts';
import type { PartName } from '../server/thing.ts';

/** The state of a part on the server, as this window knows it. */
interface KnownPart {
  /** The version when that was heard last. */
  value: unknown;
  /** The version that it is of by now: that, or what was sent since and not answered yet, from the first to the last. */
  versions: readonly string[];
}

/** A part that is to be sent. */
export interface UnsentPart {
  part: PartName;
  value: unknown;
  versions: readonly string[];
}

/** Brings together what was typed in a part and what the server has by now. */
export type MergeParts = (versions: Versions, part: OpenPart) => unknown;

/** Text typed in the parts of a thing, beside what the server is known to have: neither replaces the other unseen. */
export class PartEdits {
  private readonly known = new Map<PartName, KnownPart>();
  private readonly typed = new Map<PartName, unknown>();
  /** Parts that were changed elsewhere and in this window, and are not decided. */
  private readonly conflicts = new Map<PartName, KnownPart>();
  /** True if what was sent last was not taken. */
  private isRefused = false;

  /** Tells if something typed is to be sent, once it is decided if need be. */
  get isUnsent(): boolean {
    return this.typed.size > 0;
  }

  /** Tells if somebody has to decide before all can be sent. */
  get isUndecided(): boolean {
    return this.conflicts.size > 0;
  }

  /** Tells if the server does not take something typed: it has to be decided, or nobody answers. */
  get isHeldBack(): boolean {
    return this.isUndecided || (this.isUnsent && this.isRefused);
  }

  type(part: PartName, value: unknown): void {
    this.typed.set(part, value);
  }

  /** The value of a part, with the text that was typed in it. */
  valueOf(part: PartName): unknown {
    return this.typed.has(part) ? this.typed.get(part) : this.known.get(part)?.value;
  }

  sendable(): UnsentPart[] {
    return [...this.typed].flatMap(([part, value]) =>
      this.conflicts.has(part) ? [] : [{ part, value, versions: this.versionsOf(part) }],
    );
  }

  /** The values that the server is known to have. */
  get sent(): ReadonlyMap<PartName, unknown> {
    return new Map([...this.known].map(([part, { value }]) => [part, value]));
  }

  /** The versions of all parts that this window knows. */
  get versions(): readonly string[] {
    return [...this.known.values()].flatMap(({ versions }) => versions);
  }

  /** Decisions about the files with the versions that they may replace. */
  versioned(decisions: Decisions): Decisions {
    return Object.fromEntries(
      partEntries(decisions).map(([part, decision]) => [part, { ...decision, versions: this.versionsOf(part) }]),
    );
  }

  /** Remembers that a part is being sent: it may arrive although no answer does. */
  markSent({ part, value }: UnsentPart): void {
    const known = this.known.get(part);
    if (known) this.known.set(part, { ...known, versions: [...known.versions, partVersion(value)] });
  }

  /** Notes that nobody has taken what was sent, as far as is known. */
  markRefused(): void {
    this.isRefused = true;
  }

  /** Notes that the server has what was sent. @param answered the part as the server has it then */
  markKept({ part, value }: UnsentPart, answered: OpenPart | undefined): void {
    this.isRefused = false;
    if (this.typed.get(part) === value) this.typed.delete(part);
    const sent = this.versionsOf(part);
    const later = sent.slice(sent.lastIndexOf(partVersion(value)) + 1);
    if (answered) this.known.set(part, { value: answered.value, versions: [answered.version, ...later] });
  }

  /**
   * Takes in what the server has: parts in which something is typed stay as they are here, and are in conflict if they were
   * changed elsewhere.
   * @returns the thing as the form shows it
   */
  takeIn(read: OpenThing): OpenThing {
    const parts = { ...read.parts };
    for (const [part, theirs] of partEntries(read.parts)) parts[part] = this.shownPart(part, theirs);
    return { ...read, parts };
  }

  /** Merges what is typed with what a command has made of the part on the server meanwhile: nobody else has to decide. */
  merge(read: OpenThing, merge: MergeParts): void {
    for (const [part, theirs] of partEntries(read.parts)) {
      const known = this.known.get(part);
      if (!known || !this.typed.has(part) || known.versions.includes(theirs.version)) continue;
      const mine = merge({ base: known.value, theirs: theirs.value, mine: this.typed.get(part) }, theirs);
      this.typed.set(part, mine);
      this.known.set(part, { value: theirs.value, versions: [theirs.version] });
    }
  }

  /** A moment at which somebody decided to drop what was typed: what is typed later stays. The versions of other windows were shown beside it. */
  dropPoint() {
    const parts = [...new Set([...this.known.keys(), ...this.typed.keys()])];
    return {
      values: new Map(parts.map((part) => [part, this.valueOf(part)])),
      versions: [...this.conflicts.values()].flatMap(({ versions }) => versions),
    };
  }

  /** Forgets what was typed before a moment; what was typed since is a change of that. */
  drop({ values }: ReturnType<PartEdits['dropPoint']>): void {
    this.conflicts.clear();
    for (const [part, value] of values) {
      const mine = this.valueOf(part);
      if (isSame(mine, value)) this.typed.delete(part);
      else this.typed.set(part, mine);
      this.known.set(part, { value, versions: [] });
    }
  }

  /** Forgets everything: the thing is there no more. */
  forget(): void {
    for (const each of [this.typed, this.known, this.conflicts]) each.clear();
    this.isRefused = false;
  }

  /** Goes on with what was decided about other windows. @returns the decisions about the files, which are the server's */
  decide(decisions: Decisions): Decisions {
    return Object.fromEntries(
      partEntries(decisions).filter(([part, { value }]) => {
        const theirs = this.conflicts.get(part);
        if (!theirs) return true;
        this.conflicts.delete(part);
        this.known.set(part, theirs);
        this.typed.set(part, value);
        return false;
      }),
    );
  }

  private versionsOf(part: PartName): readonly string[] {
    return this.known.get(part)?.versions ?? [];
  }

  private shownPart(part: PartName, theirs: OpenPart): OpenPart {
    const { value, version, isDraft } = theirs;
    const known = this.known.get(part);
    const mine = this.typed.get(part);
    this.conflicts.delete(part);
    if (known && this.typed.has(part) && !isSame(mine, value)) {
      if (known.versions.includes(version)) {
        this.known.set(part, { ...known, value });
        return { ...theirs, value: mine, isDraft: true };
      }
      this.conflicts.set(part, { value, versions: [version] });
      const changedMeanwhile = { theirs: value, base: known.value, isDraft };
      return { ...theirs, value: mine, isDraft: true, changedMeanwhile };
    }
    this.typed.delete(part);
    this.known.set(part, { value, versions: [version] });
    return theirs;
  }
}

interface ThingEdits {
  edits: PartEdits;
  /** Does one thing after the other, so that the last that was typed counts. */
  enqueue: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Types something in the form that is open, or was open last. */
  edit: (part: PartName, value: unknown) => void;
  /** The values that were checked last, or as they were opened. */
  checked?: ReadonlyMap<PartName, unknown>;
}

const known = new Map<string, ThingEdits>();

/** Text typed in a thing in this window: it stays while other things are looked at. */
export function editsOf(name: string): ThingEdits {
  const found = known.get(name) ?? { edits: new PartEdits(), enqueue: queue(), edit: () => {} };
  known.set(name, found);
  return found;
}

/** Asks for a check, and notes which values its answer is about. */
export async function noteChecked<Answer>(check: () => Promise<Answer>): Promise<Answer> {
  const asked = [...known.values()].map((own) => [own, own.edits.sent] as const);
  const answer = await check();
  for (const [own, sent] of asked) if (sent.size > 0) own.checked = sent;
  return answer;
}

/** The value in which a mistake was found. */
export function checkedValue({ thing = '', part = 'data', pointer }: FieldDiagnostic): unknown {
  return pointer === undefined ? undefined : valueAt(known.get(thing)?.checked?.get(part), pointer);
}

/** Tells if nothing else has been typed since where a mistake was found. */
export function isStillThere(mistake: FieldDiagnostic): boolean {
  const { thing = '', part, pointer, range } = mistake;
  const own = known.get(thing);
  if (!part || pointer === undefined || !own?.checked?.has(part)) return true;
  const value = valueAt(own.edits.valueOf(part), pointer);
  if (range && typeof value === 'string') return value.slice(range.from, range.to) === range.words;
  return isSame(value, checkedValue(mistake));
}

/** Tells if this window holds something that the server does not take. */
export function isAnythingHeldBack(): boolean {
  return [...known.values()].some(({ edits }) => edits.isHeldBack);
}

function queue(): ThingEdits['enqueue'] {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.catch(() => {}).then(task);
    last = done;
    return done;
  };
}

/** The state of the parts of a thing, each with its name. */
export function partEntries<Value>(parts: Partial<Record<PartName, Value>>): [PartName, Value][] {
  return Object.entries(parts) as [PartName, Value][];
}

/** Values by the names of their parts, as they were before a change. */
type Step<Part> = ReadonlyMap<Part, unknown>;

/** Typing in one part without a pause as long as this is one step, in milliseconds. */
const burstMs = 1000;

/** Typing in several parts within this time is one step, too. */
const actMs = 20;

/** The versions before each change: steps that can be taken back and made again. */
export class History<Part> {
  private readonly past: Step<Part>[] = [];
  private readonly future: Step<Part>[] = [];
  private typed: { part: Part; at: number } | undefined;

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Remembers a part before something is typed in it. */
  rememberTyped(part: Part, value: unknown): void {
    const at = Date.now();
    const since = at - (this.typed?.at ?? 0);
    const isSamePart = this.typed?.part === part;
    this.typed = { part, at };
    const last = this.past.at(-1);
    if (isSamePart && since < burstMs) return;
    // Nobody types in two parts as fast as this: something was done that changes both.
    if (!isSamePart && since < actMs && last) this.past[this.past.length - 1] = new Map([[part, value], ...last]);
    else this.remember(new Map([[part, value]]));
  }

  /** Remembers the parts that something has changed at once. */
  rememberChanged(before: Step<Part>, after: Step<Part>): void {
    this.typed = undefined;
    const changed = [...before].filter(([part, value]) => after.has(part) && !isSame(after.get(part), value));
    if (changed.length > 0) this.remember(new Map(changed));
  }

  /** The values to go back to, from those that are there now. */
  undo(now: Step<Part>): Step<Part> {
    return this.go(this.past, this.future, now);
  }

  redo(now: Step<Part>): Step<Part> {
    return this.go(this.future, this.past, now);
  }

  private remember(step: Step<Part>): void {
    this.past.push(step);
    this.future.length = 0;
  }

  private go(from: Step<Part>[], to: Step<Part>[], now: Step<Part>): Step<Part> {
    const step: Step<Part> = from.pop() ?? new Map();
    to.push(new Map([...step.keys()].map((part) => [part, now.get(part)])));
    this.typed = undefined;
    return step;
  }
}
