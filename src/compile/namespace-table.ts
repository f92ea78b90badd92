import { placeOf } from '../content/content-path.ts';
import { kindsCalled } from '../content/kind-table.ts';
import {
  developmentsNamespace,
  documentsPageNamespace,
  equipmentCenterNamespace,
  monographsNamespace,
  procurementNamespace,
} from './about-namespaces.ts';
import type { CompileContext } from './compile-context.ts';
import { councilNamespace, directorateNamespace, specialCouncilNamespace } from './council-namespaces.ts';
import { defenceNamespace, defencesNamespace } from './defence-namespaces.ts';
import {
  footerNamespace,
  headerNamespace,
  labelsNamespace,
  latestNewsNamespace,
  modalNamespace,
} from './frame-namespaces.ts';
import { itemNamespace } from './item-namespace.ts';
import { newestNewsNamespace, newsArchiveNamespace } from './news-archive-namespace.ts';
import { newsItemNamespace } from './news-namespace.ts';
import {
  contactsNamespace,
  departmentsNamespace,
  grainsNamespace,
  historyNamespace,
  homeNamespace,
  notFoundNamespace,
  plainNamespace,
  testNamespace,
} from './page-namespaces.ts';
import { personNamespace } from './person-namespace.ts';
import { applicantsNamespace, scheduleNamespace } from './postgraduate-namespaces.ts';
import { textPageNamespace } from './text-page-namespace.ts';
import { departmentListNamespace, laboratoriesNamespace, unitNamespace } from './unit-namespaces.ts';

/** The namespaces that are more than one text file; every other name is that of a file. */
const makers: Record<string, (context: CompileContext) => object> = {
  header: headerNamespace,
  footer: footerNamespace,
  labels: labelsNamespace,
  modal: modalNamespace,
  'latest-news': latestNewsNamespace,
  'newest-news': newestNewsNamespace,
  laboratories: laboratoriesNamespace,
  home: homeNamespace,
  grains: grainsNamespace,
  history: historyNamespace,
  contacts: contactsNamespace,
  departments: departmentsNamespace,
  'not-found': notFoundNamespace,
  defences: defencesNamespace,
  developments: developmentsNamespace,
  procurement: procurementNamespace,
  'equipment-center': equipmentCenterNamespace,
  'institute-documents': documentsPageNamespace,
  monographs: monographsNamespace,
  directorate: directorateNamespace,
  specializedcouncil: (context) => textPageNamespace(context, 'specializedcouncil'),
  applicants: applicantsNamespace,
  schedule: scheduleNamespace,
  test: testNamespace,
};

/** Makes the namespace of an item that shows more than its own facts and texts. */
type ItemMaker = (context: CompileContext, id: string) => object;

/** The namespaces of items, and of lists by kind, by the first part of their names; every other item has its own facts and texts. */
const itemMakers: Record<string, ItemMaker> = {
  departments: departmentListNamespace,
  news: newsItemNamespace,
  'news-archive': newsArchiveNamespace,
  person: personNamespace,
  defence: defenceNamespace,
  'special-council': specialCouncilNamespace,
};

/** Makes a namespace by its name: `header`, `person/ID`, or the id of a department or laboratory. */
export function makeNamespace(context: CompileContext, name: string): object {
  const maker = makers[name];
  if (maker) return maker(context);
  const [first = '', id] = name.split('/');
  if (id !== undefined) {
    const [kind] = kindsCalled(first);
    const itemMaker = itemMakers[first];
    if (itemMaker) return itemMaker(context, id);
    if (kind) return itemNamespace(context, kind, id);
  }
  const unit = context.unitById(name);
  if (unit) return unitNamespace(context, unit);
  if (placeOf(`${context.language}/${name}.json`)?.kind.name !== 'text-page-texts')
    return plainNamespace(context, name);
  const isCouncil = context.facts.has(`data/councils/${name}.json`);
  return isCouncil ? councilNamespace(context, name) : textPageNamespace(context, name);
}
