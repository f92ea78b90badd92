import { useWords } from './words.ts';

/** Says what did not work. */
export function Fault({ of: fault, className = '' }: { of: string; className?: string }) {
  const words = useWords();
  return (
    fault && (
      <p role="alert" className={`fault ${className}`}>
        {words.failed}: {fault}
      </p>
    )
  );
}
