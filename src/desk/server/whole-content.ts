import type { VerifiedContent } from '../../check/verified-content.ts';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { changeWords } from './change-words.ts';
import { DeskError, unreadable } from './desk-error.ts';
import { type IndependentThing, isIndependent } from './independent-thing.ts';
import { ReadTexts } from './read-texts.ts';
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
