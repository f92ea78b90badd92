/** A thing of the content that has an id. */
export type ItemKind =
  | 'news'
  | 'person'
  | 'department'
  | 'laboratory'
  | 'unit'
  | 'document'
  | 'route'
  | 'navigation'
  | 'development'
  | 'procurement'
  | 'instrument'
  | 'monograph'
  | 'postgraduate'
  | 'director'
  | 'course'
  | 'defence'
  | 'special-council'
  | 'news-archive'
  | 'section'
  | 'namespace'
  | 'item';

interface ItemKindFacts {
  /** As it stands in a sentence: in English after an article, in Ukrainian in the genitive. */
  noun: { en: string; uk: string };
  /** Whether each item has its own file, named by its id. */
  hasOwnFiles: boolean;
}

/** What is known of each kind of thing. */
export const itemKinds: Readonly<Record<ItemKind, ItemKindFacts>> = {
  news: { noun: { en: 'news item', uk: 'новини' }, hasOwnFiles: false },
  person: { noun: { en: 'person', uk: 'особи' }, hasOwnFiles: true },
  department: { noun: { en: 'department', uk: 'відділу' }, hasOwnFiles: true },
  laboratory: { noun: { en: 'laboratory', uk: 'лабораторії' }, hasOwnFiles: true },
  unit: { noun: { en: 'department or laboratory', uk: 'відділу чи лабораторії' }, hasOwnFiles: false },
  document: { noun: { en: 'document', uk: 'документа' }, hasOwnFiles: false },
  route: { noun: { en: 'route', uk: 'сторінки в таблиці маршрутів' }, hasOwnFiles: false },
  navigation: { noun: { en: 'menu entry', uk: 'пункту меню' }, hasOwnFiles: false },
  development: { noun: { en: 'development', uk: 'розробки' }, hasOwnFiles: false },
  procurement: { noun: { en: 'procurement', uk: 'закупівлі' }, hasOwnFiles: false },
  instrument: { noun: { en: 'instrument', uk: 'приладу' }, hasOwnFiles: false },
  monograph: { noun: { en: 'monograph', uk: 'монографії' }, hasOwnFiles: false },
  postgraduate: { noun: { en: 'postgraduate student', uk: 'аспіранта' }, hasOwnFiles: false },
  director: { noun: { en: 'member of the directorate', uk: 'члена дирекції' }, hasOwnFiles: false },
  course: { noun: { en: 'course', uk: 'навчальної дисципліни' }, hasOwnFiles: false },
  defence: { noun: { en: 'defence', uk: 'захисту' }, hasOwnFiles: true },
  'special-council': { noun: { en: 'special council', uk: 'разової ради' }, hasOwnFiles: true },
  'news-archive': { noun: { en: 'page of the news archive', uk: 'сторінки архіву новин' }, hasOwnFiles: false },
  section: { noun: { en: 'section of a page', uk: 'розділу сторінки' }, hasOwnFiles: false },
  namespace: { noun: { en: 'file of texts', uk: 'файлу текстів' }, hasOwnFiles: false },
  item: { noun: { en: 'entry', uk: 'елемента' }, hasOwnFiles: false },
};
