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
   * @uk Ідентифікатор | id маршруту; його заголовки стоять під цим id у routes.json кожної мови.
   */
  id: Slug;
  /**
   * The path of the Ukrainian page; the English page is under /en. `{id}` stands for an item of the collection.
   * @uk Шлях | Шлях української сторінки; англійська — під /en. `{id}` — елемент колекції.
   * @pattern ^/$|^(/([a-z0-9]+(-[a-z0-9]+)*|\{id\}))+$
   * @examples ["/about/history", "/news/{id}"]
   */
  path: string;
  /**
   * The page component that shows it, a name from src/site/pages.
   * @uk Компонент | Компонент, що показує сторінку: назва з src/site/pages.
   * @format page-component
   * @examples ["HistoryPage"]
   */
  component: string;
  /** The layout of the page. @uk Макет | Макет сторінки. */
  layout: 'main' | 'header-only' | 'bare';
  /** Marks a page that the footer's site map lists. @uk Де показано | Позначає сторінку, яка стоїть у мапі сайту в підвалі. */
  showIn?: 'Footer';
  /**
   * The items that get a page each, when the path contains `{id}`.
   * @uk Колекція | Елементи, кожен з яких отримує сторінку, якщо шлях містить `{id}`.
   * @format collection
   * @examples ["news"]
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
   * The namespaces that the page reads; `{id}` stands for the item's id.
   * @uk Простори текстів | Простори текстів, які читає сторінка; `{id}` — id елемента.
   * @items.type string
   * @uniqueItems true
   */
  namespaces: string[];
  /** False keeps the page out of search engines. @uk Для пошукових систем | false не пускає сторінку до пошукових систем. */
  indexed?: boolean;
  /** Parts of the frame that the page omits. @uk Без чого | Частини обрамлення, яких сторінка не має. */
  without?: FramePart[];
}

/** A part of the main layout that a page can omit. @uk Частина основного макета, без якої сторінка може обійтися. */
export type FramePart = 'sidebar' | 'title-bar' | 'search';
