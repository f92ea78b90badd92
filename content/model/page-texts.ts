import type { ContentFile, ImagePath, Link, Markdown, Picture, TextsById } from './formats.ts';
import type { NewsTopic } from './news.ts';
import type { Fact, TextPageTexts } from './text-page.ts';

/** The home page. Files: content/ua/home.json, content/en/home.json. */
export interface HomeTexts extends ContentFile {
  /** The picture and the words across the top. @uk Верх сторінки | Зображення й слова вгорі на всю ширину. @en Top of the page */
  hero: Hero;
  /**
   * The four ways in: for applicants, industry, researchers, the public.
   * @uk Входи | Чотири входи: для вступників, промисловості, дослідників, громадськості.
   */
  audiences: Audience[];
  /** The heading of the news. @uk Заголовок новин | Заголовок новин. */
  newsTitle: string;
  /** The heading of the departments. @uk Заголовок відділів | Заголовок відділів. */
  departmentsTitle: string;
  /** The heading of the defences. @uk Заголовок захистів | Заголовок захистів. */
  defencesTitle: string;
  /**
   * The link to all defences, if the institute has a page of them.
   * @uk Посилання на захисти | Посилання на всі захисти, якщо установа має їх сторінку.
   */
  defencesLink?: Link;
  /** A sentence under the heading of the departments. @uk Вступ до відділів | Речення під заголовком відділів. */
  departmentsLead: string;
  /**
   * The names of the phases whose grains are outlined in content/data/micrographs.
   * @uk Фази | Назви фаз, зерна яких обведено в content/data/micrographs.
   */
  phases?: TextsById;
}

export interface Hero {
  /**
   * The caption of the picture, as a microscopist writes it: phases and magnification.
   * @uk Підпис | Підпис зображення, як його пише мікроскопіст: фази й збільшення.
   */
  caption: string;
  /** The institute's slogan. @uk Гасло | Гасло установи. @en Slogan */
  title: string;
  /** The work of the institute, in one or two sentences. @uk Вступ | Діяльність установи, одним-двома реченнями. @en Lead */
  text: string;
  /** The picture on wide screens. @uk Зображення | Зображення для широких екранів. */
  image: ImagePath;
  /** The picture on phones, in portrait orientation. @uk Зображення для телефонів | Зображення для телефонів, вертикальне. */
  phoneImage: ImagePath;
  /** One or two buttons. @uk Посилання | Одна чи дві кнопки. @minItems 1 @maxItems 2 */
  links: Link[];
}

/** A way in for one kind of visitor. @uk Вхід для одного кола відвідувачів. */
export interface Audience {
  /** The visitors that it is for. @uk Назва | Коло відвідувачів. */
  title: string;
  /** The things they find there. @uk Текст | Усе, що вони там знайдуть. */
  text: string;
  /** The link to their page. @uk Посилання | Посилання на їхню сторінку. */
  link: Link;
}

/** The history page. Files: content/ua/history.json, content/en/history.json. */
export interface HistoryTexts extends ContentFile {
  /** The introduction. @uk Вступ | Вступ. */
  intro: Markdown;
  /** The periods, oldest first. @uk Періоди | Періоди, давніші спершу. */
  periods: Period[];
}

/** A period of the institute's history. @uk Період в історії установи. */
export interface Period {
  /** The first and the last year. @uk Роки | Перший і останній рік. @examples ["1949–1951"] */
  years: string;
  /** The subject of the period. @uk Назва | Тема цього періоду. */
  title: string;
  /** The events. @uk Текст | Події періоду. */
  text: Markdown;
  /** A picture of the period. @uk Зображення | Зображення періоду. */
  picture?: Picture;
}

/** The contacts page. Files: content/ua/contacts.json, content/en/contacts.json. */
export interface ContactsTexts extends TextPageTexts {
  /** The label before the telephone number. @uk Телефон | Підпис перед номером телефону. */
  phone: string;
  /** The label before the e-mail address. @uk Електронна пошта | Підпис перед електронною адресою. @en E-mail */
  email: string;
  /** The heading of the address. @uk Адреса | Заголовок адреси. */
  address: string;
  /** The heading of the table of offices. @uk Заголовок служб | Заголовок таблиці кабінетів. */
  officesTitle: string;
  /** The column of offices. @uk Стовпець служб | Стовпець служб. */
  officeColumn: string;
  /** The column of rooms. @uk Стовпець кабінетів | Стовпець кабінетів. */
  roomColumn: string;
  /** The column of opening hours. @uk Стовпець годин | Стовпець годин роботи. */
  hoursColumn: string;
  /**
   * The offices a visitor may look for, but for the rooms in campus.json.
   * @uk Служби | Служби, які може шукати відвідувач, крім кабінетів із campus.json.
   */
  offices: Office[];
  /** The section for the press. @uk Для преси | Розділ для преси. */
  press?: PressTexts;
}

export interface PressTexts {
  /** The heading. @uk Назва | Заголовок. */
  title: string;
  /** Name, telephone, e-mail. @uk Відомості | Ім’я, телефон, пошта. */
  facts: Fact[];
  /** The words of the institute's mark, which can be downloaded. @uk Знак | Підпис знака установи, який можна завантажити. */
  mark: string;
  /** Pictures to download. @uk Зображення | Зображення, які можна завантажити. */
  pictures: Picture[];
}

/** An office. @uk Служба. */
export interface Office {
  /** The name of the office. @uk Назва | Назва служби. */
  name: string;
  /** The room. @uk Кабінет | Кабінет. */
  room: string;
  /** The opening hours. @uk Години роботи | Години роботи. */
  hours: string;
}

/** The labels of the news. Files: content/ua/news.json, content/en/news.json. */
export interface NewsLabelsTexts extends ContentFile {
  /** The heading of the latest news. @uk Заголовок новин | Заголовок останніх новин. */
  newsTitle: string;
  /**
   * The name of the links to the items before and after an item, for screen readers.
   * @uk Сусідні новини | Назва посилань на сусідні новини, для програм екранного читання.
   */
  neighbours: string;
  /** The heading above the people whom a news item names. @uk Люди | Заголовок над людьми, яких названо в новині. */
  people: string;
  /** The heading above the documents that a news item names. @uk Документи | Заголовок над документами, які назвала новина. */
  documents: string;
  /** The heading above earlier news of the same department. @uk Раніше | Заголовок над давнішими новинами того самого відділу. */
  earlier: string;
  /** The link to the newer item. @uk Новіші | Посилання на новішу новину. */
  newer: string;
  /** The link to the older item. @uk Давніші | Посилання на давнішу новину. */
  older: string;
  /** The words of the archive. @uk Архів | Слова архіву. */
  archive: NewsArchiveTexts;
}

export interface NewsArchiveTexts {
  /** The link from the latest news to all news. @uk Усі | Посилання від останніх новин до всіх. */
  all: string;
  /** The name of the list of years, for screen readers. @uk Роки | Назва списку років, для програм екранного читання. */
  years: string;
  /** The name of the list of topics, for screen readers. @uk Теми | Назва списку тем, для програм екранного читання. */
  byTopic: string;
  /** The name of each topic. @uk Назви тем | Назва кожної теми. */
  topics: Record<NewsTopic, string>;
  /** The heading of the departments that have news. @uk За відділами | Заголовок списку відділів, що мають новини. */
  units: string;
  /** The page of the newest news of all years. @uk Найновіші | Сторінка найновіших новин усіх років. */
  newest: string;
  /** A sentence in place of the news while there are none. @uk Коли новин немає | Речення на місці новин, доки їх немає. */
  none: string;
  /** The title of the newest page of a topic: {{topic}}. @uk Заголовок теми | Заголовок найновішої сторінки теми: {{topic}}. */
  topicTitle: string;
  /**
   * The title of a further page of a topic: {{topic}} and {{page}}, counted from the oldest.
   * @uk Заголовок сторінки теми | Заголовок наступної сторінки теми: {{topic}} і {{page}}, рахуючи від найдавнішої.
   */
  topicPageTitle: string;
  /** The title of the newest page of a year: {{year}}. @uk Заголовок року | Заголовок найновішої сторінки року: {{year}}. */
  yearTitle: string;
  /**
   * The title of a further page: {{year}} and {{page}}, counted from the oldest.
   * @uk Заголовок сторінки | Заголовок наступної сторінки: {{year}} і {{page}}, рахуючи від найдавнішої.
   */
  pageTitle: string;
  /**
   * The name of the links to other pages, for screen readers.
   * @uk Сторінки | Назва посилань на інші сторінки, для програм екранного читання.
   */
  pages: string;
  /**
   * The label before the number of a page, for screen readers.
   * @uk Сторінка | Підпис перед номером сторінки, для програм екранного читання.
   */
  page: string;
  /** The link to the page with newer items. @uk Новіші | Посилання на сторінку з новішими новинами. */
  newer: string;
  /** The link to the page with older items. @uk Давніші | Посилання на сторінку з давнішими новинами. */
  older: string;
}

export interface DepartmentKinds {
  [kind: string]: DepartmentKindTexts;
}

/** The words of a kind of departments. @uk Слова про вид відділів. */
export interface DepartmentKindTexts {
  /** The introduction of their list. @uk Вступ | Вступ до їх списку. */
  intro: Markdown;
}

/** The words on the pages of departments and laboratories. Files: content/ua/departments.json, content/en/departments.json. */
export interface DepartmentsTexts extends ContentFile {
  /**
   * The kinds of departments that the institute has, and the words of each.
   * @uk Види | Види відділів, які має установа, і слова кожного з них.
   */
  kinds: DepartmentKinds;
  /** The heading of the laboratories in the list. @uk Заголовок лабораторій | Заголовок лабораторій у списку. */
  laboratoriesTitle: string;
  /** The heading of the staff. @uk Заголовок працівників | Заголовок списку працівників. */
  staffTitle: string;
  /** The heading of the main areas of activity. @uk Заголовок напрямів роботи | Заголовок основних напрямів роботи. */
  activitiesTitle: string;
  /**
   * The heading of a laboratory's staff, if it differs.
   * @uk Заголовок працівників лабораторії | Заголовок списку працівників лабораторії, якщо він інший.
   */
  laboratoryStaffTitle?: string;
  /**
   * The heading of a laboratory's main areas of activity, if it differs.
   * @uk Заголовок напрямів лабораторії | Заголовок основних напрямів діяльності лабораторії, якщо він інший.
   */
  laboratoryActivitiesTitle?: string;
  /** The role of a unit's head in the table of staff. @uk Керівник | Роль керівника підрозділу в таблиці працівників. */
  head: string;
  /** The heading of the results. @uk Заголовок результатів | Заголовок результатів. */
  resultsTitle: string;
  /** The heading of the running projects. @uk Заголовок тем | Заголовок поточних тем. */
  projectsTitle: string;
  /** The heading of dissertations not yet defended. @uk Заголовок дисертацій | Заголовок іще не захищених. */
  dissertationsTitle: string;
  /** The heading of a laboratory's methods. @uk Заголовок методів | Заголовок методів лабораторії. */
  methodsTitle: string;
  /** The column of names. @uk Стовпець імен | Стовпець імен. */
  nameColumn: string;
  /** The column of positions. @uk Стовпець посад | Стовпець посад. */
  positionColumn: string;
  /** The column of degrees. @uk Стовпець ступенів | Стовпець ступенів. */
  degreeColumn: string;
  /** The column of methods. @uk Стовпець методів | Стовпець методів. */
  methodColumn: string;
  /** The column of equipment. @uk Стовпець обладнання | Стовпець обладнання. */
  equipmentColumn: string;
  /** The column of years. @uk Стовпець років | Стовпець років. */
  yearsColumn: string;
  /** The column of project titles. @uk Стовпець тем | Стовпець назв тем. */
  projectColumn: string;
  /**
   * The heading of what the staff of a department wrote.
   * @uk Заголовок публікацій | Заголовок того, що написали працівники відділу.
   */
  publicationsTitle: string;
  /** Leads to the staff with older ones. @uk Куди дивитися по давніші публікації | Веде до працівників. */
  olderPublications: string;
  /** The heading of older news, which are folded. @uk Давніші новини | Заголовок давніших новин, які згорнуто. */
  olderNews: string;
  /**
   * Unfolds older publications; {{count}} is their number.
   * @uk Ще публікації: 1, 21, 31 | Розгортає давніші публікації; {{count}} — їх кількість.
   */
  morePublications_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. @uk Ще публікації: 2, 3, 4 | Те саме для 2, 3, 4, 22 … українською. */
  morePublications_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. @uk Ще публікації: 5, 6, 11 | Те саме для 5, 6, 11 … українською. */
  morePublications_many?: string;
  /** The same for every other number. @uk Ще публікації: інші числа | Те саме для всіх інших чисел. */
  morePublications_other: string;
}

/** The not-found page. Files: content/ua/not-found.json, content/en/not-found.json. */
export interface NotFoundTexts extends ContentFile {
  /**
   * The title. The specification fixes its wording, in Russian on the Ukrainian page.
   * @uk Назва | Заголовок. Його слова визначає специфікація, на українській сторінці — російською.
   * @examples ["Страница не найдена"]
   */
  title: string;
  /**
   * The language of the title where it is not the page's own: it is marked for screen readers.
   * @uk Мова заголовка | Мова заголовка, якщо вона не мова сторінки: для програм екранного читання.
   * @choices ru = Російська | Russian
   */
  titleLanguage?: 'ru';
  /** The event and advice. @uk Текст | Пояснення й порада. */
  text: string;
  /** The back-to-home button. @uk На головну | Кнопка повернення на головну. */
  backHome: string;
  /** The picture. @uk Зображення | Зображення. */
  image: ImagePath;
  /** Other pages to look at. @uk Посилання | Інші сторінки, які варто переглянути. */
  links: Link[];
}
