import type { DefenceCard } from '../../compile/defence-namespaces.ts';
import { endOfDay } from '../today.ts';
import { LargeDate } from './date-text.tsx';
import styles from './defence-list.module.css';
import { betweenParts } from './rich-text.tsx';

/** Defences one below the other: the day large, then the title, the candidate and the place. */
export function DefenceList({
  defences,
  idOf = () => undefined,
}: {
  defences: readonly DefenceCard[];
  /** The ids of those that links of the page lead to. */
  idOf?: (defence: DefenceCard) => string | undefined;
}) {
  return (
    <ol className={styles.list}>
      {defences.map((defence) => {
        const { href, title, candidate, date, time, starts, place, specialty, isHeld } = defence;
        return (
          <li key={href} id={idOf(defence)} data-until={isHeld ? undefined : endOfDay(starts)}>
            <LargeDate iso={date} dateTime={`${date}T${time}`} styles={styles} />
            <div>
              <h3>
                <a className="title-link" href={href}>
                  {title}
                </a>
              </h3>
              <p className="brief">{[candidate, specialty, `${time}, ${place}`].join(betweenParts)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
