import type { ContentFile, DepartmentKindId, Href, SiteLanguage, Slug, TextsById, Url } from './formats.ts';
import type { TemperColour } from './units.ts';

/** The route table: every page of the site, in the order of the specification. File: content/data/routes.json. */
export interface RoutesData extends ContentFile {
  /** The routes. @uk Маршрути | Маршрути. */
  routes: Route[];
}

/** One route: a single page, or one page for each item of a collection. */
export interface Route {
  /**
   * The route's id; its titles have this id in content/ua/routes.json and content/en/routes.json.
   * @uk Коротка назва латиницею | id маршруту; його заголовки стоять під цим id у routes.json кожної мови.
   */
  id: Slug;
  /**
   * The path of the Ukrainian page; the English page is under /en. {id} stands for the short name of an item.
   * @uk Шлях | Шлях української сторінки; англійська — під /en. {id} — коротка назва елемента.
   * @pattern ^/$|^(/([a-z0-9]+(-[a-z0-9]+)*|\{id\}))+$
   * @examples ["/about/history", "/news/{id}"]
   */
  path: string;
  /**
   * The page component that shows it, a name from src/site/pages.
   * @uk Компонент | Компонент, що показує сторінку: назва з src/site/pages.
   * @format page-component
   * @examples ["HistoryPage"]
   * @choices ApplicantsPage = Аспіранти | Applicants; ContactsPage = Контакти | Contacts;
   *   CouncilPage = Учена рада | Academic council; DefencePage = Захист | Defence;
   *   DepartmentListPage = Список відділів | List of departments; DepartmentPage = Відділ | Department;
   *   DevelopmentsPage = Розробки | Developments; DirectoratePage = Дирекція | Directorate;
   *   DocumentPage = Документ | Document; DocumentsPage = Документи | Documents; EntrantPage = Вступникові | Admission;
   *   EquipmentCenterPage = Центр колективного користування | Equipment centre; HistoryPage = Історія | History;
   *   HomePage = Головна | Home; LaboratoryPage = Лабораторія | Laboratory; MonographsPage = Монографії | Monographs;
   *   NewsArchivePage = Архів новин | Archive of news; NewsItemPage = Новина | News item;
   *   NotFoundPage = Сторінку не знайдено | Page not found; PersonPage = Людина | Person;
   *   ProcurementPage = Закупівлі | Procurement; SchedulePage = Розклад | Schedule; SearchPage = Пошук | Search;
   *   SpecialCouncilPage = Разова рада | Specialized council;
   *   SpecializedCouncilPage = Разові ради | Specialized councils; TestPage = Тестова сторінка | Test page;
   *   TextPage = Текст у розділах | Texts in sections
   */
  component: string;
  /**
   * The layout of the page.
   * @uk Макет | Макет сторінки.
   * @choices main = Звичайний | Usual; header-only = Лише шапка | Header alone;
   *   bare = Без шапки й підвалу | Without header and footer
   */
  layout: 'main' | 'header-only' | 'bare';
  /**
   * Marks a page that the footer's site map lists.
   * @uk Де показано | Позначає сторінку, яка стоїть у мапі сайту в підвалі.
   * @choices Footer = У мапі сайту в підвалі | In the footer’s site map
   */
  showIn?: 'Footer';
  /**
   * The items that get a page each.
   * @uk Колекція | Елементи, кожен з яких отримує сторінку.
   * @format collection
   * @examples ["news"]
   * @choices defences = Захисти | Defences; departments = Відділи | Departments; documents = Документи | Documents;
   *   laboratories = Лабораторії | Laboratories; news = Новини | News; news-archive = Новини за роками | News by year;
   *   people = Люди | People; special-councils = Разові ради | Specialized councils
   */
  collection?: string;
  /**
   * Of departments, the kind of those that get a page each; all of them if none is given.
   * @uk Вид | Для відділів — вид тих, які отримують сторінку; якщо не вказано — усі.
   */
  kind?: DepartmentKindId;
  /**
   * The one item of the collection that a page at a fixed path shows.
   * @uk Елемент | Єдиний елемент колекції, який показує сторінка зі сталим шляхом.
   */
  item?: Slug;
  /** The texts of the page. @uk Тексти | Тексти; {id} — елемент. @items.type string @uniqueItems true */
  namespaces: string[];
  /** Keeps the page out of them. @uk Не для пошукових систем | Вони її не покажуть. @en Not for search engines */
  indexed?: false;
  /** Parts of the frame that the page omits. @uk Без чого | Частини обрамлення, яких сторінка не має. */
  without?: FramePart[];
}

/**
 * A part of the main layout that a page can omit.
 * @uk Частина основного макета, без якої сторінка може обійтися.
 * @choices sidebar = Без бічної колонки | Without the sidebar;
 *   title-bar = Без смуги із заголовком | Without the title bar; search = Без пошуку | Without the search
 */
type FramePart = 'sidebar' | 'title-bar' | 'search';

/** The titles and descriptions of the routes. Files: content/ua/routes.json, content/en/routes.json. */
export interface RoutesTexts extends ContentFile {
  /**
   * The words of each route of content/data/routes.json.
   * @uk Маршрути | Слова кожного маршруту content/data/routes.json.
   */
  routes: RouteTextsById;
  /**
   * The titles of routes that have no path yet. No page shows them.
   * @uk Заголовки без шляху | Заголовки маршрутів, які ще не мають шляху. Жодна сторінка їх не показує.
   */
  titlesWithoutPath?: TextsById;
}

interface RouteTextsById {
  [id: string]: RouteTexts;
}

/** The words of one route. @uk Слова одного маршруту. */
interface RouteTexts {
  /**
   * The title: of the page itself, or of the collection where the items bring their own.
   * @uk Назва | Заголовок: самої сторінки або колекції, якщо елементи мають власні.
   * @minLength 1
   */
  title: string;
  /**
   * The words that search engines show under the title: one or two sentences.
   * @uk Опис | Слова, які пошукові системи показують під заголовком: одне-два речення.
   * @minLength 20
   * @maxLength 220
   */
  description: string;
  /**
   * Words that visitors search for and that the page itself does not use: the site’s own search finds the page by them.
   * @uk Знаходити ще й за словами | Слова, які шукають відвідувачі й яких на самій сторінці немає: власний пошук сайту знаходить
   * за ними сторінку.
   * @minLength 2
   */
  alsoFoundBy?: string;
}

/** The main menu: what it contains and where it leads. Its labels are in content/ua/header.json and content/en/header.json. File: content/data/navigation.json. */
export interface NavigationData extends ContentFile {
  /** The menu from left to right. @uk Записи | Меню зліва направо. */
  items: NavigationItem[];
}

/**
 * One entry of the menu: exactly one of href (a page of this site), link (another site) or items (a group).
 * @uk Один пункт меню: або href (сторінка цього сайту), або link (інший сайт), або items (група).
 */
export interface NavigationItem {
  /**
   * The entry's id; its label has this id in header.json.
   * @uk Коротка назва латиницею | id пункту; його напис стоїть під цим id у header.json.
   */
  id: Slug;
  /** A page of this site. @uk Адреса | Сторінка цього сайту. @en Address */
  href?: Href;
  /** An address of another site, opened in a new tab. @uk Посилання | Адреса іншого сайту, що відкривається в новій вкладці. */
  link?: Url;
  /** The entries of a group. @uk Записи | Пункти групи. */
  items?: NavigationItem[];
  /**
   * The colour of the pages below an entry of the first level; absent for that of the site.
   * @uk Колір | Колір сторінок під пунктом першого рівня; немає, якщо він як у всього сайту.
   */
  colour?: TemperColour;
}

/** Addresses that pages had before, on this site or on one that stood at its address. File: content/data/redirects.json. */
export interface RedirectsData extends ContentFile {
  /** The old addresses. @uk Переспрямування | Старі адреси. */
  redirects: Redirect[];
}

/** One old address, and where it leads now. @uk Одна стара адреса й те, куди вона тепер веде. */
export interface Redirect {
  /**
   * The old address: everything after the domain, without a trailing slash and without a question mark or a hash and what follows them.
   * It applies to every language, in English after /en, unless a language is given.
   * @uk Стара адреса | Стара адреса: усе після домену, без скісної риски в кінці та без знака питання чи решітки і того, що за ними. Діє для
   * всіх мов, англійською — після /en, якщо не вказано мову.
   * @en Old address
   * @pattern ^(?!/(api|assets|cards|content|pdfjs)(/|$))(/[A-Za-z0-9._~%+()@,=&-]+)+$
   * @examples ["/istoriia.html", "/index.php"]
   */
  from: string;
  /**
   * The page it leads to, as in a link: without a language, beginning with a slash. Or a document: /files/NAME.pdf.
   * @uk Нова адреса | Сторінка, на яку вона веде, як у посиланні: без мови, зі скісною рискою на початку. Або документ:
   * /files/НАЗВА.pdf.
   * @en New address
   * @pattern ^/$|^(/[A-Za-z0-9._-]+)+$
   * @examples ["/about/history", "/files/charter.pdf"]
   */
  to: string;
  /**
   * The only language that the old address applies to, exactly as it is written.
   * @uk Мова | Єдина мова, для якої діє стара адреса, точно як написано.
   */
  language?: SiteLanguage;
}
