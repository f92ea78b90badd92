import type { ContentFile } from './formats.ts';

/** The search page. Files: content/ua/search.json, content/en/search.json. */
export interface SearchTexts extends ContentFile {
  /** The things that can be found. @uk Вступ | Усе, що можна знайти. */
  lead: string;
  /**
   * The name of the results, for screen readers.
   * @uk Заголовок результатів | Назва результатів, для програм екранного читання.
   */
  resultsTitle: string;
  /** The title of the window; {{query}} is the query. @uk Заголовок вікна | Заголовок вікна; {{query}} — запит. */
  windowTitle: string;
  /** Shown while the index is loading. @uk Пошук триває | Показано, поки завантажується індекс. */
  searching: string;
  /** The number of results; {{count}} is the number. @uk Знайдено: 1, 21, 31 | Кількість результатів; {{count}} — число. */
  found_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. @uk Знайдено: 2, 3, 4 | Те саме для 2, 3, 4, 22 … українською. */
  found_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. @uk Знайдено: 5, 6, 11 | Те саме для 5, 6, 11 … українською. */
  found_many?: string;
  /** The same for every other number. @uk Знайдено: інші числа | Те саме для всіх інших чисел. */
  found_other: string;
  /** Shown when nothing was found for {{query}}. @uk Нічого немає | Показано, коли за запитом {{query}} нічого немає. */
  nothing: string;
  /** Advice for that case. @uk Що спробувати | Порада на цей випадок. */
  nothingHelp: string;
  /**
   * The label before other queries that would find something.
   * @uk Можливо | Підпис перед іншими запитами, за якими щось знайдеться.
   */
  suggestion: string;
  /** Shown when the search is unavailable. @uk Не вдалося | Показано, коли пошук недоступний. */
  failed: string;
  /** The headings of the groups of results. @uk Види | Заголовки груп результатів. */
  kinds: SearchKinds;
  /** The page of a document: {{page}} is its number. @uk Сторінка документа | Сторінка документа: {{page}} — її номер. */
  documentPage: string;
  /**
   * The label before the numbers of further pages of a document.
   * @uk Інші сторінки | Підпис перед номерами інших сторінок документа.
   */
  otherPages: string;
  /**
   * The name of the links to results of one kind, for screen readers.
   * @uk Назва видів | Назва посилань на результати одного виду, для програм екранного читання.
   */
  kindsTitle: string;
  /** The link to results of all kinds. @uk Усі види | Посилання на результати всіх видів. */
  allKinds: string;
  /** The link to all {{count}} of {{kind}}. @uk Усі цього виду | Посилання на всі {{count}}; {{kind}} — група. */
  allOfKind: string;
  /** The button that shows more results of a group. @uk Більше | Кнопка, що показує більше результатів групи. */
  more: string;
  /**
   * The heading of the site map, shown where the search cannot help.
   * @uk Заголовок мапи сайту | Заголовок мапи сайту, показаної там, де пошук не допоможе.
   */
  siteMapTitle: string;
}

export interface SearchKinds {
  /** Heading over the people found. @uk Люди | Заголовок над знайденими людьми. */
  people: string;
  /** Heading over the departments and laboratories found. @uk Відділи | Заголовок над знайденими відділами й лабораторіями. */
  departments: string;
  /** Heading over the news found. @uk Новина | Заголовок над знайденими новинами. */
  news: string;
  /** Heading over the other pages found. @uk Сторінки | Заголовок над іншими знайденими сторінками. */
  pages: string;
  /** Heading over the documents found. @uk Документи | Заголовок над знайденими документами. */
  documents: string;
}
