import { countOf } from '../../command/count-of.ts';
import type { CommandLanguage } from '../../command/words.ts';
import { englishName, englishNameOf, ukrainianName, ukrainianNameOf } from '../../language/language-names.ts';
import type { LanguageCode } from '../../language/languages.ts';
import type { Part } from '../read/page-parts.ts';
import type { Inline } from './section.ts';

const uk = {
  quoted: (text: readonly Inline[]): Inline[] => ['«', ...text, '»'],
  title: 'Що зміниться на сайті',
  nothing: '✅ Для відвідувачів нічого не зміниться.',
  count: {
    changed: (count: number) => `змінених — ${count}`,
    added: (count: number) => `нових — ${count}`,
    moved: (count: number) => `переміщених — ${count}`,
    gone: (count: number) => `вилучених — ${count}`,
  },
  languageAdded: (tag: string, pages: number) =>
    `На сайті тепер є ${ukrainianNameOf(tag, 'а')}: нових сторінок — ${pages}.`,
  languageGone: (tag: string, pages: number) =>
    `На сайті більше немає ${ukrainianNameOf(tag, 'ої')}: вилучено сторінок — ${pages}.`,
  leadingNowhere: (count: number) =>
    `⚠️ За адресами з них (${count}) відвідувачі нічого не знайдуть: додайте переспрямування.`,
  counts: (list: string) => `Сторінок: ${list}.`,
  onlyShared: (count: number, hasOthers: boolean) =>
    hasOthers
      ? `Ще на ${count} змінюється лише спільне для багатьох сторінок.`
      : `Змінюється лише те, що спільне для багатьох сторінок (${count}).`,
  total: (before: number, after: number) =>
    before === after ? `Усього сторінок: ${after}.` : `Усього сторінок: ${after} (було ${before}).`,
  comparedWith: 'Порівняно з',
  onlyFiles: 'Тексти сторінок не змінюються.',
  shared: 'Спільне для багатьох сторінок',
  changed: (count: number) => `Змінені сторінки: ${count}`,
  added: (count: number) => `Нові сторінки: ${count}`,
  moved: (count: number) => `Переміщені сторінки: ${count}`,
  gone: (count: number) => `Вилучені сторінки: ${count}`,
  others: 'Крім сторінок',
  further: (count: number) => `…і ще ${count}`,
  language: (code: LanguageCode) => ukrainianName(code, 'ою'),
  pages: {
    all: 'усі сторінки',
    allOf: (code: LanguageCode) => `усі ${ukrainianName(code, 'і')} сторінки`,
    some: 'сторінки',
    someOf: (code: LanguageCode) => `${ukrainianName(code, 'і')} сторінки`,
    of: (count: number, all: number) => `${count} з ${all}`,
  },
  /** The parts of a page, and how their pages are called: «усі сторінки з ним». */
  part: {
    main: ['вміст', 'з ним'],
    head: ['дані для вкладки й пошукових систем', 'з ними'],
    header: ['шапка', 'з нею'],
    menu: ['меню', 'з ним'],
    sidebar: ['бічна панель', 'з нею'],
    footer: ['підвал', 'з ним'],
    frame: ['поза вмістом', ''],
  } satisfies Record<Part, [name: string, withIt: string]>,
  kind: { title: 'назва у вкладці', description: 'опис для пошукових систем', robots: 'вказівка пошуковим системам' },
  appeared: 'додано',
  disappeared: 'прибрано',
  placed: 'переставлено',
  picture: 'зображення',
  pictureWords: 'опис зображення',
  newPicture: 'замінено зображення',
  link: 'посилання',
  none: 'немає',
  spaces: 'змінено лише пробіли',
  markup: 'текст той самий, вигляд міг змінитися',
  headMarkup: 'змінено лише службові дані',
  redirected: 'стара адреса веде на нову',
  notFound: '⚠️ за старою адресою відвідувачі нічого не знайдуть: додайте переспрямування',
  leadsTo: 'адреса веде на',
  newFiles: { documents: 'Нові документи', pictures: 'Нові зображення', machines: 'Нові дані' },
  changedFiles: { documents: 'Змінені документи', pictures: 'Змінені зображення', machines: 'Змінені дані' },
  goneFiles: { documents: 'Вилучені документи', pictures: 'Вилучені зображення', machines: 'Вилучені дані' },
  styles: 'Вигляд: змінено таблиці стилів, а вони спільні для всіх сторінок',
  scripts: 'Поведінка: змінено програму, яка працює на сторінках',
  fonts: 'Шрифти змінено',
  viewer: 'Переглядач документів змінено',
  cards: (count: number) => `Картки, які показують соцмережі: нових — ${count}`,
  headers: 'Заголовки HTTP змінено',
  newRedirects: 'Нові переспрямування',
  goneRedirects: 'Скасовані переспрямування',
  preview: 'Попередній перегляд сайту',
  notBuilt: 'Порівняти не вийшло: сайт не зібрано. Помилки вмісту показує «Перевірка вмісту».',
};

const en: typeof uk = {
  quoted: (text) => ['“', ...text, '”'],
  title: 'What will change on the site',
  nothing: '✅ Nothing will change for visitors.',
  count: {
    changed: (count) => `${count} changed`,
    added: (count) => `${count} new`,
    moved: (count) => `${count} moved`,
    gone: (count) => `${count} gone`,
  },
  languageAdded: (tag, pages) =>
    `The site now has ${englishNameOf(tag)}: ${countOf(pages, 'new page', 'new pages')}.`,
  languageGone: (tag, pages) =>
    `The site no longer has ${englishNameOf(tag)}: ${countOf(pages, 'page', 'pages')} gone.`,
  leadingNowhere: (count) => `⚠️ At ${count} of their addresses visitors find nothing: add redirects.`,
  counts: (list) => `Pages: ${list}.`,
  onlyShared: (count, hasOthers) =>
    hasOthers
      ? `On ${count} more, only what many pages share changes.`
      : `Only what many pages share changes (${count} of them).`,
  total: (before, after) =>
    before === after ? `Pages in all: ${after}.` : `Pages in all: ${after} (${before} before).`,
  comparedWith: 'Compared with',
  onlyFiles: 'The texts of the pages stay the same.',
  shared: 'Shared by many pages',
  changed: (count) => `Changed pages: ${count}`,
  added: (count) => `New pages: ${count}`,
  moved: (count) => `Moved pages: ${count}`,
  gone: (count) => `Pages that are gone: ${count}`,
  others: 'Beside the pages',
  further: (count) => `… and ${count} more`,
  language: (code) => `in ${englishName(code)}`,
  pages: {
    all: 'all pages',
    allOf: (code) => `all ${englishName(code)} pages`,
    some: 'pages',
    someOf: (code) => `${englishName(code)} pages`,
    of: (count, all) => `${count} of ${all}`,
  },
  part: {
    main: ['content', 'that have it'],
    head: ['data for the tab and search engines', 'that have them'],
    header: ['header', 'that have it'],
    menu: ['menu', 'that have it'],
    sidebar: ['sidebar', 'that have it'],
    footer: ['footer', 'that have it'],
    frame: ['outside of the content', ''],
  },
  kind: {
    title: 'title in the tab',
    description: 'description for search engines',
    robots: 'instruction for search engines',
  },
  appeared: 'added',
  disappeared: 'removed',
  placed: 'moved to another place',
  picture: 'picture',
  pictureWords: 'description of the picture',
  newPicture: 'another picture',
  link: 'link',
  none: 'none',
  spaces: 'only spaces changed',
  markup: 'the same text, the look may have changed',
  headMarkup: 'only data for machines changed',
  redirected: 'the old address leads to the new one',
  notFound: '⚠️ at the old address visitors find nothing: add a redirect',
  leadsTo: 'its address leads to',
  newFiles: { documents: 'New documents', pictures: 'New pictures', machines: 'New data' },
  changedFiles: { documents: 'Changed documents', pictures: 'Changed pictures', machines: 'Changed data' },
  goneFiles: {
    documents: 'Documents that are gone',
    pictures: 'Pictures that are gone',
    machines: 'Data that are gone',
  },
  styles: 'Look: the style sheets changed, and all pages share them',
  scripts: 'Behaviour: the program that runs in the pages changed',
  fonts: 'The fonts changed',
  viewer: 'The document viewer changed',
  cards: (count) => `Cards that social networks show: ${count} new`,
  headers: 'The HTTP headers changed',
  newRedirects: 'New redirects',
  goneRedirects: 'Redirects that are gone',
  preview: 'Preview of the site',
  notBuilt: 'Nothing was compared: the site was not built. “Content check” shows the errors of the content.',
};

/** The words of summaries. */
export const words: Readonly<Record<CommandLanguage, typeof uk>> = { uk, en };
