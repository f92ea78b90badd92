import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import { lookup } from 'mrmime';
import { cleanPictures } from '../../../check/fix/fix-content.ts';
import { assetPaths, type ContentTree } from '../../../content/content-tree.ts';
import { isPointerWithin } from '../../../content/json/json-pointer.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { assetReferences } from '../../../content/views/asset-references.ts';
import { type FileChanges, writeChanges } from '../../../content/write-changes.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import { assetFolder, copyName } from '../../new-item/entry-files.ts';
import { changeWords, DeskError, ProtocolError } from '../desk-error.ts';
import type { DraftedContent } from '../drafts.ts';
import { PageFile } from '../page-files.ts';
import { type FieldPlace, factsOf, type Thing, thingsIn } from '../thing.ts';
import { type Crop, fitPicture } from './fit-picture.ts';
import { type LibraryAsset, libraryOf, namedAssets, usersIn } from './library.ts';
import { type AssetFolderName, type Upload, Uploads } from './uploads.ts';

/** The pictures and documents of the content, as the desk has them. */
export class DeskAssets {
  readonly uploads: Uploads;
  private readonly added: AddedFiles;
  /** Files that were added and that no field names yet: the window that has sent them is about to. */
  private readonly unnamed = new Set<string>();

  constructor(private readonly content: DraftedContent) {
    const { folder } = content.drafts;
    this.uploads = new Uploads(join(folder, 'uploads'));
    this.added = new AddedFiles(join(folder, 'added-files.json'));
  }

  /** All pictures and documents, with what uses them. */
  list(): LibraryAsset[] {
    return libraryOf(this.content.drafted(), this.content.saved()).map((asset) =>
      this.unnamed.has(`${asset.folder}/${asset.path}`) ? { ...asset, isRemovable: false } : asset,
    );
  }

  /** A picture with its type. @throws DeskError when the content has none at this path */
  picture(path: string): PageFile {
    if (!this.content.drafted().images.includes(path))
      throw new ProtocolError('unknown', `There is no picture ${path}.`);
    return new PageFile(lookup(path) ?? '', readFileSync(join(this.content.dir, 'images', path)));
  }

  /** Removes a picture or document that nothing uses. @throws DeskError when something does, also if it is not saved */
  remove(path: string): void {
    const asset = this.list().find((each) => `${each.folder}/${each.path}` === path);
    if (!asset) throw new DeskError('unknown', changeWords.unknown(path));
    if (!asset.isRemovable) throw new DeskError('conflict', changeWords.referredTo(path));
    writeChanges(this.content.dir, new Map([[path, undefined]]));
  }

  /**
   * Keeps a file that an editor sends for a thing, until it is used.
   * @param file what it is called on the editor's computer
   * @throws DeskError when it is of no use
   */
  take(
    folder: AssetFolderName,
    name: string,
    file: string,
    bytes: AsyncIterable<Buffer>,
    language: CommandLanguage,
  ): Promise<Upload> {
    const tree = this.content.drafted();
    const thing = thingsIn(tree).get(name) ?? this.content.thing(name);
    // A screenshot that is pasted has no name of its own.
    const own = /^image\.\w+$/i.test(file) && thing.id ? thing.id + extname(file) : file;
    return this.uploads.keep(`${folder}/${folderOf(tree, thing, folder)}`, own, bytes, language);
  }

  /** An upload that is a picture. @throws DeskError when there is none of this name */
  uploaded(upload: string): PageFile {
    const { path } = this.uploads.find(upload);
    return new PageFile(lookup(path) ?? '', readFileSync(path));
  }

  /**
   * Puts an upload among the files of a thing, under a name that is free; the same file is not kept twice.
   * @param crop the part of a picture that is kept
   * @param folder that of documents, if it is another one than the thing has
   * @returns its path below the folder
   */
  async add(name: string, upload: string, crop?: Crop, folder?: string): Promise<string> {
    const { target, path: from } = this.uploads.find(upload);
    const { dir: own, name: stem, ext: extension } = parse(target);
    const dir = folder ? `files/${folder}` : own;
    const sent = readFileSync(from);
    const { bytes, extension: ext = extension } = crop ? await fitPicture(sent, crop) : { bytes: sent };
    const existing = new Set(assetPaths(this.content.drafted()));
    for (let number = 1; ; number++) {
      const path = copyName(dir, stem, ext, number);
      const isTaken = existing.has(path);
      if (isTaken && !readFileSync(join(this.content.dir, path)).equals(bytes)) continue;
      if (!isTaken) {
        this.added.keep(name, [...this.added.of(name), path]);
        this.unnamed.add(path);
        writeChanges(this.content.dir, new Map([[path, bytes]]));
      }
      this.uploads.forget(upload);
      return path.slice(path.indexOf('/') + 1);
    }
  }

  /** Forgets an upload that is not used; of a file that was added already, that nothing is going to name it. */
  giveUp(name: string): void {
    this.uploads.forget(name);
    for (const folder of ['images', 'files']) this.unnamed.delete(`${folder}/${name}`);
  }

  /** Notes which of the files that were added a value names. */
  noteNamed(value: unknown): void {
    const text = JSON.stringify(value) ?? '';
    for (const path of this.unnamed) if (text.includes(path.slice(path.indexOf('/') + 1))) this.unnamed.delete(path);
  }

  /** Removes what is private from the pictures of a thing, or of one field of it. */
  clean(thing: Thing, field?: FieldPlace): void {
    const used = this.usedIn(thing, field);
    const { images } = this.content.drafted();
    cleanPictures(
      this.content.dir,
      images.filter((path) => used.has(`images/${path}`)),
    );
  }

  /** The pictures that a thing shows and the documents that it leads to, or one field of it, below the content folder. */
  private usedIn({ parts }: Thing, field?: FieldPlace): Set<string> {
    const places = parts.filter(({ name }) => !field || field.part === name);
    const used = assetReferences(this.content.drafted()).filter(({ place }) => {
      const isOwn = ({ file, pointer }: (typeof parts)[number]) =>
        file.path === place.file.path && isPointerWithin(place.pointer, pointer + (field?.pointer ?? ''));
      return places.some(isOwn);
    });
    return new Set(used.map(({ folder, path }) => `${folder}/${path}`));
  }

  /**
   * The things that are not saved and go with another one: captions of pictures that it shows, documents that were begun for it and that it
   * links to, and those of both whose file was added to it and is used nowhere after all.
   */
  companionsOf(name: string): { shown: string[]; unused: string[] } {
    const tree = this.content.drafted();
    const things = thingsIn(tree);
    const thing = things.get(name);
    const added = new Set(this.added.of(name));
    const companions = Object.keys(this.content.drafts.all).flatMap((each) => {
      const own = each === name ? undefined : things.get(each);
      const { image, file } = own ? factsOf(own) : {};
      if (own?.kind.name === 'picture') return [{ name: each, asset: `images/${image}` }];
      const isDocument = own?.kind.name === 'document' && added.has(`files/${file}`);
      return isDocument ? [{ name: each, asset: `files/${file}` }] : [];
    });
    const namesWith = (isMeant: (asset: string, own: string) => boolean) =>
      companions.filter((each) => isMeant(each.asset, each.name)).map((each) => each.name);
    const shown = thing ? this.usedIn(thing) : new Set<string>();
    const isUsed = (asset: string, own: string) =>
      (usersIn(tree).get(asset) ?? []).some((user) => user.kind !== 'picture' && user.name !== own);
    return {
      shown: namesWith((asset) => shown.has(asset)),
      unused: namesWith((asset, own) => added.has(asset) && !this.unnamed.has(asset) && !isUsed(asset, own)),
    };
  }

  /** Files that were added to things and are not used after all, below the content folder; of all things unless some are given. */
  takenBack(names: readonly string[] = this.added.things): string[] {
    const tree = this.content.drafted();
    const used = namedAssets(tree);
    const existing = new Set(assetPaths(tree));
    const isGoing = (path: string) => existing.has(path) && !used.has(path) && !this.unnamed.has(path);
    return names.flatMap((name) => this.added.of(name)).filter(isGoing);
  }

  /** Removes what was added to a thing and is not used after all: the editor chose another picture, or none. */
  settle(name: string): void {
    const added = this.added.of(name);
    if (added.length === 0) return;
    const unused = this.takenBack([name]);
    const changes: FileChanges = new Map(unused.map((path) => [path, undefined]));
    writeChanges(this.content.dir, changes);
    this.added.keep(
      name,
      added.filter((path) => this.unnamed.has(path)),
    );
  }

  /** The same of all things: where it was taken back, there is nothing to save or discard. */
  settleAll(): void {
    for (const name of this.added.things) this.settle(name);
  }
}

/** The folder that the table of kinds has for the files of a thing, or else that of its other files, or one of its kind's name. */
function folderOf(tree: ContentTree, thing: Thing, folder: AssetFolderName): string {
  const { kind, parts } = thing;
  const isForPictures = typeof kind.items?.assets === 'string';
  if (kind.items?.assets && isForPictures === (folder === 'images')) {
    const own = assetFolder(kind.name, factsOf(thing));
    if (own) return own;
  }
  const files = new Set(parts.map(({ file }) => file));
  const other = assetReferences(tree).find((each) => each.folder === folder && files.has(each.place.file));
  return other?.path.includes('/') ? dirname(other.path) : kind.name;
}

/** Which files were added for which thing that is not saved yet, kept in a file: it outlives a crash. */
class AddedFiles {
  constructor(private readonly path: string) {}

  /** The things that have such files. */
  get things(): string[] {
    return Object.keys(this.read());
  }

  /** The files of a thing, below the content folder. */
  of(thing: string): string[] {
    return asList(this.read()[thing]).flatMap((path) => asText(path) ?? []);
  }

  /** Remembers these files of a thing alone. */
  keep(thing: string, paths: readonly string[]): void {
    const { [thing]: _, ...others } = this.read();
    const added = paths.length > 0 ? { ...others, [thing]: [...new Set(paths)] } : others;
    writeChanges(dirname(this.path), new Map([[basename(this.path), JSON.stringify(added)]]));
  }

  private read(): Record<string, unknown> {
    try {
      return asObject(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch {
      // Without it, a file that is not used after all stays, and the check tells it.
      return {};
    }
  }
}
