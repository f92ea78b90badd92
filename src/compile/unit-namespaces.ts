import type { EquipmentCenterTexts, InstrumentData } from '../../content/model/instruments.ts';
import type { DepartmentsTexts } from '../../content/model/page-texts.ts';
import type { PersonProfiles } from '../../content/model/people.ts';
import type { DepartmentTexts, LaboratoryTexts } from '../../content/model/units.ts';
import { isProfileShown, profileHref, profileKinds } from '../content/researcher-profiles.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';
import { dissertationOf, supervisedBy } from './defence-namespaces.ts';
import { articleEntries, monographLines, unitPublications } from './publication-entries.ts';
import { type Unit, unitColour } from './site-content.ts';

const relatedNewsCount = 3;
const unitNewsCount = 20;

/** The page of a department or laboratory. */
export function unitNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const unit = context.unitNamed(id);
  const texts = content.unit(language, unit);
  const { projects, methods } = texts as Partial<DepartmentTexts & LaboratoryTexts>;
  const partner = context.unitById('partner' in unit ? unit.partner : undefined);
  const news = content.askNews('unit', id, unitNewsCount);
  return {
    name: texts.name,
    shortName: texts.shortName,
    lead: texts.lead,
    colour: unitColour(unit),
    ...(unit.drawing && { drawing: captionedPicture(context, unit.drawing, texts.drawingAlt ?? '') }),
    about: context.html(texts.about),
    activities: texts.activities,
    results: texts.results.map(({ title, text }) => ({ title, text: context.html(text) })),
    ...(projects && { projects }),
    dissertations: supervisedBy(context, [unit.head, ...unit.staff]).filter(({ defence }) => !defence?.isDecided),
    ...(methods && { methods }),
    instruments: instrumentLines(context, (instrument) => instrument.unit === id),
    head: context.staffMember(unit.head),
    staff: unit.staff.map((person) => context.staffMember(person)),
    ...unitPublications(context, unit),
    ...(unit.phone && { phone: unit.phone }),
    ...(unit.email && { email: unit.email }),
    ...(partner && { partner: context.unitLink(partner) }),
    news: news.map((item) => context.newsCard(item)),
  };
}

/** The list of the departments of a kind. */
export function departmentListNamespace(context: CompileContext, kind: string) {
  const { kinds } = context.content.texts<DepartmentsTexts>(context.language, 'departments');
  return {
    intro: context.html(kinds[kind]?.intro ?? ''),
    units: unitCards(context, (unit) => 'kind' in unit && unit.kind === kind),
  };
}

/** The list of the laboratories. */
export function laboratoriesNamespace(context: CompileContext) {
  return { units: unitCards(context, ({ itemKind }) => itemKind === 'laboratory') };
}

function unitCards(context: CompileContext, isListed: (unit: Unit) => boolean) {
  return context.content.units.filter(isListed).map((unit) => unitCard(context, unit));
}

/** A department or laboratory in a list. */
export type UnitCard = ReturnType<typeof unitCard>;

function unitCard(context: CompileContext, unit: Unit) {
  const texts = context.content.unit(context.language, unit);
  const { name, lead } = texts;
  return {
    ...context.unitLink(unit),
    name,
    lead,
    ...(unit.drawing && { drawing: context.image(unit.drawing) }),
    head: context.personLink(unit.head),
    ...('station' in unit && unit.station && { station: unit.station }),
    ...('station' in texts && texts.station && { stationName: texts.station }),
  };
}

/** An instrument of the equipment centre, with its place on the page of that, if there is one. */
export type InstrumentLine = ReturnType<typeof instrumentLines>[number];

/** The instruments of the equipment centre that a unit has or a person answers for. */
function instrumentLines(
  { content, language, href }: CompileContext,
  isOwn: (instrument: InstrumentData) => boolean,
) {
  const page = content.routeOf('EquipmentCenterPage')?.path;
  return [...content.itemsOf<InstrumentData>('instrument').values()].filter(isOwn).map(({ id, installed }) => {
    const texts = content.textsById<EquipmentCenterTexts['items'][number]>(language, 'equipment-center');
    return { id, ...(page && { href: `${href(page)}#${id}` }), name: texts(id).name, installed };
  });
}

/** A person's page, with the units they work in and the news that link to them. */
export function personNamespace(context: CompileContext, id: string) {
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
