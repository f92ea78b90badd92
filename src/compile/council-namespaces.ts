import type {
  CouncilData,
  CouncilRole,
  DirectorateTexts,
  SpecialCouncilData,
  SpecialCouncilTexts,
} from '../../content/model/councils.ts';
import { asIsoDate } from '../lib/text/days.ts';
import type { CompileContext } from './compile-context.ts';
import { defenceCard } from './defence-namespaces.ts';
import { unitColour } from './site-content.ts';
import { textPageNamespace } from './text-page-namespace.ts';

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
  /** The page of those who have one. */
  href?: string;
  role: CouncilRole;
  /** The colour of the person's department. */
  colour?: string;
  /** Position and degree, or degree and affiliation. */
  words: string[];
}

function staffEntry(context: CompileContext, person: string, role: CouncilRole): CouncilMemberEntry {
  const { label: name, href, position, degree } = context.staffMember(person);
  const unit = context.unitOfPerson(person);
  return { name, href, role, colour: unitColour(unit), words: [position, ...(degree ? [degree] : [])] };
}
