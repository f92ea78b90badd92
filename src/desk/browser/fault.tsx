import { createContext, useContext } from 'react';
import { useWords } from './words.ts';

/** What the top of the page says did not work: nothing below says the same once more. */
export const ToldFault = createContext('');

interface FaultProps {
  of: string;
  className?: string;
  /** Whether it is said even if the top of the page does, which may be out of sight. */
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
