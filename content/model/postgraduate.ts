import type { AcademicYearData, AcademicYearTexts } from './academic-year.ts';
import type { ContentFile, CourseId, DateText, PersonId, SpecialtyId } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The postgraduate students. File: content/data/postgraduates.json. */
export interface PostgraduatesData extends ContentFile {
  /** The students, in the order they are shown. */
  items: PostgraduateData[];
}

/** A postgraduate student: what does not depend on the language. */
export interface PostgraduateData {
  /** The person's id. */
  id: PersonId;
  /** The supervisor. */
  supervisor: PersonId;
  /** The code of the specialty. */
  specialty: SpecialtyId;
  /**
   * The year of admission.
   * @TJS-type integer
   * @minimum 1900
   * @maximum 2100
   */
  admitted: number;
  /** The form of study. */
  form: 'full-time' | 'part-time';
}

/** The page for postgraduate students. Files: content/ua/applicants.json, content/en/applicants.json. */
export interface ApplicantsTexts extends TextPageTexts {
  /** The heading of the table of students. */
  studentsTitle: string;
  /** The column of names. */
  nameColumn: string;
  /** The column of topics. */
  topicColumn: string;
  /** The column of supervisors. */
  supervisorColumn: string;
  /** The column of specialties and years. */
  admittedColumn: string;
  /** The names of the forms of study. */
  forms: StudyForms;
  /** The topics of the dissertations, by the student's id in content/data/postgraduates.json. */
  items: PostgraduateTexts[];
}

/** The names of the forms of study. */
export interface StudyForms {
  /** Full time. */
  'full-time': string;
  /** Part time. */
  'part-time': string;
}

/** The topic of a dissertation. */
export interface PostgraduateTexts {
  /** The student's id. */
  id: PersonId;
  /** The topic. */
  topic: string;
}

/** A day of the week on which there are classes. */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday';

/** The schedule of classes. File: content/data/schedule.json. */
export interface ScheduleData extends ContentFile {
  /** The first day of the term, DD.MM.YYYY. */
  from: DateText;
  /** The last day of the term, DD.MM.YYYY. */
  to: DateText;
  /** The classes, by day and hour. */
  classes: ClassData[];
  /** The academic year as a calendar; absent where the page shows the classes alone. */
  year?: AcademicYearData;
}

/** A class that takes place every week, or every other week. */
export interface ClassData {
  /** The day of the week. */
  day: Weekday;
  /**
   * When it begins.
   * @pattern ^([01]\d|2[0-3]):[0-5]\d$
   * @examples ["09:30"]
   */
  start: string;
  /**
   * When it ends.
   * @pattern ^([01]\d|2[0-3]):[0-5]\d$
   * @examples ["12:30"]
   */
  end: string;
  /** Odd or even weeks of the term; absent for every week. */
  weeks?: 'odd' | 'even';
  /** The id of the course in the texts. */
  course: CourseId;
  /** The teacher. */
  teacher: PersonId;
  /**
   * The number of the classroom.
   * @pattern ^\d{1,4}$
   * @examples ["12"]
   */
  room: string;
  /**
   * The specialties that attend.
   * @minItems 1
   * @uniqueItems true
   */
  specialties: SpecialtyId[];
}

/** The schedule. Files: content/ua/schedule.json, content/en/schedule.json. */
export interface ScheduleTexts extends TextPageTexts {
  /** The dates of the schedule: {{from}} and {{to}}. */
  term: string;
  /** The heading of the schedule. */
  scheduleTitle: string;
  /** The link to the schedule for the visitor's calendar. */
  calendar: string;
  /** The column of hours. */
  timeColumn: string;
  /** The column of courses. */
  courseColumn: string;
  /** The column of teachers. */
  teacherColumn: string;
  /** The column of classrooms. */
  roomColumn: string;
  /** The column of specialties. */
  specialtyColumn: string;
  /** The names of the days. */
  days: WeekdayNames;
  /** The words for classes that are not every week. */
  weeks: WeekNames;
  /** The names of the courses, by their id. */
  courses: CourseNames;
  /** The words of the academic year, if the schedule has one (content/data/schedule.json). */
  year?: AcademicYearTexts;
}

/** The names of the days. */
export interface WeekdayNames {
  /** Monday. */
  monday: string;
  /** Tuesday. */
  tuesday: string;
  /** Wednesday. */
  wednesday: string;
  /** Thursday. */
  thursday: string;
  /** Friday. */
  friday: string;
}

/** The words for classes that are not every week. */
export interface WeekNames {
  /** Odd weeks. */
  odd: string;
  /** Even weeks. */
  even: string;
}

/** The names of courses by their id. */
export interface CourseNames {
  [id: string]: string;
}
