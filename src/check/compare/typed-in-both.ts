import { oncePer } from '../../cache/once-per.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { typedFactsIn } from '../../content/named-facts/typed-facts.ts';
import { isProse } from '../../content/views/values.ts';
import { languagePairs, type TextPlace } from './language-pairs.ts';

/** A place in a text. */
interface Range {
  from: number;
  to: number;
}

/** A text of both languages in which the same facts are typed that the data has. */
export interface TypedInBoth {
  ua: TextPlace & { value: string };
  en: TextPlace & { value: string };
  /** The facts by name, with their places in both texts. */
  facts: { name: string; ua: Range; en: Range }[];
}

/** Finds the facts that both languages have typed although the data has them. */
export const typedInBoth = oncePer((tree: ContentTree): TypedInBoth[] =>
  languagePairs(tree).texts.flatMap(({ ua, en }) => {
    const ukrainian = typedFactsIn(tree, ua.value, 'ua');
    // Phrases are where facts are typed.
    if (ukrainian.length === 0 || !isProse(tree, ua) || ua.file.kind.name === 'phrases-texts') return [];
    const english = typedFactsIn(tree, en.value, 'en');
    const facts = ukrainian.flatMap(({ name, ...place }) => {
      const other = english.find((each) => each.name === name);
      return other ? [{ name, ua: place, en: { from: other.from, to: other.to } }] : [];
    });
    return facts.length ? [{ ua, en, facts }] : [];
  }),
);
