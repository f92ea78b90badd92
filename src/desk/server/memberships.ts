import type { ContentTree } from '../../content/content-tree.ts';
import { asList, asText } from '../../content/unknown-value.ts';
import { groupBy, oncePer } from '../../lib/cache/once-per.ts';
import { ProtocolError } from './desk-error.ts';
import type { DraftedContent } from './drafts.ts';
import { factsOf, type Thing, thingsIn } from './thing.ts';

/** To what a thing belongs: the department of a person. Their files have it; its form shows and changes it. */
export type Memberships = NonNullable<ReturnType<typeof membershipsOf>>;

/** The things that others belong to, by the kind of those, with who leads them and who else belongs to them. */
const ownersByMember = oncePer((tree: ContentTree) => {
  const owners = [...thingsIn(tree)].flatMap(([name, thing]) => {
    const { members } = thing.kind.items ?? {};
    const facts = factsOf(thing);
    const ids = asList(facts[members?.list ?? '']).flatMap((id) => asText(id) ?? []);
    return members ? [{ name, facts, kind: members.kind, list: members.list, leader: facts[members.head], ids }] : [];
  });
  return groupBy(owners, ({ kind }) => kind);
});

const ownersOf = (tree: ContentTree, { kind }: Thing) => ownersByMember(tree).get(kind.name) ?? [];

type Owner = ReturnType<typeof ownersOf>[number];

const nameOf = ({ name }: Owner) => name;

/** The names of things that a thing belongs to or leads. */
export function ownersOfThing(tree: ContentTree, thing: Thing): string[] {
  return ownersOf(tree, thing)
    .filter(({ leader, ids }) => leader === thing.id || ids.includes(thing.id))
    .map(nameOf);
}

/**
 * The memberships of a thing: what it may belong to, to what it belongs, and what it leads, which only the forms of that change.
 * @returns undefined for one of a kind that belongs to nothing
 */
export function membershipsOf(content: DraftedContent, thing: Thing) {
  const owners = ownersOf(content.drafted(), thing);
  if (owners.length === 0) return undefined;
  return {
    choices: owners.map(nameOf),
    of: owners.filter(({ ids }) => ids.includes(thing.id)).map(nameOf),
    leads: owners.filter(({ leader }) => leader === thing.id).map(nameOf),
    isDraft: changedMemberships(content, thing).length > 0,
  };
}

/** The owners to whose facts a thing is to be added, or from which it is to be taken, each with these facts. */
export function withMemberships(content: DraftedContent, thing: Thing, wanted: readonly string[]) {
  const owners = ownersOf(content.drafted(), thing);
  const unknown = wanted.find((name) => !owners.some((owner) => owner.name === name));
  if (unknown !== undefined) throw new ProtocolError('unknown', `Nothing belongs to ${unknown}.`);
  return owners
    .filter(({ name, ids }) => ids.includes(thing.id) !== wanted.includes(name))
    .map((owner) => {
      const facts = withMember(owner, thing, wanted.includes(owner.name), savedOwner(content, thing, owner));
      return { name: owner.name, facts };
    });
}

/**
 * The memberships of a thing that are not saved. Those of an owner that is new are saved with that.
 * @returns the owners with their facts as they are saved, and with the change in them
 */
export function changedMemberships(content: DraftedContent, thing: Thing) {
  return ownersOf(content.drafted(), thing).flatMap(({ name, ids }) => {
    const saved = savedOwner(content, thing, { name });
    const isMember = ids.includes(thing.id);
    if (!saved || saved.ids.includes(thing.id) === isMember) return [];
    return { name, before: saved.facts, facts: withMember(saved, thing, isMember, saved) };
  });
}

/** The names of what a thing belongs to without what is not saved of it; a new one is in nothing that is new, either. */
export function savedMemberships(content: DraftedContent, thing: Thing, isNew: boolean): string[] {
  const isIn = (owner: Owner) => {
    const saved = savedOwner(content, thing, owner);
    return saved ? saved.ids.includes(thing.id) : !isNew && owner.ids.includes(thing.id);
  };
  return ownersOf(content.drafted(), thing).filter(isIn).map(nameOf);
}

function savedOwner(content: DraftedContent, member: Thing, { name }: Pick<Owner, 'name'>): Owner | undefined {
  return ownersOf(content.saved(), member).find((each) => each.name === name);
}

/** The facts of an owner with a member or without it. One that is saved goes to where it was, another one to the end. */
function withMember({ facts, list, ids }: Owner, { id }: Thing, isMember: boolean, saved: Owner | undefined) {
  const others = ids.filter((each) => each !== id);
  const was = saved?.ids ?? [];
  const earlier = was.slice(0, Math.max(0, was.indexOf(id)));
  const at = was.includes(id) ? others.findLastIndex((each) => earlier.includes(each)) + 1 : others.length;
  return { ...facts, [list]: isMember ? others.toSpliced(at, 0, id) : others };
}
