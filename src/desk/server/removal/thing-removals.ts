import type { TextChanges } from '../../../check/clean/removed-parts.ts';
import { isAssetPath } from '../../../content/content-path.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { digest } from '../../../lib/cache/file-hashes.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import type { DeskAssets } from '../assets/desk-assets.ts';
import { changeWords, DeskError, ProtocolError } from '../desk-error.ts';
import type { DraftStore } from '../drafts.ts';
import { type RedirectTargets, redirectTargets } from '../redirects.ts';
import {
  draftedReferences,
  type NamedThing,
  namedThing,
  type ReferringThing,
  referringThings,
  requireSaved,
} from '../referring-things.ts';
import { newErrors, type WholeContent } from '../whole-content.ts';
import { isGoing } from './going-parts.ts';
import { planThingRemoval, type RemovalChoice, removalChanges, type ThingRemoval } from './plan-thing-removal.ts';

/** The plan that an editor sees before a thing is deleted. */
export interface RemovalPlan {
  /** The things that go: first the one that was asked for, then what nothing else uses. */
  things: NamedThing[];
  /** The pictures and documents that go, below the content folder. */
  files: string[];
  /** Who refers to it; a file where that is no thing. */
  references: (Omit<ReferringThing, 'places'> & { isRemovable: boolean })[];
  /** Errors that would be elsewhere. */
  problems: string[];
  /** The addresses that go, and where they may lead. */
  addresses: string[];
  targets: RedirectTargets;
  /** Names this plan: nothing is deleted by another one. */
  seen: string;
}

/** The decision of an editor. */
export interface RemovalRequest extends RemovalChoice {
  seen: string;
}

/** Deletes things, after showing what that means. */
export class ThingRemovals {
  constructor(
    private readonly content: WholeContent,
    private readonly drafts: DraftStore,
    private readonly assets: Pick<DeskAssets, 'settle'>,
    private readonly drafted: () => ContentTree,
  ) {}

  /** Tells what goes with a thing and who refers to it. @throws DeskError when it cannot be deleted */
  async plan(name: string, language: CommandLanguage): Promise<RemovalPlan> {
    const { tree, things, removal, referring, unsaved, texts } = this.read(name);
    const targets = redirectTargets(tree, things, removal.addresses);
    const isPossible = removal.references.every(({ removed }) => removed);
    const choice = { removesReferences: true, redirectTo: targets.proposed };
    const errors = isPossible ? await this.errorsAfter(removalChanges(removal, choice, texts.textOf), language) : [];
    const wrong = new Set(errors.map(({ file }) => file));
    const going = [...things].filter(([, { parts }]) => parts.some((part) => isGoing(part, removal.going)));
    going.sort(([a], [b]) => Number(b === name) - Number(a === name));
    const isAtReference = (file: string) => removal.references.some(({ place }) => place.file.path === file);
    return {
      // Of a picture its file is named below.
      things: going
        .filter(([each, { kind }]) => each === name || kind.name !== 'picture')
        .map(([each, thing]) => namedThing(each, thing)),
      files: removal.going.flatMap(({ path }) => (isAssetPath(path) ? [path] : [])),
      references: [
        ...referring.map(({ places, ...thing }) => {
          const isDispensable = removal.references.every(({ place, removed }) => removed || !places.includes(place));
          return { ...thing, isRemovable: isDispensable && !places.some(({ file }) => wrong.has(file.path)) };
        }),
        ...unsaved.map(({ places: _, ...thing }) => ({ ...thing, isRemovable: false })),
      ],
      problems: errors.flatMap(({ file, message }) => (isAtReference(file) ? [] : [`${file}: ${message}`])),
      addresses: removal.addresses,
      targets,
      seen: seenOf(removal),
    };
  }

  /**
   * Deletes a thing with everything that goes with it, and the references to it if that is asked for; all or nothing.
   * @throws DeskError when something else would then be wrong, or the content is no longer what the editor saw
   */
  async remove(
    name: string,
    { seen, removesReferences, redirectTo }: RemovalRequest,
    language: CommandLanguage,
  ): Promise<void> {
    const { tree, things, removal, referring, unsaved, texts } = this.read(name);
    if (seenOf(removal) !== seen) throw new DeskError('conflict', changeWords.contentChanged);
    if (removal.references.some(({ removed }) => !removed || !removesReferences)) {
      throw new DeskError('conflict', changeWords.referredTo(name));
    }
    const { pages } = redirectTargets(tree, things, removal.addresses);
    if (redirectTo !== undefined && !pages.some(({ path }) => path === redirectTo)) {
      throw new DeskError('wrong', changeWords.noPage(redirectTo));
    }
    requireSaved([...referring, ...unsaved]);
    const changes = removalChanges(removal, { removesReferences, redirectTo }, texts.textOf);
    const [error] = await this.errorsAfter(changes, language);
    if (error) throw new DeskError('conflict', `${error.file}: ${error.message}`);
    texts.write(changes);
    for (const [each, { parts }] of things) {
      if (!parts.some((part) => isGoing(part, removal.going))) continue;
      if (each in this.drafts.all) this.drafts.keep(each, {});
      this.assets.settle(each);
    }
  }

  private read(name: string) {
    const content = this.content.read(name);
    const removal = planThingRemoval(content.tree, content.thing);
    const places = removal.references.map(({ place }) => place);
    const referring = referringThings(content.things, this.drafts, places);
    // But for those that go as well.
    const isStaying = (each: string) => !content.things.get(each)?.parts.some((part) => isGoing(part, removal.going));
    const unsaved = draftedReferences(this.drafted(), this.drafts, name, referring).filter((each) =>
      isStaying(each.name),
    );
    return { ...content, removal, referring, unsaved };
  }

  private errorsAfter(changes: TextChanges, language: CommandLanguage) {
    const { dir, verified } = this.content;
    return newErrors(dir, changes, { language, verified });
  }
}

function seenOf({ going, references, addresses }: ThingRemoval): string {
  const places = [...going, ...references.map(({ place }) => ({ path: place.file.path, ...place }))];
  return digest(JSON.stringify([places.map(({ path, pointer }) => [path, pointer]), addresses]));
}

/** Reads what an editor decided about a thing that is to go. @throws DeskError when it is no decision */
export function readRemovalRequest(body: unknown): RemovalRequest {
  const { seen, removesReferences, redirectTo } = asObject(body);
  const isTarget = redirectTo === undefined || typeof redirectTo === 'string';
  if (typeof seen !== 'string' || typeof removesReferences !== 'boolean' || !isTarget) {
    throw new ProtocolError('wrong', 'This does not say what is to be deleted.');
  }
  return { seen, removesReferences, redirectTo };
}
