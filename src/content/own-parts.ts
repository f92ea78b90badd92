/** What a component of pages gives an id besides the headings and sections of its texts. */
interface OwnParts {
  /** The ids of its own headings. Not each page has them all. */
  headings?: readonly string[];
  /** The kind of items that it lists, each with its id. */
  items?: string;
  /** The list in its texts of which each entry has an id, and how that begins: `period-1`. */
  entries?: { list: string; id: string };
}

/** The ids around every page: of what it shows, of the news beside it, and of the map of the site in the footer. */
export const frameIds: readonly string[] = ['top', 'content', 'latest-news', 'site-map'];

const unit = {
  headings: [
    'activities',
    'staff',
    'projects',
    'dissertations',
    'results',
    'instruments',
    'methods',
    'publications',
    'news',
  ],
};

/** The parts of components that have any. The tests of the built site compare them with its pages. */
export const ownParts: Readonly<Record<string, OwnParts>> = {
  ApplicantsPage: { headings: ['students'] },
  ContactsPage: { headings: ['way', 'offices'] },
  CouncilPage: { headings: ['members'] },
  DefencePage: { headings: ['documents', 'about'] },
  DepartmentListPage: { headings: ['laboratories'] },
  DepartmentPage: unit,
  DevelopmentsPage: { items: 'development' },
  DocumentsPage: { headings: ['register'] },
  EquipmentCenterPage: { headings: ['instruments'], items: 'instrument' },
  HistoryPage: { entries: { list: 'periods', id: 'period' } },
  HomePage: { headings: ['home-news', 'home-defences', 'home-departments'] },
  LaboratoryPage: unit,
  MonographsPage: { headings: ['monographs'], items: 'publication' },
  PersonPage: { items: 'publication' },
  ProcurementPage: { headings: ['procurements'] },
  SchedulePage: { headings: ['year', 'timetable'] },
  SearchPage: { headings: ['site-map-pages'] },
  SpecialCouncilPage: { headings: ['members', 'defence', 'order'] },
  SpecializedCouncilPage: { headings: ['upcoming', 'special-councils', 'held'] },
  TestPage: { headings: ['table', 'documents'] },
};

/** The ids that no heading of a text gets, because pages may have them already. */
export const reservedIds: readonly string[] = [
  ...frameIds,
  'root',
  'menu',
  'title-search',
  ...Object.values(ownParts).flatMap(({ headings = [] }) => headings),
];
