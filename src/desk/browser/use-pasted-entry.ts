import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { PastedReference } from '../server/read-pasted.ts';
import { api } from './api.ts';
import type { GivenAnswers } from './kept-answers.ts';

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
      // What an entry before it said is not meant for this one.
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
  return { open: entry?.read.open ?? {}, fillIn, readIn };
}
