import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { partVersion } from '../part-version.ts';
import type { Decisions, OpenPart, OpenThing } from '../server/open-thing.ts';
import type { PartName } from '../server/thing.ts';
import type { ThingVersion } from '../server/thing-history.ts';
import { api, faultIn, Refusal, untilAnswered } from './api.ts';
import { mergedPart } from './conflict/versions.ts';
import { useFieldInAddress } from './form-address.ts';
import { editsOf, History, type MergeParts, type PartEdits, partEntries, type UnsentPart } from './part-edits.ts';
import type { Schema } from './schema.ts';
import { useWords, type Words } from './words.ts';

/** The pause in typing after which the text is sent. */
const pauseMs = 150;

/** Time after which what was typed and not taken is sent again: the desk may be being started, or another program writing a file. */
const retryMs = 1000;

/** The answer to a request that would replace what this window has not seen. */
const staleStatus = 412;

/** The most that requests which outlive their page may carry at once, in bytes. */
const keepaliveBytes = 64 * 1024;

export interface ShownThing {
  thing: OpenThing | undefined;
  schemas: Readonly<Record<string, Schema>>;
  fault: string;
  canUndo: boolean;
  canRedo: boolean;
}

/** Opens a thing, at the field that the address names, and keeps on the server what is typed. @param onEdit called when the server has something new */
export function useThing(name: string, onEdit: () => void): readonly [ThingEditor, ShownThing] {
  const words = useWords();
  const [editor] = useState(() => new ThingEditor(name, words, onEdit));
  useEffect(() => {
    editor.words = words;
  }, [editor, words]);
  useEffect(() => editor.open(), [editor]);
  const shown = useSyncExternalStore(editor.subscribe, editor.snapshot);
  useFieldInAddress(shown.thing !== undefined);
  return [editor, shown];
}

export class ThingEditor {
  private shown: ShownThing = { thing: undefined, schemas: {}, fault: '', canUndo: false, canRedo: false };
  private readonly listeners = new Set<() => void>();
  private readonly history = new History<PartName>();
  private readonly edits: PartEdits;
  private readonly enqueue: ReturnType<typeof editsOf>['enqueue'];
  private timer = 0;

  constructor(
    private readonly name: string,
    public words: Words,
    private readonly onEdit: () => void,
  ) {
    const own = editsOf(name);
    this.edits = own.edits;
    this.enqueue = own.enqueue;
    own.edit = this.edit;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ShownThing => this.shown;

  /** Opens the thing as soon as it can be. @returns a function that leaves it, and sends what is typed */
  open(): () => void {
    const ask = async () => {
      // Text that was typed when the thing was open last may still be on its way.
      const opened = await this.enqueue(() => api.thing(this.name));
      const names = [...new Set(Object.values(opened.parts).map(({ schema }) => schema))];
      const read = await Promise.all(names.map(async (each) => [each, await api.schema(each)] as const));
      return { opened, schemas: Object.fromEntries(read) };
    };
    const onAnswer = ({ opened, schemas }: Awaited<ReturnType<typeof ask>>) => {
      this.show({ thing: this.edits.takeIn(opened), schemas, fault: '' });
      editsOf(this.name).checked ??= this.edits.sent;
      if (this.edits.isUnsent) this.sendSoon(0);
    };
    const stop = untilAnswered(ask, onAnswer, this.report);
    const stay = sendOnLeaving(this.name, this.edits);
    return () => {
      stop();
      stay();
      // Somebody who goes to another thing has typed here before.
      void this.send().catch(() => {});
    };
  }

  readonly edit = (part: PartName, value: unknown): void => {
    this.history.rememberTyped(part, this.edits.valueOf(part));
    this.edits.type(part, value);
    this.showTyped(new Map([[part, value]]));
    this.sendSoon();
  };

  /** Puts a version of before into the form, as far as the thing has such parts now, as one change. */
  readonly returnTo = (version: ThingVersion['parts']): Promise<boolean> => {
    const before = valuesOf(this.shown.thing);
    const values = new Map(partEntries(version).filter(([part]) => before.has(part)));
    this.history.rememberChanged(before, new Map([...before, ...values]));
    return this.goTo(values);
  };

  readonly undo = (): Promise<boolean> => this.goTo(this.history.undo(valuesOf(this.shown.thing)));

  readonly redo = (): Promise<boolean> => this.goTo(this.history.redo(valuesOf(this.shown.thing)));

  /** Does something with the thing on the server once everything typed is there, and opens it again. */
  readonly run = (action: (name: string) => Promise<unknown>): Promise<boolean> =>
    this.enqueue(() => this.act(action, this.sendUnsent, this.takeInMerged));

  /** Drops what was written and not saved, as far as this window knows it. @param captions the captions that it shows */
  readonly discard = (captions: readonly ThingEditor[] = []): Promise<boolean> => {
    // The desk may answer long after: what is typed until then is not what was to be discarded.
    const point = this.edits.dropPoint();
    const action = (name: string) => {
      const seen = [this, ...captions].flatMap(({ edits }) => edits.versions);
      const belongs = partVersion(this.shown.thing?.memberships?.of ?? []);
      return api.discard(name, [...seen, ...point.versions, belongs]).catch((error: unknown) => {
        throw isStale(error) ? new Error(this.words.discardRefused) : error;
      });
    };
    const takeInDone = (read: OpenThing) => {
      this.edits.drop(point);
      this.takeInMerged(read);
    };
    return this.enqueue(() => {
      const prepare = async () => clearTimeout(this.timer);
      return this.act(action, prepare, takeInDone, () => this.edits.forget());
    });
  };

  /** Goes on with what was decided about parts that were changed elsewhere. */
  readonly decide = (decisions: Decisions): Promise<boolean> => {
    const ofFiles = this.edits.decide(decisions);
    return this.run(
      async () => Object.keys(ofFiles).length > 0 && api.decide(this.name, this.edits.versioned(ofFiles)),
    );
  };

  private show(changed: Partial<ShownThing>): void {
    const { canUndo, canRedo } = this.history;
    this.shown = { ...this.shown, ...changed, canUndo, canRedo };
    for (const listener of this.listeners) listener();
  }

  private readonly report = (error: Error): void => this.show({ fault: thingFault(error, this.words) });

  private showTyped(values: ReadonlyMap<PartName, unknown>): void {
    const { thing } = this.shown;
    if (!thing) return;
    const parts = { ...thing.parts };
    for (const [part, value] of values) {
      const own = parts[part];
      if (own) parts[part] = { ...own, value, isDraft: true };
    }
    this.show({ thing: { ...thing, parts } });
  }

  /** Shows whether a part differs from the files, once the server has what is typed in it. */
  private showKept({ part, value }: UnsentPart, { isDraft }: OpenPart): void {
    const { thing } = this.shown;
    const own = thing?.parts[part];
    if (!thing || !own || own.value !== value || own.isDraft === isDraft) return;
    this.show({ thing: { ...thing, parts: { ...thing.parts, [part]: { ...own, isDraft } } } });
  }

  private readonly merge: MergeParts = (versions, part) =>
    mergedPart(versions, part, this.shown.schemas[part.schema] ?? {});

  /** Shows what the server has. */
  private readonly takeIn = (read: OpenThing): void => {
    const thing = this.edits.takeIn(read);
    this.history.rememberChanged(valuesOf(this.shown.thing), valuesOf(thing));
    // Text that is typed next changes the fields as they are by then: a field knows its part as it was rendered last.
    flushSync(() => this.show({ thing }));
  };

  /** Shows what the server has after a command: what was typed meanwhile goes into that. */
  private readonly takeInMerged = (read: OpenThing): void => {
    this.edits.merge(read, this.merge);
    this.takeIn(read);
  };

  private async sendPart(unsent: UnsentPart): Promise<void> {
    this.edits.markSent(unsent);
    try {
      const { parts } = await api.write(this.name, unsent);
      const kept = parts[unsent.part];
      this.edits.markKept(unsent, kept);
      if (kept) this.showKept(unsent, kept);
    } catch (error) {
      if (!isStale(error)) {
        this.edits.markRefused();
        throw error;
      }
      this.takeIn(await api.thing(this.name));
    }
  }

  private readonly sendUnsent = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (!this.edits.isUnsent) return;
    // A part stays among the unsent until it is taken: if one is refused, all that remain are sent with what is typed next.
    const unsent = this.edits.sendable();
    for (const each of unsent) await this.sendPart(each);
    if (unsent.length > 0) this.onEdit();
    if (this.edits.isUndecided) throw new Refusal(staleStatus, 'This is not decided.');
    this.show({ fault: '' });
  };

  private send(): Promise<void> {
    return this.enqueue(this.sendUnsent);
  }

  private sendSoon(ms = pauseMs): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      void this.send().catch((error: Error) => {
        this.report(error);
        if (mayPass(error)) this.sendSoon(retryMs);
      });
    }, ms);
  }

  /** Does something on the server. @param prepare done before @param takeInDone shows what has come of it, @param onGone if it is there no more */
  private async act(
    action: (name: string) => Promise<unknown>,
    prepare: () => Promise<void>,
    takeInDone: (read: OpenThing) => void,
    onGone?: () => void,
  ): Promise<boolean> {
    let isDone = false;
    try {
      await prepare();
      await action(this.name);
      isDone = true;
      this.show({ fault: '' });
      return true;
    } catch (error) {
      this.report(error as Error);
      return false;
    } finally {
      let isShown = true;
      await api.thing(this.name).then(isDone ? takeInDone : this.takeIn, (error: Error) => {
        if (isDone && onGone && isGone(error)) return onGone();
        this.report(error);
        isShown = !isDone || !mayPass(error);
      });
      // The outcome is shown as soon as somebody answers; text typed until then goes into it.
      const again = () => this.enqueue(() => this.act(async () => {}, prepare, takeInDone, onGone));
      if (!isShown) setTimeout(again, retryMs);
      else if (this.edits.isUnsent) this.sendSoon();
      this.onEdit();
    }
  }

  /** Writes what was there before. */
  private goTo(values: ReadonlyMap<PartName, unknown>): Promise<boolean> {
    for (const [part, value] of values) this.edits.type(part, value);
    // At once: the next step goes on from here, whatever the server still has to answer.
    this.showTyped(values);
    return this.run(async () => {});
  }
}

/** Sends at once what is unsent of a thing when the page is hidden or left: it may be gone before the queue gets to it. */
function sendOnLeaving(name: string, edits: PartEdits): () => void {
  const leave = () => {
    if (!document.hidden) return;
    let room = keepaliveBytes;
    for (const unsent of edits.sendable()) {
      const bytes = new Blob([JSON.stringify(unsent.value)]).size;
      const isKept = bytes <= room;
      if (isKept) room -= bytes;
      edits.markSent(unsent);
      // If the page stays, the part is still unsent, and a refusal is reported when the queue sends it.
      void api.write(name, unsent, isKept).catch(() => {});
    }
  };
  // It comes also when a tab is closed or loaded again.
  document.addEventListener('visibilitychange', leave);
  return () => document.removeEventListener('visibilitychange', leave);
}

function valuesOf(thing: OpenThing | undefined): Map<PartName, unknown> {
  return new Map(partEntries(thing?.parts ?? {}).map(([part, { value }]) => [part, value]));
}

/**
 * Tells whether the same may be taken later: nobody answers, the desk has another token, a file is being written, the disk is full. What was
 * changed elsewhere waits for the editor's decision, and what is refused for good stays so.
 */
function mayPass(error: Error): boolean {
  return !(error instanceof Refusal) || [403, 422].includes(error.status) || error.status >= 500;
}

/** The failure of an action on a thing: somebody else has changed it, or anything else. */
function thingFault(error: Error, words: Words): string {
  if (!(error instanceof Refusal)) return faultIn(error, words);
  return error.status === 409 || isStale(error) ? words.changedMeanwhile : error.message;
}

function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.status === 404;
}

/** Tells if a part was not replaced because it is no longer what this window knows. */
function isStale(error: unknown): boolean {
  return error instanceof Refusal && error.status === staleStatus;
}
