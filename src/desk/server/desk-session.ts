import { isDeepStrictEqual } from 'node:util';
import { checkContent } from '../../check/check-content.ts';
import { noteReviewed } from '../../check/command/run-check.ts';
import { recordChanges } from '../../check/translations.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { withValueAt } from '../../content/json/json-pointer.ts';
import { asObject } from '../../content/unknown-value.ts';
import { writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { publishedFolder } from '../../lib/git/published-folder.ts';
import { isSame, mergeValues } from '../merge-values.ts';
import { partVersion } from '../part-version.ts';
import { composedContent } from '../save/composed.ts';
import { DeskAssets } from './assets/desk-assets.ts';
import { type FieldDiagnostic, fixedValue, keptByFix, withFields } from './checks.ts';
import { ProtocolError, unreadable } from './desk-error.ts';
import { DraftedContent, type DraftStore } from './drafts.ts';
import { changedMemberships, membershipsOf, savedMemberships, withMemberships } from './memberships.ts';
import { figuresBegunIn, unnamedFigures } from './new-figure.ts';
import {
  changedMeanwhile,
  type OpenThing,
  openPart,
  openThing,
  requireId,
  requireReadable,
  requireSeen,
} from './open-thing.ts';
import { PreviewedContent } from './preview/preview.ts';
import { type AddressLine, newRedirects, type OldAddress, readAddresses, redirectsFile } from './redirects.ts';
import { ThingRemovals } from './removal/thing-removals.ts';
import { ThingRenamings } from './renaming/thing-renamings.ts';
import { Sending } from './sending/sending.ts';
import { type FieldPlace, factsOf, type PartName, partValue, thingsIn } from './thing.ts';
import { type PublishedThing, publishedLast } from './thing-history.ts';
import { WholeContent } from './whole-content.ts';

/** The content as editors see it: what is on the disk, with what they have not saved yet. */
export class DeskSession {
  readonly removals: ThingRemovals;
  readonly renamings: ThingRenamings;
  readonly sending: Sending;
  readonly assets: DeskAssets;
  /** The content, with everything that is not saved yet and without. */
  readonly content: DraftedContent;
  /** The content for the preview. */
  readonly previewed: PreviewedContent;
  private checked: ContentTree | undefined;
  private last: { commit: string; things: PublishedThing[] } | undefined;

  /** @param verified what earlier checks verified: what has not changed since is not checked again */
  constructor(
    contentDir: string,
    private readonly drafts: DraftStore,
    private readonly verified?: VerifiedContent,
  ) {
    this.content = new DraftedContent(contentDir, drafts);
    this.previewed = new PreviewedContent(this.content);
    this.assets = new DeskAssets(this.content);
    const whole = new WholeContent(this.content, verified);
    this.removals = new ThingRemovals(whole, this.assets);
    this.renamings = new ThingRenamings(whole);
    this.sending = new Sending(contentDir, drafts, this.assets);
  }

  /**
   * A thing with what was written in it last.
   * @throws DeskError when there is none with this name, or the file of one of its parts cannot be read: another program may be writing it
   */
  open(name: string): OpenThing {
    return openThing(this.content, name);
  }

  /**
   * Makes a thing belong to others, by their names, and to none else: these have that as drafts, which are saved and discarded with it.
   * @param seen the others to which it belonged for the editor; any if they are not given
   * @throws DeskError when it belongs to others by now
   */
  assign(name: string, owners: readonly string[], seen?: readonly string[]): void {
    const { content } = this;
    const thing = content.thing(name);
    requireSeen(name, membershipsOf(content, thing)?.of, owners, seen && [partVersion(seen)]);
    for (const { name: owner, facts } of withMemberships(content, thing, owners)) {
      this.write(owner, 'data', facts);
      this.dropUnchanged(owner);
    }
  }

  /** The things that were published last; none where nothing is known of that. */
  published(): PublishedThing[] {
    const commit = publishedFolder(this.content.dir)?.commit;
    if (commit === undefined) return [];
    // The content of a commit stays as it is.
    if (this.last?.commit !== commit) {
      this.last = { commit, things: publishedLast(this.content.dir, commit, thingsIn(this.content.saved())) };
    }
    return this.last.things;
  }

  /** Reads old addresses, and writes those that can be taken into the redirects, where they wait to be saved, unless it is a trial. */
  importAddresses(lines: readonly OldAddress[], isTrial: boolean, language: CommandLanguage): AddressLine[] {
    const read = readAddresses(this.content.drafted(), this.content.unsaved(), lines, language);
    if (isTrial) return read.lines;
    if (thingsIn(this.content.saved()).has('redirects')) {
      const { parts } = this.open('redirects');
      this.write('redirects', 'data', { ...asObject(parts.data?.value), redirects: read.redirects });
    } else {
      // A site without redirects has no file that a form could open.
      writeChanges(this.content.dir, new Map([[redirectsFile, newRedirects(read.redirects)]]));
    }
    return read.lines;
  }

  /**
   * Keeps what an editor wrote in a part of a thing.
   * @param seen the versions of the part that it may replace; any if they are not given
   * @throws DeskError when the thing has no such part or its file is no valid JSON, or it would get another id, or the part is of
   * another version
   */
  write(name: string, partName: PartName, value: unknown, seen?: readonly string[]): void {
    const thing = this.content.thing(name);
    const { id, parts } = thing;
    const part = parts.find((each) => each.name === partName);
    if (!part) requireReadable(this.content.begun(), thing);
    if (!part) throw new ProtocolError('unknown', `${name} has no part ${partName}.`);
    requireId(name, part, id, value);
    const { [partName]: before, ...others } = this.drafts.of(name);
    const saved = partValue(part);
    requireSeen(name, before ? before.value : saved, value, seen);
    this.assets.noteNamed(value);
    if (before && !('base' in before)) {
      this.drafts.keep(name, { ...others, [partName]: { value } });
      return;
    }
    // A draft that the files have by now is where the editor begins.
    const base = before && !isDeepStrictEqual(before.value, saved) ? before.base : saved;
    this.drafts.keep(name, isDeepStrictEqual(saved, value) ? others : { ...others, [partName]: { base, value } });
  }

  /**
   * Drops what was written in a thing, and in what was begun for it, since it was saved. A caption that was not seen stays.
   * @param seen the versions of its parts, its memberships and the captions that may go; any if they are not given
   * @throws DeskError when what was written in a part, or to what the thing belongs, is of another version
   */
  discard(name: string, seen?: readonly string[]): void {
    const parts = thingsIn(this.content.saved()).get(name)?.parts;
    for (const [part, { value }] of Object.entries(this.drafts.of(name))) {
      // Nobody can see the version of a part that is gone from the files while others are there.
      const isShown = !parts || parts.some((each) => each.name === part);
      if (isShown) requireSeen(name, value, undefined, seen);
    }
    const thing = thingsIn(this.content.begun()).get(name);
    if (thing) {
      const before = savedMemberships(this.content, thing, this.content.isNew(name));
      requireSeen(name, membershipsOf(this.content, thing)?.of ?? [], before, seen);
      this.assign(name, before);
    }
    const { shown, unused } = this.assets.companionsOf(name);
    const isCaption = (each: string) => each.startsWith('picture/');
    const isSeen = (caption: string) =>
      Object.values(this.drafts.of(caption)).every(({ value }) => seen?.includes(partVersion(value)) ?? true);
    const figures = figuresBegunIn(this.drafts, name);
    this.drafts.drop([name, ...shown.filter((each) => isCaption(each) && isSeen(each)), ...unused]);
    // Another text may link to a document by now.
    this.drafts.drop(this.assets.companionsOf(name).unused.filter((each) => !isCaption(each)));
    this.assets.settle(name);
    this.drafts.drop(unnamedFigures(this.content.drafted(), figures));
  }

  /**
   * Writes what was written in a thing into its files, all of them or none, with the captions of its pictures, and the new figures and
   * documents that it shows. Mistakes are no obstacle.
   * @returns the paths of the files that changed
   * @throws DeskError when somebody else changed the same thing meanwhile, or a file is no valid JSON
   */
  save(name: string): string[] {
    const { shown, unused } = this.assets.companionsOf(name);
    const before = this.content.saved();
    const names = [name, ...figuresBegunIn(this.drafts, name), ...shown];
    for (const each of names) this.requireSavable(each);
    const memberships = changedMemberships(this.content, this.content.thing(name));
    const changes = this.content.withAlone([
      ...names.map((each) => [each, this.drafts.of(each)] as const),
      ...memberships.map(({ name: owner, facts }) => [owner, { data: { value: facts } }] as const),
    ]);
    writeChanges(this.content.dir, changes);
    // All that was begun and is not used after all goes with it.
    this.drafts.drop([...names, ...unused]);
    for (const each of memberships) this.keepBeyond(each);
    const after = this.content.saved();
    writeChanges(
      this.content.dir,
      recordChanges(after, keptByFix(before, after), (path) => changes.has(path)),
    );
    this.assets.settle(name);
    return [...changes.keys()];
  }

  /** Keeps what was written in an owner besides a membership that is saved now. */
  private keepBeyond({ name, before, facts }: ReturnType<typeof changedMemberships>[number]): void {
    const { data, ...others } = this.drafts.of(name);
    // A change of somebody else in the files is still to be decided.
    if (data && isDeepStrictEqual(data.base, before))
      this.drafts.keep(name, { ...others, data: { ...data, base: facts } });
    this.dropUnchanged(name);
  }

  /** Drops the facts that were written in a thing if they change nothing in the files, also where somebody else has changed these. */
  private dropUnchanged(name: string): void {
    const { data, ...others } = this.drafts.of(name);
    if (!data || !('base' in data)) return;
    const saved = factsOf(this.content.thing(name));
    const { value } = mergeValues({ base: data.base, theirs: saved, mine: data.value }, 'mine');
    if (isSame(value, saved)) this.drafts.keep(name, others);
  }

  /** @throws DeskError when there is no place for a draft, or somebody else changed the same thing meanwhile */
  private requireSavable(name: string): void {
    const draft = this.drafts.of(name);
    const begun = this.content.thing(name);
    if (this.content.isNew(name)) return;
    // In the tree with new things its files have more than what is saved of it.
    const { parts } = thingsIn(this.content.saved()).get(name) ?? begun;
    const isWithoutFile = Object.keys(draft).some((part) => !parts.some((each) => each.name === part));
    if (isWithoutFile || parts.some((part) => 'changedMeanwhile' in openPart(part, draft))) {
      throw changedMeanwhile(name);
    }
    const broken = parts.find(({ name: part, file }) => draft[part] && !file.document.parses);
    if (broken) throw unreadable(broken.file);
  }

  /**
   * Fixes what is certain in the texts of a thing, which are drafts then, and in its pictures.
   * @param field the one field to be fixed; all of them if it is not given
   */
  fix(name: string, field?: FieldPlace): void {
    const tree = this.content.drafted();
    const thing = thingsIn(tree).get(name);
    if (thing) this.assets.clean(thing, field);
    for (const part of thing?.parts ?? []) {
      if (field && field.part !== part.name) continue;
      const before = partValue(part);
      const place = field ? { file: part.file, pointer: part.pointer + field.pointer } : part;
      const fixed = fixedValue(tree, place);
      const value = fixed === undefined ? before : withValueAt(before, field?.pointer ?? '', fixed);
      if (!isDeepStrictEqual(value, before)) this.write(name, part.name, value);
    }
  }

  /** Notes that a translation still fits, after the text that it was made from has changed. */
  confirm(name: string, { part: partName, pointer }: FieldPlace): void {
    const tree = this.content.drafted();
    const part = thingsIn(tree)
      .get(name)
      ?.parts.find((each) => each.name === partName);
    if (!part) throw new ProtocolError('unknown', `${name} has no part ${partName}.`);
    noteReviewed(this.content.dir, { tree, paths: [part.file.path], pointer: part.pointer + pointer });
  }

  /**
   * Checks the content with everything that is not saved yet.
   * @param ticked the names of the things that count besides what is committed, as they are saved; all do if it is not given
   */
  async check(language: CommandLanguage, ticked?: readonly string[]): Promise<FieldDiagnostic[]> {
    const { verified, checked: previous } = this;
    // The desk has a button for what the command does.
    const isTicked = (thing: string) => ticked?.includes(thing) ?? true;
    const unsaved = ticked ? composedContent(this.content.saved(), { isTicked }).texts : this.content.unsaved();
    const options = { language, unsaved, previous, verified, namesCommand: false, withDrafts: true };
    const { tree, diagnostics } = await checkContent(this.content.dir, options);
    this.checked = tree;
    return withFields(tree, diagnostics, language, keptByFix(this.content.saved(), tree));
  }
}
