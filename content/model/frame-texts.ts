import type { ContentFile, EntryData, EntryTexts, LanguageNames, Markdown, TextsById } from './formats.ts';

/** The header: its search box and the words of the menu. Files: content/ua/header.json, content/en/header.json. */
export interface HeaderTexts extends ContentFile {
  /** The placeholder of the search box. @uk Підказка пошуку | Підказка в полі пошуку. */
  searchPlaceholder: string;
  /**
   * The label of every entry of content/data/navigation.json.
   * @uk Пункти меню | Напис кожного пункту content/data/navigation.json.
   */
  navigation: TextsById;
}

/** The footer. Files: content/ua/footer.json, content/en/footer.json. */
export interface FooterTexts extends ContentFile {
  /** The heading of the site map. @uk Мапа сайту | Заголовок мапи сайту. */
  siteMap: string;
  /** The heading above the note about the site. @uk Про сайт: заголовок | Заголовок над приміткою про сайт. */
  aboutSite: string;
  /** The note about the site. @uk Про сайт: примітка | Примітка про сайт. */
  aboutSiteText: Markdown;
  /** The heading of the address. @uk Місце | Заголовок адреси. */
  location: string;
  /** The address, one entry per line. @uk Адреса | Адреса, рядок за рядком. @items.type string @minItems 1 */
  address: string[];
  /** The words of the link to the map. @uk Мапа | Слова посилання на мапу. */
  map: string;
  /**
   * Shown beside that link for as long as the map has no address.
   * @uk Мапи ще немає | Показано біля цього посилання, поки мапа не має адреси.
   */
  mapSoon: string;
  /** The heading of phone and e-mail. @uk Контакти | Заголовок телефону й електронної адреси. */
  contacts: string;
  /** The heading above the question button. @uk Запрошення до запитань | Заголовок над кнопкою запитання. */
  askQuestion: string;
  /** A sentence that invites questions. @uk Запрошення: речення | Речення, що запрошує поставити запитання. */
  askQuestionText: string;
  /** The question button. @uk Кнопка запитання | Кнопка запитання. */
  feedback: string;
  /**
   * Shown when the question form could not be loaded; e-mail and phone follow.
   * @uk Форма не відкрилася | Показано, коли форму запитання не вдалося завантажити; далі стоять адреса й телефон.
   */
  feedbackFailed: string;
  /** The heading of the social networks. @uk Соціальні мережі | Заголовок соціальних мереж. */
  socials: string;
  /** Shown for a social network that has no address yet. @uk Адреси ще немає | Показано для мережі, яка ще не має адреси. */
  socialSoon: string;
  /**
   * The owner named in the copyright line, which begins with © and the years.
   * @uk Авторське право | Власник у рядку авторського права, який починається з © і років.
   */
  copyright: string;
}

/** The languages by their code. Files: content/ua/lang.json, content/en/lang.json. */
export interface LangTexts extends ContentFile {
  /** The name of each language, in that language. @uk Мови | Назва кожної мови нею самою. */
  languages: LanguageNames;
  /** The name of the language menu. @uk Вибір мови | Назва меню мов. */
  choose: string;
}

/** The notices at the top of every page: an alarm, a closure, admission. File: content/data/notices.json. */
export interface NoticesData extends ContentFile {
  /** The notices, in the order they are shown. @uk Записи | Оголошення в тому порядку, в якому їх показано. */
  items: NoticeData[];
}

interface NoticeData extends EntryData {
  /**
   * Shown in red, before the others: an alarm, a danger.
   * @uk Термінове | Показане червоним, перед іншими: тривога, небезпека.
   */
  urgent?: boolean;
}

/** The notices in one language. Files: content/ua/notices.json, content/en/notices.json. */
export interface NoticesTexts extends ContentFile {
  /** The notices, by id. @uk Записи | Оголошення, за id. */
  items: NoticeTexts[];
}

interface NoticeTexts extends EntryTexts {
  /** The subject in a few words. @uk Заголовок | Тема оголошення, кількома словами. */
  title: string;
  /** Advice, with a link to more; in Markdown. @uk Текст | Порада, з посиланням на докладніше; у Markdown. */
  text?: Markdown;
}
