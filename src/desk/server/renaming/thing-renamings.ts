import type { ContentTree } from '../../../content/content-tree.ts';
import { pagesByPath } from '../../../content/page-list.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import { changeWords, DeskError } from '../desk-error.ts';
import type { DraftStore } from '../drafts.ts';
import {
  draftedReferences,
  isRenamable,
  type NamedThing,
  namedThing,
  type ReferringThing,
  referringThings,
  requireSaved,
} from '../referring-things.ts';
import { newErrors, type WholeContent } from '../whole-content.ts';
import { planThingRenaming, renamingChanges, type ThingRenaming } from './plan-thing-renaming.ts';

/** Why a thing cannot have an id: another form is needed, another thing or page has it, or it has it already. */
export type IdProblem = 'form' | 'taken' | 'same';

/** The plan that an editor sees while a new id is typed. */
export interface RenamingPlan extends NamedThing {
  /** True if what was written in the thing is not saved yet. */
  isDraft: boolean;
  problem?: IdProblem;
  /** Who refers to it, and will by the new id. */
  references: Omit<ReferringThing, 'places'>[];
  address?: ThingRenaming['address'];
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Gives things other ids, which are part of the addresses of their pages. */
export class ThingRenamings {
  constructor(
    private readonly content: WholeContent,
    private readonly drafts: DraftStore,
    private readonly drafted: () => ContentTree,
  ) {}

  /** Tells what another id means for a thing. @throws DeskError when the thing cannot get one */
  plan(name: string, newId: string): RenamingPlan {
    const { tree, things, thing } = this.content.read(name);
    if (!isRenamable(thing)) throw new DeskError('wrong', changeWords.foreignId(name));
    const { references, address } = planThingRenaming(tree, thing, newId);
    const newName = `${thing.kind.name}/${newId}`;
    const isTaken =
      things.has(newName) || newName in this.drafts.all || (address && pagesByPath(tree).has(address.to));
    const problem = newId === thing.id ? 'same' : !slug.test(newId) ? 'form' : isTaken ? 'taken' : undefined;
    const saved = referringThings(things, this.drafts, references);
    const unsaved = draftedReferences(this.drafted(), this.drafts, name, saved);
    return {
      ...namedThing(name, thing),
      isDraft: name in this.drafts.all,
      ...(problem && { problem }),
      references: [...saved, ...unsaved].map(({ places: _, ...each }) => each),
      ...(address && { address }),
    };
  }

  /**
   * Gives a thing another id, changes everything that refers to it, and redirects its old address; all or nothing.
   * @returns its new name
   * @throws DeskError when it cannot have the id, something else would then be wrong, or a file has changed meanwhile
   */
  async rename(name: string, id: string, language: CommandLanguage): Promise<string> {
    const { problem, isDraft, references } = this.plan(name, id);
    if (problem) throw new DeskError('wrong', changeWords.badId(name, id));
    requireSaved([{ name, isDraft }, ...references]);
    const { tree, thing, texts } = this.content.read(name);
    const { dir, verified } = this.content;
    const renaming = planThingRenaming(tree, thing, id);
    const changes = renamingChanges(renaming, texts.textOf);
    const newId = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g');
    const [error] = await newErrors(dir, changes, { language, verified }, (words) => words.replace(newId, thing.id));
    if (error) throw new DeskError('conflict', `${error.file}: ${error.message}`);
    texts.write(changes);
    return `${thing.kind.name}/${id}`;
  }
}
