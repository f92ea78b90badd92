import type { PartName } from '../server/thing.ts';
import { PartEdits } from './part-edits.ts';

/** What is typed in a thing, and what is done with it. */
interface ThingEdits {
  edits: PartEdits;
  /** Does one thing after the other, so that the last that was typed counts. */
  enqueue: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Types something in the form that is open, or was open last. */
  edit: (part: PartName, value: unknown) => void;
}

const known = new Map<string, ThingEdits>();

/** What is typed in a thing in this window: it stays while other things are looked at. */
export function editsOf(name: string): ThingEdits {
  const found = known.get(name) ?? { edits: new PartEdits(), enqueue: queue(), edit: () => {} };
  known.set(name, found);
  return found;
}

/** Whether this window holds something that the server does not take. */
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
