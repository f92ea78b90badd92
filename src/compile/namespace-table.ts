import { textPages } from '../content/text-pages.ts';
import {
  developmentsNamespace,
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
import { newestNewsNamespace, newsArchiveNamespace } from './news-archive-namespace.ts';
import { newsItemNamespace } from './news-namespace.ts';
import {
  contactsNamespace,
  departmentsNamespace,
  historyNamespace,
  homeNamespace,
  notFoundNamespace,
  plainNamespace,
  testNamespace,
} from './page-namespaces.ts';
import { personNamespace } from './person-namespace.ts';
import { applicantsNamespace, scheduleNamespace } from './postgraduate-namespaces.ts';
import { textPageNamespace } from './text-page-namespace.ts';
import { unitListNamespace, unitNamespace } from './unit-namespaces.ts';

/** The namespaces that are more than one text file; every other name is that of a file. */
const makers: Record<string, (context: CompileContext) => object> = {
  header: headerNamespace,
  footer: (context) => footerNamespace(context, new Date().getUTCFullYear()),
  labels: labelsNamespace,
  modal: modalNamespace,
  'latest-news': latestNewsNamespace,
  'newest-news': newestNewsNamespace,
  'scientific-departments': (context) => unitListNamespace(context, 'scientific'),
  'technical-departments': (context) => unitListNamespace(context, 'technical'),
  home: homeNamespace,
  history: historyNamespace,
  contacts: contactsNamespace,
  departments: departmentsNamespace,
  'not-found': notFoundNamespace,
  defences: defencesNamespace,
  developments: developmentsNamespace,
  procurement: procurementNamespace,
  'equipment-center': equipmentCenterNamespace,
  monographs: monographsNamespace,
  directorate: directorateNamespace,
  specializedcouncil: (context) => textPageNamespace(context, 'specializedcouncil'),
  applicants: applicantsNamespace,
  schedule: scheduleNamespace,
  test: testNamespace,
};

/** The namespaces of items, by the first part of their name. */
const itemMakers: Record<string, (context: CompileContext, id: string) => object> = {
  person: personNamespace,
  defence: defenceNamespace,
  'special-council': specialCouncilNamespace,
  'news-archive': newsArchiveNamespace,
};

/** Makes a namespace by its name: `header`, `news/ID`, `person/ID`, or a unit's id. */
export function makeNamespace(context: CompileContext, name: string, newsIndex: ReadonlyMap<string, number>): object {
  const maker = makers[name];
  if (maker) return maker(context);
  const [folder, id] = name.split('/');
  if (folder === 'news' && id) return newsItemNamespace(context, newsIndex.get(id) ?? -1);
  const itemMaker = id && itemMakers[folder ?? ''];
  if (itemMaker) return itemMaker(context, id);
  if (textPages.includes(name)) {
    const isCouncil = context.content.has(`data/councils/${name}.json`);
    return isCouncil ? councilNamespace(context, name) : textPageNamespace(context, name);
  }
  const unit = context.unitById(name);
  return unit ? unitNamespace(context, unit) : plainNamespace(context, name);
}
