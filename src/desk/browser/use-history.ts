import { useRef, useState } from 'react';
import { isSame } from '../merge-values.ts';

/** Values by the names of their parts, as they were before a change. */
type Step<Part> = ReadonlyMap<Part, unknown>;

/** What is typed in one part without a pause as long as this is one step, in milliseconds. */
const burstMs = 1000;

/** Steps that can be taken back and made again. */
export interface History<Part> {
  canUndo: boolean;
  canRedo: boolean;
  /** Remembers a part before something is typed in it. */
  rememberTyped: (part: Part, value: unknown) => void;
  /** Remembers the parts that something has changed at once. */
  rememberChanged: (before: Step<Part>, after: Step<Part>) => void;
  /** The values to go back to, from those that are there now. */
  undo: (now: Step<Part>) => Step<Part>;
  redo: (now: Step<Part>) => Step<Part>;
}

/** Remembers what was there before each change. */
export function useHistory<Part>(): History<Part> {
  const [past, setPast] = useState<readonly Step<Part>[]>([]);
  const [future, setFuture] = useState<readonly Step<Part>[]>([]);
  const typed = useRef<{ part: Part; at: number }>(undefined);
  const remember = (step: Step<Part>) => {
    setPast((steps) => [...steps, step]);
    setFuture([]);
  };
  const go = (steps: readonly Step<Part>[], now: Step<Part>, set: typeof setPast, setOther: typeof setPast) => {
    const step = steps.at(-1) ?? new Map();
    set(steps.slice(0, -1));
    setOther((others) => [...others, new Map([...step.keys()].map((part) => [part, now.get(part)]))]);
    typed.current = undefined;
    return step;
  };
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    rememberTyped: (part, value) => {
      const at = Date.now();
      const isSameBurst = typed.current?.part === part && at - typed.current.at < burstMs;
      typed.current = { part, at };
      if (!isSameBurst) remember(new Map([[part, value]]));
    },
    rememberChanged: (before, after) => {
      typed.current = undefined;
      const changed = [...before].filter(([part, value]) => after.has(part) && !isSame(after.get(part), value));
      if (changed.length > 0) remember(new Map(changed));
    },
    undo: (now) => go(past, now, setPast, setFuture),
    redo: (now) => go(future, now, setFuture, setPast),
  };
}
