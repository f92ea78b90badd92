import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { pageOfItem, sitePages } from '../../content/page-list.ts';
import { asObject } from '../../content/unknown-value.ts';
import { languageCodes } from '../../lib/language/languages.ts';
import { partVersion } from '../part-version.ts';
import { changeWords, DeskError, ProtocolError, unreadable } from './desk-error.ts';
import type { DraftedContent, ThingDraft } from './drafts.ts';
import { type Memberships, membershipsOf } from './memberships.ts';
import { type Part, type PartName, partValue, type Thing } from './thing.ts';
import { isIndependent, isRenamable } from './whole-content.ts';

/** A thing with its parts, for a form. */
export interface OpenThing {
  name: string;
  kind: string;
  parts: Partial<Record<PartName, OpenPart>>;
  /** True if it is in no file yet. */
  isNew: boolean;
  isRemovable: boolean;
  isRenamable: boolean;
  /** To what it belongs, if there is something it may belong to. */
  memberships?: Memberships;
  /** The path of the page on which it is seen, without a language. */
  address?: string;
}

/**
 * A thing with what was written in it last.
 * @throws DeskError when there is none with this name, or the file of one of its parts cannot be read: another program may be writing it
 */
export function openThing(content: DraftedContent, name: string): OpenThing {
  const tree = content.begun();
  const [thing, isNew] = [content.thing(name), content.isNew(name)];
  requireReadable(tree, thing);
  const draft = content.drafts.of(name);
  const address = thingAddress(tree, thing);
  const memberships = membershipsOf(content, thing);
  return {
    name,
    kind: thing.kind.name,
    parts: Object.fromEntries(thing.parts.map((part) => [part.name, openPart(part, draft)])),
    isNew,
    isRemovable: !isNew && isIndependent(thing),
    isRenamable: !isNew && isRenamable(thing),
    ...(address !== undefined && { address }),
    ...(memberships && { memberships }),
  };
}

/** @throws DeskError when a file is no valid JSON that may hold a part of a thing */
export function requireReadable(tree: ContentTree, thing: Thing): void {
  const hiding = tree.files.find((file) => hidesPart(file, thing));
  if (hiding) throw unreadable(hiding);
}

/** The version of a part that was made elsewhere. */
export interface OtherVersion {
  theirs: unknown;
  /** The version that the editor began with. */
  base: unknown;
  /** True if it was written in another window of the desk, and is not in the files. */
  isDraft: boolean;
}

/** A part of a thing as an editor sees it. */
export interface OpenPart {
  path: string;
  /** The name of the schema of the file, and of what the part leaves out of it; and where the part is in it. */
  schema: string;
  pointer: string;
  /** The version that the editor wrote last, saved or not. */
  value: unknown;
  /** The version of that, which a request to replace it has to name. */
  version: string;
  isDraft: boolean;
  /** If it was changed elsewhere after the editor began. */
  changedMeanwhile?: OtherVersion;
}

/** Tells if a file may hold a part of a thing that was not found, because it is no valid JSON. */
function hidesPart({ document, kind, language, id }: ContentFile, thing: Thing): boolean {
  const { facts, texts } = thing.kind;
  if (document.parses || (kind.name !== facts?.name && kind.name !== texts?.name)) return false;
  const isIts = id === undefined || id === thing.id || thing.parts.some(({ file }) => file.id === id);
  return isIts && !thing.parts.some(({ name }) => name === (language ?? 'data'));
}

/** A part with what was written in it last. */
export function openPart(part: Part, draft: ThingDraft): OpenPart {
  const own = draft[part.name];
  const saved = partValue(part);
  const { path, kind } = part.file;
  const schema = [kind.name, part.without].filter(Boolean).join('/');
  const place = { path, schema, pointer: part.pointer };
  if (!own) return { ...place, value: saved, version: partVersion(saved), isDraft: false };
  const isSame = isDeepStrictEqual(saved, own.base) || isDeepStrictEqual(saved, own.value);
  return {
    ...place,
    value: own.value,
    version: partVersion(own.value),
    isDraft: true,
    ...(isSame ? {} : { changedMeanwhile: { theirs: saved, base: own.base, isDraft: false } }),
  };
}

/** The decisions of an editor about the parts of a thing that somebody else changed. */
export const decisionsShape = z.partialRecord(
  z.enum<readonly PartName[]>(['data', ...languageCodes]),
  z.object({
    /** The value in the files that they saw. */
    seen: z.unknown(),
    /** The version that the part is to have. */
    value: z.unknown(),
    /** The versions of what was written in it that this may replace; any if they are not given. */
    versions: z.array(z.string()).optional(),
  }),
);
export type Decisions = z.output<typeof decisionsShape>;

/**
 * Goes on with what an editor decided after both versions were seen: what they saw in the files is what they began with now.
 * @throws DeskError when the files have changed again, or what was written in another window
 */
export function decide(content: DraftedContent, name: string, decisions: Decisions): void {
  const { id, parts } = content.thing(name);
  const before = content.drafts.of(name);
  const draft = { ...before };
  for (const [partName, decision] of Object.entries(decisions) as [PartName, NonNullable<Decisions[PartName]>][]) {
    const { seen, value, versions } = decision;
    const part = parts.find((each) => each.name === partName);
    const saved = part && partValue(part);
    if (!part || !isDeepStrictEqual(saved, seen)) throw changedMeanwhile(name);
    const own = before[partName];
    requireSeen(name, own ? own.value : saved, value, versions);
    requireId(name, part, id, value);
    delete draft[partName];
    if (!isDeepStrictEqual(saved, value)) draft[partName] = { base: saved, value };
  }
  content.drafts.keep(name, draft);
}

/** Why a thing is neither saved nor decided. */
export function changedMeanwhile(name: string): DeskError {
  return new DeskError('conflict', changeWords.changedMeanwhile(name));
}

/**
 * @param now what was written in a part last, saved or not
 * @param seen the versions that the new value may replace; any if they are not given
 * @throws DeskError when the part is of none of them
 */
export function requireSeen(name: string, now: unknown, value: unknown, seen: readonly string[] | undefined): void {
  // A version that is the same already may have been sent twice.
  if (!seen || seen.includes(partVersion(now)) || isDeepStrictEqual(now, value)) return;
  throw new DeskError('stale', changeWords.changedMeanwhile(name));
}

/** @throws DeskError when a part would get another id: the thing would no longer be found, and its parts have the same one */
export function requireId(name: string, { idKey }: Part, id: string, value: unknown): void {
  if (idKey && asObject(value)[idKey] !== id) throw new ProtocolError('wrong', `${name} must keep its id.`);
}

/** The path of the page on which a thing is seen best, without a language; undefined for an item that no single page shows. */
function thingAddress(tree: ContentTree, { kind, id, parts }: Thing): string | undefined {
  const { items } = kind;
  const own = items && pageOfItem(tree, { ...kind, items }, id)?.path;
  if (own) return own;
  // The namespace that a file of texts becomes is its path without language and extension.
  const names = parts.map(({ file }) => file.path.replace(/^[^/]+\/|\.json$/g, ''));
  const page = sitePages(tree).find(({ namespaces }) => names.some((name) => namespaces[0] === name));
  // Parts of every page are seen on the first one.
  return page?.path ?? (items ? undefined : '/');
}
