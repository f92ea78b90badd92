import type { AcademicYearData, AcademicYearTexts, StudyYear } from './academic-year.ts';
import type {
  CanBeDraft,
  ContentFile,
  CourseId,
  DateText,
  DocumentId,
  EntryData,
  EntryTexts,
  PersonId,
  SpecialtyId,
  TextsById,
  TimeOfDay,
  Year,
} from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The postgraduate students. File: content/data/postgraduates.json. */
export interface PostgraduatesData extends ContentFile {
  /** The students, in the order they are shown. @uk Записи | Аспіранти в тому порядку, в якому їх показано. */
  items: PostgraduateData[];
}

export interface PostgraduateData extends CanBeDraft {
  /** The person's id. @uk Коротка назва латиницею | id людини. */
  id: PersonId;
  /** The supervisor. @uk Керівник | Керівник. */
  supervisor: PersonId;
  /** The code of the specialty. @uk Спеціальність | Код спеціальності. */
  specialty: SpecialtyId;
  /** The year of admission. @uk Рік вступу | Рік вступу. */
  admitted: Year;
  /** The form of study. @uk Форма | Форма навчання. */
  form: StudyForm;
}

/** A form of study. @choices full-time = Денна | Full-time; part-time = Заочна | Part-time */
export type StudyForm = 'full-time' | 'part-time';

/** The page for postgraduate students. Files: content/ua/applicants.json, content/en/applicants.json. */
export interface ApplicantsTexts extends TextPageTexts {
  /** The heading of the students. @uk Заголовок аспірантів | Заголовок аспірантів. */
  studentsTitle: string;
  /** Stands before the name of the supervisor. @uk Керівництво | Стоїть перед ім’ям керівника. */
  supervisorLabel: string;
  /**
   * The name of a year of admission of which nothing else is said; {{year}} is the year.
   * @uk Рік вступу | Назва року вступу, про який більше нічого не сказано; {{year}} — рік.
   */
  admitted: string;
  /** The years of admission, newest first. @uk Роки вступу | Роки вступу, новіші спершу. */
  years?: AdmissionYearTexts[];
  /** The names of the forms of study. @uk Форми | Назви форм навчання. */
  forms: Record<StudyForm, string>;
  /**
   * The topics of the dissertations, by the student's id in content/data/postgraduates.json.
   * @uk Записи | Теми дисертацій за id аспіранта в content/data/postgraduates.json.
   */
  items: PostgraduateTexts[];
}

/** Those who were admitted in a year. @uk Ті, хто вступив того самого року. */
export interface AdmissionYearTexts {
  /** The year of admission. @uk Рік вступу | Рік вступу. */
  year: Year;
  /** Their year of study and their number. @uk Хто вони | Курс і кількість. @examples ["Перший курс, 10 аспірантів"] */
  title: string;
}

export interface PostgraduateTexts {
  /** The student's id. @uk Коротка назва латиницею | id аспіранта. */
  id: PersonId;
  /** The topic. @uk Тема | Тема. */
  topic: string;
}

/**
 * A day of the week on which there are classes.
 * @choices monday = Понеділок | Monday; tuesday = Вівторок | Tuesday; wednesday = Середа | Wednesday;
 *   thursday = Четвер | Thursday; friday = П’ятниця | Friday
 */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday';

/** The schedule of classes. File: content/data/schedule.json. */
export interface ScheduleData extends ContentFile {
  /** The first day of the term, DD.MM.YYYY. @uk Від | Перший день семестру, ДД.ММ.РРРР. */
  from: DateText;
  /** The last day of the term, DD.MM.YYYY. @uk До | Останній день семестру, ДД.ММ.РРРР. */
  to: DateText;
  /** The classes, by day and hour. @uk Заняття | Заняття за днями й годинами. */
  classes: ClassData[];
  /**
   * The academic year as a calendar; absent where the page shows the classes alone.
   * @uk Рік | Навчальний рік як календар; немає, якщо сторінка показує лише заняття.
   */
  year?: AcademicYearData;
}

/** A class that takes place every week, or every other week. @uk Заняття, яке відбувається щотижня або через тиждень. */
export interface ClassData {
  /** The day of the week. @uk День | День тижня. */
  day: Weekday;
  /** The hour at which it begins. @uk Початок | Година початку. @examples ["09:30"] */
  start: TimeOfDay;
  /** The hour at which it ends. @uk Кінець | Година кінця. @examples ["12:30"] */
  end: TimeOfDay;
  /** Odd or even weeks of the term; absent for every week. @uk Тижні | Тижні семестру; немає, якщо щотижня. */
  weeks?: Weeks;
  /** The course. @uk Курс | Курс. */
  course: CourseId;
  /** The teacher. @uk Викладач | Викладач. */
  teacher: PersonId;
  /**
   * The number of the classroom.
   * @uk Аудиторія | Номер аудиторії.
   * @en Classroom
   * @pattern ^\d{1,4}$
   * @examples ["12"]
   */
  room: string;
  /** The years of study, if not all. @uk Роки навчання | Якщо не всі. @minItems 1 @uniqueItems true */
  years?: StudyYear[];
  /** An elective. @uk За вибором | Заняття за вибором. */
  isElective?: true;
  /**
   * The specialties that attend.
   * @uk Спеціальності | Спеціальності, які відвідують заняття.
   * @minItems 1
   * @uniqueItems true
   */
  specialties: SpecialtyId[];
}

/** Odd or even weeks. @choices odd = Непарні | Odd; even = Парні | Even */
export type Weeks = 'odd' | 'even';

/** The schedule. Files: content/ua/schedule.json, content/en/schedule.json. */
export interface ScheduleTexts extends TextPageTexts {
  /** The dates of the schedule: {{from}} and {{to}}. @uk Семестр | Дати розкладу: {{from}} і {{to}}. */
  term: string;
  /** The heading of the schedule. @uk Заголовок розкладу | Заголовок розкладу. */
  scheduleTitle: string;
  /** The link to the schedule for the visitor's calendar. @uk Календар | Посилання на розклад для календаря відвідувача. */
  calendar: string;
  /** The heading of the choice of year and specialty. @uk Вибір групи | Заголовок вибору курсу й спеціальності. */
  groupTitle: string;
  /** A year of study and a specialty: {{year}}, {{specialty}}. @uk Група | Рік навчання і спеціальність: {{year}}, {{specialty}}. */
  group: string;
  /** All of them. @uk Усі групи | Усі групи. */
  allGroups: string;
  /** The words above the classes of today. @uk Сьогодні | Слова над сьогоднішніми заняттями. */
  today: string;
  /** The words above the classes of the next day that has any. @uk Наступні заняття | Слова над заняттями наступного дня, коли вони є. */
  nextDay: string;
  /** The term is over: {{date}}. @uk Семестр закінчився | Семестр закінчився: {{date}}. */
  over: string;
  /** The years of study that attend a class: {{years}}. @uk Роки навчання | Роки навчання, які відвідують заняття: {{years}}. */
  ofYears: string;
  /** An elective. @uk За вибором | Заняття за вибором. */
  elective: string;
  /** The word before the number of a classroom. @uk Аудиторія | Слово перед номером аудиторії. @en Classroom */
  roomColumn: string;
  /** The word before the name of a teacher, in calendars. @uk Викладач | Слово перед ім’ям викладача в календарях. */
  teacherColumn: string;
  /** The names of the days. @uk Дні | Назви днів. */
  days: Record<Weekday, string>;
  /** The words for classes that are not every week. @uk Тижні | Слова для занять, що не щотижня. */
  weeks: Record<Weeks, string>;
  /** The names of the courses. @uk Курси | Назви курсів. */
  courses: TextsById;
  /**
   * The words of the academic year, if the schedule has one (content/data/schedule.json).
   * @uk Рік | Слова навчального року, якщо він є в розкладі (content/data/schedule.json).
   */
  year?: AcademicYearTexts;
}

/** The dates of admission to postgraduate study. File: content/data/admission.json. */
export interface AdmissionData extends ContentFile {
  /** The application form. @uk Бланк заяви | Бланк заяви. @en Application form */
  form?: DocumentId;
  /**
   * The events, the earliest first. Those of the next admission follow those of the last one as they become known.
   * @uk Записи | Події, від найдавнішої. Події наступного прийому дописують після минулих, щойно вони відомі.
   */
  items: AdmissionEventData[];
}

export interface AdmissionEventData extends EntryData {
  /** Its first day, DD.MM.YYYY. @uk Від | Її перший день, ДД.ММ.РРРР. */
  from: DateText;
  /** Its last day, DD.MM.YYYY; absent if it takes a day. @uk До | Її останній день, ДД.ММ.РРРР; немає, якщо день один. */
  to?: DateText;
  /**
   * Applications are accepted on these days: admission is open.
   * @uk Приймання заяв | У ці дні приймають заяви: прийом відкрито.
   * @en Applications
   */
  isOpen?: true;
}

/** The page for entrants. Files: content/ua/entrant.json, content/en/entrant.json. */
export interface EntrantTexts extends TextPageTexts {
  /** The heading of the dates. @uk Заголовок дат | Заголовок дат. */
  datesTitle: string;
  /** The label of the state of admission. @uk Підпис стану прийому | Підпис стану прийому. */
  admissionLabel: string;
  /** Admission is open: until {{date}}. @uk Прийом відкрито | Прийом відкрито: до {{date}}. */
  open: string;
  /** Admission is closed. @uk Прийом закрито | Прийом закрито. */
  closed: string;
  /** Before anyone knows what day it is: applications are accepted on {{dates}}. @uk Дні прийому | Поки день невідомий: заяви приймають {{dates}}. */
  openOn: string;
  /** The label of what is next. @uk Підпис наступного | Підпис того, що далі. */
  nextLabel: string;
  /** No further date is known. @uk Дат немає | Дальших дат ще немає. */
  noneNext: string;
  /** The link to the papers to submit, which a section of the page lists. @uk Що подати | Посилання на перелік документів: розділ цієї сторінки. */
  papersLink: string;
  /** The link to the application form. @uk Бланк | Посилання на бланк заяви. */
  formLink: string;
  /** The link to whom to ask: a section of the page. @uk Запитати | Посилання на те, кого спитати: розділ цієї сторінки. */
  askLink: string;
  /**
   * The names of the events, by the id in content/data/admission.json.
   * @uk Записи | Назви подій, за id з content/data/admission.json.
   */
  items: AdmissionEventTexts[];
}

export interface AdmissionEventTexts extends EntryTexts {
  /** Its name. @uk Назва | Її назва. */
  name: string;
}
