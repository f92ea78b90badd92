import type { ContentTree } from '../../content/content-tree.ts';
import { type TextEdit, withEdits } from '../../content/edit.ts';
import { placeKey } from '../../content/place.ts';
import { proseWithMarks } from '../../content/views/values.ts';
import { isExcepted } from '../rule-exceptions.ts';
import { typedInAll } from '../rules/languages/facts.ts';
import { phonesTypedIn, plannedPhones } from '../rules/values/phones-in-texts.ts';

/**
 * The texts with facts that are typed, by place: with their names where every language has typed what the data has, and with telephone
 * numbers in the form of the site.
 */
export function fixFacts(tree: ContentTree): ReadonlyMap<string, string> {
  const fixed = namedFacts(tree);
  const plan = plannedPhones(tree);
  if (!plan) return fixed;
  for (const { file, pointer, value } of proseWithMarks(tree)) {
    const key = placeKey({ file, pointer });
    const text = fixed.get(key) ?? value;
    const edits = phonesTypedIn(text, plan).flatMap(({ from, to, meant }) =>
      meant === undefined ? [] : [{ start: from, end: to, text: meant }],
    );
    if (edits.length > 0 && !isExcepted(file, pointer, 'phone-in-text')) fixed.set(key, withEdits(text, edits));
  }
  return fixed;
}

/** The texts in which every language has typed a fact that the data has, with its name instead. */
function namedFacts(tree: ContentTree): Map<string, string> {
  const named = new Map<string, string>();
  for (const { texts, facts } of typedInAll(tree)) {
    if (texts.some(({ file, pointer }) => isExcepted(file, pointer, 'fact-typed'))) continue;
    for (const [index, text] of texts.entries()) {
      const found = facts.flatMap(({ name, places }) => (places[index] ? [{ name, ...places[index] }] : []));
      const edits: TextEdit[] = [];
      for (const { name, from, to } of found.sort((a, b) => a.from - b.from)) {
        // A phrase may have an address in it, and another language may have the address more often.
        if (from >= (edits.at(-1)?.end ?? 0)) edits.push({ start: from, end: to, text: `{${name}}` });
      }
      named.set(placeKey(text), withEdits(text.value, edits));
    }
  }
  return named;
}
