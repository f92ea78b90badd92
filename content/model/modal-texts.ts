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
  /** The questions; the last is the visitor's own. @uk Запитання | Запитання на вибір; останнє — власне. */
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
  /** The data that are stored, by whom, how long. @uk Про приватність | Дані, які зберігають, хто й доки. */
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
  /** Shown until a question is chosen. @uk Оберіть запитання | Показано, поки запитання не обрано. */
  chooseQuestion: string;
  /** The visitor's own question. @uk Інше запитання | Власне запитання відвідувача. */
  otherQuestion: string;
}

/** One question to choose from. @uk Одне із запитань на вибір. */
export interface PredefinedQuestion {
  /** The id; "other" is the own question. @uk Коротка назва латиницею | id запитання; "other" — власне. */
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
  /** The phone number is incomplete or of another form. @uk Телефон | Номер неповний або не того вигляду. */
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
  /** The own question has over 5,000 characters. @uk Задовге запитання | У запитанні понад 5000 знаків. */
  otherQuestionTooLong: string;
}
