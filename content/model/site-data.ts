import type { ContentFile, Email, Href, ImagePath, Phone, Year } from './formats.ts';

/** Facts about the institute that have no language. File: content/data/site.json. */
export interface SiteData extends ContentFile {
  /**
   * The address at which the site is published, without a slash at the end.
   * @uk Адреса сайту | Адреса, за якою опубліковано сайт, без скісної риски в кінці.
   * @format url
   * @pattern ^https://[^/]+$
   * @examples ["https://example.org"]
   */
  origin: string;
  /**
   * The telephone number shown in the footer and on the contacts page.
   * @uk Телефон | Номер телефону в підвалі та на сторінці контактів.
   */
  phone: Phone;
  /** The office's e-mail address. @uk Електронна пошта | Електронна адреса канцелярії. @en E-mail */
  email: Email;
  /** The first year of the copyright line. @uk Перший рік | Перший рік у рядку авторського права. */
  copyrightFrom: Year;
  /**
   * The time zone of all days and hours, as the time zone database names it.
   * @uk Часовий пояс | Часовий пояс усіх днів і годин, за назвою в базі часових поясів.
   * @format time-zone
   * @examples ["Europe/Kyiv", "Europe/Warsaw"]
   */
  timeZone: string;
  /**
   * The currency of all amounts, as ISO 4217 has it.
   * @uk Валюта | Валюта всіх сум, за ISO 4217.
   * @format currency
   * @pattern ^[A-Z]{3}$
   * @examples ["UAH", "EUR"]
   */
  currency: string;
  /**
   * The terms on which the open data may be used: the address of a licence.
   * @uk Ліцензія даних | Умови користування відкритими даними: адреса ліцензії.
   * @format url
   * @pattern ^https://
   * @examples ["https://creativecommons.org/licenses/by/4.0/"]
   */
  dataLicence: string;
  /** The telephone numbers that the question form takes. @uk Номери телефону | Номери, які приймає форма запитання. */
  phonePlan: PhonePlan;
  /**
   * The social networks shown as icons in the footer. An empty address shows the icon without a link.
   * @uk Соціальні мережі | Соціальні мережі, показані значками в підвалі. З порожньою адресою значок не є посиланням.
   * @uniqueItems true
   */
  socials: Social[];
  /**
   * The map of the institute's address; an empty string until there is one.
   * @uk Адреса мапи | Мапа з адресою установи; порожньо, поки її немає.
   * @en Address of the map
   */
  mapHref: OptionalHref;
}

/** The brand of the institute. File: content/data/brand.json. */
export interface BrandData extends ContentFile {
  /**
   * The colour from which both themes, the footer, the cards for social networks and the browser's bar are made, as
   * #rrggbb. White text must be readable on it.
   * @uk Колір | Колір, з якого зроблено обидві теми, підвал, картки для соціальних мереж і рядок браузера, як #rrggbb. Білий
   * текст на ньому має читатися.
   * @format brand-colour
   * @pattern ^#[0-9a-fA-F]{6}$
   * @examples ["#2D7A84"]
   */
  colour: string;
  /**
   * The mark before the name, as a square SVG below content/images; the icons of the site are made of it. The mark of the
   * sample if none is given.
   * @uk Знак | Знак перед назвою: квадратний SVG у content/images; з нього зроблено піктограми сайту. Якщо його немає — знак
   * зразка.
   * @pattern \.svg$
   * @examples ["logo.svg"]
   */
  logo?: ImagePath;
}

export interface PhonePlan {
  /**
   * The form of a number, with # for each digit that a visitor types, and at the end ? for each that not all numbers have. The
   * operator code stands in parentheses, if there is one.
   * @uk Вигляд | Вигляд номера: # на місці кожної цифри, яку пише відвідувач, і ? в кінці на місці кожної, яку мають не всі
   * номери. Код оператора стоїть у дужках, якщо він є.
   * @format phone-format
   * @pattern ^\+\d[\d -]*(?:\(\d*#+\)|#)[# -]*[? -]*$
   * @examples ["+38 (0##) ###-##-##", "+48 ### ### ###", "+49 ### #######?"]
   */
  format: string;
  /**
   * The digits dialled before a number within the country, in place of the country's code.
   * @uk Префікси | Цифри, які набирають перед номером у межах країни замість її коду.
   * @items.type string
   * @items.pattern ^\d{1,3}$
   * @items.examples ["0"]
   * @uniqueItems true
   * @examples [["0"]]
   */
  prefixes: string[];
  /**
   * The operator codes that the form accepts, as they stand in the parentheses of the form; an empty list where any will do.
   * @uk Коди операторів | Коди операторів, які приймає форма, як вони стоять у дужках; порожній список, якщо годиться будь-який.
   * @items.type string
   * @items.format operator-code
   * @items.pattern ^\d{2,5}$
   * @items.examples ["067"]
   * @uniqueItems true
   */
  operatorCodes: string[];
}

/** @format optional-url */
export type OptionalHref = Href;

/** One social network. @uk Одна соціальна мережа. */
export interface Social {
  /**
   * The name, read aloud and shown to a pointer. A usual network has its icon, known by the name or else by the address; all
   * others have a globe.
   * @uk Назва | Назва, яку читають уголос і показують під вказівником. Відома мережа має свій значок, за назвою або за
   * адресою; усі інші — глобус.
   * @pattern \S
   * @examples ["Facebook", "Instagram", "YouTube", "LinkedIn", "Telegram", "X"]
   */
  name: string;
  /**
   * The institute's page there, with https://, or an empty string.
   * @uk Адреса | Сторінка установи там, з https://, або порожньо.
   * @en Address
   */
  href: OptionalHref;
}
