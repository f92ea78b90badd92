import type { ContentFile, Href, Slug, Url } from './formats.ts';
import type { TemperColour } from './unit-data.ts';

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
