import type { ContentFile, Slug } from './formats.ts';

/** The question form. Files: content/ua/modal.json, content/en/modal.json. */
export interface ModalTexts extends ContentFile {
  /** The heading of the form. @uk Назва | Заголовок форми. */
  title: string;
  /** The name of the close icon. @uk Закрити | Назва значка «закрити». */
  close: string;
  /** The labels of the fields. @uk Написи | Написи полів. */
  labels: QuestionLabels;
  /** Before the office's e-mail, for others. @uk Хто не має номера | Слова перед адресою канцелярії. */
  withoutPhone?: string;
  /**
   * The questions to choose from; the last one asks for the visitor’s own words.
   * @uk Запитання | Запитання на вибір; останнє — для запитання власними словами.
   */
  questions: PredefinedQuestion[];
  /** The error messages of the fields. @uk Повідомлення про помилки | Повідомлення про помилки в полях. */
  validation: QuestionValidation;
  /** The button. @uk Надіслати | Кнопка. */
  submit: string;
  /** The button while the question is being sent. @uk Надсилання | Кнопка, поки запитання надсилається. */
  submitting: string;
  /** The notice when the question has been accepted. @uk Прийнято | Повідомлення, що запитання прийнято. */
  successNotification: string;
  /** The notice when it could not be accepted. @uk Не прийнято | Повідомлення, що його не вдалося прийняти. */
  errorNotification: string;
  /** The notice when there is no connection. @uk Немає з’єднання | Повідомлення, що немає з’єднання. */
  offlineNotification: string;
  /**
   * The data that are stored, by whom and for how long; shown beside the button.
   * @uk Про приватність | Дані, які зберігають, хто й доки; показано біля кнопки.
   */
  privacyNotice: string;
}

export interface QuestionLabels {
  /** The first name. @uk Ім’я | Ім’я. */
  firstName: string;
  /** The phone number. @uk Телефон | Номер телефону. */
  phone: string;
  /** The e-mail address. @uk Електронна пошта | Електронна адреса. @en E-mail */
  email: string;
  /** The choice of a question. @uk Запитання | Вибір запитання. */
  question: string;
  /**
   * The placeholder of the list before a question is chosen.
   * @uk Оберіть запитання | Стоїть у списку, поки запитання не обрано.
   */
  chooseQuestion: string;
  /** The visitor's own question. @uk Інше запитання | Власне запитання відвідувача. */
  otherQuestion: string;
}

/** One question to choose from. @uk Одне із запитань на вибір. */
export interface PredefinedQuestion {
  /**
   * The question's id; "other" asks for the visitor's own words.
   * @uk Коротка назва латиницею | id запитання; "other" — запитання власними словами.
   */
  id: Slug;
  /** The question. @uk Текст | Запитання. */
  text: string;
}

export interface QuestionValidation {
  /**
   * The first name has characters other than letters, apostrophes, spaces and hyphens, is empty, or has more than 100 characters.
   * @uk Ім’я | В імені є щось, крім літер, апострофів, пробілів і дефісів, воно порожнє або довше за 100 знаків.
   */
  firstName: string;
  /**
   * The phone number is incomplete or not one that the site allows (content/data/site.json).
   * @uk Телефон | Номер телефону неповний або не з тих, які дозволяє сайт (content/data/site.json).
   */
  phone: string;
  /**
   * The e-mail address does not match the format name@example.org, or has more than 254 characters.
   * @uk Електронна пошта | Електронна адреса не такого вигляду, як name@example.org, або довша за 254 знаки.
   * @en E-mail
   */
  email: string;
  /** No question was chosen. @uk Запитання | Запитання не обрано. */
  question: string;
  /** The visitor's own question is empty. @uk Інше запитання | Власне запитання порожнє. */
  otherQuestion: string;
  /**
   * The visitor's own question has more than 5,000 characters.
   * @uk Задовге запитання | У власному запитанні понад 5000 знаків.
   */
  otherQuestionTooLong: string;
}
