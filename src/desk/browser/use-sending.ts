import { useState } from 'react';
import type { SendingResult } from '../server/sending/sending.ts';
import { api } from './api.ts';
import { faultIn } from './fault.tsx';
import { useWords } from './words.ts';

export type SentWork = Extract<SendingResult, { sent: unknown }>['sent'];

/** Work that is being sent, or was. */
export interface WorkSending {
  title: string;
  setTitle: (title: string) => void;
  isBusy: boolean;
  /** Why it was not sent. */
  fault: string;
  /** Where it was sent. */
  sent: SentWork | undefined;
  /** @param things what goes along; all that has changed does if it is not given */
  send: (things?: readonly string[]) => Promise<void>;
  /** Forgets the outcome: it was seen. */
  forget: () => void;
}

/** Sends work, whatever is looked at meanwhile. */
export function useSending(): WorkSending {
  const words = useWords();
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [sent, setSent] = useState<SentWork>();
  const forget = () => {
    setFault('');
    setSent(undefined);
  };
  const send = async (things?: readonly string[]) => {
    setBusy(true);
    forget();
    try {
      const result = await api.send(title, things);
      if ('sent' in result) {
        setSent(result.sent);
        setTitle('');
      } else setFault(words.sending.errors);
    } catch (error) {
      setFault(faultIn(error as Error, words));
    } finally {
      setBusy(false);
    }
  };
  return { title, setTitle, isBusy, fault, sent, send, forget };
}

/** Something that the server does for a panel. @param onEdit is told when it may have changed the files */
export function useDoing(onEdit: () => void) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    setFault('');
    try {
      await act();
    } catch (error) {
      setFault(faultIn(error as Error, words));
    } finally {
      setBusy(false);
      onEdit();
    }
  };
  return { isBusy, fault, run };
}
