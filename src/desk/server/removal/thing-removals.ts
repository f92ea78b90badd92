import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../../cache/digest.ts';
import type { MessageLanguage } from '../../../check/rule.ts';
import type { VerifiedContent } from '../../../check/verified-content.ts';
import { type ContentTree, readContent } from '../../../content/content-tree.ts';
import { writeChanges } from '../../../content/write-changes.ts';
import { DeskError } from '../desk-error.ts';
import type { DraftStore } from '../draft-store.ts';
import { newErrors } from '../new-errors.ts';
import { type RedirectTargets, redirectTargets } from '../redirect-targets.ts';
import { partAround, type Thing, thingsIn, titlesOf } from '../thing.ts';
import { isGoing } from './going-parts.ts';
import {
  isRemovable,
  planThingRemoval,
  type RemovalChoice,
  removalChanges,
  type ThingRemoval,
} from './plan-thing-removal.ts';

/** A thing in the words of editors. */
interface NamedThing {
  name: string;
  kind: string;
  title: { ua: string; en: string };
}

/** What an editor sees before a thing is deleted. */
export interface RemovalPlan {
  /** The things that go: first the one that was asked for, then what nothing else uses. */
  things: NamedThing[];
  /** The pictures and documents that go, below the content folder. */
  files: string[];
  /** Who refers to it; a file where that is no thing. */
  references: (NamedThing & { isRemovable: boolean; isDraft: boolean })[];
  /** What would be wrong elsewhere. */
  problems: string[];
  /** The addresses that go, and where they may lead. */
  addresses: string[];
  targets: RedirectTargets;
  /** Names this plan: nothing is deleted by another one. */
  seen: string;
}

/** What an editor decided. */
export interface RemovalRequest extends RemovalChoice {
  seen: string;
}

/** Deletes things, after showing what that means. */
export class ThingRemovals {
  private tree: ContentTree | undefined;

  constructor(
    private readonly contentDir: string,
    private readonly drafts: DraftStore,
    private readonly verified?: VerifiedContent,
  ) {}

  /** Tells what goes with a thing and who refers to it. @throws DeskError when it cannot be deleted */
  async plan(name: string, language: MessageLanguage): Promise<RemovalPlan> {
    const { tree, things, removal } = this.read(name);
    const targets = redirectTargets(tree, things, removal.addresses);
    const isPossible = removal.references.every(({ removed }) => removed);
    const choice = { removesReferences: true, redirectTo: targets.proposed };
    const errors = isPossible ? await this.errorsAfter(removal, choice, language) : [];
    const wrong = new Set(errors.map(({ file }) => file));
    const going = [...things].filter(([, { parts }]) => parts.some((part) => isGoing(part, removal.going)));
    going.sort(([a], [b]) => Number(b === name) - Number(a === name));
    const references = new Map<string, RemovalPlan['references'][number]>();
    for (const { place, removed } of removal.references) {
      const { path } = place.file;
      const around = partAround(things, path, place.pointer);
      const thing = around && things.get(around.thing);
      const key = around?.thing ?? path;
      references.set(key, {
        name: around?.thing ?? '',
        kind: thing?.kind.name ?? '',
        title: thing ? titlesOf(thing) : { ua: path, en: path },
        isRemovable: removed !== undefined && !wrong.has(path) && (references.get(key)?.isRemovable ?? true),
        isDraft: key in this.drafts.all,
      });
    }
    const isAtReference = (file: string) => removal.references.some(({ place }) => place.file.path === file);
    return {
      // Of a picture its file is named below.
      things: going
        .filter(([each, { kind }]) => each === name || kind.name !== 'picture')
        .map(([each, thing]) => ({ name: each, kind: thing.kind.name, title: titlesOf(thing) })),
      files: removal.going.flatMap(({ path }) => (/^(?:images|files)\//.test(path) ? [path] : [])),
      references: [...references.values()],
      problems: errors.flatMap(({ file, message }) => (isAtReference(file) ? [] : [`${file}: ${message}`])),
      addresses: removal.addresses,
      targets,
      seen: seenOf(removal),
    };
  }

  /**
   * Deletes a thing with everything that goes with it, and the references to it if that is asked for; all or nothing.
   * @throws DeskError when something else would then be wrong, or the content is no longer what the editor saw
   */
  async remove(
    name: string,
    { seen, removesReferences, redirectTo }: RemovalRequest,
    language: MessageLanguage,
  ): Promise<void> {
    const { tree, things, removal } = this.read(name);
    if (seenOf(removal) !== seen) throw new DeskError('conflict', `The content has changed meanwhile: look again.`);
    if (removal.references.some(({ removed }) => !removed || !removesReferences)) {
      throw new DeskError('conflict', `${name} is still referred to.`);
    }
    const { pages } = redirectTargets(tree, things, removal.addresses);
    if (redirectTo !== undefined && !pages.some(({ path }) => path === redirectTo)) {
      throw new DeskError('wrong', `There is no page ${redirectTo}.`);
    }
    const referring = removal.references.map(
      ({ place }) => partAround(things, place.file.path, place.pointer)?.thing,
    );
    const drafted = referring.find((each) => each !== undefined && each in this.drafts.all);
    if (drafted) throw new DeskError('conflict', `What was written in ${drafted} is not saved yet.`);
    const [error] = await this.errorsAfter(removal, { removesReferences, redirectTo }, language);
    if (error) throw new DeskError('conflict', `${error.file}: ${error.message}`);
    writeChanges(this.contentDir, removalChanges(removal, { removesReferences, redirectTo }, this.textOf));
    for (const [each, { parts }] of things) {
      if (each in this.drafts.all && parts.some((part) => isGoing(part, removal.going))) this.drafts.keep(each, {});
    }
  }

  private read(name: string): { tree: ContentTree; things: Map<string, Thing>; removal: ThingRemoval } {
    this.tree = readContent(this.contentDir, { previous: this.tree });
    const things = thingsIn(this.tree);
    const thing = things.get(name);
    if (!thing) throw new DeskError('unknown', `There is no ${name}.`);
    if (!isRemovable(thing)) throw new DeskError('wrong', `${name} cannot be deleted.`);
    const broken = this.tree.files.find(({ document }) => !document.parses);
    // It may refer to the thing, too.
    if (broken) throw new DeskError('unreadable', `${broken.path} has a syntax error. Fix it first.`);
    return { tree: this.tree, things, removal: planThingRemoval(this.tree, thing) };
  }

  private errorsAfter(removal: ThingRemoval, choice: RemovalChoice, language: MessageLanguage) {
    const { verified } = this;
    return newErrors(this.contentDir, removalChanges(removal, choice, this.textOf), { language, verified });
  }

  private readonly textOf = (path: string): string => {
    const file = join(this.contentDir, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
}

function seenOf({ going, references, addresses }: ThingRemoval): string {
  const places = [...going, ...references.map(({ place }) => ({ path: place.file.path, ...place }))];
  return digest(JSON.stringify([places.map(({ path, pointer }) => [path, pointer]), addresses]));
}
