import { useEffect, useState } from 'react';
import type { SendingResult } from '../server/sending/sending.ts';
import { api, faultIn } from './api.ts';
import { useWords } from './words.ts';

/** Something that the server does for a form or a panel, once at a time. @param onEnd told of its end, and whether it has worked */
export function useDoing(onEnd: (isDone: boolean) => void = () => {}) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    let isDone = false;
    try {
      await act();
      isDone = true;
    } catch (error) {
      setFault(faultIn(error as Error, words));
    } finally {
      setBusy(false);
      onEnd(isDone);
    }
  };
  return { isBusy, fault, run, forget: () => setFault('') };
}

/** A state that the tab keeps while another page is looked at or this one is loaded again. @returns also what forgets it */
export function useKept<Value>(key: string, first: Value) {
  const [value, setValue] = useState<Value>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? first);
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(value)), [key, value]);
  // The form may be gone before it is drawn again.
  const forget = () => sessionStorage.removeItem(key);
  return [value, setValue, forget] as const;
}

/** Where work was sent. */
export type SentWork = Extract<SendingResult, { sent: unknown }>['sent'];

/** Work that is being sent, or was. */
export type WorkSending = ReturnType<typeof useSending>;

/** Sends work, whatever is looked at meanwhile. */
export function useSending() {
  const { errors } = useWords().sending;
  const { isBusy, fault, run, forget } = useDoing();
  const [title, setTitle] = useState('');
  const [sent, setSent] = useState<SentWork>();
  /** @param things what goes along; all that has changed does if it is not given */
  const send = (things?: readonly string[]) =>
    run(async () => {
      const result = await api.send(title, things);
      if (!('sent' in result)) throw new Error(errors);
      setSent(result.sent);
      setTitle('');
    });
  return {
    title,
    setTitle,
    isBusy,
    fault,
    /** Where it was sent. */
    sent,
    send,
    /** Forgets the outcome: it was seen. */
    forget: () => {
      forget();
      setSent(undefined);
    },
  };
}
