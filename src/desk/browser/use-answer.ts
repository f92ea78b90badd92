import { type DependencyList, useEffect, useState } from 'react';
import { faultIn } from './fault.tsx';
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

/** How long after a question had no answer it is asked again. */
const retryMs = 1000;

/** What is done with an answer, and with each reason why there is none yet. */
export interface AnswerHandlers<Answer> {
  onAnswer: (answer: Answer) => void;
  onFault: (error: Error) => void;
  /** How long to wait before it is asked for the first time. */
  pauseMs?: number;
}

/**
 * Asks until there is an answer: another program may be writing a file, or the server is being started again.
 * @returns a function that asks no more, and lets no answer through that is on its way
 */
export function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { onAnswer, onFault, pauseMs = 0 }: AnswerHandlers<Answer>,
): () => void {
  let isOver = false;
  const once = () =>
    ask().then(
      (answer) => isOver || onAnswer(answer),
      (error: Error) => {
        if (isOver) return;
        onFault(error);
        timer = setTimeout(once, retryMs);
      },
    );
  let timer = setTimeout(once, pauseMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
