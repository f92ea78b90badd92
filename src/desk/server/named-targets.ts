import type { ContentTree } from '../../content/content-tree.ts';
import { itemKinds } from '../../content/kind-table.ts';
import { namedInTexts, textsNaming } from '../../content/named-in-texts.ts';
import { routeTable } from '../../content/page-list.ts';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { buildingsOf } from '../../content/views/buildings.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import { thingsIn, titlesOf } from './thing.ts';

/** Something that fields refer to by an id and that is no item: a specialty, a kind of departments, a building, a section of a page. */
export interface NamedTarget {
  id: string;
  title: { ua: string; en: string };
}

/** What fields may refer to, by the name of the kind in their format, where that is no kind of items. */
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

/** What the page is called that is made of a list, or of texts. */
export function pageOfList(tree: ContentTree, namespace: string): NamedTarget['title'] | undefined {
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
