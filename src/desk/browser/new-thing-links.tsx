import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { formAddress } from './form-address.ts';
import { useKindWords, useWords } from './words.ts';

/** Links to the forms of new things; none while it is unknown what can be created. */
export function NewThingLinks({ current }: { current: string }) {
  const words = useWords();
  const { addedOf } = useKindWords();
  const [kinds, setKinds] = useState<string[]>([]);
  useEffect(() => {
    // The list of things, which is fetched beside, tells what is wrong with the server.
    api.questions().then(
      (all) => setKinds(Object.keys(all)),
      () => {},
    );
  }, []);
  if (kinds.length === 0) return null;
  return (
    <p className="new-things">
      {words.create}:
      {kinds.map((kind) => (
        <a key={kind} href={formAddress(`new/${kind}`)} aria-current={current === `new/${kind}` ? 'page' : undefined}>
          {addedOf(kind)}
        </a>
      ))}
    </p>
  );
}
