import type { AcademicYear, NamedSpan } from '../../compile/year/academic-year.ts';
import { numberRange } from '../../lib/language/numbers.ts';
import { dayRange } from '../../lib/text/days.ts';
import { useNamespace, useText } from '../page-context.ts';
import styles from './academic-year.module.css';
import { Fold } from './fold.tsx';

const laneHeight = 32;
const barHeight = 27;
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
      <figcaption className="row quiet">
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

/** The academic year in words: what begins in each month, when, and for whom. */
export function YearByMonth({ year }: { year: AcademicYear }) {
  return (
    <div className={styles.months}>
      {year.months
        .filter(({ events }) => events.length > 0)
        .map(({ title, from, events }) => (
          <Fold key={from} id={`month-${from}`} title={title} count={events.length}>
            <ul>
              {events.map((event) => (
                <EventLine key={`${event.from} ${event.name} ${event.years}`} event={event} year={year} />
              ))}
            </ul>
          </Fold>
        ))}
    </div>
  );
}

type YearEvent = AcademicYear['months'][number]['events'][number];

function EventLine({ event, year }: { event: YearEvent; year: AcademicYear }) {
  const { kind, name, from, to, href } = event;
  const { months } = useNamespace('labels');
  const { first, dash, last } = dayRange(from, to, months);
  return (
    <li>
      <YearSign kind={kind} />
      <span className={dash === '–' ? `${styles.days} ${styles.inOneMonth}` : styles.days}>
        <time dateTime={from}>{first}</time>
        {last && (
          <>
            {dash}
            <time dateTime={to}>{last}</time>
          </>
        )}
      </span>
      <span className={styles.event}>
        {href ? <a href={href}>{name}</a> : name}
        <small className="quiet">
          <span className="visually-hidden">, </span>
          <ForWhom event={event} year={year} />
        </small>
      </span>
    </li>
  );
}

function ForWhom({ event: { years }, year }: { event: YearEvent; year: AcademicYear }) {
  const t = useText();
  if (years === 'every') return year.everyYear;
  if (years === 'everyone') return year.everyone;
  if (years.length === 1) return t('schedule:year.studyYear', { year: numberRange(years) });
  return t('schedule:year.studyYears', { years: numberRange(years) });
}

type Kind = NamedSpan['kind'];
type Length = string | number;

/** The height of the pattern of a kind, at the foot of a period. */
const footHeight = 7;
/** The pattern that differs without a colour: a tile of 6 by 6, drawn in lines. Classes are filled, research is plain. */
const tiles: Partial<Record<Kind, string>> = {
  practice: 'M-2,2l4,-4M0,6l6,-6M4,8l4,-4',
  assessment: 'M1.5,0V6M4.5,0V6',
  leave: 'M1,2h2M4,5h2',
};

/** The patterns of the kinds, once for all drawings of a page: in a drawing of their own, because those of a hidden one are not used. */
function YearPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      {Object.entries(tiles).map(([kind, tile]) => (
        <pattern
          key={kind}
          id={`year-${kind}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          className={styles[kind]}
        >
          <path className={styles.tile} d={tile} />
        </pattern>
      ))}
    </svg>
  );
}

interface YearBarProps {
  kind: Kind;
  x: Length;
  y: number;
  width: Length;
  height: number;
}

/** A period in a drawing: its ground, and the pattern of its kind along the foot. */
function YearBar({ kind, x, y, width, height }: YearBarProps) {
  const foot = { x, y: y + height - footHeight, width, height: footHeight };
  return (
    <g className={styles[kind]}>
      <rect className={styles.bar} x={x} y={y} width={width} height={height} />
      {kind === 'classes' && <rect className={styles.filled} {...foot} />}
      {kind in tiles && <rect fill={`url(#year-${kind})`} {...foot} />}
    </g>
  );
}

function YearDay({ x, y }: { x: Length; y: number }) {
  return <circle className={styles.day} cx={x} cy={y} r="5" />;
}

/** A kind of periods or days beside its words. */
function YearSign({ kind }: { kind: Kind }) {
  return (
    <svg className={styles.sign} width="22" height="16" aria-hidden="true">
      {kind === 'day' ? <YearDay x={11} y={8} /> : <YearBar kind={kind} x={1} y={1} width={20} height={14} />}
    </svg>
  );
}
