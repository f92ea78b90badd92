import type { CanBeDraft, ContentFile, DateText, DocumentId, Slug } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

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

/** An event of admission: what does not depend on the language. */
export interface AdmissionEventData extends CanBeDraft {
  /** The event's id. @uk Коротка назва латиницею | id події. */
  id: Slug;
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

/** An event of admission in one language. */
export interface AdmissionEventTexts {
  /** The id of the event in content/data/admission.json. @uk Коротка назва латиницею | id події в content/data/admission.json. */
  id: Slug;
  /** Its name. @uk Ім’я або назва | Її назва. */
  name: string;
}
