import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { ListedThing } from '../server/named-targets.ts';
import type { Newest, WorkToSend } from '../server/sending/sending.ts';
import { api } from './api.ts';
import { Fault } from './fault.tsx';
import { formAddress } from './form-address.ts';
import { useDoing } from './use-doing.ts';
import { useTextLanguage, useWords } from './words.ts';

interface NewestPanelProps {
  work: WorkToSend | undefined;
  things: readonly ListedThing[];
  onEdit: () => void;
}

/** Gets what others have published, also where Git has begun something in a terminal and not finished it. */
export function NewestPanel({ work, things, onEdit }: NewestPanelProps) {
  const words = useWords();
  const own = words.sending;
  const { isBusy, fault, run } = useDoing(onEdit);
  const [newest, setNewest] = useState<Newest>();
  const [kept, setKept] = useState('');
  const get = async () => {
    setNewest(undefined);
    setNewest(await api.newest());
  };
  const giveUp = async () => setKept((await api.giveUpUnfinished()).kept);
  const askAndRun = (act: () => Promise<void>) => confirm(own.giveUpSure) && void run(act);
  return (
    <section aria-label={own.newest} className="newest">
      {work?.unfinished ? (
        <>
          <p role="alert">
            {own.unfinished}: git {work.unfinished}. {own.unfinishedHelp}
          </p>
          <div className="actions">
            <Button disabledFocusable={isBusy} onClick={() => askAndRun(() => giveUp().then(get))}>
              {own.finish}
            </Button>
            <Button disabledFocusable={isBusy} onClick={() => askAndRun(giveUp)}>
              {own.giveUp}
            </Button>
          </div>
        </>
      ) : (
        <div className="actions">
          <Button disabledFocusable={isBusy} onClick={() => void run(get)}>
            {own.newest}
          </Button>
          <span className="quiet">{work && work.newer > 0 ? `${own.newer}: ${work.newer}` : own.newestHelp}</span>
        </div>
      )}
      <Fault of={fault} />
      <div role="status">
        {isBusy && words.checking}
        {kept && (
          <p>
            {own.kept}: <code>git show {kept}</code>
          </p>
        )}
        {newest && <p>{newest.undecided.length > 0 ? own.undecided : newest.isNew ? own.merged : own.noNewer}</p>}
      </div>
      {newest && <ThingLinks names={newest.undecided} things={things} />}
    </section>
  );
}

/** Links to the forms of things, by their names; nothing where there are none. */
export function ThingLinks({ names, things }: { names: readonly string[]; things: readonly ListedThing[] }) {
  const language = useTextLanguage();
  if (names.length === 0) return null;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={formAddress(name)}>{things.find((each) => each.name === name)?.title[language] ?? name}</a>
        </li>
      ))}
    </ul>
  );
}
