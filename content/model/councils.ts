import type {
  CanBeDraft,
  ContentFile,
  DateText,
  DefenceId,
  DocumentId,
  Markdown,
  PersonId,
  Slug,
} from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/**
 * A role in a council or in the directorate.
 * @choices director = Директор | Director; deputy-director = Заступник директора | Deputy director;
 *   chair = Голова | Chair; deputy-chair = Заступник голови | Deputy chair;
 *   scientific-secretary = Учений секретар | Scientific secretary; secretary = Секретар | Secretary;
 *   reviewer = Рецензент | Reviewer; opponent = Опонент | Opponent; member = Член | Member
 */
export type CouncilRole =
  | 'director'
  | 'deputy-director'
  | 'chair'
  | 'deputy-chair'
  | 'scientific-secretary'
  | 'secretary'
  | 'reviewer'
  | 'opponent'
  | 'member';

/** The members of the directorate, a council or a committee. File: content/data/councils/ID.json. */
export interface CouncilData extends ContentFile {
  /** The members, in the order they are shown. @uk Члени | Члени в тому порядку, в якому їх показано. @minItems 1 */
  members: CouncilMember[];
}

/** A member who works at the institute. @uk Член ради, який працює в установі. */
export interface CouncilMember {
  /** The person. @uk Особа | Особа. */
  person: PersonId;
  /** The person's role there. @uk Роль | Роль людини там. */
  role: CouncilRole;
}

/** The words of the pages that show members. Files: content/ua/councils.json, content/en/councils.json. */
export interface CouncilsTexts extends ContentFile {
  /** The heading of the members. @uk Заголовок членів | Заголовок списку членів. */
  membersTitle: string;
  /** The names of the roles. @uk Ролі | Назви ролей. */
  roles: Record<CouncilRole, string>;
}

/** The directorate. Files: content/ua/directorate.json, content/en/directorate.json. */
export interface DirectorateTexts extends TextPageTexts {
  /** The label before a director's responsibilities. @uk Підпис обов’язків | Підпис перед обов’язками керівника. */
  responsibilityLabel: string;
  /** The label before a director's reception hours. @uk Підпис прийому | Підпис перед годинами прийому керівника. */
  receptionLabel: string;
  /**
   * The responsibilities of each member of content/data/councils/directorate.json, by the person's id.
   * @uk Записи | Обов’язки кожного члена content/data/councils/directorate.json, за id людини.
   */
  items: DirectorTexts[];
}

export interface DirectorTexts {
  /** The person's id. @uk Коротка назва латиницею | id людини. */
  id: PersonId;
  /** The person's responsibilities, in Markdown. @uk Обов’язки | Обов’язки людини в Markdown. */
  responsibility: Markdown;
  /** The hours and the room of the person's reception. @uk Прийом | Години й місце прийому відвідувачів. */
  reception: string;
}

/** A special council, which is formed for one defence. File: content/data/special-councils/ID.json; the id is the last part of its address. */
export interface SpecialCouncilData extends ContentFile, CanBeDraft {
  /** The day the council was formed, DD.MM.YYYY. @uk Утворено | День утворення ради, ДД.ММ.РРРР. */
  formed: DateText;
  /** The order that formed it. @uk Наказ | Наказ, яким її утворено. */
  order?: DocumentId;
  /** The defence that it is for. @uk Захист | Захист, для якого вона. */
  defence: DefenceId;
  /** The members who work at the institute. @uk Члени | Члени, які працюють в установі. */
  members: CouncilMember[];
}

/** A special council in one language. File: content/ua/special-councils/ID.json, content/en/special-councils/ID.json. */
export interface SpecialCouncilTexts extends ContentFile {
  /**
   * The council's name with its registration number.
   * @uk Назва | Назва ради з номером реєстрації.
   * @examples ["Разова спеціалізована вчена рада ДФ 00.000.014"]
   */
  name: string;
  /**
   * The purpose of the council, in one or two sentences.
   * @uk Вступ | Призначення ради, одним-двома реченнями.
   * @minLength 20
   */
  lead: string;
  /** About the council, in Markdown. @uk Текст про раду | Про раду, у Markdown. @en Text about the council */
  about: Markdown;
  /**
   * The members from other institutions, in the order they are shown.
   * @uk Члени з інших установ | Члени з інших установ у тому порядку, в якому їх показано.
   */
  guests: Guest[];
}

/** A person from another institution. @uk Людина з іншої установи. */
export interface Guest {
  /** An id for the person: surname and given name. @uk Коротка назва латиницею | id людини: прізвище та ім’я. */
  id: Slug;
  /** The full name. @uk Ім’я | Повне ім’я. */
  name: string;
  /**
   * The person's role in the council.
   * @uk Роль | Роль людини в раді.
   * @choices chair = Голова | Chair; reviewer = Рецензент | Reviewer; opponent = Опонент | Opponent;
   *   member = Член | Member
   */
  role: 'chair' | 'reviewer' | 'opponent' | 'member';
  /** The degree and rank. @uk Ступінь | Ступінь і звання. */
  degree: string;
  /** The position and the institution. @uk Посада й установа | Посада й установа. */
  affiliation: string;
}

/** The words of the pages of special councils. Files: content/ua/spec-councils.json, content/en/spec-councils.json. */
export interface SpecCouncilsTexts extends ContentFile {
  /** The label before the day the council was formed. @uk Утворено | Підпис перед днем утворення ради. */
  formed: string;
  /**
   * The label before the order that formed it.
   * @uk Підпис наказу | Підпис перед наказом, яким її утворено.
   * @en Label of the order
   */
  order: string;
  /** The label before the defence. @uk Захист | Підпис перед захистом. */
  defence: string;
  /** The heading of the members. @uk Заголовок членів | Заголовок списку членів. */
  membersTitle: string;
}
