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
