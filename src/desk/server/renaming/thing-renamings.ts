import type { TextChanges } from '../../../check/clean/removed-parts.ts';
import { stablePointer } from '../../../check/translations.ts';
import { pathOf } from '../../../content/content-path.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { editedText, setText, type TextEdit } from '../../../content/edit.ts';
import { exceptionsKey } from '../../../content/field-words.ts';
import { type Item, itemPointer, itemsOfKind, translatedTexts } from '../../../content/items.ts';
import { isPointerWithin, joinPointer, parentPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { collectionNamed, itemKinds, referenceName } from '../../../content/kind-table.ts';
import { pageOfItem, pagesByPath, routeTable } from '../../../content/page-list.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { movedRecord, recordPath } from '../../../content/translation-record.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import { changeWords, DeskError } from '../desk-error.ts';
import { redirectedText, redirectsFile } from '../redirects.ts';
import { namedThing } from '../thing.ts';
import {
  type IndependentThing,
  isRenamable,
  placesReferringTo,
  requireSaved,
  type WholeContent,
} from '../whole-content.ts';

/** The plan that an editor sees while a new id is typed. */
export type RenamingPlan = ReturnType<ThingRenamings['plan']>;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Gives things other ids, which are part of the addresses of their pages. */
export class ThingRenamings {
  constructor(private readonly content: WholeContent) {}

  /** Tells what another id means for a thing. @throws DeskError when the thing cannot get one */
  plan(name: string, newId: string) {
    const read = this.content.read(name);
    const { tree, things, thing } = read;
    const drafts = this.content.drafts.all;
    if (!isRenamable(thing)) throw new DeskError('wrong', changeWords.foreignId(name));
    const { references, address } = planThingRenaming(tree, thing, newId);
    const newName = `${thing.kind.name}/${newId}`;
    const isTaken = things.has(newName) || newName in drafts || (address && pagesByPath(tree).has(address.to));
    // Another form is needed, another thing or page has it, or the thing has it already.
    const problem = newId === thing.id ? 'same' : !slug.test(newId) ? 'form' : isTaken ? 'taken' : undefined;
    const { saved, unsaved } = this.content.referring(name, read, references);
    return {
      ...namedThing(name, thing),
      isDraft: name in drafts,
      ...(problem && { problem }),
      // They will refer to it by the new id.
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
    const read = this.content.read(name);
    const { tree, thing, textOf } = read;
    const changes = renamingChanges(planThingRenaming(tree, thing, id), textOf);
    const newId = new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g');
    await this.content.change(read, changes, language, (words) => words.replace(newId, thing.id));
    return `${thing.kind.name}/${id}`;
  }
}

/**
 * Finds everything that changes when a thing gets another id.
 * @returns who else refers to it, the edits of files, the texts that move, and the address of its page if that changes
 */
function planThingRenaming(tree: ContentTree, thing: IndependentThing, newId: string) {
  const { kind, id, parts } = thing;
  const name = referenceName(kind);
  const places = placesReferringTo(tree, thing);
  const address = addressOf(tree, thing, newId);
  const renamed = (text: string) => renamedReference(text, { name, id, newId }, address);
  const edits = new Map<ContentFile, TextEdit[]>();
  const add = (all: readonly ValuePlace[], change: (text: string) => string) => {
    for (const { file, pointer, from, to } of all) {
      const before = asText(valueAt(file.value, pointer))?.slice(from, to);
      const after = before === undefined ? before : change(before);
      if (after === undefined || after === before) continue;
      const edit = setText(file.document, { pointer, from, to }, after);
      // The id of one thing may be a reference to another one, too.
      const others = (edits.get(file) ?? []).filter(({ start }) => start !== edit.start);
      edits.set(file, [...others, edit]);
    }
  };
  const ids = parts.flatMap(({ file, pointer, idKey }) => (idKey ? [{ file, pointer: `${pointer}/${idKey}` }] : []));
  const dependent = dependentTexts(tree, id, places);
  add([...ids, ...dependent, ...namespacePlaces(tree, thing)], () => newId);
  add(places, renamed);
  const entries = [...parts, ...dependent.map((item) => ({ file: item.file, pointer: itemPointer(item) }))];
  // The path of their file, and the pointer with ids in place of numbers, before and after.
  const moved = entries.map(({ file, pointer }) => {
    const entry = pointer && stablePointer({ file, pointer });
    const newPath = pointer === '' ? pathOf(file.kind, file.language, newId) : file.path;
    return { path: file.path, name: entry, newPath, newName: entry && `${parentPointer(entry)}/${newId}` };
  });
  for (const { name: entry, newName } of moved.slice(0, 1)) {
    add(exceptionPlaces(thing), (at) => newName + at.slice(entry.length));
  }
  const isOwn = ({ file, pointer }: ValuePlace) =>
    parts.some((part) => part.file === file && isPointerWithin(pointer, part.pointer));
  return { references: places.filter((place) => !isOwn(place)), edits, moved, address };
}

/**
 * The texts of files with the new id, and with a redirect of the old address; undefined for those that have moved.
 * @param textOf the text of a file as it was read; an empty text where there is none
 */
function renamingChanges(
  { edits, moved, address }: ReturnType<typeof planThingRenaming>,
  textOf: (path: string) => string,
): TextChanges {
  const changes: TextChanges = new Map();
  for (const [{ path, document }, own] of edits) changes.set(path, editedText(document, own));
  const move = (path: string, newPath: string, text: string) => {
    changes.set(path, undefined);
    changes.set(newPath, text);
  };
  for (const { path, name, newPath, newName } of moved) {
    if (path !== newPath) move(path, newPath, changes.get(path) ?? textOf(path));
    const record = changes.get(recordPath(path)) ?? textOf(recordPath(path));
    if (record) move(recordPath(path), recordPath(newPath), movedRecord(record, name, newName));
  }
  const redirected =
    address && redirectedText(textOf(redirectsFile) || undefined, new Map([[address.from, address.to]]));
  if (redirected !== undefined) changes.set(redirectsFile, redirected);
  return changes;
}

/** The address of the page of a thing, with the old and the new id. */
function addressOf(tree: ContentTree, { kind, id }: IndependentThing, newId: string) {
  const page = pageOfItem(tree, kind, id);
  const path = asText(routeTable(tree).find((route) => route.id === page?.routeId)?.path);
  return page && path?.includes('{id}') ? { from: page.path, to: path.replaceAll('{id}', newId) } : undefined;
}

/** An id, a link or a placeholder of a text, as it is with the new id. Links to the files of the thing stay. */
function renamedReference(
  text: string,
  { name, id, newId }: Record<'name' | 'id' | 'newId', string>,
  address: ReturnType<typeof addressOf>,
): string {
  if (text === id) return newId;
  const isLink = address && (text === address.from || /^[?#]/.test(text.slice(address.from.length)));
  if (isLink && text.startsWith(address.from)) return address.to + text.slice(address.from.length);
  const named = name === 'fact' ? '{' : `{${name}/`;
  const [start, after] = [`${named}${id}`, text.charAt(named.length + id.length)];
  const isNamed = text.startsWith(start) && ['}', '/', '.'].includes(after);
  return isNamed ? `${named}${newId}${text.slice(start.length)}` : text;
}

/** The texts of entries whose id is a reference to the thing: of a member of the directorate, of whom the council names the person. */
function dependentTexts(tree: ContentTree, id: string, references: readonly ValuePlace[]): Item[] {
  const isReference = ({ file, pointer }: ValuePlace) =>
    references.some((place) => place.file === file && place.pointer === pointer);
  return itemKinds
    .filter((kind) => itemsOfKind(tree, kind).some((item) => item.id === id && isReference(item)))
    .flatMap((kind) => translatedTexts(tree, kind).flatMap(({ items }) => items.filter((item) => item.id === id)));
}

/** Where the table of routes names the namespace of the thing, if that is its id. */
function namespacePlaces(tree: ContentTree, { kind, id }: IndependentThing): ValuePlace[] {
  const file = tree.file('routes-data');
  if (!file || kind.items.namespace !== null) return [];
  return routeTable(tree).flatMap(({ collection, item, namespaces }, index) => {
    if (item !== id || collectionNamed(asText(collection))?.kind !== kind) return [];
    return asList(namespaces).flatMap((name, at) =>
      name === id ? [{ file, pointer: `/routes/${index}/namespaces/${at}` }] : [],
    );
  });
}

/** Where exceptions from rules name a value of the thing. */
function exceptionPlaces({ parts }: IndependentThing): ValuePlace[] {
  return parts.flatMap(({ file, pointer }) => {
    const name = pointer && stablePointer({ file, pointer });
    return asList(asObject(file.value)[exceptionsKey]).flatMap((exception, index) => {
      const at = asText(asObject(exception).at);
      const isOwn = name && at !== undefined && isPointerWithin(at, name);
      return isOwn ? [{ file, pointer: `${joinPointer(`/${exceptionsKey}`, index)}/at` }] : [];
    });
  });
}
