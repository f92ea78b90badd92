import { join } from 'node:path';
import { type CheckOptions, checkContent } from '../../check/check-content.ts';
import type { TextChanges } from '../../check/clean/removed-parts.ts';
import { type Diagnostic, signatureOf } from '../../check/diagnostic.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { isAssetPath } from '../../content/content-path.ts';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import type { ItemKind, ItemPlace } from '../../content/kind.ts';
import { referenceName } from '../../content/kind-table.ts';
import type { ValuePlace } from '../../content/place.ts';
import { referencesTo } from '../../content/references-to.ts';
import { schemaAt } from '../../content/schema/schema-values.ts';
import { writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { changeWords, DeskError, unreadable } from './desk-error.ts';
import type { DraftedContent, DraftStore } from './drafts.ts';
import { type NamedThing, namedThing, partAround, type Thing, thingsIn } from './thing.ts';

/** A thing that refers to another one; a file where that is no thing. */
export interface ReferringThing extends NamedThing {
  places: ValuePlace[];
  /** True if what was written in it is not saved yet. */
  isDraft: boolean;
}

/** The content on the disk, for changes that reach many things. */
export class WholeContent {
  private tree: ContentTree | undefined;

  /** @param verified what earlier checks verified */
  constructor(
    private readonly content: DraftedContent,
    private readonly verified?: VerifiedContent,
  ) {}

  /** All that is not saved. */
  get drafts(): DraftStore {
    return this.content.drafts;
  }

  /**
   * Reads a thing and everything that may refer to it.
   * @returns also the texts of all files as they were read; an empty text where there is none
   * @throws DeskError when the thing belongs to others
   */
  read(name: string) {
    const tree = readContent(this.content.dir, { previous: this.tree });
    this.tree = tree;
    const things = thingsIn(tree);
    const thing = things.get(name);
    if (!thing) throw new DeskError('unknown', changeWords.unknown(name));
    if (!isIndependent(thing)) throw new DeskError('wrong', changeWords.dependent(name));
    // A file that cannot be read may refer to it.
    const broken = tree.files.find(({ document }) => !document.parses);
    if (broken) throw unreadable(broken);
    const texts = new Map(tree.files.map(({ path, document: { source } }) => [path, source.mark + source.text]));
    const textOf = (path: string) => {
      const text = texts.get(path) ?? this.onDisk(path);
      texts.set(path, text);
      return text;
    };
    return { tree, things, thing, texts, textOf };
  }

  /**
   * The things that refer to a thing: those that some places are in, and those that do only in what is not saved. Once that is, they would
   * refer to something that is gone.
   */
  referring(name: string, { things }: ReturnType<WholeContent['read']>, places: readonly ValuePlace[]) {
    const saved = referringThings(things, this.drafts, places);
    const tree = this.content.drafted();
    const thing = thingsIn(tree).get(name);
    if (Object.keys(this.drafts.all).length === 0 || !thing || !isIndependent(thing)) return { saved, unsaved: [] };
    const known = new Set([name, ...saved.map((each) => each.name)]);
    const all = referringThings(thingsIn(tree), this.drafts, placesReferringTo(tree, thing));
    return { saved, unsaved: all.filter((each) => each.isDraft && !known.has(each.name)) };
  }

  /** The errors that changes would bring. @param asBefore says what an error would have been called before, where they rename things */
  errorsAfter(changes: TextChanges, language: CommandLanguage, asBefore?: (error: string) => string) {
    return newErrors(this.content.dir, changes, { language, verified: this.verified }, asBefore);
  }

  /**
   * Changes all files or none.
   * @throws DeskError when there would be an error, or another program has written one of the files since they were read
   */
  async change(
    { texts }: ReturnType<WholeContent['read']>,
    changes: TextChanges,
    language: CommandLanguage,
    asBefore?: (error: string) => string,
  ): Promise<void> {
    const [error] = await this.errorsAfter(changes, language, asBefore);
    if (error) throw new DeskError('conflict', `${error.file}: ${error.message}`);
    const isAsRead = (path: string) => isAssetPath(path) || this.onDisk(path) === (texts.get(path) ?? '');
    const written = [...changes.keys()].find((path) => !isAsRead(path));
    if (written) throw new DeskError('conflict', changeWords.fileChanged(written));
    writeChanges(this.content.dir, changes);
  }

  private onDisk(path: string): string {
    return textIfThere(join(this.content.dir, path)) ?? '';
  }
}

/** The values that refer to a thing. */
export function placesReferringTo(tree: ContentTree, { kind, id }: IndependentThing): ValuePlace[] {
  const { places } = referencesTo(tree, `${referenceName(kind)}/${id}`);
  return places.flatMap((place) => ('pointer' in place ? [place] : []));
}

function referringThings(
  things: ReadonlyMap<string, Thing>,
  drafts: DraftStore,
  places: readonly ValuePlace[],
): ReferringThing[] {
  const found = new Map<string, ReferringThing>();
  for (const place of places) {
    const { path } = place.file;
    const name = partAround(things, path, place.pointer)?.thing ?? '';
    const known = found.get(name || path);
    if (known) known.places.push(place);
    else
      found.set(name || path, {
        ...namedThing(name || path, things.get(name)),
        places: [place],
        isDraft: name in drafts.all,
      });
  }
  return [...found.values()];
}

/** @throws DeskError when one of the things has drafts: they began with what is about to change */
export function requireSaved(things: readonly Pick<ReferringThing, 'name' | 'isDraft'>[]): void {
  const drafted = things.find(({ isDraft }) => isDraft);
  if (drafted) throw new DeskError('conflict', changeWords.unsaved(drafted.name));
}

/**
 * The errors that changes to a content folder would bring, wherever they are: lines may shift.
 * @param asBefore says what an error would have been called before, where the changes rename things
 */
export async function newErrors(
  dir: string,
  unsaved: ReadonlyMap<string, string | undefined>,
  options: Pick<CheckOptions, 'language' | 'verified'>,
  asBefore: (error: string) => string = (error) => error,
): Promise<Diagnostic[]> {
  const before = await checkContent(dir, options);
  const after = await checkContent(dir, { ...options, previous: before.tree, unsaved });
  const known = new Map<string, number>();
  for (const each of before.diagnostics) known.set(signatureOf(each), (known.get(signatureOf(each)) ?? 0) + 1);
  return after.diagnostics.filter((each) => {
    const key = asBefore(signatureOf(each));
    const count = known.get(key) ?? 0;
    known.set(key, count - 1);
    return each.severity === 'error' && count <= 0;
  });
}

/** A thing that can be deleted. */
export type IndependentThing = Thing & { kind: ItemKind };

/**
 * Tells if a thing can be deleted: it has entries or files that are of its kind alone. Menus and the table of routes
 * are changed as a whole, and members of the directorate in their council.
 */
export function isIndependent(thing: Thing): thing is IndependentThing {
  const { items } = thing.kind;
  if (!items) return false;
  const isOwn = (place: ItemPlace | undefined) =>
    place === undefined || place === 'own' || ('list' in place && !place.of && !place.file);
  return isOwn(items.facts) && isOwn(items.texts);
}

/** Tells if a thing can get another id: of a postgraduate it is that of the person. */
export function isRenamable(thing: Thing): thing is IndependentThing {
  const facts = thing.parts.find(({ name }) => name === 'data');
  const format = facts?.idKey && schemaAt(facts.file, `${facts.pointer}/${facts.idKey}`)?.format;
  return isIndependent(thing) && !format?.endsWith('-id');
}
