import type { AcademicYearTexts, StudyYear, YearPeriodKind } from '../../content/model/academic-year.ts';

/** The academic year as a page shows it: its words, a drawing, and the same by month. Dates are ISO 8601. */
export interface AcademicYear extends Omit<AcademicYearTexts, 'term' | 'defence' | 'names'> {
  months: YearMonth[];
  /** One for each year of study; without `year`, what is open to everyone. */
  rows: { year?: StudyYear; lanes: YearMark[][] }[];
}

/** A month, where it lies in the drawing, and what begins in it. */
export interface YearMonth {
  name: string;
  short: string;
  /** The calendar year, with the first month of it. */
  year?: number;
  /** The name and calendar year, as a heading has them. */
  title: string;
  at: number;
  events: YearEvent[];
}

/** A period or a day. */
export interface YearEvent {
  name: string;
  kind: YearPeriodKind | 'day';
  from: string;
  to: string;
  /** The years of study that it is for; all of them is `every`. */
  years: StudyYear[] | 'every' | 'everyone';
  href?: string;
}

/** A period or a day in the drawing, in percent of the year. */
export interface YearMark {
  kind: YearEvent['kind'];
  name: string;
  from: string;
  to: string;
  at: number;
  width: number;
  /** What is written on it where the drawing is narrow, and where it is wide. */
  label?: string;
  wideLabel?: string;
  /** Whether the label stands after the period. */
  isBeside?: true;
}
