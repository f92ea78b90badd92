import { join } from 'node:path';
import { type CheckOptions, checkContent } from '../../check/check-content.ts';
import { type Diagnostic, signatureOf } from '../../check/diagnostic.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { isAssetPath } from '../../content/content-path.ts';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { type FileChanges, writeChanges } from '../../content/write-changes.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { changeWords, DeskError, unreadable } from './desk-error.ts';
import { type IndependentThing, isIndependent } from './referring-things.ts';
import { type Thing, thingsIn } from './thing.ts';

/** A thing with the content around it. */
interface ReadContent {
  tree: ContentTree;
  things: ReadonlyMap<string, Thing>;
  thing: IndependentThing;
  /** The texts of the files, to be changed. */
  texts: ReadTexts;
}

/** The content on the disk, for changes that reach many things. */
export class WholeContent {
  private tree: ContentTree | undefined;

  /** @param verified what earlier checks verified */
  constructor(
    readonly dir: string,
    readonly verified?: VerifiedContent,
  ) {}

  /** Reads a thing and everything that may refer to it. @throws DeskError when the thing belongs to others */
  read(name: string): ReadContent {
    const tree = readContent(this.dir, { previous: this.tree });
    this.tree = tree;
    const things = thingsIn(tree);
    const thing = things.get(name);
    if (!thing) throw new DeskError('unknown', changeWords.unknown(name));
    if (!isIndependent(thing)) throw new DeskError('wrong', changeWords.dependent(name));
    // A file that cannot be read may refer to it.
    const broken = tree.files.find(({ document }) => !document.parses);
    if (broken) throw unreadable(broken);
    return { tree, things, thing, texts: new ReadTexts(tree) };
  }
}

/** The texts of content files as they were read, which are changed only while the files still have them. */
class ReadTexts {
  /** Of files that are no content by themselves. */
  private readonly others = new Map<string, string>();

  constructor(private readonly tree: ContentTree) {}

  /** The text of a file as it was read; an empty text where there was none. */
  readonly textOf = (path: string): string => {
    const known = this.ofContent(path) ?? this.others.get(path);
    if (known !== undefined) return known;
    const text = this.onDisk(path);
    this.others.set(path, text);
    return text;
  };

  /** Changes all files or none. @throws DeskError when another program has written one of them meanwhile */
  write(changes: FileChanges): void {
    const isAsRead = (path: string) =>
      isAssetPath(path) || this.onDisk(path) === (this.ofContent(path) ?? this.others.get(path) ?? '');
    const written = [...changes.keys()].find((path) => !isAsRead(path));
    if (written) throw new DeskError('conflict', changeWords.fileChanged(written));
    writeChanges(this.tree.dir, changes);
  }

  private ofContent(path: string): string | undefined {
    const source = this.tree.files.find((file) => file.path === path)?.document.source;
    return source && source.mark + source.text;
  }

  private onDisk(path: string): string {
    return textIfThere(join(this.tree.dir, path)) ?? '';
  }
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
