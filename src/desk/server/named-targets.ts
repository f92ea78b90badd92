import type { ContentTree } from '../../content/content-tree.ts';
import { itemKinds, kindsCalled } from '../../content/kind-table.ts';
import { routeTable } from '../../content/page-list.ts';
import { namedInTexts, textsNaming } from '../../content/references-to.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { buildingsOf } from '../../content/views/academic-year.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { isoDate } from '../../lib/text/days.ts';
import { type DraftedContent, isOfNewThing } from './drafts.ts';
import { ownersOfThing } from './memberships.ts';
import {
  factsOf,
  missingLanguages,
  type NamedThing,
  type Thing,
  type Titles,
  thingsIn,
  titlesOf,
  yearOf,
} from './thing.ts';

/** Something that fields refer to by an id and that is no item: a specialty, a kind of departments, a building, a section of a page. */
export interface NamedTarget {
  id: string;
  title: Titles;
}

/** The targets that fields may refer to, by the name of the kind in their format, where that is no kind of items. */
export const namedTargets = oncePer((tree: ContentTree): Readonly<Record<string, readonly NamedTarget[]>> => {
  const named = namedInTexts.filter(({ kind }) => !itemKinds.some(({ name }) => name === kind));
  return {
    ...Object.fromEntries(named.map(({ kind }) => [kind, targetsNamed(tree, kind)])),
    // Buildings are drawn on the plan of the way, whose texts name them.
    building: targetsNamed(tree, 'campus-name', [...buildingsOf(tree).keys()]),
    section: sectionTargets(tree),
  };
});

function targetsNamed(tree: ContentTree, kind: string, ids?: readonly string[]): NamedTarget[] {
  const place = namedInTexts.find((each) => each.kind === kind);
  if (!place) return [];
  const names = (language: 'ua' | 'en') => textsNaming(tree, place.texts, place.map, language);
  const [ua, en] = [names('ua'), names('en')];
  return [...(ids ?? place.ids?.(tree) ?? new Set([...ua.keys(), ...en.keys()]))].map((id) => {
    const page = pageOfList(tree, `departments/${id}`);
    const titled = (own: string | undefined, ofPage: string | undefined) => own ?? ofPage ?? id;
    return { id, title: { ua: titled(ua.get(id), page?.ua), en: titled(en.get(id), page?.en) } };
  });
}

/** The name of the page that is made of a list, or of texts. */
function pageOfList(tree: ContentTree, namespace: string): Titles | undefined {
  const route = routeTable(tree).find(({ namespaces }) => asList(namespaces)[0] === namespace);
  const thing = route && thingsIn(tree).get(`route/${asText(route.id)}`);
  return thing && titlesOf(thing);
}

/** The sections of the pages of texts, each with its page. */
function sectionTargets(tree: ContentTree): NamedTarget[] {
  const found = new Map<string, NamedTarget>();
  for (const { language, path, value } of tree.files) {
    if (!language) continue;
    const namespace = path.replace(/^[^/]*\/|\.json$/g, '');
    const page = pageOfList(tree, namespace);
    for (const section of asList(asObject(value).sections).map(asObject)) {
      const id = `${namespace}/${asText(section.id)}`;
      const target = found.get(id) ?? { id, title: { ua: id, en: id } };
      const title = [page?.[language] ?? namespace, asText(section.title) ?? ''].filter(Boolean).join(' › ');
      found.set(id, { id, title: { ...target.title, [language]: title } });
    }
  }
  return [...found.values()];
}

/** A thing in the list of all. */
export interface ListedThing extends NamedThing {
  /** True if something of it is not saved. */
  isDraft: boolean;
  /** True if it is marked as a draft, which is not published. */
  isUnpublished: boolean;
  /** The year of its date, if it has one. */
  year?: string;
  /** Its day, or the one from which it is on the site, as ISO 8601. */
  date?: string;
  /** The first of its pictures, below the folder of pictures. */
  picture?: string;
  /** The authors of a publication, the department of a person or of a news item. */
  of?: Titles;
  /** The languages in which it has no texts, while it has them in another one. */
  missing: LanguageCode[];
  /** True if it has been deleted after an editor wrote in it. */
  isGone: boolean;
}

/** All things with their drafts, in the order of the table of kinds; those that are gone, and have drafts, are the last. */
export function listedThings(content: DraftedContent): ListedThing[] {
  const tree = content.drafted();
  const drafts = content.drafts.all;
  const things = thingsIn(tree);
  const listed = [...things].map(([name, thing]) => ({
    name,
    kind: thing.kind.name,
    title: titlesOf(thing),
    isDraft: name in drafts,
    isUnpublished: factsOf(thing).draft === true,
    ...yearOf(thing),
    ...seenOf(tree, thing),
    missing: missingLanguages(thing),
    isGone: false,
  }));
  const gone = Object.keys(drafts).filter((name) => !things.has(name));
  const kindOf = (name: string) => name.split('/', 1)[0] ?? name;
  return [
    ...listed,
    ...gone.map((name) => ({
      name,
      kind: kindOf(name),
      title: { ua: name, en: name },
      isDraft: true,
      isUnpublished: false,
      missing: [],
      // A file that is being written has no place for what is new.
      isGone: !isOfNewThing(drafts[name] ?? {}),
    })),
  ];
}

/** So many names stand beside a title. */
const mostNames = 3;

/** Facts by which people recognize a thing in a list. */
function seenOf(tree: ContentTree, thing: Thing): Pick<ListedThing, 'date' | 'picture' | 'of'> {
  const facts = factsOf(thing);
  const date = [facts.date, facts.publishFrom].flatMap((each) => isoDate(asText(each) ?? '') ?? [])[0];
  const { images } = thing.kind.items?.openData ?? { images: ['image'] };
  const [picture] = images.flatMap((key) => [facts[key]].flat()).flatMap((each) => asText(each) || []);
  const people = asList(facts.authors).slice(0, mostNames);
  const units = [...ownersOfThing(tree, thing), ...unitNames(tree, asText(facts.unit))];
  const names = [...people.map((each) => nameOf(tree, each)), ...units.map((each) => titleOf(tree, each))];
  const joined = (language: 'ua' | 'en') => names.map((each) => each[language]).join(', ');
  return {
    ...(date && { date }),
    ...(picture && { picture }),
    ...(names.length > 0 && { of: { ua: joined('ua'), en: joined('en') } }),
  };
}

/** The names of things that can be the unit that a fact names. */
function unitNames(tree: ContentTree, id: string | undefined): string[] {
  return kindsCalled('unit')
    .map(({ name }) => `${name}/${id}`)
    .filter((name) => thingsIn(tree).has(name));
}

/** The name of an author: one of our people by the title of that, another one as it is written. */
function nameOf(tree: ContentTree, author: unknown): Titles {
  const { ua, en } = asObject(author);
  const name = asText(author);
  return name === undefined
    ? { ua: asText(ua ?? en) ?? '', en: asText(en ?? ua) ?? '' }
    : titleOf(tree, `person/${name}`);
}

function titleOf(tree: ContentTree, name: string): Titles {
  const thing = thingsIn(tree).get(name);
  return thing ? titlesOf(thing) : { ua: name, en: name };
}
