import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../check/check-content.ts';
import { noteReviewed } from '../../check/command/run-check.ts';
import { recordChanges } from '../../check/translations.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { type ContentTree, readContent } from '../../content/content-tree.ts';
import { withValueAt } from '../../content/json/json-pointer.ts';
import { asObject } from '../../content/unknown-value.ts';
import { writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { publishedFolder } from '../../lib/git/published-folder.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { isSame, mergeValues } from '../merge-values.ts';
import { type ImportedLine, type ImportLine, importedKinds, importLines } from '../new-item/import-lines.ts';
import { partVersion } from '../part-version.ts';
import { composedContent } from '../save/composed.ts';
import { DeskAssets } from './assets/desk-assets.ts';
import type { AssetFolderName, Upload } from './assets/uploads.ts';
import { beginTexts } from './begin-texts.ts';
import { type FieldDiagnostic, FixedContent, keptByFix, withFields } from './checks.ts';
import { changeWords, DeskError, ProtocolError, unreadable } from './desk-error.ts';
import {
  type DraftStore,
  DraftTrees,
  draftOfNew,
  isOfNewThing,
  type ThingDraft,
  textsWith,
  textsWithNew,
} from './drafts.ts';
import {
  type ChangedMembership,
  changedMemberships,
  membershipsOf,
  savedMemberships,
  withMemberships,
} from './memberships.ts';
import { type ListedThing, listedThings } from './named-targets.ts';
import { beginFigure, figuresBegunIn, type GivenFigure, unnamedFigures } from './new-figure.ts';
import { beginDocument, beginThing } from './new-thing.ts';
import { type AddressLine, type OldAddress, readAddresses } from './old-addresses.ts';
import {
  changedMeanwhile,
  type Decisions,
  decidedDraft,
  type OpenThing,
  openPart,
  openThing,
  requireId,
  requireReadable,
  requireSeen,
} from './open-thing.ts';
import { redirectsFile } from './redirects.ts';
import { ThingRemovals } from './removal/thing-removals.ts';
import { ThingRenamings } from './renaming/thing-renamings.ts';
import { Sending } from './sending/sending.ts';
import { type FieldPlace, factsOf, type PartName, partValue, type Thing, thingsIn } from './thing.ts';
import { type PublishedThing, publishedLast, type ThingVersion, thingHistory } from './thing-history.ts';
import { WholeContent } from './whole-content.ts';

/** The content as editors see it: what is on the disk, with what they have not saved yet. */
export class DeskSession {
  /** Deletes things. */
  readonly removals: ThingRemovals;
  /** Gives things other ids. */
  readonly renamings: ThingRenamings;
  /** Sends what was saved. */
  readonly sending: Sending;
  /** Its pictures and documents. */
  readonly assets: DeskAssets;
  private readonly trees: DraftTrees;
  private checked: ContentTree | undefined;
  /** The thing that is looked at, and those that had errors when the content was checked last. */
  private looked = '';
  private last: { commit: string; things: PublishedThing[] } | undefined;
  private mistaken: readonly string[] = [];

  /** @param verified what earlier checks verified: what has not changed since is not checked again */
  constructor(
    private readonly contentDir: string,
    private readonly drafts: DraftStore,
    private readonly verified?: VerifiedContent,
  ) {
    this.trees = new DraftTrees(contentDir, drafts);
    const content = new WholeContent(contentDir, verified);
    const drafted = () => this.readDrafted();
    this.assets = new DeskAssets(contentDir, drafts.folder, drafted, () => this.readSaved());
    this.removals = new ThingRemovals(content, drafts, this.assets, drafted);
    this.renamings = new ThingRenamings(content, drafts, drafted);
    this.sending = new Sending(contentDir, drafts, this.assets);
  }

  /** All things, in the order of the table of kinds. */
  list(): ListedThing[] {
    return listedThings(this.readDrafted(), this.drafts.all);
  }

  /** The unsaved text of a thing, also in one that has been deleted since. */
  draftOf(name: string): ThingDraft {
    return this.drafts.all[name] ?? {};
  }

  /**
   * A thing with what was written in it last.
   * @throws DeskError when there is none with this name, or the file of one of its parts cannot be read: another program may be writing it
   */
  open(name: string): OpenThing {
    const thing = this.thing(name);
    const memberships = membershipsOf(this.readSaved(), this.readDrafted(), thing);
    return {
      ...openThing(this.trees.begun(), name, thing, this.draftOf(name), this.isNew(name)),
      ...(memberships && { memberships }),
    };
  }

  /**
   * Makes a thing belong to others, by their names, and to none else: these have that as drafts, which are saved and discarded with it.
   * @param seen the others to which it belonged for the editor; any if they are not given
   * @throws DeskError when it belongs to others by now
   */
  assign(name: string, owners: readonly string[], seen?: readonly string[]): void {
    const [saved, drafted, thing] = [this.readSaved(), this.readDrafted(), this.thing(name)];
    const now = membershipsOf(saved, drafted, thing)?.of;
    requireSeen(name, now, owners, seen && [partVersion(seen)]);
    for (const [owner, facts] of withMemberships(saved, drafted, thing, owners)) {
      this.write(owner, 'data', facts);
      this.dropUnchanged(owner);
    }
  }

  /** The versions of a thing that were committed, newest first. */
  history(name: string): ThingVersion[] {
    return thingHistory(this.contentDir, this.thing(name));
  }

  /** The things that were published last; none where nothing is known of that. */
  published(): PublishedThing[] {
    const commit = publishedFolder(this.contentDir)?.commit;
    if (commit === undefined) return [];
    // The content of a commit stays as it is.
    if (this.last?.commit !== commit) {
      this.last = { commit, things: publishedLast(this.contentDir, commit, thingsIn(this.readSaved())) };
    }
    return this.last.things;
  }

  /** Begins a thing, which is in no file before it is saved, and returns its name. @throws AnswersError with what is wrong with the answers */
  begin(kind: string, answers: unknown): string {
    return beginThing(this.readDrafted(), this.drafts, kind, answers);
  }

  /** Begins things of the lines of a table, or tells what would become of them. @throws DeskError when no table brings things of the kind */
  importLines(
    kindName: string,
    lines: readonly ImportLine[],
    isTrial: boolean,
    language: CommandLanguage,
  ): ImportedLine[] {
    const tree = this.readDrafted();
    const kind = importedKinds(tree).find(({ name }) => name === kindName);
    if (!kind) throw new ProtocolError('unknown', `No table brings ${kindName}.`);
    const isTaken = (name: string) => name in this.drafts.all;
    const { read, begun } = importLines(tree, kind, lines, { language, isTaken });
    if (isTrial) return read;
    this.drafts.keepAll(Object.fromEntries(Object.entries(begun).map(([name, parts]) => [name, draftOfNew(parts)])));
    return read;
  }

  /** Reads old addresses, and writes those that can be taken into the redirects, where they wait to be saved, unless it is a trial. */
  importAddresses(lines: readonly OldAddress[], isTrial: boolean, language: CommandLanguage): AddressLine[] {
    const read = readAddresses(this.readDrafted(), this.trees.unsaved(), lines, language);
    if (isTrial) return read.lines;
    if (thingsIn(this.readSaved()).has('redirects')) {
      const { parts } = this.open('redirects');
      this.write('redirects', 'data', { ...asObject(parts.data?.value), redirects: read.redirects });
    } else {
      // A site without redirects has no file that a form could open.
      const value = { $schema: '../schema/redirects-data.schema.json', redirects: read.redirects };
      writeChanges(this.contentDir, new Map([[redirectsFile, `${JSON.stringify(value, null, 2)}\n`]]));
    }
    return read.lines;
  }

  /** Begins a document for the text of a thing, which is saved and discarded with that, and returns the path of its file. */
  beginDocument(thing: string, upload: string, answers: unknown): Promise<string> {
    return beginDocument(this.readDrafted(), this.drafts, this.assets, { thing, upload, answers });
  }

  /** Begins a figure, which is saved and discarded with the text that shows it, and returns its id. */
  beginFigure(given: GivenFigure): string {
    return beginFigure(this.readDrafted(), this.drafts, given);
  }

  /** Keeps a file that an editor sends for a thing, until it is used. @throws DeskError when it is of no use */
  takeFile(
    folder: AssetFolderName,
    name: string,
    file: string,
    bytes: AsyncIterable<Buffer>,
    language: CommandLanguage,
  ): Promise<Upload> {
    const thing = thingsIn(this.readDrafted()).get(name) ?? this.thing(name);
    return this.assets.take(folder, thing, file, bytes, language);
  }

  /**
   * Keeps what an editor wrote in a part of a thing.
   * @param seen the versions of the part that it may replace; any if they are not given
   * @throws DeskError when the thing has no such part or its file is no valid JSON, or it would get another id, or the part is of
   * another version
   */
  write(name: string, partName: PartName, value: unknown, seen?: readonly string[]): void {
    const thing = this.thing(name);
    const { id, parts } = thing;
    const part = parts.find((each) => each.name === partName);
    if (!part) requireReadable(this.trees.begun(), thing);
    if (!part) throw new ProtocolError('unknown', `${name} has no part ${partName}.`);
    requireId(name, part, id, value);
    const { [partName]: before, ...others } = this.draftOf(name);
    const saved = partValue(part);
    requireSeen(name, before ? before.value : saved, value, seen);
    if (before && !('base' in before)) {
      this.drafts.keep(name, { ...others, [partName]: { value } });
      return;
    }
    // A draft that the files have by now is where the editor begins.
    const base = before && !isDeepStrictEqual(before.value, saved) ? before.base : saved;
    this.drafts.keep(name, isDeepStrictEqual(saved, value) ? others : { ...others, [partName]: { base, value } });
  }

  /**
   * Drops what was written in a thing, and in what was begun for it, since it was saved.
   * @param seen the versions of its parts that may go; any if they are not given
   * @throws DeskError when what was written in a part is of another version
   */
  discard(name: string, seen?: readonly string[]): void {
    const parts = thingsIn(this.readSaved()).get(name)?.parts;
    for (const [part, { value }] of Object.entries(this.draftOf(name))) {
      // Nobody can see the version of a part that is gone from the files while others are there.
      const isShown = !parts || parts.some((each) => each.name === part);
      if (isShown) requireSeen(name, value, undefined, seen);
    }
    const thing = thingsIn(this.trees.begun()).get(name);
    if (thing) this.assign(name, savedMemberships(this.readSaved(), this.readDrafted(), thing, this.isNew(name)));
    const { shown, unused } = this.companionsOf(name);
    const figures = figuresBegunIn(this.draftOf(name), this.drafts.all);
    this.drafts.drop([name, ...shown.filter((each) => each.startsWith('picture/')), ...unused]);
    // Another text may link to a document by now.
    this.drafts.drop(this.companionsOf(name).unused);
    this.assets.settle(name);
    this.drafts.drop(unnamedFigures(this.readDrafted(), figures));
  }

  /**
   * Goes on with what an editor decided after both versions were seen: what they saw in the files is what they began with now.
   * @throws DeskError when the files have changed again, or what was written in another window
   */
  decide(name: string, decisions: Decisions): void {
    this.drafts.keep(name, decidedDraft(name, this.thing(name), this.draftOf(name), decisions));
  }

  /**
   * Begins the texts of a thing in a language that it lacks, in the files.
   * @throws DeskError when it lacks none, or their file is no valid JSON
   */
  beginTexts(name: string, language: LanguageCode): void {
    this.open(name);
    const thing = thingsIn(this.readDrafted()).get(name) ?? this.thing(name);
    const { [language]: written, ...others } = this.draftOf(name);
    writeChanges(this.contentDir, beginTexts(this.contentDir, name, thing, language, written?.value));
    if (written) this.drafts.keep(name, others);
  }

  /**
   * Writes what was written in a thing into its files, all of them or none, with the captions of its pictures, and the new figures and
   * documents that it shows. Mistakes are no obstacle.
   * @returns the paths of the files that changed
   * @throws DeskError when somebody else changed the same thing meanwhile, or a file is no valid JSON
   */
  save(name: string): string[] {
    const { shown, unused } = this.companionsOf(name);
    // If one cannot be saved, nothing is.
    for (const each of shown) this.changesOf(each);
    const paths = [name, ...shown].flatMap((each) => this.saveAlone(each));
    // What was begun and is not used after all goes with it.
    this.drafts.drop(unused);
    this.assets.settle(name);
    return [...new Set(paths)];
  }

  private companionsOf(name: string) {
    return this.assets.companionsOf(name, Object.keys(this.drafts.all));
  }

  private saveAlone(name: string): string[] {
    const before = this.readSaved();
    const names = [name, ...figuresBegunIn(this.draftOf(name), this.drafts.all)];
    const memberships = this.changedMemberships(name);
    const owners = memberships.map(({ name: owner, thing }) => [owner, thing] as const);
    const ofOwners = memberships.map(({ name: owner, facts }) => [owner, { data: { value: facts } }] as const);
    const changes = new Map([
      ...names.flatMap((each) => [...this.changesOf(each)]),
      ...textsWith(new Map(owners), ofOwners),
    ]);
    writeChanges(this.contentDir, changes);
    this.drafts.drop(names);
    for (const each of memberships) this.keepBeyond(each);
    const after = this.readSaved();
    writeChanges(
      this.contentDir,
      recordChanges(after, keptByFix(before, after), (path) => changes.has(path)),
    );
    return [...changes.keys()];
  }

  /** The memberships of a thing that are not saved; none of one that is gone. */
  private changedMemberships(name: string): ChangedMembership[] {
    const thing = thingsIn(this.trees.begun()).get(name);
    return thing ? changedMemberships(this.readSaved(), this.readDrafted(), thing) : [];
  }

  /** Keeps what was written in an owner besides a membership that is saved now. */
  private keepBeyond({ name, thing, facts }: ChangedMembership): void {
    const { data, ...others } = this.draftOf(name);
    // A change of somebody else in the files is still to be decided.
    if (data && isDeepStrictEqual(data.base, factsOf(thing)))
      this.drafts.keep(name, { ...others, data: { ...data, base: facts } });
    this.dropUnchanged(name);
  }

  /** Drops the facts that were written in a thing if they change nothing in the files, also where somebody else has changed these. */
  private dropUnchanged(name: string): void {
    const { data, ...others } = this.draftOf(name);
    if (!data || !('base' in data)) return;
    const saved = factsOf(this.thing(name));
    const { value } = mergeValues({ base: data.base, theirs: saved, mine: data.value }, 'mine');
    if (isSame(value, saved)) this.drafts.keep(name, others);
  }

  private changesOf(name: string): ReadonlyMap<string, string> {
    const saved = this.readSaved();
    const draft = this.draftOf(name);
    // Also checks that there is a place for it.
    const begun = this.thing(name);
    if (this.isNew(name)) return textsWithNew(saved, [[name, draft]]);
    // In the tree with new things its files have more than what is saved of it.
    const thing = thingsIn(saved).get(name) ?? begun;
    const parts = thing.parts.map((part) => openPart(part, draft));
    const isWithoutFile = Object.keys(draft).some((part) => !thing.parts.some((each) => each.name === part));
    if (isWithoutFile || parts.some((part) => 'changedMeanwhile' in part)) {
      throw changedMeanwhile(name);
    }
    const changes = textsWith(new Map([[name, thing]]), [[name, draft]]);
    const missing = thing.parts.find(({ name: part, file }) => draft[part] && !changes.has(file.path));
    if (missing) throw unreadable(missing.file);
    return changes;
  }

  /**
   * Fixes what is certain in the texts of a thing, which are drafts then, and in its pictures.
   * @param field the one field to be fixed; all of them if it is not given
   */
  fix(name: string, field?: FieldPlace): void {
    const tree = this.readDrafted();
    const content = new FixedContent(tree);
    const thing = thingsIn(tree).get(name);
    if (thing) this.assets.clean(thing, field);
    for (const part of thing?.parts ?? []) {
      if (field && field.part !== part.name) continue;
      const before = partValue(part);
      const pointer = field?.pointer ?? '';
      const fixed = content.valueAt({ ...part, pointer: part.pointer + pointer });
      const value = fixed === undefined ? before : withValueAt(before, pointer, fixed);
      if (!isDeepStrictEqual(value, before)) this.write(name, part.name, value);
    }
  }

  /** Notes that a translation still fits, after the text that it was made from has changed. */
  confirm(name: string, { part: partName, pointer }: FieldPlace): void {
    const tree = this.readDrafted();
    const part = thingsIn(tree)
      .get(name)
      ?.parts.find((each) => each.name === partName);
    if (!part) throw new ProtocolError('unknown', `${name} has no part ${partName}.`);
    noteReviewed(this.contentDir, { tree, paths: [part.file.path], pointer: part.pointer + pointer });
  }

  /**
   * Checks the content with everything that is not saved yet.
   * @param ticked the names of the things that count besides what is committed, as they are saved; all do if it is not given
   */
  async check(language: CommandLanguage, ticked?: readonly string[]): Promise<FieldDiagnostic[]> {
    const { verified, checked: previous } = this;
    // The desk has a button for what the command does.
    const isTicked = (thing: string) => ticked?.includes(thing) ?? true;
    const unsaved = ticked ? composedContent(this.readSaved(), { isTicked }).texts : this.trees.unsaved();
    const options = { language, unsaved, previous, verified, namesCommand: false, withDrafts: true };
    const { tree, diagnostics } = await checkContent(this.contentDir, options);
    this.checked = tree;
    return withFields(tree, diagnostics, language, keptByFix(this.readSaved(), tree));
  }

  /** The content on the disk. */
  readSaved(): ContentTree {
    return this.trees.saved();
  }

  /** The same with everything that is not saved yet. */
  readDrafted(): ContentTree {
    return this.trees.drafted();
  }

  /** Looks at the page of a thing. @returns whether the mistakes of others are kept out of it, for which there must be something published */
  look(name: string): boolean {
    this.looked = name;
    return publishedFolder(this.contentDir) !== undefined;
  }

  /** Keeps in mind which things have errors. */
  noteMistakes(found: readonly FieldDiagnostic[]): void {
    const wrong = found.filter(({ severity, draft }) => severity === 'error' && !draft);
    this.mistaken = [...new Set(wrong.flatMap(({ thing }) => thing ?? []))];
  }

  /** The content with everything that is not saved, but of other things that have errors what is published: they do not keep the page of this one from being shown. */
  readPreviewed(): ContentTree {
    const tree = this.readDrafted();
    const others = new Set(this.mistaken.filter((name) => name !== this.looked));
    const commit = others.size > 0 ? publishedFolder(this.contentDir)?.commit : undefined;
    if (!commit) return tree;
    const isTicked = (thing: string) => !others.has(thing);
    const { texts } = composedContent(tree, { isTicked, commit, unsaved: this.trees.unsaved().keys() });
    return readContent(this.contentDir, { previous: tree, unsaved: texts });
  }

  /** Tells if a thing is in no file yet, only among the drafts. */
  private isNew(name: string): boolean {
    return isOfNewThing(this.draftOf(name)) && !thingsIn(this.readSaved()).has(name);
  }

  /** A thing of the files, or one that is new. */
  private thing(name: string): Thing {
    const tree = this.trees.begun();
    const thing = thingsIn(tree).get(name);
    if (thing) return thing;
    const broken = this.isNew(name) && tree.files.find(({ document }) => !document.parses);
    if (broken) throw unreadable(broken);
    throw new DeskError('unknown', changeWords.unknown(name));
  }
}
