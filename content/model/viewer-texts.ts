import type { ContentFile } from './formats.ts';

/** The words of the document viewer. Files: content/ua/viewer.json, content/en/viewer.json. */
export interface ViewerTexts extends ContentFile {
  /** The name of the bar under the page. @uk Панель | Назва панелі під сторінкою. */
  bar: string;
  /**
   * The button to the page before; on the first page it leads to the last.
   * @uk Назад | Кнопка попередньої сторінки; на першій веде до останньої.
   */
  previous: string;
  /**
   * The button to the page after; on the last page it leads to the first.
   * @uk Далі | Кнопка наступної сторінки; на останній веде до першої.
   */
  next: string;
  /** The name of the field with the number of the page. @uk Номер сторінки | Назва поля з номером сторінки. */
  pageNumber: string;
  /** The name of the progress bar. @uk Поступ | Назва смуги поступу. */
  progress: string;
  /** The position: page {{page}} of {{total}}. @uk Місце | Місце: сторінка {{page}} з {{total}}. */
  position: string;
  /**
   * Announced when the last page follows the first; {{page}} and {{total}} are filled in.
   * @uk Знову остання | Оголошується, коли за першою сторінкою йде остання; {{page}} і {{total}} буде підставлено.
   */
  wrappedToLast: string;
  /**
   * Announced when the first page follows the last; {{page}} and {{total}} are filled in.
   * @uk Знову перша | Оголошується, коли за останньою сторінкою йде перша; {{page}} і {{total}} буде підставлено.
   */
  wrappedToFirst: string;
  /** The total number of pages; {{total}} is filled in. @uk Усього | Кількість сторінок; {{total}} буде підставлено. */
  total: string;
  /** The button that enters full screen. @uk На весь екран | Кнопка, що відкриває на весь екран. */
  fullscreen: string;
  /** The button that leaves full screen. @uk З повного екрана | Кнопка, що повертає з повного екрана. */
  exitFullscreen: string;
  /** The name of the buttons above the page. @uk Кнопки | Назва кнопок над сторінкою. */
  tools: string;
  /** The button that makes the page larger. @uk Збільшити | Кнопка, що збільшує сторінку. */
  zoomIn: string;
  /** The button that makes the page smaller. @uk Зменшити | Кнопка, що зменшує сторінку. */
  zoomOut: string;
  /**
   * The button that resets the zoom; {{percent}} is the current zoom.
   * @uk Скинути масштаб | Кнопка, що скидає масштаб; {{percent}} — теперішній масштаб.
   */
  zoomReset: string;
  /** The button that prints the document. @uk Друк | Кнопка, що друкує документ. */
  print: string;
  /** The button that saves a form with what was filled in. @uk Зберегти форму | Кнопка, що зберігає форму з тим, що в неї вписали. */
  save: string;
  /**
   * Shown while pages are prepared for printing: {{page}} of {{total}}.
   * @uk Підготовка до друку | Показано, поки сторінки готуються до друку: {{page}} з {{total}}.
   */
  printing: string;
  /** The button that cancels printing. @uk Скасувати друк | Кнопка, що скасовує друк. */
  printCancel: string;
  /** Over {{limit}} pages: it opens in the browser. @uk Задовгий для друку | Понад {{limit}} сторінок — у браузері. */
  printLong: string;
  /**
   * The name of the sheet: page {{page}} of {{total}}, {{title}}.
   * @uk Аркуш | Назва аркуша: сторінка {{page}} з {{total}}, {{title}}.
   */
  sheet: string;
  /** A link without words to page {{page}}. @uk Посилання на сторінку | Посилання без слів: {{page}}. */
  linkToPage: string;
  /**
   * The download progress: {{loaded}} of {{total}}, with their units.
   * @uk Завантажено | Завантажена частина: {{loaded}} з {{total}}, з одиницями.
   */
  loaded: string;
  /** The button that tries again. @uk Ще раз | Кнопка, що пробує ще раз. */
  retry: string;
  /** The button that reloads the page. @uk Перезавантажити | Кнопка, що перезавантажує сторінку. */
  reload: string;
  /** The error messages of the viewer. @uk Збої | Повідомлення переглядача про помилки. */
  failures: ViewerFailures;
}

export interface ViewerFailures {
  /** There is no file at the address. @uk Файлу немає | За адресою немає файлу. */
  missing: string;
  /** The file has no content. @uk Порожній файл | Файл порожній. */
  empty: string;
  /** The file is not a PDF. @uk Не PDF | Файл не є PDF. @en Not a PDF */
  notPdf: string;
  /** The file opens only with a password. @uk Захищений | Файл відкривається лише з паролем. */
  protected: string;
  /** The file is a PDF that cannot be read. @uk Пошкоджений | Файл є PDF, але прочитати його не вдається. */
  damaged: string;
  /** There is no connection. @uk Немає мережі | Немає з’єднання. */
  network: string;
  /** The server answers with an error. @uk Помилка сервера | Сервер відповів помилкою. */
  server: string;
  /** The connection is too slow. @uk Повільне з’єднання | З’єднання надто повільне. */
  slow: string;
  /** The site was updated while the page was open. @uk Сайт оновлено | Сайт оновлено, поки сторінку було відкрито. */
  outdated: string;
  /** A page cannot be drawn; {{page}} is its number. @uk Сторінка | Сторінку не вдається показати; {{page}} — її номер. */
  page: string;
  /**
   * A page takes too long to draw; {{page}} is its number.
   * @uk Повільна сторінка | Сторінка рисується надто довго; {{page}} — її номер.
   */
  pageSlow: string;
  /**
   * A page would freeze the browser; {{page}} is its number.
   * @uk Заскладна сторінка | Через сторінку завмер би браузер; {{page}} — її номер.
   */
  pageHeavy: string;
}
