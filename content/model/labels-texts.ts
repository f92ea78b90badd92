import type { ContentFile } from './formats.ts';

/** The short texts of the interface. Files: content/ua/labels.json, content/en/labels.json. */
export interface LabelsTexts extends ContentFile {
  /** The logo. @uk Знак | Логотип. */
  logo: LogoLabels;
  /** Words that any page may need. @uk Загальні слова | Слова, потрібні на будь-якій сторінці. */
  common: CommonLabels;
  /** The theme switch. @uk Тема | Перемикач теми. */
  theme: ThemeLabels;
  /** The menu. @uk Меню | Меню. */
  menu: MenuLabels;
  /** The search box. @uk Пошук | Поле пошуку. */
  search: SearchLabels;
  /**
   * The list of the latest news and the carousel it becomes on narrow screens.
   * @uk Новини збоку | Список останніх новин і карусель, якою він стає на вузьких екранах.
   */
  newsSidebar: NewsSidebarLabels;
  /** The error messages. @uk Помилки | Повідомлення про помилки. */
  errors: ErrorLabels;
  /** The pages of people. @uk Особа | Сторінки людей. */
  person: PersonLabels;
  /** Citations of a publication. @uk Цитування | Цитування публікації. */
  citation: CitationLabels;
  /** Lists of documents. @uk Документи | Списки документів. */
  documents: DocumentLabels;
  /** Charts and their numbers. @uk Великі числа | Діаграми та їхні числа. */
  figures: FigureLabels;
}

export interface LogoLabels {
  /** The institute's name beside the mark. @uk Текст | Назва установи біля знака. */
  text: string;
  /** The line under the name. @uk Рядок під назвою | Рядок під назвою. */
  tagline: string;
}

export interface CommonLabels {
  /** Shown while a page is loading. @uk Завантаження | Показано, поки сторінка завантажується. */
  loading: string;
  /**
   * The first link of every page, for those who use a keyboard.
   * @uk До вмісту | Перше посилання кожної сторінки, для тих, хто користується клавіатурою.
   */
  skipToContent: string;
  /** The name of the breadcrumbs. @uk Шлях до сторінки | Назва «хлібних крихт» — шляху до сторінки. */
  breadcrumbs: string;
  /** The name of the first breadcrumb. @uk Головна | Назва першої ланки цього шляху. */
  home: string;
  /**
   * Announced after a link that opens in a new tab.
   * @uk У новій вкладці | Оголошується після посилання, що відкривається в новій вкладці.
   */
  opensInNewTab: string;
  /**
   * The label before the date of a text's last change, or a document's date.
   * @uk Оприлюднено | Підпис перед днем останньої зміни тексту або днем документа.
   */
  published: string;
  /** The name of the list of a page's sections. @uk На цій сторінці | Назва списку розділів сторінки. */
  onThisPage: string;
  /**
   * Announced after a page has changed; {{title}} is its title.
   * @uk Сторінку відкрито | Оголошується після зміни сторінки; {{title}} — її заголовок.
   */
  pageLoaded: string;
  /** The name of the notices above all pages. @uk Оголошення | Назва оголошень над усіма сторінками. */
  notices: string;
  /** Hides them until they change. @uk Сховати оголошення | Ховає їх, доки вони не зміняться. */
  hideNotices: string;
  /** The word before the title of an urgent notice. @uk Терміново | Слово перед назвою термінового оголошення. */
  urgent: string;
}

export interface ThemeLabels {
  /** The button that switches to the dark theme. @uk До темної теми | Кнопка, що вмикає темну тему. */
  toDark: string;
  /** The button that switches to the light theme. @uk До світлої теми | Кнопка, що вмикає світлу тему. */
  toLight: string;
}

export interface MenuLabels {
  /** The name of the main menu. @uk Головне меню | Назва головного меню. */
  main: string;
  /** Opens the menu on a narrow screen. @uk Відкрити | Відкриває меню на вузькому екрані. */
  open: string;
  /** Closes it. @uk Закрити | Закриває його. */
  close: string;
  /**
   * The name of the button that opens a group; {{group}} is its label.
   * @uk Розгорнути | Назва кнопки, що відкриває групу; {{group}} — її напис.
   */
  expand: string;
}

export interface SearchLabels {
  /** Opens the box. @uk Відкрити | Відкриває поле. */
  open: string;
  /** Sends the search. @uk Надіслати | Надсилає пошук. */
  submit: string;
  /** The place of the search box in a page, read out. @uk Поле на сторінці | Місце поля в сторінці, вголос. */
  inContent?: string;
}

export interface NewsSidebarLabels {
  /** The carousel's previous button. @uk Назад | Кнопка каруселі «назад». */
  previous: string;
  /** The carousel's next button. @uk Далі | Кнопка каруселі «далі». */
  next: string;
  /**
   * The name of a dot; {{number}} and {{total}} are filled in.
   * @uk Перейти | Назва крапки; {{number}} і {{total}} буде підставлено.
   */
  goTo: string;
}

export interface ErrorLabels {
  /** The heading of the error page. @uk Назва | Заголовок сторінки помилки. */
  title: string;
  /** The event and advice. @uk Текст | Опис збою й порада. */
  text: string;
  /** Tries again. @uk Ще раз | Пробує ще раз. */
  retry: string;
  /** Leads to the home page. @uk На головну | Веде на головну сторінку. */
  backHome: string;
}

export interface CitationLabels {
  /** Opens the citations of a publication. @uk Цитувати | Відкриває цитування публікації. */
  cite: string;
  /** Copies a citation. @uk Скопіювати | Копіює цитування. */
  copy: string;
  /** Shown when a citation has been copied. @uk Скопійовано | Показано, коли цитування скопійовано. */
  copied: string;
  /** The words behind the title of a publication, by kind. @uk Жанри | Слова після назви публікації, за видом. */
  genres: GenreLabels;
}

export interface GenreLabels {
  /** A monograph. @uk Монографія | Монографія. */
  monograph: string;
  /** A set of data. @uk Набір даних | Набір даних. */
  dataset: string;
}

export interface PersonLabels {
  /** The heading of the research interests. @uk Наукові інтереси | Заголовок наукових інтересів. */
  interests: string;
  /** The heading of the selected publications. @uk Публікації | Заголовок вибраних публікацій. */
  publications: string;
  /** The heading of the person's books. @uk Монографії | Заголовок книжок людини. */
  monographs: string;
  /**
   * Leads from a book among a person's works to what it is about.
   * @uk Про книжку | Веде від книжки серед праць людини до того, про що вона.
   */
  aboutBook: string;
  /** The heading of the researcher profiles. @uk Профілі | Заголовок профілів дослідника. */
  profiles: string;
  /** The heading of the person's units. @uk Підрозділ | Заголовок підрозділів людини. */
  unit: string;
  /** Follows the name of a unit's head. @uk Керівник | Стоїть після імені керівника підрозділу. */
  head: string;
  /** The heading of the person's own dissertation. @uk Дисертація | Заголовок власної дисертації людини. */
  dissertation: string;
  /** The heading of the dissertations that the person supervises. @uk Керівництво | Заголовок дисертацій, якими людина керує. */
  supervised: string;
  /** The label before the supervisor of a dissertation. @uk Керівник | Підпис перед керівником дисертації. */
  supervisor: string;
  /** The label before the day of a defence. @uk Захист | Підпис перед днем захисту. */
  defence: string;
  /** Says since when its author studies: {{year}}. @uk Рік вступу | Про дисертацію, яку пишуть: {{year}}. */
  admitted: string;
  /**
   * The heading of the instruments of the equipment centre that the person or unit answers for.
   * @uk Прилади | Заголовок приладів центру, за які відповідає людина чи підрозділ.
   */
  instruments: string;
  /** The heading of the news that name the person or unit. @uk Новина | Заголовок новин, де названо особу чи підрозділ. */
  news: string;
  /** The label before the e-mail address. @uk Електронна пошта | Підпис перед електронною адресою. @en E-mail */
  email: string;
  /**
   * The label before the links to the person's publications for reference managers.
   * @uk Експорт | Підпис перед посиланнями на публікації людини для програм керування бібліографією.
   */
  export: string;
  /** The names of the researcher profiles. @uk Назви профілів | Назви профілів дослідника. */
  profileNames: ProfileNames;
}

export interface ProfileNames {
  /** An article in an encyclopedia. @uk Енциклопедія | Стаття в енциклопедії. */
  encyclopedia: string;
  /** Google Scholar. @uk Google Scholar | Google Scholar. @en Google Scholar */
  googleScholar: string;
  /** ORCID iD. @uk ORCID | ORCID iD. @en ORCID */
  orcid: string;
  /** Scopus Author ID. @uk Scopus | Scopus Author ID. */
  scopus: string;
  /** Web of Science. @uk Web of Science | Web of Science. @en Web of Science */
  webOfScience: string;
  /**
   * SciProfiles; only the Ukrainian pages show it.
   * @uk SciProfiles | SciProfiles; його показують лише українські сторінки.
   * @en SciProfiles
   */
  sciProfiles: string;
  /**
   * ResearchGate; only the Ukrainian pages show it.
   * @uk ResearchGate | ResearchGate; його показують лише українські сторінки.
   * @en ResearchGate
   */
  researchGate: string;
  /**
   * A bibliographic reference; only the Ukrainian pages show it.
   * @uk Бібліографічний довідник | Бібліографічний довідник; його показують лише українські сторінки.
   */
  bibliographic: string;
}

export interface DocumentLabels {
  /** The heading of the titles' column. @uk Назва | Заголовок стовпця назв. */
  title: string;
  /** The heading of the column of kinds. @uk Вид | Заголовок стовпця видів. */
  kind: string;
  /** The heading of the dates' column. @uk Дата | Заголовок стовпця дат. */
  date: string;
  /** The heading of the languages' column. @uk Мова | Заголовок стовпця мов. */
  language: string;
  /** The heading of the column of page numbers. @uk Сторінки | Заголовок стовпця кількості сторінок. */
  pages: string;
  /** The heading of the column of file sizes. @uk Розмір | Заголовок стовпця розмірів файлів. */
  size: string;
  /**
   * The heading of the column of buttons, for screen readers only.
   * @uk Дії | Заголовок стовпця кнопок, лише для програм екранного читання.
   */
  actions: string;
  /** Opens a document on the page. @uk Переглянути | Відкриває документ на сторінці. */
  view: string;
  /** Leads to the document's page of text. @uk Як текст | Веде на сторінку, де документ подано як текст. */
  readAsText: string;
  /** Closes it again. @uk Сховати | Знову закриває його. */
  hide: string;
  /** Saves a document. @uk Завантажити | Зберігає документ. */
  download: string;
  /** A size below a megabyte; {{size}} is a whole number. @uk Кілобайти | Розмір до мегабайта; {{size}} — ціле число. */
  kilobytes: string;
  /**
   * A size from a megabyte up; {{size}} has one decimal.
   * @uk Мегабайти | Розмір від мегабайта; {{size}} має один знак після коми.
   */
  megabytes: string;
  /** The placeholder of a document while it loads. @uk Завантаження | Стоїть на місці документа, поки він завантажується. */
  loading: string;
  /** The BCP 47 tag of the language of that text. @uk Мова завантаження | Мовна мітка BCP 47 цього тексту. */
  loadingLanguage: string;
  /** Shown when the viewer itself cannot be loaded. @uk Не вдалося | Показано, коли не вдалося завантажити сам переглядач. */
  failed: string;
}

export interface FigureLabels {
  /**
   * The word before the number of a figure, in its caption and in texts that refer to it.
   * @uk Рисунок | Слово перед номером рисунка, у його підписі та в текстах, що на нього посилаються.
   */
  figure: string;
  /** Shows the numbers of a chart. @uk Числа | Показує числа діаграми. */
  numbers: string;
  /** Saves the numbers of a chart. @uk Завантажити | Зберігає числа діаграми. */
  download: string;
  /** The column of the names of lines and areas. @uk Назва | Стовпець назв ліній і ділянок. */
  name: string;
  /** The column of shares. @uk Частка | Стовпець часток. */
  share: string;
  /** The column of first days. @uk Від | Стовпець перших днів. */
  from: string;
  /** The column of last days. @uk До | Стовпець останніх днів. */
  to: string;
}
