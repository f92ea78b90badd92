import { createContext, useContext } from 'react';
import { useWords, type Words } from './words.ts';

/** The failure that the top of the page tells: nothing below says the same once more. */
export const ToldFault = createContext('');

interface FaultProps {
  of: string;
  className?: string;
  /** True if it is said even if the top of the page does, which may be out of sight. */
  isNear?: boolean;
}

/** Says what did not work. */
export function Fault({ of: fault, className = '', isNear = false }: FaultProps) {
  const words = useWords();
  const told = useContext(ToldFault);
  return (
    fault &&
    (isNear || fault !== told) && (
      <p role="alert" className={`fault ${className}`}>
        {words.failed}: {fault}
      </p>
    )
  );
}

/** The failure, in the language of the desk where that is known: the server tells its reasons in that, the browser none. */
export function faultIn(error: Error, words: Words): string {
  // The error that `fetch` throws when nobody answers, and what comes of an answer of somebody between that is no JSON.
  return error instanceof TypeError || error instanceof SyntaxError ? words.noAnswer : error.message;
}
