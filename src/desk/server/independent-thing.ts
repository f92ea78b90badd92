import type { ItemKind, ItemPlace } from '../../content/kind.ts';
import { schemaAt } from '../../content/schema/schema-at.ts';
import type { Thing } from './thing.ts';

/** A thing that can be deleted. */
export type IndependentThing = Thing & { kind: ItemKind };

/**
 * Whether a thing can be deleted: it has entries or files that are of its kind alone. Menus and the table of routes
 * are changed as a whole, and members of the directorate in their council.
 */
export function isIndependent(thing: Thing): thing is IndependentThing {
  const { items } = thing.kind;
  if (!items) return false;
  const isOwn = (place: ItemPlace | undefined) =>
    place === undefined || place === 'own' || ('list' in place && !place.of && !place.file);
  return isOwn(items.facts) && isOwn(items.texts);
}

/** Whether a thing can get another id: of a postgraduate it is that of the person. */
export function isRenamable(thing: Thing): thing is IndependentThing {
  const facts = thing.parts.find(({ name }) => name === 'data');
  const format = facts?.idKey && schemaAt(facts.file, `${facts.pointer}/${facts.idKey}`)?.format;
  return isIndependent(thing) && !format?.endsWith('-id');
}
