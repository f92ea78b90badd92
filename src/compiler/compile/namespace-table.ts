import type { CompileContext } from './compile-context.ts';
import { footerNamespace, headerNamespace, latestNewsNamespace, modalNamespace } from './frame-namespaces.ts';
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
import { unitListNamespace, unitNamespace } from './unit-namespaces.ts';

/** The namespaces that are more than one text file; every other name is that of a file. */
const makers: Record<string, (context: CompileContext) => object> = {
  header: headerNamespace,
  footer: (context) => footerNamespace(context, new Date().getUTCFullYear()),
  modal: modalNamespace,
  'latest-news': latestNewsNamespace,
  'scientific-departments': (context) => unitListNamespace(context, 'scientific'),
  'technical-departments': (context) => unitListNamespace(context, 'technical'),
  home: homeNamespace,
  history: historyNamespace,
  contacts: contactsNamespace,
  departments: departmentsNamespace,
  'not-found': notFoundNamespace,
  test: testNamespace,
};

/** Makes a namespace by its name: `header`, `news/ID`, `person/ID`, or a unit's id. */
export function makeNamespace(context: CompileContext, name: string, newsIndex: ReadonlyMap<string, number>): object {
  const maker = makers[name];
  if (maker) return maker(context);
  const [folder, id] = name.split('/');
  if (folder === 'news' && id) return newsItemNamespace(context, newsIndex.get(id) ?? -1);
  if (folder === 'person' && id) return personNamespace(context, id);
  const unit = context.unitById(name);
  return unit ? unitNamespace(context, unit) : plainNamespace(context, name);
}
