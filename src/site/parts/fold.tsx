import type { ReactNode } from 'react';
import type { CompiledPicture } from '../../compile/captioned-picture.ts';
import { Facts } from './facts.tsx';
import styles from './fold.module.css';
import { PictureFigure } from './picture.tsx';

interface FoldProps {
  /** The id of what is folded: an address that names it unfolds it. */
  id?: string;
  title: ReactNode;
  /** The language of the title, where it is not the page's. */
  lang?: string;
  heading?: 'h2' | 'h3';
  count?: number;
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page in one line, until somebody wants it. Whoever searches in the page, prints it or has no script finds all of it. */
export function Fold({ id, title, lang, heading: Heading = 'h3', count, note, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <Heading lang={lang}>
          <span id={id && `${id}-title`}>{title}</span>
        </Heading>
        {count !== undefined && <span className={`quiet ${styles.count}`}>{count}</span>}
        {note && <span className={`quiet ${styles.note}`}>{note}</span>}
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}

interface EntryFoldProps extends FoldProps {
  picture: CompiledPicture | undefined;
  facts: Parameters<typeof Facts>[0]['facts'];
  /** The department that it belongs to. */
  unit: { colour: string };
}

/** An entry of a list in one line, folded: its text and facts on an edge in the colour of its department, its picture beside them. */
export function EntryFold({ picture, facts, unit, children, ...fold }: EntryFoldProps) {
  return (
    <Fold {...fold}>
      <div className={styles.entry} data-colour={unit.colour}>
        {picture && <PictureFigure picture={picture} wide="360px" />}
        <div>
          {children}
          <Facts facts={facts} />
        </div>
      </div>
    </Fold>
  );
}
