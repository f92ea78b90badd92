import type { PersonProfiles } from '../../content/model/person-data.ts';
import { isProfileShown, profileHref, profileKinds } from '../content/researcher-profiles.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import type { CompileContext } from './compile-context.ts';
import { dissertationOf, supervisedBy } from './dissertations.ts';
import { instrumentLines } from './instrument-lines.ts';
import { articleEntries, monographLines } from './publication-entries.ts';
import { relatedNewsCount } from './unit-namespaces.ts';

/** A person's page, with the units they work in and the news that link to them. */
export function personNamespace(context: CompileContext, id: string) {
  const { content, language } = context;
  const { photo, email, profiles } = content.people.get(id) ?? { profiles: {} };
  const { name, position, degree, interests, biography } = content.person(language, id);
  const monographs = content.pathOf('MonographsPage');
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
