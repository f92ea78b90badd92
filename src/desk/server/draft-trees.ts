import { type ContentTree, type KnownFiles, readContent } from '../../content/content-tree.ts';
import type { DraftStore, ThingDraft } from './draft-store.ts';
import { type Thing, thingsIn } from './thing.ts';
import { writeValue } from './write-value.ts';

/** The content as it is saved, and with the drafts in it; each is read again only where something has changed. */
export class DraftTrees {
  private lastSaved: ContentTree | undefined;
  private lastDrafted: { saved: ContentTree; drafts: unknown; texts: Texts; tree: ContentTree } | undefined;

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

  /** The same with the drafts. */
  drafted(): ContentTree {
    return this.withDrafts().tree;
  }

  /** The texts of the files with all drafts in them. */
  unsaved(): Texts {
    return this.withDrafts().texts;
  }

  private withDrafts() {
    const saved = this.saved();
    const drafts = this.drafts.all;
    const last = this.lastDrafted;
    if (last?.saved === saved && last.drafts === drafts) return last;
    const texts = this.textsWithDrafts(saved, Object.entries(drafts));
    const tree = texts.size > 0 ? this.read(last?.tree, texts) : saved;
    this.lastDrafted = { saved, drafts, texts, tree };
    return this.lastDrafted;
  }

  private textsWithDrafts(saved: ContentTree, drafts: readonly (readonly [string, ThingDraft])[]): Texts {
    // Files that are things as a whole first: that may move the items that are things, too.
    const wholeFiles = textsWith(thingsIn(saved), drafts, (pointer) => pointer === '');
    const tree = wholeFiles.size > 0 ? this.read(saved, wholeFiles) : saved;
    const items = textsWith(thingsIn(tree), drafts, (pointer) => pointer !== '');
    return new Map([...wholeFiles, ...items]);
  }

  private read(previous: ContentTree | undefined, unsaved?: Texts): ContentTree {
    const { hashOf } = this;
    const tree = readContent(this.dir, { previous, unsaved, known: hashOf && { hashOf } });
    return previous && isSameTree(previous, tree) ? previous : tree;
  }
}

type Texts = ReadonlyMap<string, string>;

/** The texts of files with drafts in them, by path; a file that is no valid JSON has no place for one. */
export function textsWith(
  things: ReadonlyMap<string, Thing>,
  drafts: readonly (readonly [string, ThingDraft])[],
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
