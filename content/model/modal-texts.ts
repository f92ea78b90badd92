import type { ContentFile, Slug } from './formats.ts';

/** The question form. Files: content/ua/modal.json, content/en/modal.json. */
export interface ModalTexts extends ContentFile {
  /** The heading of the form. */
  title: string;
  /** The name of the close icon. */
  close: string;
  /** The labels of the fields. */
  labels: QuestionLabels;
  /** The words before the office's e-mail address, below the telephone, for whoever has no such number. */
  withoutPhone?: string;
  /** The questions to choose from; the last one has the id "other". */
  questions: PredefinedQuestion[];
  /** The error messages of the fields. */
  validation: QuestionValidation;
  /** The button. */
  submit: string;
  /** The button while the question is being sent. */
  submitting: string;
  /** The notice when the question has been accepted. */
  successNotification: string;
  /** The notice when it could not be accepted. */
  errorNotification: string;
  /** The notice when there is no connection. */
  offlineNotification: string;
  /** Who stores which data for how long, shown beside the button. */
  privacyNotice: string;
}

/** The labels of the form's fields. */
export interface QuestionLabels {
  /** The first name. */
  firstName: string;
  /** The phone number. */
  phone: string;
  /** The e-mail address. */
  email: string;
  /** The choice of a question. */
  question: string;
  /** The placeholder of the list before a question is chosen. */
  chooseQuestion: string;
  /** The visitor's own question. */
  otherQuestion: string;
}

/** One question to choose from. */
export interface PredefinedQuestion {
  /** The question's id; "other" asks for the visitor's own words. */
  id: Slug;
  /** The question. */
  text: string;
}

/** The error messages of the fields. */
export interface QuestionValidation {
  /** The first name has characters other than letters, apostrophes, spaces and hyphens, is empty, or has more than 100 characters. */
  firstName: string;
  /** The phone number is incomplete or not one that the site allows (content/data/site.json). */
  phone: string;
  /** The e-mail address does not match the format name@example.org, or has more than 254 characters. */
  email: string;
  /** No question was chosen. */
  question: string;
  /** The visitor's own question is empty. */
  otherQuestion: string;
  /** The visitor's own question has more than 5,000 characters. */
  otherQuestionTooLong: string;
}
