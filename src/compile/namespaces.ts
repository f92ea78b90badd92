import type { CouncilsTexts, SpecCouncilsTexts } from '../../content/model/councils.ts';
import type { DefenceLabelsTexts, SpecializedCouncilTexts } from '../../content/model/defences.ts';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import type { NewsLabelsTexts } from '../../content/model/page-texts.ts';
import type { SearchTexts } from '../../content/model/search-texts.ts';
import type { TextPageTexts } from '../../content/model/text-page.ts';
import type { ViewerTexts } from '../../content/model/viewer-texts.ts';
import { placeOf } from '../content/content-path.ts';
import type { NamespaceName } from '../content/pages.ts';
import * as about from './about-namespaces.ts';
import type { CompileContext } from './compile-context.ts';
import * as defences from './defence-namespaces.ts';
import { documentNamespace } from './document-namespace.ts';
import * as frame from './frame-namespaces.ts';
import { newestNewsNamespace, newsArchiveNamespace, newsItemNamespace } from './news-namespaces.ts';
import * as pages from './page-namespaces.ts';
import { servicesNamespace, textPageNamespace } from './text-page-namespace.ts';
import * as units from './unit-namespaces.ts';

/** Makes a namespace. @param name its name; of an item, or of the list of a kind of departments, the id alone */
type Maker = (context: CompileContext, name: string) => object;

const makers = {
  // Of the frame.
  header: frame.headerNamespace,
  footer: frame.footerNamespace,
  labels: frame.labelsNamespace,
  lang: pages.plainNamespace<LangTexts>,
  modal: frame.modalNamespace,
  viewer: pages.plainNamespace<ViewerTexts>,
  news: pages.plainNamespace<NewsLabelsTexts>,
  'latest-news': frame.latestNewsNamespace,
  // Of pages.
  home: pages.homeNamespace,
  grains: pages.grainsNamespace,
  history: pages.historyNamespace,
  contacts: pages.contactsNamespace,
  'not-found': pages.notFoundNamespace,
  search: pages.plainNamespace<SearchTexts>,
  test: pages.testNamespace,
  'newest-news': newestNewsNamespace,
  departments: pages.departmentsNamespace,
  laboratories: units.laboratoriesNamespace,
  councils: pages.plainNamespace<CouncilsTexts>,
  'spec-councils': pages.plainNamespace<SpecCouncilsTexts>,
  directorate: about.directorateNamespace,
  developments: about.developmentsNamespace,
  procurement: about.procurementNamespace,
  'equipment-center': about.equipmentCenterNamespace,
  'institute-documents': about.documentsPageNamespace,
  monographs: about.monographsNamespace,
  specializedcouncil: textPageNamespace<SpecializedCouncilTexts>,
  defences: defences.defencesNamespace,
  defence: pages.plainNamespace<DefenceLabelsTexts>,
  applicants: defences.applicantsNamespace,
  entrant: defences.entrantNamespace,
  schedule: defences.scheduleNamespace,
  services: servicesNamespace,
  '{text-page}': textPageNamespace<TextPageTexts>,
  '{council}': about.councilNamespace,
  // Of items.
  'departments/{kind}': units.departmentListNamespace,
  'news/{id}': newsItemNamespace,
  'news-archive/{id}': newsArchiveNamespace,
  'person/{id}': units.personNamespace,
  'defence/{id}': defences.defenceNamespace,
  'document/{id}': documentNamespace,
  'special-council/{id}': about.specialCouncilNamespace,
  '{id}': units.unitNamespace,
} satisfies Record<NamespaceName, Maker>;

/** The namespaces as pages read them, by the names that the table of pages has for them. */
export type Namespaces = { [Name in NamespaceName]: ReturnType<(typeof makers)[Name]> };

/** The name of a namespace that is not one of many: it is read by its name. */
export type SingleName = Exclude<NamespaceName, `${string}{${string}`>;

/** Makes a namespace by its name: `header`, `person/ID`, or the id of a department or laboratory. */
export function makeNamespace(context: CompileContext, name: string): object {
  const [folder, id] = name.split('/');
  const named: Partial<Record<string, Maker>> = makers;
  const maker = id === undefined ? named[name] : (named[`${folder}/{id}`] ?? named[`${folder}/{kind}`]);
  return (maker ?? makerOfFile(context, name))(context, id ?? name);
}

/** Returns the maker of the namespace of a department or laboratory, of a council, or of a file of texts with a name of its own. */
function makerOfFile({ language, content }: CompileContext, name: string): Maker {
  if (content.units.some(({ id }) => id === name)) return units.unitNamespace;
  if (placeOf(`${language}/${name}.json`)?.kind.name !== 'text-page-texts') return pages.plainNamespace;
  return content.has(`data/councils/${name}.json`) ? about.councilNamespace : textPageNamespace;
}
