import type { DateText, YearEventId } from './formats.ts';

/** The academic year: periods and days of its years of study. In content/data/schedule.json. */
export interface AcademicYearData {
  /** Its first day, DD.MM.YYYY. */
  from: DateText;
  /** Its last day, DD.MM.YYYY. */
  to: DateText;
  /**
   * The years of study that attend the classes of this schedule. Its term is a period of theirs, and is not repeated below.
   * @uniqueItems true
   */
  attending: StudyYear[];
  /**
   * The other periods. The classes of another term are one of them.
   * @minItems 1
   */
  periods: YearPeriodData[];
  /** Single days: deadlines, sessions. Defences come from their own files. */
  days: YearDayData[];
}

/**
 * A year of study: 1 for the first.
 * @TJS-type integer
 * @minimum 1
 * @maximum 6
 */
export type StudyYear = number;

/** What a period is for. It decides how the calendar draws it. */
export type YearPeriodKind = 'classes' | 'research' | 'practice' | 'assessment' | 'leave';

/** A period of the academic year. */
export interface YearPeriodData {
  /** Its id: the texts name it. */
  id: YearEventId;
  /** What it is for. */
  kind: YearPeriodKind;
  /** Its first day, DD.MM.YYYY. */
  from: DateText;
  /** Its last day, DD.MM.YYYY. */
  to: DateText;
  /**
   * The years of study whose period it is.
   * @minItems 1
   * @uniqueItems true
   */
  years: StudyYear[];
}

/** A day of the academic year. */
export interface YearDayData {
  /** Its id: the texts name it. */
  id: YearEventId;
  /** The day, DD.MM.YYYY. */
  date: DateText;
  /**
   * The years of study that it is for.
   * @minItems 1
   * @uniqueItems true
   */
  years: StudyYear[];
}

/** The words of the academic year. In content/ua/schedule.json, content/en/schedule.json. */
export interface AcademicYearTexts {
  /** The heading of the calendar. */
  title: string;
  /** The link to the year for the visitor's calendar. */
  calendar: string;
  /** What the drawing shows, for those who do not see it: the lists below say the same. */
  description: string;
  /** The term whose classes this schedule has. */
  term: string;
  /** A defence: {{candidate}}. */
  defence: string;
  /** A single year of study: {{year}}. */
  studyYear: string;
  /** Years of study: {{years}}, "2–4". */
  studyYears: string;
  /** What is for all years of study. */
  everyYear: string;
  /** What is open to everyone, as defences are. */
  everyone: string;
  /** The names of the kinds of periods. */
  kinds: YearPeriodKindNames;
  /** Single days, beside the kinds. */
  day: string;
  /** The names of periods and days, by their id. */
  names: YearEventNames;
}

/** The names of the kinds of periods. */
export interface YearPeriodKindNames {
  /** Classes. */
  classes: string;
  /** Research. */
  research: string;
  /** Practice. */
  practice: string;
  /** Examinations, reports, reviews. */
  assessment: string;
  /** Holidays and leave. */
  leave: string;
}

/** The names of periods and days by their id. */
export interface YearEventNames {
  [id: string]: string;
}
