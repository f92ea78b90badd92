import type { ContentFile, DepartmentKindId, Slug } from './formats.ts';

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
  /**
   * The texts that the page reads; {id} stands for the short name of an item.
   * @uk Тексти | Тексти, які читає сторінка; {id} — коротка назва елемента.
   * @items.type string
   * @uniqueItems true
   */
  namespaces: string[];
  /** False keeps the page out of search engines. @uk Для пошукових систем | false не пускає сторінку до пошукових систем. */
  indexed?: boolean;
  /** Parts of the frame that the page omits. @uk Без чого | Частини обрамлення, яких сторінка не має. */
  without?: FramePart[];
}

/**
 * A part of the main layout that a page can omit.
 * @uk Частина основного макета, без якої сторінка може обійтися.
 * @choices sidebar = Без бічної колонки | Without the sidebar;
 *   title-bar = Без смуги із заголовком | Without the title bar; search = Без пошуку | Without the search
 */
export type FramePart = 'sidebar' | 'title-bar' | 'search';
