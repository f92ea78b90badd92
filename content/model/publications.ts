import type {
  CanBeDraft,
  ContainerId,
  ContentFile,
  Doi,
  EntryData,
  EntryTexts,
  Isbn,
  Issn,
  PersonId,
  PublisherId,
  Slug,
  Url,
  Year,
} from './formats.ts';

/**
 * Publications of the institute's staff, newest first. Files: content/data/publications/NAME.json; those of a year are in YEAR.json,
 * monographs in monographs.json.
 */
export interface PublicationsData extends ContentFile {
  /** The publications. @uk Записи | Публікації. */
  items: PublicationData[];
}

/** A publication: what does not depend on the language. The names of its facts are those of CSL (citationstyles.org). */
export type PublicationData = ArticleData | PaperData | BookData | DatasetData;

/** The fields of every publication. */
interface WorkData extends CanBeDraft {
  /** The id, also in addresses of its files. @uk Коротка назва латиницею | id публікації, також в адресах. */
  id: Slug;
  /**
   * The language it is written in, as an ISO 639-1 code.
   * @uk Мова | Мова, якою її написано, кодом ISO 639-1.
   * @choices uk = Українська | Ukrainian; en = Англійська | English; ru = Російська | Russian; de = Німецька | German;
   *   pl = Польська | Polish; fr = Французька | French
   */
  language: 'uk' | 'en' | 'ru' | 'de' | 'pl' | 'fr';
  /**
   * The title as the title page has it, where that is neither Ukrainian nor English; otherwise it is among the texts.
   * @uk Назва мовою оригіналу | Назва з титульної сторінки, якщо вона ні українською, ні англійською; інакше вона серед текстів.
   * @minLength 3
   */
  originalTitle?: string;
  /**
   * The authors in the order of the title page: the ids of our people, the names of others.
   * @uk Автори | Автори в порядку титульної сторінки: наші люди й імена інших.
   * @minItems 1
   * @examples [["luhovyi-nazar", { "ua": "Осика Л. Ф.", "en": "Osyka L. F." }]]
   */
  authors: Author[];
  /** The year of publication. @uk Рік | Рік видання. */
  year: Year;
  /** The DOI, if it has one. @uk DOI | DOI, якщо він є. @en DOI */
  doi?: Doi;
  /**
   * Its address, if it can be had on the web and has no DOI.
   * @uk Адреса в мережі | Адреса, якщо публікація є в мережі й не має DOI.
   * @en Web address
   */
  url?: Url;
}

/**
 * An article in a journal or in a collection that appears in issues.
 * @uk Стаття в журналі або в збірнику, що виходить випусками.
 */
export interface ArticleData extends WorkData {
  /** The kind of publication. @uk Тип | Вид публікації. @choices article-journal = Стаття | Article */
  type: 'article-journal';
  /**
   * The journal or collection: an id of content/data/containers.json.
   * @uk Видання | Журнал чи збірник: id з content/data/containers.json.
   */
  container: ContainerId;
  /** The volume, or the number of a collection that has no volumes. @uk Том | Том або номер збірника, що не має томів. */
  volume?: NumberText;
  /** The issue. @uk Номер | Номер. */
  issue?: NumberText;
  /**
   * The pages; an article that has a number instead may have none.
   * @uk Сторінки | Сторінки; стаття, що має натомість номер, може їх не мати.
   */
  pages?: PageRange;
  /**
   * The number of an article whose journal does not count pages.
   * @uk Номер статті | Номер статті в журналі, який не лічить сторінок.
   */
  articleNumber?: ArticleNumber;
}

/** A paper in published proceedings. @uk Доповідь в опублікованих матеріалах конференції. */
export interface PaperData extends WorkData {
  /** The kind of publication. @uk Тип | Вид публікації. @choices paper-conference = Доповідь | Conference paper */
  type: 'paper-conference';
  /**
   * The proceedings: an id of content/data/containers.json.
   * @uk Видання | Матеріали конференції: id з content/data/containers.json.
   */
  container: ContainerId;
  /**
   * The publisher of the proceedings: an id of content/data/publishers.json.
   * @uk Видавництво | Видавець матеріалів: id з content/data/publishers.json.
   */
  publisher?: PublisherId;
  /**
   * The pages; an article that has a number instead may have none.
   * @uk Сторінки | Сторінки; стаття, що має натомість номер, може їх не мати.
   */
  pages?: PageRange;
  /**
   * The number of an article whose journal does not count pages.
   * @uk Номер статті | Номер статті в журналі, який не лічить сторінок.
   */
  articleNumber?: ArticleNumber;
}

/** A book. @uk Книга. */
export interface BookData extends WorkData {
  /** The kind of publication. @uk Тип | Вид публікації. @choices book = Книга | Book */
  type: 'book';
  /** Listed as a monograph. @uk Жанр | Для списку монографій. @choices monograph = Монографія | Monograph */
  genre?: 'monograph';
  /** The publisher: an id of content/data/publishers.json. @uk Видавництво | Видавництво: id з content/data/publishers.json. */
  publisher: PublisherId;
  /** The number of pages. @uk Кількість сторінок | Кількість сторінок. @TJS-type integer @minimum 1 */
  numberOfPages: number;
  /** The ISBN; books printed before 1970 have none. @uk ISBN | ISBN; книжки до 1970 року його не мають. @en ISBN */
  isbn?: Isbn;
}

/** A set of data. @uk Набір даних. */
export interface DatasetData extends WorkData {
  /** The kind of publication. @uk Тип | Вид публікації. @choices dataset = Набір даних | Data set */
  type: 'dataset';
  /** The publisher: an id of content/data/publishers.json. @uk Видавництво | Видавець: id з content/data/publishers.json. */
  publisher: PublisherId;
}

/** The id of one of our people, or a name. @uk Одна з наших людей або ім’я. @format person-id */
export type Author = PersonId | AuthorName;

/**
 * An author of another institute: surname, initials and what follows them, as `Jr.`; a body, or somebody with one name only, has that name.
 * @uk Автор з іншої установи: прізвище, ініціали й те, що стоїть після них, як-от мол.; установа чи людина з одним іменем — під
 * цією назвою.
 */
export interface AuthorName {
  /** Surname, initials. @uk Українська | Прізвище, ініціали. @en Ukrainian @minLength 2 @examples ["Осика Л. Ф."] */
  ua: string;
  /** As it is published. @uk Англійська | Як у статтях. @en English @minLength 2 @examples ["Osyka L. F."] */
  en: string;
}

/** A number, as it is printed. @pattern ^[0-9]+([–/-][0-9]+)?$ @examples ["8"] */
export type NumberText = string;

/**
 * From which page to which, with a dash between them.
 * @pattern ^[A-Za-z]{0,3}[0-9]+[a-z]?(–[A-Za-z]{0,3}[0-9]+[a-z]?)?$
 * @examples ["233–245"]
 */
export type PageRange = string;

/** The number of an article, as it is printed. @pattern ^[A-Za-z0-9][A-Za-z0-9.-]*$ @examples ["104512", "e104"] */
export type ArticleNumber = string;

/** Publications in one language. Files: content/ua/publications/NAME.json, content/en/publications/NAME.json. */
export interface PublicationsTexts extends ContentFile {
  /** The publications, by id. @uk Записи | Публікації, за id. */
  items: PublicationTexts[];
}

/** A publication in one language. */
export interface PublicationTexts extends EntryTexts {
  /**
   * The title: as the title page has it in the language of the publication, translated in the other.
   * @uk Назва | Назва: мовою публікації — як на титульній сторінці, іншою — у перекладі.
   * @minLength 3
   */
  title: string;
  /**
   * The subject in one sentence; a monograph needs it.
   * @uk Анотація | Її тема, одним реченням; монографії це потрібно.
   */
  annotation?: string;
}

/** Journals, collections and proceedings that publications are in. File: content/data/containers.json. */
export interface ContainersData extends ContentFile {
  /** The journals, collections and proceedings. @uk Записи | Журнали, збірники й матеріали конференцій. */
  items: ContainerData[];
}

export interface ContainerData extends EntryData {
  /** The ISSN of a journal. @uk ISSN | ISSN журналу. @en ISSN */
  issn?: Issn;
}

/** Journals, collections and proceedings in one language. Files: content/ua/containers.json, content/en/containers.json. */
export interface ContainersTexts extends ContentFile {
  /** The journals, collections and proceedings, by id. @uk Записи | Журнали, збірники й матеріали конференцій, за id. */
  items: ContainerTexts[];
}

export interface ContainerTexts extends EntryTexts {
  /**
   * Its name: in the English file the one on its English title page or else its romanized name; in the Ukrainian file its own.
   * @uk Назва | Його назва: в англійському файлі — з англійського титулу або латинкою, в українському — власна.
   * @minLength 3
   */
  title: string;
}

/** Publishers with their places. File: content/data/publishers.json. */
export interface PublishersData extends ContentFile {
  /**
   * The publishers; one that moved, or whose city was renamed, stands twice.
   * @uk Записи | Видавництва; те, що переїхало або місто якого перейменовано, стоїть двічі.
   */
  items: EntryData[];
}

/** Publishers in one language. Files: content/ua/publishers.json, content/en/publishers.json. */
export interface PublishersTexts extends ContentFile {
  /** The publishers, by id. @uk Записи | Видавництва, за id. */
  items: PublisherTexts[];
}

export interface PublisherTexts extends EntryTexts {
  /** Its name. @uk Назва | Його назва. @minLength 2 */
  name: string;
  /** Its city. @uk Місце | Його місто. @minLength 2 */
  place: string;
}
