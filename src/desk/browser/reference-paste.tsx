import { Button, Field, Textarea } from '@fluentui/react-components';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { PastedReference } from '../server/new-thing.ts';
import { api, Refusal } from './api.ts';
import { faultIn } from './fault.tsx';
import { useWords } from './words.ts';

/** Answers about a new thing, by option. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** Takes the answers about a publication from an entry of a journal or reference manager. */
export function ReferencePaste({ onRead }: { onRead: (read: PastedReference, text: string) => void }) {
  const words = useWords();
  const own = words.reference;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [state, setState] = useState<'waits' | 'reads' | 'filled'>('waits');
  const isReady = text.trim() !== '' && state !== 'reads';
  const read = async () => {
    if (!isReady) return;
    setFault('');
    setState('reads');
    try {
      onRead(await api.readReference(text), text);
      setState('filled');
    } catch (error) {
      setFault((error instanceof Refusal && error.problems?.entry) || faultIn(error as Error, words));
      setState('waits');
    }
  };
  return (
    <>
      <Field
        label={own.entry}
        hint={own.help}
        validationState={fault ? 'error' : 'none'}
        validationMessage={fault || null}
      >
        <Textarea
          resize="vertical"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <div className="actions">
        <Button disabledFocusable={!isReady} onClick={read}>
          {own.read}
        </Button>
      </div>
      <p role="status">{state === 'filled' && own.filled}</p>
    </>
  );
}

interface FormState {
  setAnswers: Dispatch<SetStateAction<GivenAnswers>>;
  setProblems: (problems: GivenAnswers) => void;
}

/** The entry of a publication that was pasted into a form: what it answers, and what it leaves open until somebody answers it. */
export function usePastedEntry({ setAnswers, setProblems }: FormState) {
  const [entry, setEntry] = useState<{ text: string; read: PastedReference }>();
  // An answer that comes after another choice or entry is out of date.
  const latest = useRef(0);
  const fillIn = (read: PastedReference, text: string, isAgain = false) => {
    latest.current += 1;
    setAnswers((latest) => {
      // A message about an entry before it is not meant for this one.
      const isOld = (option: string, answer: string) => entry?.read.answers[option] === answer;
      const own = Object.fromEntries(Object.entries(latest).filter((each) => !isOld(...each)));
      const typed = Object.fromEntries(Object.entries(own).filter(([, answer]) => answer));
      return isAgain ? { ...read.answers, ...typed } : { ...own, ...read.answers };
    });
    setEntry({ text, read });
    setProblems(read.open);
  };
  /** The language decides in which field the title of the entry goes; other answers that were typed stay. */
  const readIn = async (language: string) => {
    latest.current += 1;
    const own = latest.current;
    if (!entry || !language) return;
    try {
      const read = await api.readReference(entry.text, language);
      if (own === latest.current) fillIn(read, entry.text, true);
    } catch (error) {
      if (own === latest.current) throw error;
    }
  };
  return { isRead: entry !== undefined, open: entry?.read.open ?? {}, fillIn, readIn };
}
