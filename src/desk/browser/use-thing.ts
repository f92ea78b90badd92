import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Decisions, OpenPart, OpenThing } from '../server/open-thing.ts';
import type { PartName } from '../server/thing.ts';
import { api, Refusal } from './api.ts';
import { mergedPart } from './conflict/versions.ts';
import { faultIn } from './fault.tsx';
import { editsOf, type MergeParts, partEntries, type UnsentPart } from './part-edits.ts';
import type { Schema } from './schema.ts';
import { untilAnswered } from './use-answer.ts';
import { useHistory } from './use-history.ts';
import { useLeaving } from './use-leaving.ts';
import { useWords, type Words } from './words.ts';

/** How long somebody stops typing before what was typed is sent. */
const pauseMs = 150;

/** Time after which what was typed and not taken is sent again: the desk may be being started, or another program writing a file. */
const retryMs = 1000;

/** The answer to a request that would replace what this window has not seen. */
const staleStatus = 412;

/** A thing that is being edited. */
export interface EditedThing {
  thing: OpenThing | undefined;
  schemas: Readonly<Record<string, Schema>>;
  fault: string;
  edit: (part: PartName, value: unknown) => void;
  /** Puts other values into several parts, as one change. */
  put: (values: ReadonlyMap<PartName, unknown>) => Promise<boolean>;
  /** Takes the last change back, or makes it again; undefined where there is none. */
  undo: (() => Promise<boolean>) | undefined;
  redo: (() => Promise<boolean>) | undefined;
  /** Does something with the thing on the server once everything typed is there, and opens it again. */
  run: (action: (name: string) => Promise<unknown>) => Promise<boolean>;
  /** Drops what was written and not saved, as far as this window knows it. */
  discard: () => Promise<boolean>;
  /** Goes on with what was decided about parts that were changed elsewhere. */
  decide: (decisions: Decisions) => Promise<boolean>;
}

/** Opens a thing, and keeps on the server what is typed. */
export function useThing(name: string, onEdit: () => void): EditedThing {
  const [thing, setThing] = useState<OpenThing>();
  const [schemas, setSchemas] = useState<Record<string, Schema>>({});
  const [fault, setFault] = useState('');
  const [own] = useState(() => editsOf(name));
  const { edits, enqueue } = own;
  const timer = useRef(0);
  /** The thing as the form shows it, also before React has rendered again. */
  const shown = useRef<OpenThing>(undefined);
  const history = useHistory<PartName>();
  const words = useWords();
  const report = (error: Error) => setFault(thingFault(error, words));
  const show = (thing: OpenThing | undefined) => {
    shown.current = thing;
    setThing(thing);
  };

  useEffect(() => {
    const open = async () => {
      // What was typed when the thing was open last may still be on its way.
      const opened = await enqueue(() => api.thing(name));
      const names = [...new Set(Object.values(opened.parts).map(({ schema }) => schema))];
      const read = await Promise.all(names.map(async (each) => [each, await api.schema(each)] as const));
      return { opened, schemas: Object.fromEntries(read) };
    };
    return untilAnswered(open, {
      onAnswer: ({ opened, schemas }) => {
        setSchemas(schemas);
        show(edits.takeIn(opened));
        setFault('');
        if (edits.isUnsent) void sendLast.current().catch(report);
      },
      onFault: report,
    });
  }, [name, edits, enqueue]);
  useLeaving(name, edits);

  const merge: MergeParts = (versions, part) => mergedPart(versions, part, schemas[part.schema] ?? {});
  /** Shows what the server has. */
  const takeIn = (read: OpenThing) => {
    const after = edits.takeIn(read);
    history.rememberChanged(valuesOf(shown.current), valuesOf(after));
    // What is typed next changes what the fields have by then: a field knows its part as it was rendered last.
    flushSync(() => show(after));
  };
  /** Shows what the server has after a command: what was typed meanwhile goes into that. */
  const takeInMerged = (read: OpenThing) => {
    edits.merge(read, merge);
    takeIn(read);
  };
  /** Shows whether a part differs from the files, once the server has what is typed in it. */
  const showKept = ({ part, value }: UnsentPart, { isDraft }: OpenPart) => {
    const { current } = shown;
    const own = current?.parts[part];
    if (!current || !own || own.value !== value || own.isDraft === isDraft) return;
    show({ ...current, parts: { ...current.parts, [part]: { ...own, isDraft } } });
  };
  const sendPart = async (unsent: UnsentPart) => {
    edits.markSent(unsent);
    try {
      const { parts } = await api.write(name, unsent);
      const kept = parts[unsent.part];
      edits.markKept(unsent, kept);
      if (kept) showKept(unsent, kept);
    } catch (error) {
      if (!isStale(error)) {
        edits.markRefused();
        throw error;
      }
      takeIn(await api.thing(name));
    }
  };
  const sendUnsent = async () => {
    clearTimeout(timer.current);
    if (!edits.isUnsent) return;
    // A part stays among the unsent until it is taken: if one is refused, all that remain are sent with what is typed next.
    const unsent = edits.sendable();
    for (const each of unsent) await sendPart(each);
    if (unsent.length > 0) onEdit();
    if (edits.isUndecided) throw new Refusal(staleStatus, 'This is not decided.');
    setFault('');
  };
  const send = () => enqueue(sendUnsent);
  const sendSoon = (ms = pauseMs) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      void send().catch((error: Error) => {
        report(error);
        if (mayPass(error)) sendSoon(retryMs);
      });
    }, ms);
  };
  const sendLast = useRef(send);
  sendLast.current = send;
  // Somebody who goes to another thing has typed here before.
  useEffect(() => () => void sendLast.current().catch(() => {}), []);

  /** Does something on the server. @param prepare what is done before @param takeInDone shows what has come of it */
  const act = async (
    action: (name: string) => Promise<unknown>,
    { prepare = sendUnsent, takeInDone = takeInMerged } = {},
  ) => {
    let isDone = false;
    try {
      await prepare();
      await action(name);
      isDone = true;
      setFault('');
      return true;
    } catch (error) {
      report(error as Error);
      return false;
    } finally {
      await api.thing(name).then(isDone ? takeInDone : takeIn, report);
      if (edits.isUnsent) sendSoon();
      onEdit();
    }
  };

  const run = (action: (name: string) => Promise<unknown>) => enqueue(() => act(action));
  const discard = () => {
    // The desk may answer long after: what is typed until then is not what was to be discarded.
    const point = edits.dropPoint();
    const action = (name: string) =>
      api.discard(name, [...edits.versions, ...point.versions]).catch((error: unknown) => {
        throw isStale(error) ? new Error(words.discardRefused) : error;
      });
    const takeInDone = (read: OpenThing) => {
      edits.drop(point, read, merge);
      takeIn(read);
    };
    return enqueue(() => act(action, { prepare: async () => clearTimeout(timer.current), takeInDone }));
  };
  /** Writes what was there before. */
  const goTo = (values: ReadonlyMap<PartName, unknown>) => {
    for (const [part, value] of values) edits.type(part, value);
    // At once: the next step goes on from here, whatever the server still has to answer.
    show(shown.current && withValues(shown.current, values));
    return run(async () => {});
  };

  const edit = (part: PartName, value: unknown) => {
    history.rememberTyped(part, edits.valueOf(part));
    edits.type(part, value);
    show(shown.current && withValues(shown.current, new Map([[part, value]])));
    sendSoon();
  };
  useEffect(() => {
    own.edit = edit;
  });

  return {
    thing,
    schemas,
    fault,
    undo: history.canUndo ? () => goTo(history.undo(valuesOf(shown.current))) : undefined,
    redo: history.canRedo ? () => goTo(history.redo(valuesOf(shown.current))) : undefined,
    edit,
    put: (values) => {
      const before = valuesOf(shown.current);
      history.rememberChanged(before, new Map([...before, ...values]));
      return goTo(values);
    },
    run,
    discard,
    decide: (decisions) => {
      const ofFiles = edits.decide(decisions);
      return run(async () => Object.keys(ofFiles).length > 0 && api.decide(name, edits.versioned(ofFiles)));
    },
  };
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

/** A thing with what was typed in its parts. */
function withValues(thing: OpenThing, values: ReadonlyMap<PartName, unknown>): OpenThing {
  const parts = { ...thing.parts };
  for (const [part, value] of values) {
    const own = parts[part];
    if (own) parts[part] = { ...own, value, isDraft: true };
  }
  return { ...thing, parts };
}

/** What did not work with a thing: somebody else has changed it, or anything else. */
function thingFault(error: Error, words: Words): string {
  if (!(error instanceof Refusal)) return faultIn(error, words);
  return error.status === 409 || isStale(error) ? words.changedMeanwhile : error.message;
}

/** Whether a part was not replaced because it is no longer what this window knows. */
function isStale(error: unknown): boolean {
  return error instanceof Refusal && error.status === staleStatus;
}
