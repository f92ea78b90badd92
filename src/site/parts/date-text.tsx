import { useNamespace } from '../page-context.ts';

/**
 * Writes an ISO date in words: `18 листопада 2026`, `18 November 2026`. `Intl` would do it too, but making its first format holds up
 * an old phone for as long as hydrating a page does. A day and its month stay on one line.
 * @param months the names of the months as dates have them, January first
 */
export function formatDate(iso: string, months: readonly string[]): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day}\u00a0${months[(month ?? 0) - 1]} ${year}`;
}

/** A date in words, readable by machines. */
export function DateText({ iso, className }: { iso: string; className?: string | undefined }) {
  const { months } = useNamespace('labels');
  return (
    <time dateTime={iso} className={className}>
      {formatDate(iso, months)}
    </time>
  );
}

interface LargeDateProps {
  iso: string;
  /** For machines, where a time belongs to it. */
  dateTime?: string;
  styles: { readonly [part: string]: string | undefined };
}

/** The same with a large day, `styles.day`, apart from its month and year. */
export function LargeDate({ iso, dateTime = iso, styles }: LargeDateProps) {
  const { months } = useNamespace('labels');
  const [day, ...rest] = formatDate(iso, months).split(/\s/);
  return (
    <time className={styles.largeDate} dateTime={dateTime}>
      <span className={styles.day}>{day}</span> {rest.join(' ')}
    </time>
  );
}
