import { isMainThread, parentPort, type Worker } from 'node:worker_threads';
import { CommandError } from '../../lib/command/run-command.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import type { DeskSession } from './desk-session.ts';
import { faultWords } from './fault-words.ts';
import type { FieldDiagnostic } from './field-diagnostic.ts';

/** The question to the thread, and its answer: what is wrong, or why it cannot be told. */
interface Asked {
  number: number;
  language: CommandLanguage;
  ticked?: readonly string[] | undefined;
}
type Answer = { number: number } & ({ found: FieldDiagnostic[] } | { fault: string });

/** Asks the thread that checks. */
export type CheckInBackground = (language: CommandLanguage, ticked?: readonly string[]) => Promise<FieldDiagnostic[]>;

/** Checks in a thread of its own, so that what is typed meanwhile is kept at once. */
export function checkInBackground(worker: Worker): CheckInBackground {
  let last = 0;
  return (language, ticked) => {
    const number = ++last;
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', hear);
        worker.off('error', fail);
      };
      const fail = (error: unknown) => {
        settle();
        reject(error);
      };
      const hear = (answer: Answer) => {
        if (answer.number !== number) return;
        settle();
        if ('found' in answer) resolve(answer.found);
        else reject(new CommandError(answer.fault));
      };
      worker.on('message', hear).on('error', fail);
      worker.postMessage({ number, language, ticked } satisfies Asked);
    });
  };
}

/** Answers in the thread, one check after the other. @param openSession opens the session with the drafts as they are on the disk */
export function answerChecks(openSession: () => Pick<DeskSession, 'check'>): void {
  if (isMainThread || !parentPort) throw new Error('Checks are answered in a thread of their own.');
  const port = parentPort;
  let before: Promise<unknown> = Promise.resolve();
  port.on('message', ({ number, language, ticked }: Asked) => {
    before = before
      .then(() => openSession().check(language, ticked))
      .then(
        (found) => port.postMessage({ number, found } satisfies Answer),
        (error: unknown) => port.postMessage({ number, fault: faultWords(error, language) } satisfies Answer),
      );
  });
}
