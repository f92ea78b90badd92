import type { Words } from '../lib/command/command-words.ts';
import { bothFiles, type FileOptions, factsFile, type Kind, textsFile } from './kind.ts';
import { newsArchivePages } from './news-archive.ts';

/** Parts that a site may do without. */
const optional = { optional: true } as const;

/** Where items are that have files of their own, and those that stand in lists called `items`. */
const own = { facts: 'own', texts: 'own' } as const;
const listed = { facts: { list: 'items' }, texts: { list: 'items' } } as const;

/** The people of a department or laboratory. */
const staff = { kind: 'person', head: 'head', list: 'staff' } as const;

/** A thing that is one file of facts, which is called like it. */
function ownFacts(name: string, label: Words, type: string, options?: FileOptions): Kind {
  return { name, label, facts: factsFile(name, `${name}.json`, type, options) };
}

/** A thing that is one file of texts, which is called like it. */
function ownTexts(name: string, label: Words, type: string, options?: FileOptions): Kind {
  return { name, label, texts: textsFile(name, `${name}.json`, type, options) };
}

/**
 * The one table of what content there is. Whoever deals with content reads it: the checker, the compiler, `--who`, `npm run new`,
 * search, sitemap and open data. A new kind is one entry here with its words, its types in `content/model`, and its page.
 */
export const kinds: readonly Kind[] = [
  // The site as a whole.
  ownFacts('site', { en: 'The site', uk: 'Про сайт' }, 'SiteData'),
  ownFacts('brand', { en: 'Colour and mark', uk: 'Колір і знак' }, 'BrandData', optional),
  {
    name: 'route',
    label: { en: 'Pages and addresses', uk: 'Сторінки й адреси' },
    ...bothFiles('routes', 'routes.json', 'Routes'),
    items: {
      noun: { en: 'route', uk: 'сторінки в таблиці маршрутів' },
      facts: { list: 'routes' },
      texts: { map: 'routes' },
    },
  },
  {
    name: 'navigation',
    label: { en: 'Menu', uk: 'Меню' },
    facts: factsFile('navigation', 'navigation.json', 'NavigationData'),
    items: {
      noun: { en: 'menu entry', uk: 'пункту меню' },
      facts: { list: 'items' },
      texts: { map: 'navigation', of: 'header' },
    },
  },
  {
    name: 'fact',
    label: { en: 'Named facts', uk: 'Сталі відомості' },
    facts: factsFile('facts', 'facts.json', 'FactsData', optional),
    items: { noun: { en: 'fact', uk: 'факту' }, facts: { list: 'items' } },
  },
  ownTexts('phrases', { en: 'Phrases', uk: 'Фрази' }, 'PhrasesTexts', optional),
  ownFacts('terms', { en: 'Terms', uk: 'Терміни' }, 'TermsData', optional),
  ownFacts('redirects', { en: 'Redirects', uk: 'Переспрямування' }, 'RedirectsData', optional),
  {
    name: 'notice',
    label: { en: 'Notices', uk: 'Оголошення' },
    rank: 6,
    ...bothFiles('notices', 'notices.json', 'Notices', optional),
    items: { noun: { en: 'notice', uk: 'оголошення' }, added: { en: 'notice', uk: 'оголошення' }, ...listed },
  },
  // Texts of the frame of every page, and what the browser loads when it first needs it.
  ownTexts('header', { en: 'Header', uk: 'Шапка' }, 'HeaderTexts'),
  ownTexts('footer', { en: 'Footer', uk: 'Підвал' }, 'FooterTexts'),
  ownTexts('lang', { en: 'Names of languages', uk: 'Назви мов' }, 'LangTexts', { anyLanguage: ['/languages'] }),
  ownTexts('labels', { en: 'Labels', uk: 'Написи' }, 'LabelsTexts', { isInterface: true }),
  ownTexts('modal', { en: 'Question form', uk: 'Форма запитання' }, 'ModalTexts'),
  ownTexts('viewer', { en: 'Document viewer', uk: 'Переглядач документів' }, 'ViewerTexts', { isInterface: true }),
  {
    name: 'news-labels',
    label: { en: 'Labels of the news', uk: 'Написи новин' },
    texts: textsFile('news-labels', 'news.json', 'NewsLabelsTexts', { isInterface: true }),
  },
  // Pages of their own shape.
  ownTexts('home', { en: 'Home page', uk: 'Головна сторінка' }, 'HomeTexts'),
  ownTexts('history', { en: 'History', uk: 'Історія' }, 'HistoryTexts', optional),
  ownTexts('contacts', { en: 'Contacts', uk: 'Контакти' }, 'ContactsTexts', optional),
  {
    name: 'room',
    label: { en: 'Rooms', uk: 'Кабінети' },
    ...bothFiles('campus', 'campus.json', 'Campus', optional),
    items: {
      noun: { en: 'room', uk: 'кабінету' },
      added: { en: 'room', uk: 'кабінет' },
      facts: { list: 'rooms' },
      texts: { list: 'rooms' },
    },
  },
  ownTexts('not-found', { en: 'Page not found', uk: 'Сторінку не знайдено' }, 'NotFoundTexts', {
    oneLanguage: ['/titleLanguage'],
  }),
  ownTexts('search', { en: 'Search', uk: 'Пошук' }, 'SearchTexts', optional),
  ownTexts('test', { en: 'Test page', uk: 'Тестова сторінка' }, 'TestTexts', optional),
  ownTexts('departments', { en: 'Departments: page', uk: 'Відділи: сторінка' }, 'DepartmentsTexts', optional),
  ownTexts('councils', { en: 'Councils: page', uk: 'Ради: сторінка' }, 'CouncilsTexts', optional),
  ownTexts(
    'spec-councils',
    { en: 'Labels of the specialized councils', uk: 'Написи спеціалізованих рад' },
    'SpecCouncilsTexts',
    optional,
  ),
  ownTexts(
    'specializedcouncil',
    { en: 'Specialized councils: page', uk: 'Спеціалізовані ради: сторінка' },
    'SpecializedCouncilTexts',
    optional,
  ),
  {
    name: 'defence-labels',
    label: { en: 'Labels of the defences', uk: 'Написи захистів' },
    texts: textsFile('defence-labels', 'defence.json', 'DefenceLabelsTexts', optional),
  },
  {
    name: 'schedule',
    label: { en: 'Schedule', uk: 'Розклад' },
    ...bothFiles('schedule', 'schedule.json', 'Schedule', optional),
  },
  // Pages that are texts in sections and nothing else: every file of texts that no other kind takes.
  {
    name: 'text-page',
    label: { en: 'Text pages', uk: 'Текстові сторінки' },
    rank: 5,
    texts: textsFile('text-page', '*.json', 'TextPageTexts', optional),
  },
  // Items with pages.
  {
    name: 'person',
    label: { en: 'People', uk: 'Люди' },
    rank: 2,
    ...bothFiles('person', 'people/*.json', 'Person'),
    items: {
      noun: { en: 'person', uk: 'людини' },
      added: { en: 'person', uk: 'людину' },
      ...own,
      collections: [{ name: 'people' }],
      page: { title: 'name', description: ['position', 'interests'] },
      names: ['name'],
      openData: { name: 'people', images: ['photo'] },
      assets: 'people',
      search: 'people',
    },
  },
  {
    name: 'department',
    label: { en: 'Departments', uk: 'Відділи' },
    ...bothFiles('department', 'departments/*.json', 'Department', { comparedApart: ['drawingAlt'] }),
    items: {
      noun: { en: 'department', uk: 'відділу' },
      added: { en: 'department', uk: 'відділ' },
      group: 'unit',
      members: staff,
      ...own,
      collections: [{ name: 'departments' }],
      namespace: null,
      page: { title: 'name', description: ['lead'] },
      names: ['name', 'shortName'],
      idFrom: 'shortName',
      order: { lowestFirst: 'order', within: 'kind' },
      openData: { name: 'departments', images: ['drawing'] },
      search: 'departments',
    },
  },
  {
    name: 'laboratory',
    label: { en: 'Laboratories', uk: 'Лабораторії' },
    ...bothFiles('laboratory', 'laboratories/*.json', 'Laboratory', { comparedApart: ['drawingAlt'] }),
    items: {
      noun: { en: 'laboratory', uk: 'лабораторії' },
      added: { en: 'laboratory', uk: 'лабораторію' },
      group: 'unit',
      members: staff,
      ...own,
      collections: [{ name: 'laboratories' }],
      namespace: null,
      page: { title: 'name', description: ['lead'] },
      names: ['name', 'shortName'],
      idFrom: 'shortName',
      order: { lowestFirst: 'order' },
      openData: { name: 'laboratories', images: ['drawing'] },
      search: 'departments',
    },
  },
  {
    name: 'defence',
    label: { en: 'Defences', uk: 'Захисти' },
    ...bothFiles('defence', 'defences/*.json', 'Defence'),
    items: {
      noun: { en: 'defence', uk: 'захисту' },
      added: { en: 'defence', uk: 'захист' },
      ...own,
      collections: [{ name: 'defences' }],
      page: { title: 'title', description: ['summary'], changed: ['documents'] },
      idFrom: 'candidate',
    },
  },
  {
    name: 'special-council',
    label: { en: 'Specialized councils', uk: 'Спеціалізовані ради' },
    ...bothFiles('special-council', 'special-councils/*.json', 'SpecialCouncil'),
    items: {
      noun: { en: 'special council', uk: 'разової ради' },
      added: { en: 'specialized council', uk: 'спеціалізовану раду' },
      ...own,
      collections: [{ name: 'special-councils' }],
      page: { title: 'name', description: ['lead'], changed: ['formed', 'order'] },
    },
  },
  // Items that a page lists.
  {
    name: 'document',
    label: { en: 'Documents', uk: 'Документи' },
    rank: 4,
    ...bothFiles('documents', 'documents.json', 'Documents', optional),
    items: {
      noun: { en: 'document', uk: 'документа' },
      added: { en: 'document', uk: 'документ' },
      ...listed,
      collections: [{ name: 'documents' }],
      page: { title: 'title', description: [], changed: ['date'], language: 'language' },
      search: 'documents',
      assets: {
        by: 'kind',
        folders: {
          regulation: 'regulations',
          order: 'orders',
          plan: 'plans',
          programme: 'programmes',
          syllabus: 'syllabi',
          licence: 'licence',
          certificate: 'accreditation',
          report: 'reports',
          procurement: 'procurement',
          abstract: 'defences',
          thesis: 'defences',
          review: 'defences',
          form: 'forms',
        },
      },
    },
  },
  {
    name: 'development',
    label: { en: 'Developments', uk: 'Розробки' },
    ...bothFiles('developments', 'developments.json', 'Developments', { ...optional, comparedApart: ['imageAlt'] }),
    items: { noun: { en: 'development', uk: 'розробки' }, added: { en: 'development', uk: 'розробку' }, ...listed },
  },
  {
    name: 'procurement',
    label: { en: 'Procurement', uk: 'Закупівлі' },
    ...bothFiles('procurement', 'procurement.json', 'Procurement', optional),
    items: { noun: { en: 'procurement', uk: 'закупівлі' }, added: { en: 'procurement', uk: 'закупівлю' }, ...listed },
  },
  {
    name: 'instrument',
    label: { en: 'Instruments', uk: 'Прилади' },
    facts: factsFile('instruments', 'instruments.json', 'InstrumentsData', optional),
    texts: textsFile('equipment-center', 'equipment-center.json', 'EquipmentCenterTexts', optional),
    items: { noun: { en: 'instrument', uk: 'приладу' }, added: { en: 'instrument', uk: 'прилад' }, ...listed },
  },
  {
    name: 'service',
    label: { en: 'Services and prices', uk: 'Послуги й ціни' },
    ...bothFiles('services', 'services.json', 'Services', optional),
    items: { noun: { en: 'service', uk: 'послуги' }, added: { en: 'service', uk: 'послугу' }, ...listed },
  },
  {
    name: 'admission',
    label: { en: 'Admission', uk: 'Вступ до аспірантури' },
    facts: factsFile('admission', 'admission.json', 'AdmissionData', optional),
    texts: textsFile('entrant', 'entrant.json', 'EntrantTexts', optional),
    items: {
      noun: { en: 'event of admission', uk: 'події вступу' },
      added: { en: 'event of admission', uk: 'подію вступу' },
      ...listed,
    },
  },
  {
    name: 'institute-documents',
    label: { en: 'Documents: page', uk: 'Документи: сторінка' },
    texts: textsFile('documents-page', 'institute-documents.json', 'DocumentsPageTexts', optional),
  },
  ownTexts('monographs', { en: 'Monographs', uk: 'Монографії' }, 'MonographsTexts', optional),
  {
    name: 'publication',
    label: { en: 'Publications', uk: 'Публікації' },
    rank: 3,
    ...bothFiles('publications', 'publications/*.json', 'Publications', optional),
    items: {
      noun: { en: 'publication', uk: 'публікації' },
      added: { en: 'publication', uk: 'публікацію' },
      ...listed,
      order: { newestFirst: 'year' },
      openData: {
        name: 'publications',
        images: [],
        shownBy: { namespace: 'monographs', listed: ['genre', 'monograph'], people: 'authors' },
      },
    },
  },
  {
    name: 'container',
    label: { en: 'Journals and series', uk: 'Видання' },
    ...bothFiles('containers', 'containers.json', 'Containers', { ...optional, anyLanguage: ['/items/*/title'] }),
    items: {
      noun: { en: 'journal or proceedings', uk: 'журналу чи збірника' },
      added: { en: 'journal or collection', uk: 'видання' },
      ...listed,
    },
  },
  {
    name: 'publisher',
    label: { en: 'Publishers', uk: 'Видавництва' },
    ...bothFiles('publishers', 'publishers.json', 'Publishers', optional),
    items: { noun: { en: 'publisher', uk: 'видавництва' }, added: { en: 'publisher', uk: 'видавництво' }, ...listed },
  },
  {
    name: 'postgraduate',
    label: { en: 'Postgraduates', uk: 'Аспіранти' },
    facts: factsFile('postgraduates', 'postgraduates.json', 'PostgraduatesData', optional),
    texts: textsFile('applicants', 'applicants.json', 'ApplicantsTexts', optional),
    items: {
      noun: { en: 'postgraduate student', uk: 'аспіранта' },
      added: { en: 'postgraduate', uk: 'аспіранта' },
      ...listed,
    },
  },
  // Charts that texts place.
  {
    name: 'figure',
    label: { en: 'Figures', uk: 'Рисунки' },
    ...bothFiles('figure', 'figures/*.json', 'Figure', optional),
    items: { noun: { en: 'figure', uk: 'рисунка' }, ...own },
  },
  {
    name: 'picture',
    label: { en: 'Pictures', uk: 'Зображення' },
    ...bothFiles('pictures', 'pictures/*.json', 'Pictures', optional),
    items: {
      noun: { en: 'picture', uk: 'зображення' },
      added: { en: 'caption of a picture', uk: 'підпис до зображення' },
      ...listed,
      idFrom: 'image',
    },
  },
  // The micrograph that the hero of the home page lights up.
  {
    name: 'micrograph',
    label: { en: 'Micrographs', uk: 'Мікрофотографії' },
    facts: factsFile('micrograph', 'micrographs/*.json', 'MicrographData', { ...optional, isGenerated: true }),
    items: { noun: { en: 'micrograph', uk: 'мікрофотографії' }, facts: 'own' },
  },
  {
    name: 'council',
    label: { en: 'Academic councils', uk: 'Вчені ради' },
    facts: factsFile('council', 'councils/*.json', 'CouncilData'),
  },
  {
    name: 'director',
    label: { en: 'Directorate', uk: 'Дирекція' },
    texts: textsFile('directorate', 'directorate.json', 'DirectorateTexts', optional),
    items: {
      noun: { en: 'member of the directorate', uk: 'члена дирекції' },
      facts: { of: 'council', file: 'directorate', list: 'members', key: 'person' },
      texts: { list: 'items' },
    },
  },
  // Items of a year, which are many.
  {
    name: 'news',
    label: { en: 'News', uk: 'Новини' },
    rank: 1,
    ...bothFiles('news', 'news/*.json', 'News', { isYearly: true, comparedApart: ['imageAlt'] }),
    items: {
      noun: { en: 'news item', uk: 'новини' },
      added: { en: 'news item', uk: 'новину' },
      ...listed,
      collections: [
        { name: 'news' },
        {
          name: 'news-archive',
          pages: (group, count) => newsArchivePages(group, count).map(({ id }) => id),
          pagesBy: 'topic',
        },
      ],
      page: { title: 'title', description: ['text'], changed: ['date'] },
      order: { newestFirst: 'date' },
      openData: { name: 'news', images: ['imageUrl'] },
      assets: 'news',
      search: 'news',
    },
  },
];
