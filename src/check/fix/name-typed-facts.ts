import type { ContentTree } from '../../content/content-tree.ts';
import { placeKey } from '../../content/place.ts';
import { typedInBoth } from '../compare/typed-in-both.ts';
import { isExcepted } from '../rule-exceptions.ts';

/** The texts in which both languages have typed a fact that the data has, by place, with its name instead. */
export function nameTypedFacts(tree: ContentTree): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { ua, en, facts } of typedInBoth(tree)) {
    if ([ua, en].some(({ file, pointer }) => isExcepted(file, pointer, 'fact-typed'))) continue;
    for (const [language, text] of [
      ['ua', ua],
      ['en', en],
    ] as const) {
      const places = facts.map((fact) => ({ name: fact.name, ...fact[language] })).sort((a, b) => b.from - a.from);
      const withNames = places.reduce(
        (changed, { name, from, to }) => `${changed.slice(0, from)}{${name}}${changed.slice(to)}`,
        text.value,
      );
      named.set(placeKey(text), withNames);
    }
  }
  return named;
}
