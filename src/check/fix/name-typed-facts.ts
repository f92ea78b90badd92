import type { ContentTree } from '../../content/content-tree.ts';
import { placeKey } from '../../content/place.ts';
import { typedInAll } from '../compare/typed-in-all.ts';
import { isExcepted } from '../rule-exceptions.ts';

/** The texts in which every language has typed a fact that the data has, by place, with its name instead. */
export function nameTypedFacts(tree: ContentTree): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { texts, facts } of typedInAll(tree)) {
    if (texts.some(({ file, pointer }) => isExcepted(file, pointer, 'fact-typed'))) continue;
    for (const [index, text] of texts.entries()) {
      const places = facts.flatMap(({ name, places }) => (places[index] ? [{ name, ...places[index] }] : []));
      const withNames = places
        .sort((a, b) => b.from - a.from)
        .reduce(
          (changed, { name, from, to }) => `${changed.slice(0, from)}{${name}}${changed.slice(to)}`,
          text.value,
        );
      named.set(placeKey(text), withNames);
    }
  }
  return named;
}
