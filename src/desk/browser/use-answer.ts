import { type DependencyList, useEffect, useState } from 'react';
import { faultIn } from './fault-in.ts';
import { untilAnswered } from './until-answered.ts';
import { useWords } from './words.ts';

/**
 * Asks the server for something until it answers.
 * @param asked what the question depends on: it is asked again when that changes
 * @param pauseMs how long to wait before it is asked
 * @returns the last answer, nothing being known at first, why there is no newer one, and whether a newer one is waited for
 */
export function useAnswer<Answer>(
  ask: () => Promise<Answer>,
  asked: DependencyList,
  pauseMs = 0,
): readonly [answer: Answer | undefined, fault: string, isAsked: boolean] {
  const words = useWords();
  const [answer, setAnswer] = useState<Answer>();
  const [fault, setFault] = useState('');
  const [isAsked, setAsked] = useState(true);
  useEffect(() => {
    setAsked(true);
    return untilAnswered(ask, {
      onAnswer: (found) => {
        setAnswer(() => found);
        setFault('');
        setAsked(false);
      },
      onFault: (error) => setFault(faultIn(error, words)),
      pauseMs,
    });
  }, [...asked, words]);
  return [answer, fault, isAsked];
}
