import type { ContentTree } from '../../content/content-tree.ts';
import { type TextEdit, withEdits } from '../../content/edit.ts';
import { placeKey } from '../../content/place.ts';
import { isExcepted } from '../rule-exceptions.ts';
import { typedInAll } from '../rules/languages/facts.ts';

/** The texts in which every language has typed a fact that the data has, by place, with its name instead. */
export function nameTypedFacts(tree: ContentTree): ReadonlyMap<string, string> {
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
