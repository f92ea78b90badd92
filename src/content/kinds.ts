import { type FileOptions, factsFile, textsFile } from './file-kind.ts';
import type { Kind } from './kind.ts';
import { newsArchivePages } from './news-archive.ts';

/** A thing that is one file of texts, which is called like it. */
function ownTexts(name: string, type: string, options?: FileOptions): Kind {
  return { name, texts: textsFile(name, `${name}.json`, type, options) };
}

/**
 * The one table of what content there is. Whoever deals with content reads it: the checker, the compiler, `--who`, `npm run new`,
 * search, sitemap and open data. A new kind is one entry here, its types in `content/model`, its page and its words.
 */
export const kinds: readonly Kind[] = [
  // The site as a whole.
  { name: 'site', facts: factsFile('site', 'site.json', 'SiteData') },
  { name: 'brand', facts: factsFile('brand', 'brand.json', 'BrandData', { optional: true }) },
  {
    name: 'route',
    facts: factsFile('routes', 'routes.json', 'RoutesData'),
    texts: textsFile('routes', 'routes.json', 'RoutesTexts'),
    items: {
      noun: { en: 'route', uk: 'сторінки в таблиці маршрутів' },
      facts: { list: 'routes' },
      texts: { map: 'routes' },
    },
  },
  {
    name: 'navigation',
    facts: factsFile('navigation', 'navigation.json', 'NavigationData'),
    items: {
      noun: { en: 'menu entry', uk: 'пункту меню' },
      facts: { list: 'items' },
      texts: { map: 'navigation', of: 'header' },
    },
  },
  {
    name: 'fact',
    facts: factsFile('facts', 'facts.json', 'FactsData', { optional: true }),
    items: { noun: { en: 'fact', uk: 'факту' }, facts: { list: 'items' } },
  },
  ownTexts('phrases', 'PhrasesTexts', { optional: true }),
  { name: 'terms', facts: factsFile('terms', 'terms.json', 'TermsData', { optional: true }) },
  { name: 'redirects', facts: factsFile('redirects', 'redirects.json', 'RedirectsData', { optional: true }) },
  // What the frame of every page says, and what the browser loads when it first needs it.
  ownTexts('header', 'HeaderTexts'),
  ownTexts('footer', 'FooterTexts'),
  ownTexts('lang', 'LangTexts', { anyLanguage: ['/languages'] }),
  ownTexts('labels', 'LabelsTexts', { isInterface: true }),
  ownTexts('modal', 'ModalTexts'),
  ownTexts('viewer', 'ViewerTexts', { isInterface: true }),
  { name: 'news-labels', texts: textsFile('news-labels', 'news.json', 'NewsLabelsTexts', { isInterface: true }) },
  // Pages of their own shape.
  ownTexts('home', 'HomeTexts'),
  ownTexts('history', 'HistoryTexts', { optional: true }),
  ownTexts('contacts', 'ContactsTexts', { optional: true }),
  {
    name: 'room',
    facts: factsFile('campus', 'campus.json', 'CampusData', { optional: true }),
    texts: textsFile('campus', 'campus.json', 'CampusTexts', { optional: true }),
    items: {
      noun: { en: 'room', uk: 'кабінету' },
      facts: { list: 'rooms' },
      texts: { list: 'rooms' },
    },
  },
  ownTexts('not-found', 'NotFoundTexts', { oneLanguage: ['/titleLanguage'] }),
  ownTexts('search', 'SearchTexts', { optional: true }),
  ownTexts('test', 'TestTexts', { optional: true }),
  ownTexts('departments', 'DepartmentsTexts', { optional: true }),
  ownTexts('councils', 'CouncilsTexts', { optional: true }),
  ownTexts('spec-councils', 'SpecCouncilsTexts', { optional: true }),
  ownTexts('specializedcouncil', 'SpecializedCouncilTexts', { optional: true }),
  {
    name: 'defence-labels',
    texts: textsFile('defence-labels', 'defence.json', 'DefenceLabelsTexts', { optional: true }),
  },
  {
    name: 'schedule',
    facts: factsFile('schedule', 'schedule.json', 'ScheduleData', { optional: true }),
    texts: textsFile('schedule', 'schedule.json', 'ScheduleTexts', { optional: true }),
  },
  // Pages that are texts in sections and nothing else: every file of texts that no other kind takes.
  { name: 'text-page', texts: textsFile('text-page', '*.json', 'TextPageTexts', { optional: true }) },
  // Items with pages.
  {
    name: 'person',
    facts: factsFile('person', 'people/*.json', 'PersonData'),
    texts: textsFile('person', 'people/*.json', 'PersonTexts'),
    items: {
      noun: { en: 'person', uk: 'людини' },
      facts: 'own',
      texts: 'own',
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
    facts: factsFile('department', 'departments/*.json', 'DepartmentData'),
    texts: textsFile('department', 'departments/*.json', 'DepartmentTexts', { comparedApart: ['drawingAlt'] }),
    items: {
      noun: { en: 'department', uk: 'відділу' },
      group: 'unit',
      facts: 'own',
      texts: 'own',
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
    facts: factsFile('laboratory', 'laboratories/*.json', 'LaboratoryData'),
    texts: textsFile('laboratory', 'laboratories/*.json', 'LaboratoryTexts', { comparedApart: ['drawingAlt'] }),
    items: {
      noun: { en: 'laboratory', uk: 'лабораторії' },
      group: 'unit',
      facts: 'own',
      texts: 'own',
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
    facts: factsFile('defence', 'defences/*.json', 'DefenceData'),
    texts: textsFile('defence', 'defences/*.json', 'DefenceTexts'),
    items: {
      noun: { en: 'defence', uk: 'захисту' },
      facts: 'own',
      texts: 'own',
      collections: [{ name: 'defences' }],
      page: { title: 'title', description: ['summary'], changed: ['documents'] },
      idFrom: 'candidate',
    },
  },
  {
    name: 'special-council',
    facts: factsFile('special-council', 'special-councils/*.json', 'SpecialCouncilData'),
    texts: textsFile('special-council', 'special-councils/*.json', 'SpecialCouncilTexts'),
    items: {
      noun: { en: 'special council', uk: 'разової ради' },
      facts: 'own',
      texts: 'own',
      collections: [{ name: 'special-councils' }],
      page: { title: 'name', description: ['lead'], changed: ['formed', 'order'] },
    },
  },
  // Items that a page lists.
  {
    name: 'document',
    facts: factsFile('documents', 'documents.json', 'DocumentsData', { optional: true }),
    texts: textsFile('documents', 'documents.json', 'DocumentsTexts', { optional: true }),
    items: {
      noun: { en: 'document', uk: 'документа' },
      facts: { list: 'items' },
      texts: { list: 'items' },
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
    facts: factsFile('developments', 'developments.json', 'DevelopmentsData', { optional: true }),
    texts: textsFile('developments', 'developments.json', 'DevelopmentsTexts', {
      optional: true,
      comparedApart: ['imageAlt'],
    }),
    items: { noun: { en: 'development', uk: 'розробки' }, facts: { list: 'items' }, texts: { list: 'items' } },
  },
  {
    name: 'procurement',
    facts: factsFile('procurement', 'procurement.json', 'ProcurementData', { optional: true }),
    texts: textsFile('procurement', 'procurement.json', 'ProcurementTexts', { optional: true }),
    items: { noun: { en: 'procurement', uk: 'закупівлі' }, facts: { list: 'items' }, texts: { list: 'items' } },
  },
  {
    name: 'instrument',
    facts: factsFile('instruments', 'instruments.json', 'InstrumentsData', { optional: true }),
    texts: textsFile('equipment-center', 'equipment-center.json', 'EquipmentCenterTexts', { optional: true }),
    items: { noun: { en: 'instrument', uk: 'приладу' }, facts: { list: 'items' }, texts: { list: 'items' } },
  },
  {
    name: 'institute-documents',
    texts: textsFile('documents-page', 'institute-documents.json', 'DocumentsPageTexts', { optional: true }),
  },
  ownTexts('monographs', 'MonographsTexts', { optional: true }),
  {
    name: 'publication',
    facts: factsFile('publications', 'publications/*.json', 'PublicationsData', { optional: true }),
    texts: textsFile('publications', 'publications/*.json', 'PublicationsTexts', { optional: true }),
    items: {
      noun: { en: 'publication', uk: 'публікації' },
      facts: { list: 'items' },
      texts: { list: 'items' },
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
    facts: factsFile('containers', 'containers.json', 'ContainersData', { optional: true }),
    texts: textsFile('containers', 'containers.json', 'ContainersTexts', {
      optional: true,
      anyLanguage: ['/items/*/title'],
    }),
    items: {
      noun: { en: 'journal or proceedings', uk: 'журналу чи збірника' },
      facts: { list: 'items' },
      texts: { list: 'items' },
    },
  },
  {
    name: 'publisher',
    facts: factsFile('publishers', 'publishers.json', 'PublishersData', { optional: true }),
    texts: textsFile('publishers', 'publishers.json', 'PublishersTexts', { optional: true }),
    items: { noun: { en: 'publisher', uk: 'видавництва' }, facts: { list: 'items' }, texts: { list: 'items' } },
  },
  {
    name: 'postgraduate',
    facts: factsFile('postgraduates', 'postgraduates.json', 'PostgraduatesData', { optional: true }),
    texts: textsFile('applicants', 'applicants.json', 'ApplicantsTexts', { optional: true }),
    items: {
      noun: { en: 'postgraduate student', uk: 'аспіранта' },
      facts: { list: 'items' },
      texts: { list: 'items' },
    },
  },
  // Charts that texts place.
  {
    name: 'figure',
    facts: factsFile('figure', 'figures/*.json', 'FigureData', { optional: true }),
    texts: textsFile('figure', 'figures/*.json', 'FigureTexts', { optional: true }),
    items: { noun: { en: 'figure', uk: 'рисунка' }, facts: 'own', texts: 'own' },
  },
  {
    name: 'picture',
    facts: factsFile('pictures', 'pictures/*.json', 'PicturesData', { optional: true }),
    texts: textsFile('pictures', 'pictures/*.json', 'PicturesTexts', { optional: true }),
    items: { noun: { en: 'picture', uk: 'зображення' }, facts: { list: 'items' }, texts: { list: 'items' } },
  },
  // What the hero of the home page lights up.
  {
    name: 'micrograph',
    facts: factsFile('micrograph', 'micrographs/*.json', 'MicrographData', { optional: true, isGenerated: true }),
    items: { noun: { en: 'micrograph', uk: 'мікрофотографії' }, facts: 'own' },
  },
  { name: 'council', facts: factsFile('council', 'councils/*.json', 'CouncilData') },
  {
    name: 'director',
    texts: textsFile('directorate', 'directorate.json', 'DirectorateTexts', { optional: true }),
    items: {
      noun: { en: 'member of the directorate', uk: 'члена дирекції' },
      facts: { of: 'council', file: 'directorate', list: 'members', key: 'person' },
      texts: { list: 'items' },
    },
  },
  // Items of a year, which are many.
  {
    name: 'news',
    facts: factsFile('news', 'news/*.json', 'NewsData', { isYearly: true }),
    texts: textsFile('news', 'news/*.json', 'NewsTexts', { isYearly: true, comparedApart: ['imageAlt'] }),
    items: {
      noun: { en: 'news item', uk: 'новини' },
      facts: { list: 'items' },
      texts: { list: 'items' },
      collections: [
        { name: 'news' },
        { name: 'news-archive', pages: (year, count) => newsArchivePages(year, count).map(({ id }) => id) },
      ],
      page: { title: 'title', description: ['text'], changed: ['date'] },
      order: { newestFirst: 'date' },
      openData: { name: 'news', images: ['imageUrl'] },
      assets: 'news',
      search: 'news',
    },
  },
];
