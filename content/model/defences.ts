import type {
  CanBeDraft,
  ContentFile,
  DateText,
  Markdown,
  PersonId,
  PersonList,
  Slug,
  SpecialCouncilId,
  SpecialtyId,
  TextsById,
  TimeOfDay,
  Url,
} from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** A defence of a dissertation. File: content/data/defences/ID.json; the id is the last part of its address. */
export interface DefenceData extends ContentFile, CanBeDraft {
  /** The candidate. @uk Здобувач | Здобувач. */
  candidate: PersonId;
  /** The supervisor. @uk Керівник | Керівник. */
  supervisor: PersonId;
  /** The code of the specialty. @uk Спеціальність | Код спеціальності. */
  specialty: SpecialtyId;
  /** The day of the defence, DD.MM.YYYY. @uk Дата | День захисту, ДД.ММ.РРРР. */
  date: DateText;
  /**
   * The hour at which it begins, in the time zone of the site.
   * @uk Час | Година початку, за часовим поясом сайту.
   * @examples ["14:00"]
   */
  time: TimeOfDay;
  /** The address of the broadcast or its recording. @uk Трансляція | Адреса трансляції або її запису. */
  broadcast: Url;
  /** The council of the defence, if it has a page. @uk Рада | Рада, в якій захист, якщо вона має сторінку. */
  council?: SpecialCouncilId;
  /**
   * The documents in the order of the procedure: thesis, abstract, reviews of the opponents.
   * @uk Документи | Документи за порядком процедури: дисертація, анотація, відгуки опонентів.
   * @items.type string
   * @items.format document-id
   * @minItems 1
   * @uniqueItems true
   */
  documents: string[];
  /** The reviewers, who work at the institute. @uk Рецензенти | Рецензенти, які працюють в установі. */
  reviewers: PersonList;
}

/** A defence in one language. File: content/ua/defences/ID.json, content/en/defences/ID.json. */
export interface DefenceTexts extends ContentFile {
  /** The title of the dissertation. @uk Назва | Назва дисертації. @minLength 10 */
  title: string;
  /** The place of the defence. @uk Місце | Місце захисту. */
  place: string;
  /**
   * The findings of the dissertation, in two or three sentences.
   * @uk Підсумок | Здобутки дисертації, двома-трьома реченнями.
   * @minLength 40
   */
  summary: string;
  /**
   * The scientific novelty and the practical value, in Markdown.
   * @uk Новизна й значення | Наукова новизна і практичне значення, у Markdown.
   * @en Novelty and value
   */
  about: Markdown;
  /** The opponents, who work elsewhere. @uk Опоненти | Опоненти, які працюють деінде. */
  opponents: Opponent[];
  /**
   * The decision of the council; add it once the defence has taken place.
   * @uk Рішення | Рішення ради; додайте, коли захист відбудеться.
   */
  result?: string;
}

/** An opponent at a defence. @uk Опонент на захисті. */
export interface Opponent {
  /** An id for the person: surname and given name. @uk Коротка назва латиницею | id людини: прізвище та ім’я. */
  id: Slug;
  /** The full name. @uk Ім’я | Повне ім’я. */
  name: string;
  /** The degree and rank. @uk Ступінь | Ступінь і звання. */
  degree: string;
  /** The position and the institution. @uk Посада й установа | Посада й установа. */
  affiliation: string;
}

/** The words of the pages of defences. Files: content/ua/defence.json, content/en/defence.json. */
export interface DefenceLabelsTexts extends ContentFile {
  /** The label before the date. @uk Дата | Підпис перед датою. */
  date: string;
  /** The label before the place. @uk Місце | Підпис перед місцем. */
  place: string;
  /** The label before the candidate. @uk Здобувач | Підпис перед здобувачем. */
  candidate: string;
  /** The label before the specialty. @uk Спеціальність | Підпис перед спеціальністю. */
  specialty: string;
  /** The label before the supervisor. @uk Керівник | Підпис перед керівником. */
  supervisor: string;
  /** The label before the reviewers. @uk Рецензенти | Підпис перед рецензентами. */
  reviewers: string;
  /** The label before the opponents. @uk Опоненти | Підпис перед опонентами. */
  opponents: string;
  /** The label before the council. @uk Рада | Підпис перед радою. */
  council: string;
  /** The label before the broadcast. @uk Трансляція | Підпис перед трансляцією. */
  broadcast: string;
  /** The link to the broadcast. @uk Посилання на трансляцію | Посилання на трансляцію. */
  broadcastLink: string;
  /** The label before the decision. @uk Рішення | Підпис перед рішенням. */
  result: string;
  /**
   * The link that adds the defence to the visitor's calendar.
   * @uk Календар | Посилання, яке додає захист до календаря відвідувача.
   */
  calendar: string;
  /** Shown for a defence that is still to come. @uk Попереду | Показано для захисту, який ще попереду. */
  upcoming: string;
  /** Shown for a defence that has taken place. @uk Відбувся | Показано для захисту, який відбувся. */
  held: string;
  /** The heading of the steps of the procedure. @uk Заголовок процедури | Заголовок кроків процедури. */
  procedureTitle: string;
  /** The names of the steps. @uk Кроки | Назви кроків. */
  steps: DefenceStepNames;
  /** The states of a step. @uk Стани кроків | Стани кроку. */
  stepStates: DefenceStepStates;
  /** The heading of the documents. @uk Заголовок документів | Заголовок документів. */
  documentsTitle: string;
  /** The heading of the text about the dissertation. @uk Заголовок тексту | Заголовок тексту про дисертацію. */
  aboutTitle: string;
  /** The names of the specialties. @uk Спеціальності | Назви спеціальностей. */
  specialties: TextsById;
}

export interface DefenceStepNames {
  /** The special council was formed. @uk Рада | Спеціалізовану раду утворено. */
  council: string;
  /** The dissertation was published. @uk Дисертація | Дисертацію оприлюднено. */
  thesis: string;
  /** The review of an opponent was published. @uk Відгук | Відгук опонента оприлюднено. */
  review: string;
  /** The defence itself. @uk Захист | Сам захист. */
  defence: string;
  /** The decision of the council. @uk Рішення | Рішення ради. */
  decision: string;
}

export interface DefenceStepStates {
  /** The step is done. @uk Зроблено | Крок зроблено. */
  done: string;
  /** The first step that is not. @uk Далі | Перший крок, який ще не зроблено. */
  next: string;
  /** The steps after it. @uk Пізніше | Кроки після нього. */
  later: string;
}

/** The specialized councils and the defences. Files: content/ua/specializedcouncil.json, content/en/specializedcouncil.json. */
export interface SpecializedCouncilTexts extends TextPageTexts {
  /** The heading of the defences to come. @uk Заголовок майбутніх | Заголовок майбутніх захистів. */
  upcomingTitle: string;
  /** The heading of those that have taken place. @uk Заголовок минулих | Заголовок тих, що відбулися. */
  heldTitle: string;
  /** The heading of the special councils. @uk Заголовок рад | Заголовок спеціалізованих рад. */
  councilsTitle: string;
  /** Shown when no defence is announced. @uk Захистів не оголошено | Показано, коли захистів не оголошено. */
  noneUpcoming: string;
  /** The link to the calendar of all defences and classes. @uk Підписка | Посилання на календар усіх захистів і занять. */
  subscribe: string;
}
