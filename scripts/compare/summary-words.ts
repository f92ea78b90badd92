import type { CommandLanguage } from '../../src/lib/command/command-words.ts';
import { englishName, type LanguageCode, ukrainianName } from '../../src/lib/language/languages.ts';

/** Words in Ukrainian and in English. */
const both = <Value>(uk: Value, en: Value) => ({ uk, en });
const counted = (uk: string, en: string) =>
  both(
    (count: number | string) => uk.replace('#', String(count)),
    (count: number | string) => en.replace('#', String(count)),
  );

const pairs = {
  quoted: both(
    (text: string) => `«${text}»`,
    (text: string) => `“${text}”`,
  ),
  title: both('Що зміниться на сайті', 'What will change on the site'),
  nothing: both('✅ Для відвідувачів нічого не зміниться.', '✅ Nothing will change for visitors.'),
  countChanged: counted('змінених — #', '# changed'),
  countAdded: counted('нових — #', '# new'),
  countMoved: counted('переміщених — #', '# moved'),
  countGone: counted('вилучених — #', '# gone'),
  counts: counted('Сторінок: #.', 'Pages: #.'),
  alsoShared: counted(
    'Ще на # змінюється лише спільне для багатьох сторінок.',
    'On # more, only what many pages share changes.',
  ),
  onlyShared: counted(
    'Змінюється лише те, що спільне для багатьох сторінок (#).',
    'Only what many pages share changes (# of them).',
  ),
  total: both(
    (before: number, after: number) => `Усього сторінок: ${after}${before === after ? '' : ` (було ${before})`}.`,
    (before: number, after: number) => `Pages in all: ${after}${before === after ? '' : ` (${before} before)`}.`,
  ),
  comparedWith: both('Порівняно з', 'Compared with'),
  onlyFiles: both('Тексти сторінок не змінюються.', 'The texts of the pages stay the same.'),
  shared: both('Спільне для багатьох сторінок', 'Shared by many pages'),
  changed: counted('Змінені сторінки: #', 'Changed pages: #'),
  added: counted('Нові сторінки: #', 'New pages: #'),
  moved: counted('Переміщені сторінки: #', 'Moved pages: #'),
  gone: counted('Вилучені сторінки: #', 'Pages that are gone: #'),
  others: both('Крім сторінок', 'Beside the pages'),
  further: counted('…і ще #', '… and # more'),
  language: both(
    (code: LanguageCode) => ukrainianName(code, 'ою'),
    (code: LanguageCode) => `in ${englishName(code)}`,
  ),
  allPages: both('усі сторінки', 'all pages'),
  allPagesOf: both(
    (code: LanguageCode) => `усі ${ukrainianName(code, 'і')} сторінки`,
    (code: LanguageCode) => `all ${englishName(code)} pages`,
  ),
  somePages: both('сторінки', 'pages'),
  somePagesOf: both(
    (code: LanguageCode) => `${ukrainianName(code, 'і')} сторінки`,
    (code: LanguageCode) => `${englishName(code)} pages`,
  ),
  of: both(
    (count: number, all: number) => `${count} з ${all}`,
    (count: number, all: number) => `${count} of ${all}`,
  ),
  /** The parts of a page, and how their pages are called: «усі сторінки з ним». */
  part: both(
    {
      main: ['вміст', 'з ним'],
      head: ['дані для вкладки й пошукових систем', 'з ними'],
      header: ['шапка', 'з нею'],
      menu: ['меню', 'з ним'],
      sidebar: ['бічна панель', 'з нею'],
      footer: ['підвал', 'з ним'],
      frame: ['поза вмістом', ''],
    },
    {
      main: ['content', 'that have it'],
      head: ['data for the tab and search engines', 'that have them'],
      header: ['header', 'that have it'],
      menu: ['menu', 'that have it'],
      sidebar: ['sidebar', 'that have it'],
      footer: ['footer', 'that have it'],
      frame: ['outside of the content', ''],
    },
  ),
  block: both(
    { added: 'додано', removed: 'прибрано', moved: 'переставлено' },
    { added: 'added', removed: 'removed', moved: 'moved to another place' },
  ),
  picture: both('зображення', 'picture'),
  pictureWords: both('опис зображення', 'description of the picture'),
  newPicture: both('замінено зображення', 'another picture'),
  link: both('посилання', 'link'),
  none: both('немає', 'none'),
  markup: both('текст той самий, вигляд міг змінитися', 'the same text, the look may have changed'),
  headMarkup: both('змінено лише службові дані', 'only data for machines changed'),
  redirected: both('стара адреса веде на нову', 'the old address leads to the new one'),
  notFound: both(
    '⚠️ за старою адресою відвідувачі нічого не знайдуть: додайте переспрямування',
    '⚠️ at the old address visitors find nothing: add a redirect',
  ),
  leadsTo: both('адреса веде на', 'its address leads to'),
  documents: both(
    { added: 'Нові документи', changed: 'Змінені документи', gone: 'Вилучені документи' },
    { added: 'New documents', changed: 'Changed documents', gone: 'Documents that are gone' },
  ),
  pictures: both(
    { added: 'Нові зображення', changed: 'Змінені зображення', gone: 'Вилучені зображення' },
    { added: 'New pictures', changed: 'Changed pictures', gone: 'Pictures that are gone' },
  ),
  machines: both(
    { added: 'Нові дані', changed: 'Змінені дані', gone: 'Вилучені дані' },
    { added: 'New data', changed: 'Changed data', gone: 'Data that are gone' },
  ),
  styles: both(
    'Вигляд: змінено таблиці стилів, а вони спільні для всіх сторінок',
    'Look: the style sheets changed, and all pages share them',
  ),
  scripts: both(
    'Поведінка: змінено програму, яка працює на сторінках',
    'Behaviour: the program that runs in the pages changed',
  ),
  fonts: both('Шрифти змінено', 'The fonts changed'),
  viewer: both('Переглядач документів змінено', 'The document viewer changed'),
  headers: both('Заголовки HTTP змінено', 'The HTTP headers changed'),
  redirects: both(
    { added: 'Нові переспрямування', gone: 'Скасовані переспрямування' },
    { added: 'New redirects', gone: 'Redirects that are gone' },
  ),
  preview: both('Попередній перегляд сайту', 'Preview of the site'),
  notBuilt: both(
    'Порівняти не вийшло: сайт не зібрано. Помилки вмісту показує «Перевірка вмісту».',
    'Nothing was compared: the site was not built. “Content check” shows the errors of the content.',
  ),
};

export type SummaryWords = { readonly [Name in keyof typeof pairs]: (typeof pairs)[Name]['uk'] };

/** The words of summaries. */
export const words = { uk: wordsIn('uk'), en: wordsIn('en') } satisfies Record<CommandLanguage, SummaryWords>;

function wordsIn(language: CommandLanguage): SummaryWords {
  const own = Object.entries(pairs).map(([name, pair]) => [name, pair[language]]);
  return Object.fromEntries(own) as SummaryWords;
}
