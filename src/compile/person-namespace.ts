import type { PersonProfiles } from '../../content/model/person-data.ts';
import { isProfileShown, profileHref, profileKinds } from '../content/researcher-profiles.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { ProfileLink, PublicationEntry } from '../namespaces/entries.ts';
import type { PersonNamespace } from '../namespaces/item-pages.ts';
import { monographEntries } from './about-namespaces.ts';
import { articleReference } from './citations/article-references.ts';
import { monographPath } from './citations/monograph-references.ts';
import { readCitation } from './citations/read-citation.ts';
import type { CompileContext } from './compile-context.ts';
import { relatedNewsCount } from './unit-namespaces.ts';

/** A person's page, with the units they work in and the news that link to them. */
export function personNamespace(context: CompileContext, id: string): PersonNamespace {
  const { content, language } = context;
  const { photo, email, profiles } = content.facts.people.get(id) ?? { profiles: {} };
  const { name, position, degree, interests, biography } = content.person(language, id);
  return {
    name,
    position,
    ...(degree && { degree }),
    interests,
    ...(biography && { biography: context.html(biography) }),
    publications: publicationEntries(context, id),
    ...(photo && { photo: context.image(photo) }),
    ...(email && { email }),
    profiles: profileLinks(profiles, language),
    units: content.facts.units
      .filter((unit) => unit.head === id || unit.staff.includes(id))
      .map((unit) => context.unitLink(unit)),
    monographs: monographEntries(context, id),
    news: content
      .newsAbout(language, id)
      .slice(0, relatedNewsCount)
      .map((item) => context.newsCard(item)),
  };
}

/** What the person names, each with its citations: a monograph those of its entry, found by its title. */
function publicationEntries(context: CompileContext, id: string): PublicationEntry[] {
  const { content, language } = context;
  const [own = [], english = []] = [content.person('ua', id), content.person('en', id)].map(
    ({ publications }) => publications,
  );
  const shown = language === 'ua' ? own : english;
  const monographs = new Map(monographEntries(context, id, 'ua').map((each) => [each.title, each.id]));
  return own.map((text, index): PublicationEntry => {
    const entry = { text: shown[index] ?? text };
    const reference = articleReference(text, english[index] ?? text);
    if (reference) {
      const { path, own: work } = reference;
      return { ...entry, citation: { path, ...context.citations(reference.id) }, work };
    }
    const monograph = monographs.get(readCitation(text)?.title ?? '');
    if (monograph === undefined) return entry;
    return { ...entry, citation: { path: monographPath(monograph), ...context.citations(monograph) } };
  });
}

function profileLinks(profiles: PersonProfiles, language: LanguageCode): ProfileLink[] {
  return profileKinds.flatMap((id) => {
    const href = isProfileShown(id, language) ? profileHref(id, profiles[id] ?? '') : undefined;
    return href ? [{ id, href }] : [];
  });
}
