import type { ContentTree } from '../../content/content-tree.ts';
import { unreadable } from './desk-error.ts';
import type { ThingDraft } from './draft-store.ts';
import { isIndependent, isRenamable } from './independent-thing.ts';
import { hidesPart, type OpenPart, openPart } from './open-part.ts';
import { thingAddress } from './preview/thing-address.ts';
import type { PartName, Thing } from './thing.ts';

/** A thing with its parts, for a form. */
export interface OpenThing {
  name: string;
  kind: string;
  parts: Partial<Record<PartName, OpenPart>>;
  /** Whether it is in no file yet. */
  isNew: boolean;
  isRemovable: boolean;
  isRenamable: boolean;
  /** The path of the page on which it is seen, without a language. */
  address?: string;
}

/**
 * A thing of the content on the disk, with what was written in it last.
 * @throws DeskError when the file of one of its parts cannot be read: another program may be writing it
 */
export function openThing(
  tree: ContentTree,
  name: string,
  thing: Thing,
  draft: ThingDraft,
  isNew: boolean,
): OpenThing {
  requireReadable(tree, thing);
  const parts = Object.fromEntries(thing.parts.map((part) => [part.name, openPart(part, draft)]));
  const address = thingAddress(tree, thing);
  return {
    name,
    kind: thing.kind.name,
    parts,
    isNew,
    isRemovable: !isNew && isIndependent(thing),
    isRenamable: !isNew && isRenamable(thing),
    ...(address !== undefined && { address }),
  };
}

/** @throws DeskError when a file is no valid JSON that may hold a part of a thing */
export function requireReadable(tree: ContentTree, thing: Thing): void {
  const hiding = tree.files.find((file) => hidesPart(file, thing));
  if (hiding) throw unreadable(hiding);
}
