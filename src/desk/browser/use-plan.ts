import { useState } from 'react';
import { useAnswer } from './api.ts';
import { faultIn } from './fault.tsx';
import { useWords } from './words.ts';

/** What a change of a thing would mean. */
export interface KnownPlan<Plan> {
  plan: Plan | undefined;
  /** Whether the plan is that of what is asked for now, and not of what was before. */
  isCurrent: boolean;
  /** Why the change was refused, or why nobody can tell what it means. */
  fault: string;
  /** Whether the change is being made. */
  isBusy: boolean;
  /** Makes the change. If it is refused, asks again: the plan may be another one by now. */
  carryOut: (change: () => Promise<void>) => Promise<void>;
  /** Forgets why the change was refused: another one is going to be made. */
  forget: () => void;
}

/**
 * Asks what a change of a thing would mean, until it is known.
 * @param key says what is asked for, in which language: it is asked again when that changes
 * @param pauseMs how long to wait before it is asked
 */
export function usePlan<Plan>(ask: () => Promise<Plan>, key: string, pauseMs = 0): KnownPlan<Plan> {
  const words = useWords();
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [known, fault] = useAnswer(async () => ({ key, plan: await ask() }), [key, refusals], pauseMs);
  const forget = () => setRefusal('');
  return {
    plan: known?.plan,
    isCurrent: known?.key === key,
    fault: refusal || fault,
    isBusy,
    carryOut: async (change) => {
      if (isBusy) return;
      setBusy(true);
      forget();
      try {
        await change();
      } catch (error) {
        setRefusal(faultIn(error as Error, words));
        setRefusals((count) => count + 1);
        setBusy(false);
      }
    },
    forget,
  };
}
