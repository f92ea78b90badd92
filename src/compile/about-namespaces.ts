import type {
  DevelopmentsData,
  DevelopmentsTexts,
  MonographsTexts,
  ProcurementData,
  ProcurementTexts,
} from '../../content/model/about-pages.ts';
import type {
  CouncilData,
  CouncilRole,
  DirectorateTexts,
  SpecialCouncilData,
  SpecialCouncilTexts,
} from '../../content/model/councils.ts';
import type { DocumentKind, DocumentsPageTexts } from '../../content/model/documents.ts';
import type { EquipmentCenterTexts, InstrumentsData } from '../../content/model/instruments.ts';
import { languageOf } from '../lib/language/languages.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/days.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';
import { defenceCard } from './defence-namespaces.ts';
import { monographEntries } from './publication-entries.ts';
import { unitColour } from './site-content.ts';
import { textPageNamespace } from './text-page-namespace.ts';

/** The developments, each with its unit. */
export function developmentsNamespace(context: CompileContext) {
  const { content, language } = context;
  const texts = content.textsById<DevelopmentsTexts['items'][number]>(language, 'developments');
  return {
    ...textPageNamespace<DevelopmentsTexts>(context, 'developments'),
    items: content.data<DevelopmentsData>('developments').items.map(({ id, unit, year, image }) => {
      const { imageAlt = '', text, ...words } = texts(id);
      return {
        ...words,
        text: context.html(text),
        year,
        unit: context.unitLink(context.unitNamed(unit)),
        ...(image && { picture: captionedPicture(context, image, imageAlt) }),
      };
    }),
  };
}

/** The procurements, newest first. */
export function procurementNamespace(context: CompileContext) {
  const { content, language } = context;
  const texts = content.textsById<ProcurementTexts['items'][number]>(language, 'procurement');
  const items = content
    .data<ProcurementData>('procurement')
    .items.map(({ document, announced, deadline, ...item }) => ({
      ...item,
      ...texts(item.id),
      announced: asIsoDate(announced),
      deadline: asIsoDate(deadline),
      amountText: amountText(context, item.amount),
      document: context.documentEntry(document),
    }));
  return {
    ...textPageNamespace<ProcurementTexts>(context, 'procurement'),
    items: items.sort((a, b) => compareText(b.announced, a.announced)),
  };
}

/** An amount in the currency of the site; written while compiling, because browsers and Node do not agree on every space. */
function amountText({ language, content }: CompileContext, amount: number): string {
  const { locale } = languageOf(language);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: content.site.currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

/** The page of documents: all documents of the site, newest first, and the kinds that they are of. */
export function documentsPageNamespace(context: CompileContext) {
  const items = context.content.documents.map(({ id }) => context.documentEntry(id));
  const { groups, ...texts } = textPageNamespace<DocumentsPageTexts>(context, 'institute-documents');
  const names = Object.entries(groups) as [DocumentKind, string][];
  return {
    ...texts,
    items: items.sort((a, b) => compareText(b.date, a.date)),
    kinds: names.filter(([id]) => items.some(({ kind }) => kind === id)).map(([id, label]) => ({ id, label })),
  };
}

/** The instruments that others can use. */
export function equipmentCenterNamespace(context: CompileContext) {
  const { content, language } = context;
  const texts = content.textsById<EquipmentCenterTexts['items'][number]>(language, 'equipment-center');
  return {
    ...textPageNamespace<EquipmentCenterTexts>(context, 'equipment-center'),
    items: content.data<InstrumentsData>('instruments').items.map(({ id, image, installed, unit, contact }) => {
      const { imageAlt, ...words } = texts(id);
      return {
        ...words,
        installed,
        picture: captionedPicture(context, image, imageAlt),
        unit: context.unitLink(context.unitNamed(unit)),
        contact: context.personLink(contact),
      };
    }),
  };
}

/** The monographs, newest first. */
export function monographsNamespace(context: CompileContext) {
  return {
    ...textPageNamespace<MonographsTexts>(context, 'monographs'),
    items: monographEntries(context).map((item) => ({ ...item, ...context.content.citations(item.id) })),
  };
}

/** A council or committee: its texts and its members. */
export function councilNamespace(context: CompileContext, name: string) {
  const { members } = context.content.data<CouncilData>(`councils/${name}`);
  return {
    ...textPageNamespace(context, name),
    members: members.map(({ person, role }) => staffEntry(context, person, role)),
  };
}

/** The directorate, each member with what they answer for. */
export function directorateNamespace(context: CompileContext) {
  const { content, language } = context;
  const texts = content.textsById<DirectorateTexts['items'][number]>(language, 'directorate');
  return {
    ...textPageNamespace<DirectorateTexts>(context, 'directorate'),
    members: content.data<CouncilData>('councils/directorate').members.map(({ person, role }) => {
      const { responsibility, reception } = texts(person);
      const unit = content.units.find(({ head }) => head === person);
      return {
        ...context.staffMember(person),
        role,
        colour: unitColour(unit),
        responsibility: context.html(responsibility),
        reception,
      };
    }),
  };
}

/** The page of a special council: its members, and the defence that it is for. */
export function specialCouncilNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { formed, order, defence, members } = content.item<SpecialCouncilData>('special-council', id);
  const {
    $schema: _,
    guests,
    about,
    ...texts
  } = content.texts<SpecialCouncilTexts>(language, `special-councils/${id}`);
  const entries: CouncilMemberEntry[] = [
    ...members.map(({ person, role }) => staffEntry(context, person, role)),
    ...guests.map(({ name, role, degree, affiliation }) => ({ name, role, words: [degree, affiliation] })),
  ];
  const ranks = ['chair', 'reviewer', 'opponent', 'member'];
  return {
    ...texts,
    about: context.html(about),
    formed: asIsoDate(formed),
    ...(order && { order: context.documentEntry(order) }),
    defence: defenceCard(context, defence),
    members: entries.sort((a, b) => ranks.indexOf(a.role) - ranks.indexOf(b.role)),
  };
}

/** A member of a council, of the staff or from elsewhere. */
export interface CouncilMemberEntry {
  name: string;
  href?: string;
  role: CouncilRole;
  colour?: string;
  /** Position and degree, or degree and affiliation. */
  words: string[];
}

function staffEntry(context: CompileContext, person: string, role: CouncilRole): CouncilMemberEntry {
  const { label: name, href, position, degree } = context.staffMember(person);
  const unit = context.unitOfPerson(person);
  return { name, href, role, colour: unitColour(unit), words: [position, ...(degree ? [degree] : [])] };
}
