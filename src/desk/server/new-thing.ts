import type { ContentTree } from '../../content/content-tree.ts';
import { isObject } from '../../content/unknown-value.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { placementsOf, withPlacements } from '../new-item/entry-files.ts';
import { addedKinds } from '../new-item/item-schema.ts';
import { type Answers, type Need, needsOf } from '../new-item/needs.ts';
import { beginEntry, canHave } from '../new-item/new-entry.ts';
import { ProtocolError } from './desk-error.ts';
import type { DraftStore, ThingDraft } from './draft-store.ts';
import { thingsIn } from './thing.ts';

/** The needs of the things that a site can have, by kind. Files are chosen in the form. */
export function neededAtDesk(tree: ContentTree): Readonly<Record<string, readonly Need[]>> {
  const possible = addedKinds.filter((kind) => canHave(tree, kind));
  return Object.fromEntries(
    possible.map((kind) => [kind.name, needsOf(kind).filter(({ schema }) => schema.format !== 'file')]),
  );
}

/**
 * Begins a thing that is not in the files yet: its draft has no value that was there before.
 * @returns its name
 * @throws AnswersError with what is wrong with the answers; nothing is kept then
 */
export function beginThing(tree: ContentTree, drafts: DraftStore, kindName: string, answers: unknown): string {
  const kind = addedKinds.find(({ name }) => name === kindName);
  if (!kind) throw new ProtocolError('unknown', `The desk creates no ${kindName}.`);
  if (!areAnswers(answers)) throw new ProtocolError('wrong', `These are no answers about a new ${kindName}.`);
  // A path of this computer is none of the content.
  const { file: _, ...given } = answers;
  const { id, parts } = beginEntry(tree, kind, given, (each) => `${kindName}/${each}` in drafts.all);
  const name = `${kindName}/${id}`;
  drafts.keep(name, Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, { value }])));
  return name;
}

function areAnswers(given: unknown): given is Answers {
  return isObject(given) && Object.values(given).every((answer) => typeof answer === 'string');
}

/** Whether a draft is that of a thing that was not there when its editor began. */
export function isOfNewThing(draft: ThingDraft): boolean {
  return Object.values(draft).some((part) => !('base' in part));
}

/** The texts of files with the things in them that are new; a file that is no valid JSON has no place for one. */
export function textsWithNew(
  tree: ContentTree,
  drafts: readonly (readonly [string, ThingDraft])[],
): Map<string, string> {
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const source = tree.files.find((file) => file.path === path)?.document.source;
    return texts.get(path) ?? (source && source.mark + source.text);
  };
  for (const [name, draft] of drafts) {
    const [kindName = '', id = ''] = name.split('/');
    const kind = addedKinds.find((each) => each.name === kindName);
    if (!kind || !isOfNewThing(draft) || thingsIn(tree).has(name)) continue;
    const parts = Object.fromEntries(Object.entries(draft).map(([part, { value }]) => [part, value]));
    try {
      const changed = withPlacements(placementsOf(tree, kind, id, parts), textOf);
      for (const [path, text] of changed) texts.set(path, text);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
    }
  }
  return texts;
}
