import type { CouncilsTexts, SpecCouncilsTexts } from '../../content/model/councils.ts';
import type { DefenceLabelsTexts, SpecializedCouncilTexts } from '../../content/model/defences.ts';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import type { NewsLabelsTexts } from '../../content/model/page-texts.ts';
import type { PersonProfiles } from '../../content/model/people.ts';
import type { SearchTexts } from '../../content/model/search-texts.ts';
import type { TextPageTexts } from '../../content/model/text-page.ts';
import type { ViewerTexts } from '../../content/model/viewer-texts.ts';
import { placeOf } from '../content/content-path.ts';
import type { NamespaceName } from '../content/pages.ts';
import { isProfileShown, profileHref, profileKinds } from '../content/researcher-profiles.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import {
  councilNamespace,
  developmentsNamespace,
  directorateNamespace,
  documentsPageNamespace,
  equipmentCenterNamespace,
  monographsNamespace,
  procurementNamespace,
  specialCouncilNamespace,
} from './about-namespaces.ts';
import type { CompileContext } from './compile-context.ts';
import {
  applicantsNamespace,
  defenceNamespace,
  defencesNamespace,
  dissertationOf,
  entrantNamespace,
  scheduleNamespace,
  supervisedBy,
} from './defence-namespaces.ts';
import { documentNamespace } from './document-namespace.ts';
import {
  footerNamespace,
  headerNamespace,
  labelsNamespace,
  latestNewsNamespace,
  modalNamespace,
} from './frame-namespaces.ts';
import { newestNewsNamespace, newsArchiveNamespace, newsItemNamespace } from './news-namespaces.ts';
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
import { articleEntries, monographLines } from './publication-entries.ts';
import { servicesNamespace, textPageNamespace } from './text-page-namespace.ts';
import {
  departmentListNamespace,
  instrumentLines,
  laboratoriesNamespace,
  relatedNewsCount,
  unitNamespace,
} from './unit-namespaces.ts';

/** Makes a namespace. @param name its name; of an item, or of the list of a kind of departments, the id alone */
type Maker = (context: CompileContext, name: string) => object;

/** The makers of all namespaces that the table of pages names. */
const makers = {
  // Of the frame.
  header: headerNamespace,
  footer: footerNamespace,
  labels: labelsNamespace,
  lang: plainNamespace<LangTexts>,
  modal: modalNamespace,
  viewer: plainNamespace<ViewerTexts>,
  news: plainNamespace<NewsLabelsTexts>,
  'latest-news': latestNewsNamespace,
  // Of pages.
  home: homeNamespace,
  grains: grainsNamespace,
  history: historyNamespace,
  contacts: contactsNamespace,
  'not-found': notFoundNamespace,
  search: plainNamespace<SearchTexts>,
  test: testNamespace,
  'newest-news': newestNewsNamespace,
  departments: departmentsNamespace,
  laboratories: laboratoriesNamespace,
  councils: plainNamespace<CouncilsTexts>,
  'spec-councils': plainNamespace<SpecCouncilsTexts>,
  directorate: directorateNamespace,
  developments: developmentsNamespace,
  procurement: procurementNamespace,
  'equipment-center': equipmentCenterNamespace,
  'institute-documents': documentsPageNamespace,
  monographs: monographsNamespace,
  specializedcouncil: textPageNamespace<SpecializedCouncilTexts>,
  defences: defencesNamespace,
  defence: plainNamespace<DefenceLabelsTexts>,
  applicants: applicantsNamespace,
  entrant: entrantNamespace,
  schedule: scheduleNamespace,
  services: servicesNamespace,
  '{text-page}': textPageNamespace<TextPageTexts>,
  '{council}': councilNamespace,
  // Of items.
  'departments/{kind}': departmentListNamespace,
  'news/{id}': newsItemNamespace,
  'news-archive/{id}': newsArchiveNamespace,
  'person/{id}': personNamespace,
  'defence/{id}': defenceNamespace,
  'document/{id}': documentNamespace,
  'special-council/{id}': specialCouncilNamespace,
  '{id}': unitNamespace,
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
  if (content.units.some(({ id }) => id === name)) return unitNamespace;
  if (placeOf(`${language}/${name}.json`)?.kind.name !== 'text-page-texts') return plainNamespace;
  return content.has(`data/councils/${name}.json`) ? councilNamespace : textPageNamespace;
}

/** A person's page, with the units they work in and the news that link to them. */
function personNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { photo, email, profiles } = content.people.get(id) ?? { profiles: {} };
  const { name, position, degree, interests, biography } = content.person(language, id);
  const monographs = content.routeOf('MonographsPage')?.path;
  const units = content.units
    .filter((unit) => unit.head === id || unit.staff.includes(id))
    .map((unit) => ({
      ...context.unitLink(unit),
      people: [...new Set([unit.head, ...unit.staff])].map((person) => context.personLink(person)),
    }));
  const dissertation = dissertationOf(context, id);
  return {
    name,
    position,
    ...(degree && { degree }),
    ...(interests && { interests }),
    ...(biography && { biography: context.html(biography) }),
    publications: articleEntries(context, id),
    ...(photo && { photo: context.image(photo) }),
    ...(email && { email }),
    profiles: profileLinks(profiles, language),
    units,
    ...(dissertation && { dissertation }),
    supervised: supervisedBy(context, [id]),
    instruments: instrumentLines(context, ({ contact }) => contact === id),
    monographs: monographLines(context, id),
    ...(monographs && { monographsHref: context.href(monographs) }),
    news: content.newsAbout(language, id, relatedNewsCount).map((item) => context.newsCard(item)),
  };
}

function profileLinks(profiles: PersonProfiles, language: LanguageCode) {
  return profileKinds.flatMap((id) => {
    const href = isProfileShown(id, language) ? profileHref(id, profiles[id] ?? '') : undefined;
    return href ? [{ id, href }] : [];
  });
}
