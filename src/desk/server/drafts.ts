import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatJson } from '../../check/fix/fix-file.ts';
import { type ContentTree, filesByPath, readContent } from '../../content/content-tree.ts';
import { setValue, withEdits } from '../../content/edit.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { itemKinds } from '../../content/kind-table.ts';
import { asObject, isObject } from '../../content/unknown-value.ts';
import { oncePerPair } from '../../lib/cache/once-per.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { placementsOf, withPlacements } from '../new-item/entry-files.ts';
import { changeWords, DeskError, unreadable } from './desk-error.ts';
import { type PartName, type Thing, thingsIn } from './thing.ts';

/** The unsaved text of a part of a thing. */
export interface PartDraft {
  /** The value of the part when the editor began; absent if it was not there. */
  base?: unknown;
  value: unknown;
}

/** The drafts of a thing, by part. */
export type ThingDraft = Partial<Record<PartName, PartDraft>>;

/** The drafts, kept in a file: what was written outlives a crash. */
export class DraftStore {
  private drafts: Record<string, ThingDraft>;

  /** @throws CommandError when the file is there and cannot be read: it may hold what somebody wrote */
  constructor(private readonly path: string) {
    this.drafts = read(path);
  }

  /** The things that have drafts, by name. */
  get all(): Readonly<Record<string, ThingDraft>> {
    return this.drafts;
  }

  /** The unsaved text of a thing, also in one that has been deleted since. */
  of(thing: string): ThingDraft {
    return this.drafts[thing] ?? {};
  }

  /** The folder of what the desk keeps. */
  get folder(): string {
    return dirname(this.path);
  }

  /** Reads the file again, after another process or thread has written it. */
  reload(): void {
    this.drafts = read(this.path);
  }

  /** Keeps the draft of a thing; an empty one is removed. */
  keep(thing: string, draft: ThingDraft): void {
    this.keepAll({ [thing]: draft });
  }

  /** Drops the drafts of several things, all of them or none. */
  drop(things: readonly string[]): void {
    this.keepAll(Object.fromEntries(things.map((thing) => [thing, {}])));
  }

  /** Keeps the drafts of several things, all of them or none. */
  keepAll(changed: Readonly<Record<string, ThingDraft>>): void {
    if (Object.keys(changed).length === 0) return;
    const others = Object.entries(this.drafts).filter(([thing]) => !(thing in changed));
    const kept = Object.entries(changed).filter(([, draft]) => Object.keys(draft).length > 0);
    const drafts = Object.fromEntries([...others, ...kept]);
    mkdirSync(dirname(this.path), { recursive: true });
    // Written aside and put in place whole: after a crash there are the drafts from before or from after.
    writeFileSync(`${this.path}.new`, JSON.stringify(drafts), { flush: true });
    renameSync(`${this.path}.new`, this.path);
    this.drafts = drafts;
  }
}

/** The draft of a thing that is new. */
export function draftOfNew(parts: Readonly<Partial<Record<PartName, unknown>>>): ThingDraft {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, { value }]));
}

function read(path: string): Record<string, ThingDraft> {
  const text = textIfThere(path);
  if (text === undefined) return {};
  try {
    const drafts: unknown = JSON.parse(text);
    if (isObject(drafts)) return drafts as Record<string, ThingDraft>;
  } catch {
    // Told below, as what is no object.
  }
  throw new CommandError({
    en: `The drafts in ${path} cannot be read. Move the file away to begin without them.`,
    uk: `Чернетки в ${path} не вдається прочитати. Перенесіть цей файл в інше місце, щоб почати без них.`,
  });
}

type Texts = ReadonlyMap<string, string>;

type Drafts = readonly (readonly [string, ThingDraft])[];

/** The content as it is saved, and with the drafts in it; each is read again only where something has changed. */
export class DraftedContent {
  private lastSaved: ContentTree | undefined;

  constructor(
    readonly dir: string,
    readonly drafts: DraftStore,
  ) {}

  /**
   * A thing of the files, or one that is new.
   * @throws DeskError when there is none with this name
   */
  thing(name: string): Thing {
    const tree = this.begun();
    const thing = thingsIn(tree).get(name);
    if (thing) return thing;
    const broken = this.isNew(name) && tree.files.find(({ document }) => !document.parses);
    if (broken) throw unreadable(broken);
    throw new DeskError('unknown', changeWords.unknown(name));
  }

  /** Tells if a thing is in no file yet, only among the drafts. */
  isNew(name: string): boolean {
    return isOfNewThing(this.drafts.of(name)) && !thingsIn(this.saved()).has(name);
  }

  /** The content on the disk. The same tree as before if nothing has changed, so that views of it are made once. */
  saved(): ContentTree {
    this.lastSaved = this.read(this.lastSaved);
    return this.lastSaved;
  }

  /** The same with the things that are new, as they are by now. */
  begun(): ContentTree {
    return this.withNew(this.saved(), this.drafts.all).tree;
  }

  /** The same with the drafts. */
  drafted(): ContentTree {
    return this.withDrafts(this.saved(), this.drafts.all).tree;
  }

  /** The texts of the files with all drafts in them. */
  unsaved(): Texts {
    return this.withDrafts(this.saved(), this.drafts.all).texts;
  }

  /** The texts of the files with some drafts alone in them, as they are when these are saved. */
  withAlone(drafts: Drafts): Texts {
    const saved = this.saved();
    const others = drafts.filter(([name]) => thingsIn(saved).has(name));
    return this.textsWithDrafts(this.withTexts(saved, textsWithNew(saved, drafts)), others);
  }

  private readonly withNew = oncePerPair((saved: ContentTree, drafts: DraftStore['all']) =>
    this.withTexts(saved, textsWithNew(saved, Object.entries(drafts))),
  );

  private readonly withDrafts = oncePerPair((saved: ContentTree, drafts: DraftStore['all']) => {
    const begun = this.withNew(saved, drafts);
    return this.withTexts(begun.tree, this.textsWithDrafts(begun, Object.entries(drafts)));
  });

  private textsWithDrafts(begun: { tree: ContentTree; texts: Texts }, drafts: Drafts): Texts {
    // Files that are things as a whole first: that may move the items that are things, too.
    const wholeFiles = textsWith(begun.tree, drafts, true);
    const { tree, texts } =
      wholeFiles.size > 0 ? this.withTexts(begun.tree, new Map([...begun.texts, ...wholeFiles])) : begun;
    return new Map([...texts, ...textsWith(tree, drafts, false)]);
  }

  private withTexts(tree: ContentTree, texts: Texts): { tree: ContentTree; texts: Texts } {
    return { tree: texts.size > 0 ? this.read(tree, texts) : tree, texts };
  }

  private read(previous: ContentTree | undefined, unsaved?: Texts): ContentTree {
    const tree = readContent(this.dir, { previous, unsaved, known: {} });
    return previous && isSameTree(previous, tree) ? previous : tree;
  }
}

/**
 * The texts of files with drafts in them, by path; a file that is no valid JSON has no place for one.
 * @param isWhole says if drafts of whole files count, or those of items
 */
function textsWith(tree: ContentTree, drafts: Drafts, isWhole: boolean): Texts {
  const texts = new Map<string, string>();
  for (const [thing, draft] of drafts) {
    for (const { name, file, pointer, without } of thingsIn(tree).get(thing)?.parts ?? []) {
      const own = draft[name];
      if (!own || !file.document.parses || (pointer === '') !== isWhole) continue;
      const { mark, text } = file.document.source;
      const before = texts.get(file.path) ?? mark + text;
      texts.set(file.path, writeValue(before, file.kind.name, pointer, own.value, without));
    }
  }
  return texts;
}

/** Tells if two trees have the same files, unchanged. */
function isSameTree(one: ContentTree, other: ContentTree): boolean {
  const lists = (tree: ContentTree) => [tree.files, tree.images, tree.documents, tree.strays] as const;
  const others = lists(other);
  return lists(one).every(
    (list, index) =>
      list.length === others[index]?.length && list.every((each, place) => each === others[index]?.[place]),
  );
}

/** Tells if a draft is that of a thing that was not there when its editor began. */
export function isOfNewThing(draft: ThingDraft): boolean {
  return Object.values(draft).some((part) => !('base' in part));
}

/** The texts of files with the things in them that are new; a file that is no valid JSON has no place for one. */
function textsWithNew(tree: ContentTree, drafts: Drafts): Texts {
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const source = filesByPath(tree).get(path)?.document.source;
    return texts.get(path) ?? (source && source.mark + source.text);
  };
  for (const [name, draft] of drafts) {
    const [kindName = '', id = ''] = name.split('/');
    const kind = itemKinds.find((each) => each.name === kindName);
    if (!kind || !isOfNewThing(draft) || thingsIn(tree).has(name)) continue;
    const parts = Object.fromEntries(Object.entries(draft).map(([part, { value }]) => [part, value]));
    try {
      const changed = withPlacements(placementsOf(tree, kind, id, parts), textOf);
      for (const [path, text] of changed) texts.set(path, text);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
    }
  }
  return texts;
}

/**
 * Writes a value into a file's text and leaves every character as it is that does not have to change. New keys stand where the
 * schema has them, if all other keys do.
 * @param kindName the kind of the file, which is that of its schema
 * @param without the key of the file that the value leaves out, and that stays as it is
 * @throws when the text is no valid JSON or has nothing at the pointer
 */
export function writeValue(text: string, kindName: string, pointer: string, value: unknown, without = ''): string {
  const document = parsed(text);
  const { text: source, mark } = document.source;
  if (!document.parses) throw new Error(`There is no value at ${pointer}.`);
  const { [without]: others } = asObject(document.value);
  const whole = others === undefined ? value : { ...asObject(value), [without]: others };
  const written = withEdits(source, setValue(document, pointer, whole));
  const hadOrder = formatJson(document, kindName) === source;
  return mark + (hadOrder ? formatJson(parsed(written), kindName) : written);
}

function parsed(text: string): JsonDocument {
  return new JsonDocument(new SourceFile('', text));
}
