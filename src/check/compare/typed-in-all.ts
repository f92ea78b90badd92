import { groupBy } from '../../cache/group-by.ts';
import { oncePer } from '../../cache/once-per.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { type TypedFact, typedFactsIn } from '../../content/named-facts/typed-facts.ts';
import { placeKey } from '../../content/place.ts';
import { isProse } from '../../content/views/values.ts';
import { defaultLanguage, type LanguageCode } from '../../language/languages.ts';
import type { TextRange } from '../../text/text-range.ts';
import { type LanguageDifferences, languagePairs, type TextPlace } from './language-pairs.ts';

/** A text in which every language has typed facts that the data has. */
export interface TypedInAll {
  /** The text in each language, the first language's first. */
  texts: (TextPlace & { value: string })[];
  /** The facts by name, with their places in the texts, in the order of those. */
  facts: { name: string; places: TextRange[] }[];
}

/** Finds the facts that every language has typed although the data has them. */
export const typedInAll = oncePer((tree: ContentTree): TypedInAll[] => {
  const isTyped = ({ source }: LanguageDifferences['texts'][number]) =>
    typedFactsIn(tree, source.value, defaultLanguage).length > 0 &&
    // Phrases are where facts are typed.
    source.file.kind.name !== 'phrases-texts' &&
    isProse(source);
  const pairs = groupBy(languagePairs(tree).texts.filter(isTyped), ({ source }) => placeKey(source));
  return [...pairs.values()].flatMap((ofText) => {
    const texts = [ofText[0].source, ...ofText.map(({ target }) => target)];
    const [first = [], ...others] = texts.map(({ file, value }) =>
      typedFactsIn(tree, value, file.language as LanguageCode),
    );
    const facts = first.flatMap((fact, index) => {
      const isSame = ({ name }: TypedFact) => name === fact.name;
      const before = first.slice(0, index).filter(isSame).length;
      const found = [fact, ...others.flatMap((facts) => facts.filter(isSame)[before] ?? facts.find(isSame) ?? [])];
      return found.length === texts.length
        ? [{ name: fact.name, places: found.map(({ from, to }) => ({ from, to })) }]
        : [];
    });
    return facts.length ? [{ texts, facts }] : [];
  });
});
