import { z } from 'zod';
import { removedParts, removeParts, type TextChanges } from '../../../check/clean/removed-parts.ts';
import { isAssetPath } from '../../../content/content-path.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { pageOfItem } from '../../../content/page-list.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { digest } from '../../../lib/cache/file-hashes.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import type { DeskAssets } from '../assets/desk-assets.ts';
import { changeWords, DeskError } from '../desk-error.ts';
import { redirectedText, redirectsFile, redirectTargets } from '../redirects.ts';
import { namedThing } from '../thing.ts';
import { type IndependentThing, placesReferringTo, requireSaved, type WholeContent } from '../whole-content.ts';
import { dispensablePointers, goingParts, isGoing } from './going-parts.ts';

/** The plan that an editor sees before a thing is deleted. */
export type RemovalPlan = Awaited<ReturnType<ThingRemovals['plan']>>;

/** The decision of an editor about those who refer to it. */
export const removalShape = z.object({
  /** Names the plan that was seen. */
  seen: z.string(),
  /** True if their references go as well, where that is possible. */
  removesReferences: z.boolean(),
  /** The page to which the addresses lead that are gone; nowhere if it is not given. */
  redirectTo: z.string().optional(),
});
export type RemovalRequest = z.output<typeof removalShape>;

/** Deletes things, after showing what that means. */
export class ThingRemovals {
  constructor(
    private readonly content: WholeContent,
    private readonly assets: Pick<DeskAssets, 'settle'>,
  ) {}

  /** Tells what goes with a thing and who refers to it. @throws DeskError when it cannot be deleted */
  async plan(name: string, language: CommandLanguage) {
    const { read, removal, referring, unsaved } = this.read(name);
    const { tree, things, textOf } = read;
    const targets = redirectTargets(tree, things, removal.addresses);
    const isPossible = removal.references.every(({ removed }) => removed);
    const choice = { removesReferences: true, redirectTo: targets.proposed };
    const changes = isPossible && removalChanges(removal, choice, textOf);
    const errors = changes ? await this.content.errorsAfter(changes, language) : [];
    const wrong = new Set(errors.map(({ file }) => file));
    const going = [...things].filter(([, { parts }]) => parts.some((part) => isGoing(part, removal.going)));
    going.sort(([a], [b]) => Number(b === name) - Number(a === name));
    const isAtReference = (file: string) => removal.references.some(({ place }) => place.file.path === file);
    return {
      // First the one that was asked for, then what nothing else uses; of a picture its file is named below.
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
      // Errors that would be elsewhere.
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
    const { read, removal, referring, unsaved } = this.read(name);
    const { tree, things, textOf } = read;
    if (seenOf(removal) !== seen) throw new DeskError('conflict', changeWords.contentChanged);
    if (removal.references.some(({ removed }) => !removed || !removesReferences)) {
      throw new DeskError('conflict', changeWords.referredTo(name));
    }
    const { pages } = redirectTargets(tree, things, removal.addresses);
    if (redirectTo !== undefined && !pages.some(({ path }) => path === redirectTo)) {
      throw new DeskError('wrong', changeWords.noPage(redirectTo));
    }
    requireSaved([...referring, ...unsaved]);
    const changes = removalChanges(removal, { removesReferences, redirectTo }, textOf);
    await this.content.change(read, changes, language);
    const { drafts } = this.content;
    for (const [each, { parts }] of things) {
      if (!parts.some((part) => isGoing(part, removal.going))) continue;
      if (each in drafts.all) drafts.keep(each, {});
      this.assets.settle(each);
    }
  }

  private read(name: string) {
    const read = this.content.read(name);
    const removal = planThingRemoval(read.tree, read.thing);
    const places = removal.references.map(({ place }) => place);
    const { saved: referring, unsaved } = this.content.referring(name, read, places);
    // But for those that go as well.
    const isStaying = (each: string) => !read.things.get(each)?.parts.some((part) => isGoing(part, removal.going));
    return { read, removal, referring, unsaved: unsaved.filter((each) => isStaying(each.name)) };
  }
}

function seenOf({ going, references, addresses }: ThingRemoval): string {
  const places = [...going, ...references.map(({ place }) => ({ path: place.file.path, ...place }))];
  return digest(JSON.stringify([places.map(({ path, pointer }) => [path, pointer]), addresses]));
}

type ThingRemoval = ReturnType<typeof planThingRemoval>;

/** Finds what goes with a thing: values, whole files, pictures, documents, and their addresses; and who else refers to it. */
function planThingRemoval(tree: ContentTree, thing: IndependentThing) {
  const { kind, id } = thing;
  const going = goingParts(tree, thing);
  const places = placesReferringTo(tree, thing).filter((place) => !isGoing(place, going));
  const page = pageOfItem(tree, kind, id)?.path;
  const files = going.flatMap(({ path }) => (path.startsWith('files/') ? [`/${path}`] : []));
  return { going, references: withRemovals(tree, places), addresses: [...(page ? [page] : []), ...files] };
}

/**
 * The texts of files without a thing; undefined for those that go.
 * @param textOf the text of a file as it was read; an empty text where there is none
 */
function removalChanges(
  { going, references, addresses }: ThingRemoval,
  { removesReferences, redirectTo }: Omit<RemovalRequest, 'seen'>,
  textOf: (path: string) => string,
): TextChanges {
  const changes: TextChanges = new Map();
  const further = removesReferences ? references.flatMap(({ removed }) => removed ?? []) : [];
  removeParts(changes, [...going, ...further], textOf);
  const moved = new Map(addresses.map((address) => [address, redirectTo]));
  const redirects = redirectedText(textOf(redirectsFile) || undefined, moved);
  if (redirects !== undefined) changes.set(redirectsFile, redirects);
  return changes;
}

/** Places with the values that would have to go with them; with none where an editor must write something else. */
function withRemovals(tree: ContentTree, places: readonly ValuePlace[]) {
  return [...new Set(places.map(({ file }) => file))].flatMap((file) => {
    const own = places.filter((place) => place.file === file);
    // Of a running text only an editor can say how it goes on without the reference.
    const whole = own.flatMap(({ pointer, from }) => (from === undefined ? [pointer] : []));
    const removable = dispensablePointers(file, whole);
    return own.map((place) => {
      const pointer = place.from === undefined ? removable.get(place.pointer) : undefined;
      const [removed] = pointer === undefined ? [] : removedParts(tree, [{ file, pointer }]);
      return { place, removed };
    });
  });
}
