import { Button, Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { Move, Moved, Piece } from '../server/sending/sending.ts';
import { api } from './api.ts';
import { Fault } from './fault.tsx';
import { useDoing } from './use-doing.ts';
import { useWords } from './words.ts';

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
                <Button
                  size="small"
                  disabledFocusable={isBusy}
                  onClick={() => move({ to: 'other', branch: piece.branch })}
                  aria-label={`${own.goTo}: ${piece.title}`}
                >
                  {own.goTo}
                </Button>
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

/** The name and the state of a piece of work. */
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
      <Input
        aria-label={own.newTitle}
        placeholder={own.newTitle}
        value={title}
        onChange={(_, { value }) => setTitle(value)}
      />
      <Button disabledFocusable={isBusy || !title.trim()} onClick={() => onBegin(title)}>
        {own.begin}
      </Button>
    </>
  );
}
