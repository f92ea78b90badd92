import type { ContentTree } from '../../content/content-tree.ts';
import { namedInTexts, textsNaming } from '../../content/named-in-texts.ts';
import { routeTable } from '../../content/page-list.ts';
import { asList, asText } from '../../content/unknown-value.ts';
import { buildingsOf } from '../../content/views/buildings.ts';
import type { Words } from '../../lib/command/words.ts';
import { thingsIn, titlesOf } from './thing.ts';

/** Something that is referred to by an id and is no item: a specialty, a kind of departments, a building. */
export interface NamedTarget {
  id: string;
  title: Words;
}

/** What may be referred to as this kind, where that is no kind of items; nothing of a kind that is not known. */
export function namedTargets(tree: ContentTree, kind: string): NamedTarget[] {
  // Buildings are drawn on the plan of the way, whose texts name them.
  const place = namedInTexts.find((each) => each.kind === (kind === 'building' ? 'campus-name' : kind));
  if (!place) return [];
  const names = (language: 'ua' | 'en') => textsNaming(tree, place.texts, place.map, language);
  const [uk, en] = [names('ua'), names('en')];
  const ids =
    kind === 'building' ? buildingsOf(tree).keys() : (place.ids?.(tree) ?? new Set([...uk.keys(), ...en.keys()]));
  return [...ids].map((id) => {
    const page = pageOfList(tree, `departments/${id}`);
    const titled = (own: string | undefined, ofPage: string | undefined) => own ?? ofPage ?? id;
    return { id, title: { uk: titled(uk.get(id), page?.ua), en: titled(en.get(id), page?.en) } };
  });
}

/** What the page is called that is made of a list. */
function pageOfList(tree: ContentTree, namespace: string): { ua: string; en: string } | undefined {
  const route = routeTable(tree).find(({ namespaces }) => asList(namespaces)[0] === namespace);
  const thing = route && thingsIn(tree).get(`route/${asText(route.id)}`);
  return thing && titlesOf(thing);
}
