import type { DateText, TextsById, YearEventId } from './formats.ts';

/** The academic year: periods and days of its years of study. In content/data/schedule.json. */
export interface AcademicYearData {
  /** Its first day, DD.MM.YYYY. @uk Від | Його перший день, ДД.ММ.РРРР. */
  from: DateText;
  /** Its last day, DD.MM.YYYY. @uk До | Його останній день, ДД.ММ.РРРР. */
  to: DateText;
  /**
   * The years of study that attend the classes of this schedule. Its term is a period of theirs, and is not repeated below.
   * @uk Хто відвідує | Роки навчання, які відвідують заняття цього розкладу. Його семестр — їхній період, і нижче не
   * повторюється.
   * @uniqueItems true
   */
  attending: StudyYear[];
  /**
   * The other periods. The classes of another term are one of them.
   * @uk Періоди | Інші періоди. Заняття іншого семестру — один із них.
   * @minItems 1
   */
  periods: YearPeriodData[];
  /**
   * Single days: deadlines, sessions. Defences come from their own files.
   * @uk Дні | Окремі дні: кінцеві строки, засідання. Захисти беруться з власних файлів.
   */
  days: YearDayData[];
}

/** A year of study: 1 for the first. @TJS-type integer @minimum 1 @maximum 6 */
export type StudyYear = number;

/**
 * The purpose of a period. The calendar draws it accordingly.
 * @choices classes = Заняття | Classes; research = Наукова робота | Research; practice = Практика | Practice;
 *   assessment = Атестація | Assessment; leave = Канікули | Leave
 */
export type YearPeriodKind = 'classes' | 'research' | 'practice' | 'assessment' | 'leave';

/** A period of the academic year. @uk Період навчального року. */
export interface YearPeriodData {
  /** Its id: the texts name it. @uk Назва | Його id: за ним його називають тексти. @en Name */
  id: YearEventId;
  /** Its purpose. @uk Вид | Його призначення. */
  kind: YearPeriodKind;
  /** Its first day, DD.MM.YYYY. @uk Від | Його перший день, ДД.ММ.РРРР. */
  from: DateText;
  /** Its last day, DD.MM.YYYY. @uk До | Його останній день, ДД.ММ.РРРР. */
  to: DateText;
  /** The years of study whose period it is. @uk Роки | Роки навчання, чий це період. @minItems 1 @uniqueItems true */
  years: StudyYear[];
}

/** A day of the academic year. @uk День навчального року. */
export interface YearDayData {
  /** Its id: the texts name it. @uk Назва | Його id: за ним його називають тексти. @en Name */
  id: YearEventId;
  /** The day, DD.MM.YYYY. @uk Дата | День, ДД.ММ.РРРР. */
  date: DateText;
  /** The years of study that it is for. @uk Роки | Роки навчання, для яких він. @minItems 1 @uniqueItems true */
  years: StudyYear[];
}

/** The words of the academic year. In content/ua/schedule.json, content/en/schedule.json. */
export interface AcademicYearTexts {
  /** The heading of the calendar. @uk Назва | Заголовок календаря. */
  title: string;
  /** The link to the year for the visitor's calendar. @uk Календар | Посилання на рік для календаря відвідувача. */
  calendar: string;
  /**
   * A description of the drawing for those who do not see it: the lists below say the same.
   * @uk Опис | Опис рисунка для тих, хто його не бачить: списки нижче кажуть те саме.
   */
  description: string;
  /** The term whose classes this schedule has. @uk Семестр | Семестр, заняття якого має цей розклад. */
  term: string;
  /** A defence: {{candidate}}. @uk Захист | Захист: {{candidate}}. */
  defence: string;
  /** A single year of study: {{year}}. @uk Рік навчання | Один рік навчання: {{year}}. */
  studyYear: string;
  /** Years of study: {{years}}, 2–4. @uk Роки навчання | Роки навчання: {{years}}, «2–4». */
  studyYears: string;
  /** Events for all years of study. @uk Усі роки | Події для всіх років навчання. */
  everyYear: string;
  /** Events open to everyone, such as defences. @uk Усі | Події, відкриті для всіх, як-от захисти. */
  everyone: string;
  /** The names of the kinds of periods. @uk Види | Назви видів періодів. */
  kinds: Record<YearPeriodKind, string>;
  /** Single days, beside the kinds. @uk День | Окремі дні, поряд із видами. */
  day: string;
  /** The names of periods and days. @uk Назви | Назви періодів і днів. */
  names: TextsById;
}
