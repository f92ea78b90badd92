/**
 * The formats of strings. The tag @format is copied to the JSON Schema, and the checker and the compiler act on it: they
 * check dates, follow references and render Markdown to HTML.
 */

/** The code of a language of the site, as content folders have it. @format site-language */
export type SiteLanguage = string;

/** The fields of every file. */
export interface ContentFile {
  /** The path to this file's schema; do not change it. */
  $schema: string;
}

/** An entry that can be left out of the site while it is being written. */
export interface CanBeDraft {
  /**
   * Not published yet: the site leaves it out, and the check does not ask for what is missing. The repository is public all the same.
   * @uk Чернетка | Ще не опубліковано: на сайті цього немає, і перевірка не вимагає того, чого бракує. Але репозиторій публічний: там це видно всім.
   */
  draft?: boolean;
  /**
   * The first day on which it is on the site, DD.MM.YYYY; the repository has it before.
   * @uk Опублікувати з | Перший день, коли це буде на сайті, ДД.ММ.РРРР; у репозиторії це видно й до того.
   * @en Publish from
   */
  publishFrom?: DateText;
  /**
   * The last day on which it is on the site, DD.MM.YYYY.
   * @uk Опублікувати до | Останній день, коли це буде на сайті, ДД.ММ.РРРР.
   * @en Publish until
   */
  publishUntil?: DateText;
}

/** An entry that editors add, without a language. */
export interface EntryData extends CanBeDraft {
  /**
   * The short name of the entry, often the last part of its address.
   * @uk Коротка назва латиницею | Коротка назва запису, часто остання частина його адреси.
   */
  id: Slug;
}

/** The texts of an entry in one language. */
export interface EntryTexts {
  /** The short name of the entry, as in its facts. @uk Коротка назва латиницею | Коротка назва, як у його даних. */
  id: Slug;
}

/** @format markdown */
export type Markdown = string;

/** @format date-text */
export type DateText = string;

/** @format image */
export type ImagePath = string;

/** @format file */
export type FilePath = string;

/** @format href */
export type Href = string;

/** @TJS-type integer @minimum 1900 @maximum 2100 */
export type Year = number;

/** @minimum 0 @maximum 100 */
export type PerCent = number;

/** @minimum 0 */
export type Amount = number;

/** @items.type string @items.format person-id @uniqueItems true */
export type PersonList = string[];

/** @pattern ^([01]\d|2[0-3]):[0-5]\d$ */
export type TimeOfDay = string;

/** @format url */
export type Url = string;

/** @format profile */
export type Profile = string;

/** @format email */
export type Email = string;

/** @format phone */
export type Phone = string;

/** @format slug @pattern ^[a-z0-9]+(-[a-z0-9]+)*$ */
export type Slug = string;

/** @format person-id */
export type PersonId = string;

/** @format unit-id */
export type UnitId = string;

/** @format document-id */
export type DocumentId = string;

/** @format defence-id */
export type DefenceId = string;

/** @format container-id */
export type ContainerId = string;

/** @format publisher-id */
export type PublisherId = string;

/** @format news-id */
export type NewsId = string;

/** @format special-council-id */
export type SpecialCouncilId = string;

/** The id under which the texts of the schedule name a course. @format course-id */
export type CourseId = string;

/** The id under which the texts of the academic year name a period or day. @format year-event-id */
export type YearEventId = string;

/**
 * The code of a specialty of postgraduate training, under which the words of defences name it.
 * @format specialty-id
 * @examples ["132"]
 */
export type SpecialtyId = string;

/**
 * A kind of departments, one of those of which the texts of departments have words.
 * @format department-kind-id
 * @examples ["scientific"]
 */
export type DepartmentKindId = string;

/**
 * The id under which the texts of the home page name a phase of a microstructure.
 * @format phase-id
 * @examples ["ferrite"]
 */
export type PhaseId = string;

/**
 * The id under which the texts of the plan of the way name what is on it.
 * @format campus-name-id
 * @examples ["building-1"]
 */
export type CampusNameId = string;

/** The id of a building of the plan of the way. @format building-id @examples ["building-1"] */
export type BuildingId = string;

/**
 * The name of a person; in English, the Ukrainian name romanized by the official rules (KMU-55).
 * @format person-name
 */
export type PersonName = string;

/** The ISBN of a book, with 10 or 13 digits. @format isbn */
export type Isbn = string;

/** The ISSN of a journal: 1234-5679. @format issn */
export type Issn = string;

/** The DOI of a publication, without an address before it: 10.1234/abc.5. @format doi */
export type Doi = string;

/** A picture within a page. @uk Зображення на сторінці. */
export interface Picture {
  /** Its path in content/images. @uk Файл | Шлях у content/images. @en File @examples ["structures/ferrite.webp"] */
  src: ImagePath;
  /**
   * A description for those who cannot see the picture; empty if it is decorative.
   * @uk Що на зображенні | Опис для тих, хто не бачить зображення; порожньо, якщо воно лише прикрашає.
   * @en What the picture shows
   * @examples ["Зерна фериту під мікроскопом"]
   */
  alt: string;
}

/** A link with its words. @uk Посилання та його слова. */
export interface Link {
  /**
   * The address: a path of this site (Ukrainian form, without /en) or one with https://.
   * @uk Адреса | Шлях цього сайту (український, без /en) або адреса з https://.
   * @en Address
   * @examples ["/contacts", "https://journal.example/"]
   */
  href: Href;
  /** The words of the link. @uk Напис | Слова посилання. */
  label: string;
}

/** An exception from a content rule. Every content file may have a list of them under "$exceptions". */
export interface RuleException {
  /** The code of the rule, as the check names it. @uk Правило | Код правила, як його називає перевірка. */
  rule: string;
  /**
   * The place where it applies, including everything below: keys separated by slashes, an entry of a list by its id or its number
   * from 0. For a picture or document: its path, beginning with images/ or files/.
   * @uk Місце | Місце, де воно діє, разом з усім, що нижче: ключі через скісну риску, запис списку за id або за номером від 0. Для
   * зображення чи документа — його шлях, що починається з images/ або files/.
   * @minLength 2
   * @examples ["/name", "/items/new-microscope/title", "images/news/old-photo.webp"]
   */
  at: string;
  /**
   * The reason why the rule is wrong here, for those who come after.
   * @uk Причина | Причина, чому правило тут хибне: для тих, хто прийде після вас.
   * @minLength 10
   * @examples ["Signs all papers with this spelling"]
   */
  reason: string;
}

/** Words by id. */
export interface TextsById {
  [id: string]: string;
}

/** The name of each language of the site. @format by-language */
export interface LanguageNames {
  ua: string;
  en: string;
  [code: string]: string;
}
