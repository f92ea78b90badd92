import { PageIndex } from './page-index.tsx';

/** From how many entries on a list has its years to jump to. */
const many = 20;

/** The first entries of the years of a list that is ordered by them, each with the year; none where the list is short. */
export function firstOfYears<Entry>(
  entries: readonly Entry[],
  yearOf: (entry: Entry) => string,
): ReadonlyMap<Entry, string> {
  const isFirst = (entry: Entry, index: number) => {
    const before = entries[index - 1];
    return before === undefined || yearOf(before) !== yearOf(entry);
  };
  const first = entries.length < many ? [] : entries.filter(isFirst);
  return new Map(first.length > 1 ? first.map((entry) => [entry, yearOf(entry)]) : []);
}

/** The id of an entry of a list, if it is the first of its year. */
export function yearId(list: string, year: string | undefined): string | undefined {
  return year && `${list}-${year}`;
}

/** The years of a long list, to jump to the first entry of each. */
export function YearIndex({
  list,
  label,
  first,
}: {
  /** The id of the heading of the list. */
  list: string;
  label: string;
  first: ReadonlyMap<unknown, string>;
}) {
  if (first.size === 0) return null;
  const places = [...first.values()].map((year) => ({ id: `${list}-${year}`, label: year }));
  return <PageIndex of="years" label={label} places={places} />;
}
