import { type ContentTree, type KnownFiles, readContent } from '../../content/content-tree.ts';
import type { DraftStore, ThingDraft } from './draft-store.ts';
import { isOfNewThing, textsWithNew } from './new-thing.ts';
import { type Thing, thingsIn } from './thing.ts';
import { writeValue } from './write-value.ts';

/** The content as it is saved, and with the drafts in it; each is read again only where something has changed. */
export class DraftTrees {
  private lastSaved: ContentTree | undefined;
  private lastBegun: TreeOfDrafts | undefined;
  private lastDrafted: TreeOfDrafts | undefined;

  /** @param hashOf knows the hash of a file on the disk */
  constructor(
    private readonly dir: string,
    private readonly drafts: DraftStore,
    private readonly hashOf: KnownFiles['hashOf'] | undefined,
  ) {}

  /** The content on the disk. The same tree as before if nothing has changed, so that views of it are made once. */
  saved(): ContentTree {
    this.lastSaved = this.read(this.lastSaved);
    return this.lastSaved;
  }

  /** The same with the things that are new, as they are by now. */
  begun(): ContentTree {
    return this.withNew().tree;
  }

  /** The same with the drafts. */
  drafted(): ContentTree {
    return this.withDrafts().tree;
  }

  /** The texts of the files with all drafts in them. */
  unsaved(): Texts {
    return this.withDrafts().texts;
  }

  private withNew(): TreeOfDrafts {
    this.lastBegun = this.made(this.lastBegun, (saved, drafts) =>
      textsWithNew(
        saved,
        drafts.filter(([, draft]) => isOfNewThing(draft)),
      ),
    );
    return this.lastBegun;
  }

  private withDrafts(): TreeOfDrafts {
    const begun = this.withNew();
    this.lastDrafted = this.made(this.lastDrafted, (_, drafts) => this.textsWithDrafts(begun, drafts));
    return this.lastDrafted;
  }

  /** Makes a tree of drafts, unless neither these nor the files have changed since. */
  private made(last: TreeOfDrafts | undefined, make: (saved: ContentTree, drafts: Drafts) => Texts): TreeOfDrafts {
    const saved = this.saved();
    const drafts = this.drafts.all;
    if (last?.saved === saved && last.drafts === drafts) return last;
    const texts = make(saved, Object.entries(drafts));
    return { saved, drafts, texts, tree: texts.size > 0 ? this.read(last?.tree, texts) : saved };
  }

  private textsWithDrafts({ tree: begun, texts }: TreeOfDrafts, drafts: Drafts): Texts {
    // Files that are things as a whole first: that may move the items that are things, too.
    const wholeFiles = textsWith(thingsIn(begun), drafts, (pointer) => pointer === '');
    const tree = wholeFiles.size > 0 ? this.read(begun, new Map([...texts, ...wholeFiles])) : begun;
    const items = textsWith(thingsIn(tree), drafts, (pointer) => pointer !== '');
    return new Map([...texts, ...wholeFiles, ...items]);
  }

  private read(previous: ContentTree | undefined, unsaved?: Texts): ContentTree {
    const { hashOf } = this;
    const tree = readContent(this.dir, { previous, unsaved, known: hashOf && { hashOf } });
    return previous && isSameTree(previous, tree) ? previous : tree;
  }
}

type Texts = ReadonlyMap<string, string>;

type Drafts = readonly (readonly [string, ThingDraft])[];

/** A tree with drafts in it, and what it was made of. */
interface TreeOfDrafts {
  saved: ContentTree;
  drafts: unknown;
  /** The texts of the files that are not as they are saved. */
  texts: Texts;
  tree: ContentTree;
}

/** The texts of files with drafts in them, by path; a file that is no valid JSON has no place for one. */
export function textsWith(
  things: ReadonlyMap<string, Thing>,
  drafts: Drafts,
  isAtPlace: (pointer: string) => boolean = () => true,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [thing, draft] of drafts) {
    for (const { name, file, pointer } of things.get(thing)?.parts ?? []) {
      const own = draft[name];
      if (!own || !file.document.parses || !isAtPlace(pointer)) continue;
      const { mark, text } = file.document.source;
      const before = texts.get(file.path) ?? mark + text;
      texts.set(file.path, writeValue(before, file.kind.name, pointer, own.value));
    }
  }
  return texts;
}

/** Whether two trees have the same files, unchanged. */
function isSameTree(one: ContentTree, other: ContentTree): boolean {
  const lists = (tree: ContentTree) => [tree.files, tree.images, tree.documents, tree.strays] as const;
  const others = lists(other);
  return lists(one).every(
    (list, index) =>
      list.length === others[index]?.length && list.every((each, place) => each === others[index]?.[place]),
  );
}
