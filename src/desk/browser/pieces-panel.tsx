import { Button, Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { Move, Piece } from '../server/sending/sending.ts';
import { api } from './api.ts';
import { Fault, faultIn } from './fault.tsx';
import { useWords } from './words.ts';

/** The piece of work that one is in, and the others: one can begin another, go back to one, and give one up. */
export function PiecesPanel({ pieces, onEdit }: { pieces: readonly Piece[]; onEdit: () => void }) {
  const words = useWords();
  const own = words.pieces;
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [kept, setKept] = useState('');
  const move = async (move: Move) => {
    setBusy(true);
    setFault('');
    try {
      setKept((await api.move(move)).kept ?? '');
      setTitle('');
    } catch (error) {
      setFault(faultIn(error as Error, words));
    } finally {
      setBusy(false);
      onEdit();
    }
  };
  const stateOf = ({ isMain, isSent, isPublished }: Piece) =>
    isMain ? own.main : isPublished ? own.published : isSent ? own.sent : own.unsent;
  const current = pieces.find(({ isCurrent }) => isCurrent);
  return (
    <section aria-label={own.title}>
      {current && (
        <p>
          {own.current}: <strong>{current.title}</strong>{' '}
          <span className="quiet">
            {current.branch} · {stateOf(current)}
          </span>
        </p>
      )}
      <details>
        <summary>{own.others}</summary>
        <ul>
          {pieces
            .filter(({ isCurrent }) => !isCurrent)
            .map((piece) => (
              <li key={piece.branch}>
                {piece.title}{' '}
                <span className="quiet">
                  {piece.branch} · {stateOf(piece)}
                </span>{' '}
                <Button
                  size="small"
                  disabledFocusable={isBusy}
                  onClick={() => void move({ to: 'other', branch: piece.branch })}
                  aria-label={`${own.goTo}: ${piece.title}`}
                >
                  {own.goTo}
                </Button>
              </li>
            ))}
        </ul>
        <div className="actions">
          <Input
            aria-label={own.newTitle}
            placeholder={own.newTitle}
            value={title}
            onChange={(_, { value }) => setTitle(value)}
          />
          <Button disabledFocusable={isBusy || !title.trim()} onClick={() => void move({ to: 'new', title })}>
            {own.begin}
          </Button>
          {current && !current.isMain && (
            <Button
              disabledFocusable={isBusy}
              onClick={() => confirm(own.giveUpSure) && void move({ to: 'given-up', branch: current.branch })}
            >
              {own.giveUp}
            </Button>
          )}
        </div>
      </details>
      <Fault of={fault} />
      <div role="status">
        {isBusy && words.checking}
        {kept && (
          <p>
            {own.kept}:{' '}
            <code>
              git branch {kept.split('/').at(-1)} {kept}
            </code>
          </p>
        )}
      </div>
    </section>
  );
}
