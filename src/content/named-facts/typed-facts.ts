import { digest } from '../../lib/cache/file-hashes.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import type { TextRange } from '../../lib/text/patterns.ts';
import { emailAddresses } from '../../lib/text/web-address.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { hasOwnFiles, itemKinds, kindOfFile, referenceName } from '../kind-table.ts';
import { typedValues } from '../schema/schema-values.ts';
import { valuesOfFormat } from '../views/values.ts';
import { ownFacts, writeFact } from './named-facts.ts';
import { isInCode, isInLink } from './placeholders.ts';

/** A fact that is typed in a text, although the data has it. */
export interface TypedFact extends TextRange {
  /** The name by which the text could name it. */
  name: string;
}

/** A phrase that is shorter may stand in a text by chance. */
const leastPhrase = 12;
/** A telephone number with the code of its country, as texts have them: `+38 (044) 000-00-00`, `+48 22 123 45 67`. */
const phone = /\+\d+[\s\u00a0]?\(?\d+\)?(?:[\s\u00a0-]?\d+)+/g;

/** The names of facts by what they look like in texts, and the hash of all this. */
const knownFacts = oncePer((tree: ContentTree) => {
  /** By address or digits. */
  const contacts = new Map<string, string>();
  for (const [name, fact] of ownFacts(tree))
    if (fact.type === 'phone' || fact.type === 'email') contacts.set(contactKey(String(fact.value)), name);
  const ofItems = new Set(itemKinds.filter(hasOwnFiles).map(({ name }) => name));
  for (const { file, pointer, value } of ['email', 'phone'].flatMap((format) => valuesOfFormat(tree, format))) {
    const kind = kindOfFile(file.kind);
    const key = contactKey(value);
    if (!kind.items || !ofItems.has(kind.name) || file.kind.role !== 'data' || contacts.has(key)) continue;
    contacts.set(key, `${referenceName({ ...kind, items: kind.items })}/${file.id}${pointer}`);
  }
  const words = [...ownFacts(tree)].filter(([, { type }]) => type === 'text');
  const wordsIn = (language: LanguageCode) =>
    words
      .map(([name, fact]): [string, string] => [writeFact(fact, { language }), name])
      .filter(([text]) => text.length >= leastPhrase);
  /** The phrases that texts should name instead of having their words: by language, the names by the words. */
  const phrases = new Map(languageCodes.map((language) => [language, new Map(wordsIn(language))]));
  const hash = digest(
    JSON.stringify([...contacts, ...[...phrases].map(([language, names]) => [language, ...names])]),
  );
  return { contacts, phrases, hash };
});

/** Tells if a text of a file has typed a fact. */
export function hasTypedFacts(tree: ContentTree, file: ContentFile): boolean {
  const { language } = file;
  if (!language) return false;
  const hasTyped = () =>
    typedValues(file).some(({ value, isProse }) => isProse && typedFactsIn(tree, value, language).length > 0);
  return file.kept('typed facts', hasTyped, knownFacts(tree).hash);
}

/** The facts that a text has typed, in its order. A link whose words are the address is one as a whole. */
export function typedFactsIn(tree: ContentTree, text: string, language: LanguageCode): TypedFact[] {
  const { contacts, phrases } = knownFacts(tree);
  const found: TypedFact[] = [];
  const patterns = [...(text.includes('@') ? [emailAddresses] : []), ...(text.includes('+') ? [phone] : [])];
  for (const match of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const name = contacts.get(contactKey(match[0]));
    const place = name && placeOf(text, match[0], match.index);
    if (place && !found.some(({ from }) => from === place.from)) found.push({ name, ...place });
  }
  for (const [words, name] of phrases.get(language) ?? []) {
    const from = text.indexOf(words);
    if (from >= 0) found.push({ name, from, to: from + words.length });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The place that a placeholder would take; none in code, and none for an address behind other words. */
function placeOf(text: string, found: string, from: number): TextRange | undefined {
  const [before, after] = [text.slice(0, from), text.slice(from + found.length)];
  if (isInCode(before)) return undefined;
  const link = /^\]\((?:mailto|tel):([^()\s]*)\)/.exec(after);
  if (before.endsWith('[') && link && contactKey(link[1] ?? '') === contactKey(found))
    return { from: from - 1, to: from + found.length + link[0].length };
  if (isInLink(before, after)) return undefined;
  return { from, to: from + found.length };
}

function contactKey(value: string): string {
  return value.includes('@') ? value.toLowerCase() : value.replace(/\D/g, '');
}
