import type { AcademicYear } from '../../compile/year/academic-year.ts';
import { dayRange } from '../../lib/text/days.ts';
import { useNamespace, useText } from '../page-context.ts';
import styles from './year-calendar.module.css';
import { YearBar, YearDay, YearPatterns, YearSign } from './year-sign.tsx';

const laneHeight = 32;
const barHeight = 27;
/** The order of the legend. */
const kinds = ['classes', 'research', 'practice', 'assessment', 'leave', 'day'] as const;

/** The academic year at a glance: a band for each year of study. It says nothing that the lists by month do not say. */
export function YearCalendar({ year }: { year: AcademicYear }) {
  const t = useText();
  const drawn = new Set(year.rows.flatMap(({ lanes }) => lanes.flat().map(({ kind }) => kind)));
  return (
    <figure className={styles.calendar}>
      <YearPatterns />
      <div className={styles.bands} role="img" aria-label={year.description}>
        <div className={styles.band}>
          <svg width="100%" height="42" aria-hidden="true">
            {year.months.map(({ name, short, at, year: ofYear }) => (
              <g key={name}>
                {ofYear && <Words at={at} y={13} text={String(ofYear)} className={styles.quiet} />}
                <Words at={at} y={34} text={short} wide={name} />
              </g>
            ))}
          </svg>
        </div>
        {year.rows.map(({ year: ofStudy, lanes }) => (
          <div key={ofStudy ?? 0} className={styles.band}>
            <p>{ofStudy ? t('schedule:year.studyYear', { year: ofStudy }) : year.everyone}</p>
            <svg width="100%" height={lanes.length * laneHeight} aria-hidden="true">
              {year.months.map(({ name, at }) => (
                <line key={name} className={styles.month} x1={`${at}%`} x2={`${at}%`} y2="100%" />
              ))}
              {lanes.map((lane, index) =>
                lane.map((mark) => <Mark key={mark.from + mark.name} mark={mark} y={index * laneHeight} />),
              )}
            </svg>
          </div>
        ))}
      </div>
      <figcaption>
        {kinds
          .filter((kind) => drawn.has(kind))
          .map((kind) => (
            <span key={kind}>
              <YearSign kind={kind} />
              {kind === 'day' ? year.day : year.kinds[kind]}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

function Mark({ mark, y }: { mark: AcademicYear['rows'][number]['lanes'][number][number]; y: number }) {
  const { kind, name, from, to, at, width, label, wideLabel, beside } = mark;
  const { months } = useNamespace('labels');
  const { first, dash = '', last = '' } = dayRange(from, to, months);
  const top = y + (laneHeight - barHeight) / 2;
  return (
    <g>
      <title>{`${name}, ${first}${dash}${last}`}</title>
      {kind === 'day' ? (
        <YearDay x={`${at}%`} y={y + laneHeight / 2} />
      ) : (
        <YearBar kind={kind} x={`${at}%`} y={top} width={`${width}%`} height={barHeight} />
      )}
      {beside ? (
        <Words
          at={beside === 'after' && kind !== 'day' ? at + width : at}
          y={y + laneHeight / 2 + 5}
          text={label}
          isBefore={beside === 'before'}
          className={styles.free}
        />
      ) : (
        <Words at={at} y={top + 15} text={label} wide={wideLabel} />
      )}
    </g>
  );
}

interface WordsProps {
  at: number;
  y: number;
  text: string | undefined;
  /** The words in its place where the drawing is wide. */
  wide?: string | undefined;
  isBefore?: boolean;
  className?: string | undefined;
}

function Words({ at, y, text, wide, isBefore, className }: WordsProps) {
  const place = { x: `${at}%`, y, dx: isBefore ? -9 : 9, textAnchor: isBefore ? ('end' as const) : undefined };
  return (
    <>
      {text && (
        <text {...place} className={wide ? styles.narrow : className}>
          {text}
        </text>
      )}
      {wide && (
        <text {...place} className={styles.wide}>
          {wide}
        </text>
      )}
    </>
  );
}
