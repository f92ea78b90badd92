import type { LanguageCode } from '../language/languages.ts';

/** A kind of content file: where its files lie and which type of the model describes them. */
export interface ContentKind {
  /** The kind's name, also that of its schema: `content/schema/NAME.schema.json`. */
  name: string;
  /** The type in `content/model`. */
  type: string;
  /** Whether it holds facts (`data/`) or texts (`ua/`, `en/`). */
  role: 'data' | 'texts';
  /** The file's path below its folder; `*` stands for a year or an id. */
  path: string;
  /** JSON pointers of values that only one language may have; everything else stands in all of them. */
  oneLanguage?: readonly string[];
  /** The only names that `*` stands for. */
  names?: readonly string[];
  /** Whether the file may be absent while no route and no other file needs it. */
  optional?: boolean;
  /** JSON pointers below which texts keep their own language: cited titles, names of languages; `*` stands for any item. */
  anyLanguage?: readonly string[];
}

/** The pages that are texts in sections and nothing else; each is a namespace of its own. */
export const textPages = [
  'strategy',
  'institute-documents',
  'services',
  'repository',
  'remote-education',
  'applicant',
  'entrant',
  'library',
  'maincouncil',
  'youngcouncil',
  'plans',
  'education-programs',
  'orders',
  'regulations',
  'license',
  'antiplagiat',
  'accreditation',
  'syllabus136',
  'syllabus132',
  'stakeholders',
  'testing-center',
  'technical-committee',
  'technical-services',
  'open-data',
  'accessibility',
];

/** Every kind of content file. A file below `data/`, `ua/` or `en/` that fits none of them is a mistake. */
export const contentKinds: readonly ContentKind[] = [
  { name: 'site-data', type: 'SiteData', role: 'data', path: 'site.json' },
  { name: 'routes-data', type: 'RoutesData', role: 'data', path: 'routes.json' },
  { name: 'navigation-data', type: 'NavigationData', role: 'data', path: 'navigation.json' },
  { name: 'redirects-data', type: 'RedirectsData', role: 'data', path: 'redirects.json', optional: true },
  { name: 'documents-data', type: 'DocumentsData', role: 'data', path: 'documents.json' },
  { name: 'developments-data', type: 'DevelopmentsData', role: 'data', path: 'developments.json', optional: true },
  { name: 'procurement-data', type: 'ProcurementData', role: 'data', path: 'procurement.json', optional: true },
  { name: 'instruments-data', type: 'InstrumentsData', role: 'data', path: 'instruments.json', optional: true },
  { name: 'monographs-data', type: 'MonographsData', role: 'data', path: 'monographs.json', optional: true },
  { name: 'postgraduates-data', type: 'PostgraduatesData', role: 'data', path: 'postgraduates.json', optional: true },
  { name: 'schedule-data', type: 'ScheduleData', role: 'data', path: 'schedule.json', optional: true },
  { name: 'council-data', type: 'CouncilData', role: 'data', path: 'councils/*.json' },
  { name: 'special-council-data', type: 'SpecialCouncilData', role: 'data', path: 'special-councils/*.json' },
  { name: 'defence-data', type: 'DefenceData', role: 'data', path: 'defences/*.json' },
  { name: 'news-data', type: 'NewsData', role: 'data', path: 'news/*.json' },
  { name: 'person-data', type: 'PersonData', role: 'data', path: 'people/*.json' },
  { name: 'department-data', type: 'DepartmentData', role: 'data', path: 'departments/*.json' },
  { name: 'laboratory-data', type: 'LaboratoryData', role: 'data', path: 'laboratories/*.json' },
  { name: 'header-texts', type: 'HeaderTexts', role: 'texts', path: 'header.json' },
  { name: 'footer-texts', type: 'FooterTexts', role: 'texts', path: 'footer.json' },
  { name: 'lang-texts', type: 'LangTexts', role: 'texts', path: 'lang.json', anyLanguage: ['/languages'] },
  { name: 'labels-texts', type: 'LabelsTexts', role: 'texts', path: 'labels.json' },
  { name: 'modal-texts', type: 'ModalTexts', role: 'texts', path: 'modal.json' },
  { name: 'routes-texts', type: 'RoutesTexts', role: 'texts', path: 'routes.json' },
  { name: 'documents-texts', type: 'DocumentsTexts', role: 'texts', path: 'documents.json' },
  { name: 'home-texts', type: 'HomeTexts', role: 'texts', path: 'home.json' },
  { name: 'history-texts', type: 'HistoryTexts', role: 'texts', path: 'history.json' },
  { name: 'contacts-texts', type: 'ContactsTexts', role: 'texts', path: 'contacts.json' },
  {
    name: 'not-found-texts',
    type: 'NotFoundTexts',
    role: 'texts',
    path: 'not-found.json',
    oneLanguage: ['/titleLanguage'],
  },
  { name: 'search-texts', type: 'SearchTexts', role: 'texts', path: 'search.json', optional: true },
  { name: 'test-texts', type: 'TestTexts', role: 'texts', path: 'test.json', optional: true },
  { name: 'viewer-texts', type: 'ViewerTexts', role: 'texts', path: 'viewer.json' },
  { name: 'departments-texts', type: 'DepartmentsTexts', role: 'texts', path: 'departments.json' },
  { name: 'text-page-texts', type: 'TextPageTexts', role: 'texts', path: '*.json', names: textPages, optional: true },
  { name: 'developments-texts', type: 'DevelopmentsTexts', role: 'texts', path: 'developments.json', optional: true },
  { name: 'procurement-texts', type: 'ProcurementTexts', role: 'texts', path: 'procurement.json', optional: true },
  { name: 'directorate-texts', type: 'DirectorateTexts', role: 'texts', path: 'directorate.json', optional: true },
  { name: 'councils-texts', type: 'CouncilsTexts', role: 'texts', path: 'councils.json', optional: true },
  {
    name: 'specializedcouncil-texts',
    type: 'SpecializedCouncilTexts',
    role: 'texts',
    path: 'specializedcouncil.json',
    optional: true,
  },
  { name: 'defence-labels-texts', type: 'DefenceLabelsTexts', role: 'texts', path: 'defence.json', optional: true },
  {
    name: 'spec-councils-texts',
    type: 'SpecCouncilsTexts',
    role: 'texts',
    path: 'spec-councils.json',
    optional: true,
  },
  { name: 'applicants-texts', type: 'ApplicantsTexts', role: 'texts', path: 'applicants.json', optional: true },
  { name: 'schedule-texts', type: 'ScheduleTexts', role: 'texts', path: 'schedule.json', optional: true },
  {
    name: 'equipment-center-texts',
    type: 'EquipmentCenterTexts',
    role: 'texts',
    path: 'equipment-center.json',
    optional: true,
  },
  {
    name: 'monographs-texts',
    type: 'MonographsTexts',
    role: 'texts',
    path: 'monographs.json',
    optional: true,
    anyLanguage: ['/items/*/title'],
  },
  { name: 'special-council-texts', type: 'SpecialCouncilTexts', role: 'texts', path: 'special-councils/*.json' },
  { name: 'defence-texts', type: 'DefenceTexts', role: 'texts', path: 'defences/*.json' },
  { name: 'news-labels-texts', type: 'NewsLabelsTexts', role: 'texts', path: 'news.json' },
  { name: 'news-texts', type: 'NewsTexts', role: 'texts', path: 'news/*.json' },
  {
    name: 'person-texts',
    type: 'PersonTexts',
    role: 'texts',
    path: 'people/*.json',
    anyLanguage: ['/publications'],
  },
  { name: 'department-texts', type: 'DepartmentTexts', role: 'texts', path: 'departments/*.json' },
  { name: 'laboratory-texts', type: 'LaboratoryTexts', role: 'texts', path: 'laboratories/*.json' },
];

/** Where a content file belongs. */
export interface ContentAddress {
  kind: ContentKind;
  /** The language of a text file. */
  language?: LanguageCode;
  /** The part of the path that `*` stands for: a year or an id. */
  id?: string;
}
