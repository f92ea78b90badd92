import { Button, Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { Move, Moved, Newest, Piece, WorkToSend } from '../server/sending/sending.ts';
import { api } from './api.ts';
import { formAddress } from './form-address.ts';
import { ButtonOf, Fault } from './form-parts.tsx';
import { useDoing } from './use-doing.ts';
import { useTitleOf, useWords } from './words.ts';

/** Gets what others have published, also where Git has begun something in a terminal and not finished it. */
export function NewestPanel({ work, onEdit }: { work: WorkToSend | undefined; onEdit: () => void }) {
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
      {newest && <ThingLinks names={newest.undecided} />}
    </section>
  );
}

/** Links to the forms of things, by their names; nothing where there are none. */
export function ThingLinks({ names }: { names: readonly string[] }) {
  const titleOf = useTitleOf();
  if (names.length === 0) return null;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={formAddress(name)}>{titleOf(name)}</a>
        </li>
      ))}
    </ul>
  );
}

/** The piece of work that one is in, and the others: one can begin another, go back to one, and give one up. */
export function PiecesPanel({ pieces, onEdit }: { pieces: readonly Piece[]; onEdit: () => void }) {
  const words = useWords();
  const own = words.pieces;
  const { isBusy, fault, run } = useDoing(onEdit);
  const [moved, setMoved] = useState<Moved>({});
  const move = (to: Move) => void run(async () => setMoved(await api.move(to)));
  const current = pieces.find(({ isCurrent }) => isCurrent);
  return (
    <section aria-label={own.title}>
      {current && (
        <p>
          {own.current}: <PieceName {...current} />
        </p>
      )}
      <details>
        <summary>{own.others}</summary>
        <ul>
          {pieces
            .filter(({ isCurrent }) => !isCurrent)
            .map((piece) => (
              <li key={piece.branch}>
                <PieceName {...piece} />{' '}
                <ButtonOf
                  word={own.goTo}
                  of={piece.title}
                  size="small"
                  disabledFocusable={isBusy}
                  onClick={() => move({ to: 'other', branch: piece.branch })}
                />
              </li>
            ))}
        </ul>
        <div className="actions">
          <BeginPiece isBusy={isBusy} onBegin={(title) => move({ to: 'new', title })} />
          {current && !current.isMain && (
            <Button
              disabledFocusable={isBusy}
              onClick={() => confirm(own.giveUpSure) && move({ to: 'given-up', branch: current.branch })}
            >
              {own.giveUp}
            </Button>
          )}
        </div>
      </details>
      <Fault of={fault} />
      <div role="status">
        {isBusy && words.checking}
        <KeptWork {...moved} />
      </div>
    </section>
  );
}

/** Where Git keeps what was given up, or what does not fit any more. */
function KeptWork({ kept, apart }: Moved) {
  const own = useWords().pieces;
  return (
    <>
      {apart && <p>{apart}</p>}
      {kept && (
        <p>
          {own.kept}:{' '}
          <code>
            git branch {kept.split('/').at(-1)} {kept}
          </code>
        </p>
      )}
    </>
  );
}

function PieceName({ title, branch, isMain, isSent, isPublished }: Piece) {
  const own = useWords().pieces;
  return (
    <>
      <strong>{title}</strong>{' '}
      <span className="quiet">
        {branch} · {isMain ? own.main : isPublished ? own.published : isSent ? own.sent : own.unsent}
      </span>
    </>
  );
}

function BeginPiece({ isBusy, onBegin }: { isBusy: boolean; onBegin: (title: string) => void }) {
  const own = useWords().pieces;
  const [title, setTitle] = useState('');
  return (
    <>
      <Field label={own.newTitle}>
        <Input value={title} onChange={(_, { value }) => setTitle(value)} />
      </Field>
      <Button disabledFocusable={isBusy || !title.trim()} onClick={() => onBegin(title)}>
        {own.begin}
      </Button>
    </>
  );
}
