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
import type { PageFile } from '../page-files.ts';
import { type FieldPlace, factsOf, type Thing, thingsIn } from '../thing.ts';
import { type Crop, fitPicture } from './fit-picture.ts';
import { type LibraryAsset, libraryOf, usersIn } from './library.ts';
import { type AssetFolderName, type Upload, Uploads } from './uploads.ts';

/** The pictures and documents of the content, as the desk has them. */
export class DeskAssets {
  readonly uploads: Uploads;
  private readonly added: AddedFiles;

  /** @param keptIn the folder of what the desk keeps */
  constructor(
    private readonly contentDir: string,
    keptIn: string,
    /** The content with what is not saved, and as it is saved. */
    private readonly readTree: () => ContentTree,
    private readonly readSaved: () => ContentTree,
  ) {
    this.uploads = new Uploads(join(keptIn, 'uploads'));
    this.added = new AddedFiles(join(keptIn, 'added-files.json'));
  }

  /** All pictures and documents, with what uses them. */
  list(): LibraryAsset[] {
    return libraryOf(this.readTree(), this.readSaved());
  }

  /** A picture with its type. @throws DeskError when the content has none at this path */
  picture(path: string): PageFile {
    if (!this.readTree().images.includes(path)) throw new ProtocolError('unknown', `There is no picture ${path}.`);
    return {
      type: lookup(path) ?? '',
      bytes: readFileSync(join(this.contentDir, 'images', path)),
    };
  }

  /** Removes a picture or document that nothing uses. @throws DeskError when something does, also if it is not saved */
  remove(path: string): void {
    const asset = this.list().find((each) => `${each.folder}/${each.path}` === path);
    if (!asset) throw new DeskError('unknown', changeWords.unknown(path));
    if (!asset.isRemovable) throw new DeskError('conflict', changeWords.referredTo(path));
    writeChanges(this.contentDir, new Map([[path, undefined]]));
  }

  /**
   * Keeps a file that an editor sends for a thing, until it is used.
   * @param name what it is called on the editor's computer
   */
  take(
    folder: AssetFolderName,
    thing: Thing,
    name: string,
    bytes: AsyncIterable<Buffer>,
    language: CommandLanguage,
  ): Promise<Upload> {
    // A screenshot that is pasted has no name of its own.
    const own = /^image\.\w+$/i.test(name) && thing.id ? thing.id + extname(name) : name;
    return this.uploads.keep(`${folder}/${folderOf(this.readTree(), thing, folder)}`, own, bytes, language);
  }

  /** An upload that is a picture. @throws DeskError when there is none of this name */
  uploaded(upload: string): PageFile {
    const { path } = this.uploads.find(upload);
    return { type: lookup(path) ?? '', bytes: readFileSync(path) };
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
    const existing = new Set(assetPaths(this.readTree()));
    for (let number = 1; ; number++) {
      const path = copyName(dir, stem, ext, number);
      const isTaken = existing.has(path);
      if (isTaken && !readFileSync(join(this.contentDir, path)).equals(bytes)) continue;
      if (!isTaken) {
        this.added.remember(name, path);
        writeChanges(this.contentDir, new Map([[path, bytes]]));
      }
      this.uploads.forget(upload);
      return path.slice(path.indexOf('/') + 1);
    }
  }

  /** Removes what is private from the pictures of a thing, or of one field of it. */
  clean(thing: Thing, field?: FieldPlace): void {
    const used = this.usedIn(thing, field);
    const { images } = this.readTree();
    cleanPictures(
      this.contentDir,
      images.filter((path) => used.has(`images/${path}`)),
    );
  }

  /** The pictures that a thing shows and the documents that it leads to, or one field of it, below the content folder. */
  private usedIn({ parts }: Thing, field?: FieldPlace): Set<string> {
    const places = parts.filter(({ name }) => !field || field.part === name);
    const used = assetReferences(this.readTree()).filter(({ place }) => {
      const isOwn = ({ file, pointer }: (typeof parts)[number]) =>
        file.path === place.file.path && isPointerWithin(place.pointer, pointer + (field?.pointer ?? ''));
      return places.some(isOwn);
    });
    return new Set(used.map(({ folder, path }) => `${folder}/${path}`));
  }

  /**
   * The things among some names that go with another one: captions of pictures that it shows, documents that were begun for it and that it
   * links to, and those of both whose file was added to it and is used nowhere after all.
   * @param names of things that are not saved
   */
  companionsOf(name: string, names: readonly string[]): { shown: string[]; unused: string[] } {
    const tree = this.readTree();
    const things = thingsIn(tree);
    const thing = things.get(name);
    const added = new Set(this.added.of(name));
    const companions = names.flatMap((each) => {
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
      unused: namesWith((asset, own) => added.has(asset) && !isUsed(asset, own)),
    };
  }

  /** Files that were added to things and are not used after all, below the content folder; of all things unless some are given. */
  takenBack(names: readonly string[] = this.added.things): string[] {
    const tree = this.readTree();
    const used = new Set(assetReferences(tree).map(({ folder, path }) => `${folder}/${path}`));
    const existing = new Set(assetPaths(tree));
    return names.flatMap((name) => this.added.of(name)).filter((path) => existing.has(path) && !used.has(path));
  }

  /** Removes what was added to a thing and is not used after all: the editor chose another picture, or none. */
  settle(name: string): void {
    if (this.added.of(name).length === 0) return;
    const unused = this.takenBack([name]);
    const changes: FileChanges = new Map(unused.map((path) => [path, undefined]));
    writeChanges(this.contentDir, changes);
    this.added.forget(name);
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

  remember(thing: string, path: string): void {
    this.write({ ...this.read(), [thing]: [...new Set([...this.of(thing), path])] });
  }

  forget(thing: string): void {
    const { [thing]: own, ...others } = this.read();
    if (own !== undefined) this.write(others);
  }

  private read(): Record<string, unknown> {
    try {
      return asObject(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch {
      // Without it, a file that is not used after all stays, and the check tells it.
      return {};
    }
  }

  private write(added: Record<string, unknown>): void {
    writeChanges(dirname(this.path), new Map([[basename(this.path), JSON.stringify(added)]]));
  }
}
