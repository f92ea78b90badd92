import { isSame } from './conflict/versions.ts';

/** Values by the names of their parts, as they were before a change. */
type Step<Part> = ReadonlyMap<Part, unknown>;

/** What is typed in one part without a pause as long as this is one step, in milliseconds. */
const burstMs = 1000;

/** What was there before each change: steps that can be taken back and made again. */
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
    const isSameBurst = this.typed?.part === part && at - this.typed.at < burstMs;
    this.typed = { part, at };
    if (!isSameBurst) this.remember(new Map([[part, value]]));
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
