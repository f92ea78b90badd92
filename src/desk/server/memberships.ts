import type { ContentTree } from '../../content/content-tree.ts';
import { asList, asText } from '../../content/unknown-value.ts';
import { groupBy, oncePer } from '../../lib/cache/once-per.ts';
import { ProtocolError } from './desk-error.ts';
import type { DraftedContent } from './drafts.ts';
import { factsOf, type Thing, thingsIn } from './thing.ts';

/** To what a thing belongs: the department of a person. Their files have it; its form shows and changes it. */
export type Memberships = NonNullable<ReturnType<typeof membershipsOf>>;

/** A thing that others belong to, and the keys of its facts that name them. */
interface Owner {
  name: string;
  thing: Thing;
  head: string;
  list: string;
}

const ownersByMember = oncePer((tree: ContentTree): ReadonlyMap<string, readonly Owner[]> => {
  const owners = [...thingsIn(tree)].flatMap(([name, thing]) => {
    const { members } = thing.kind.items ?? {};
    return members ? [{ name, thing, ...members }] : [];
  });
  return groupBy(owners, ({ kind }) => kind);
});

const ownersOf = (tree: ContentTree, { kind }: Thing): readonly Owner[] => ownersByMember(tree).get(kind.name) ?? [];

const membersIn = ({ thing, list }: Owner): string[] =>
  asList(factsOf(thing)[list]).flatMap((id) => asText(id) ?? []);

/** The names of things that a thing belongs to or leads. */
export function ownersOfThing(tree: ContentTree, thing: Thing): string[] {
  return ownersOf(tree, thing)
    .filter((owner) => factsOf(owner.thing)[owner.head] === thing.id || membersIn(owner).includes(thing.id))
    .map(({ name }) => name);
}

/**
 * The memberships of a thing: what it may belong to, to what it belongs, and what it leads, which only the forms of that change.
 * @returns undefined for one of a kind that belongs to nothing
 */
export function membershipsOf(content: DraftedContent, thing: Thing) {
  const owners = ownersOf(content.drafted(), thing);
  if (owners.length === 0) return undefined;
  return {
    choices: owners.map(({ name }) => name),
    of: owners.filter((owner) => membersIn(owner).includes(thing.id)).map(({ name }) => name),
    leads: owners.filter((owner) => factsOf(owner.thing)[owner.head] === thing.id).map(({ name }) => name),
    isDraft: changedMemberships(content, thing).length > 0,
  };
}

/** The owners to whose facts a thing is to be added, or from which it is to be taken, each with these facts. */
export function withMemberships(
  content: DraftedContent,
  thing: Thing,
  wanted: readonly string[],
): [name: string, facts: Record<string, unknown>][] {
  const owners = ownersOf(content.drafted(), thing);
  const unknown = wanted.find((name) => !owners.some((owner) => owner.name === name));
  if (unknown !== undefined) throw new ProtocolError('unknown', `Nothing belongs to ${unknown}.`);
  return owners
    .filter((owner) => membersIn(owner).includes(thing.id) !== wanted.includes(owner.name))
    .map((owner) => [owner.name, withMember(owner, thing, wanted.includes(owner.name), savedOwner(content, owner))]);
}

/**
 * The memberships of a thing that are not saved. Those of an owner that is new are saved with that.
 * @returns the owners as they are saved, and their facts with the change in them
 */
export function changedMemberships(content: DraftedContent, thing: Thing) {
  return ownersOf(content.drafted(), thing).flatMap((owner) => {
    const before = savedOwner(content, owner);
    const isMember = membersIn(owner).includes(thing.id);
    if (!before || membersIn(before).includes(thing.id) === isMember) return [];
    return { name: owner.name, thing: before.thing, facts: withMember(before, thing, isMember, before) };
  });
}

/** The names of what a thing belongs to without what is not saved of it; a new one is in nothing that is new, either. */
export function savedMemberships(content: DraftedContent, thing: Thing, isNew: boolean): string[] {
  return ownersOf(content.drafted(), thing)
    .filter((owner) => membersIn(savedOwner(content, owner) ?? owner).includes(thing.id))
    .filter((owner) => !isNew || savedOwner(content, owner))
    .map(({ name }) => name);
}

function savedOwner(content: DraftedContent, owner: Owner): Owner | undefined {
  const thing = thingsIn(content.saved()).get(owner.name);
  return thing && { ...owner, thing };
}

/** The facts of an owner with a member or without it. One that is saved goes to where it was, another one to the end. */
function withMember(owner: Owner, { id }: Thing, isMember: boolean, before: Owner | undefined) {
  const others = membersIn(owner).filter((each) => each !== id);
  const was = before ? membersIn(before) : [];
  const earlier = was.slice(0, Math.max(0, was.indexOf(id)));
  const at = was.includes(id) ? others.findLastIndex((each) => earlier.includes(each)) + 1 : others.length;
  return { ...factsOf(owner.thing), [owner.list]: isMember ? others.toSpliced(at, 0, id) : others };
}
