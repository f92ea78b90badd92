import { useEffect, useRef, useState } from 'react';
import type { OpenThing } from '../server/open-thing.ts';
import type { PartName } from '../server/thing.ts';
import { api, Refusal } from './api.ts';
import type { Schema } from './schema.ts';
import { untilAnswered } from './until-answered.ts';
import { useHistory } from './use-history.ts';
import { useWords, type Words } from './words.ts';

/** How long somebody stops typing before what was typed is sent. */
const pauseMs = 150;

/** How much browsers let requests that outlive their page carry at once, in bytes. */
const keepaliveBytes = 64 * 1024;

/** A thing that is being edited. */
export interface EditedThing {
  thing: OpenThing | undefined;
  schemas: Readonly<Record<string, Schema>>;
  /** How often something else than typing changed its values: fields that remember what was typed begin again. */
  opened: number;
  fault: string;
  edit: (part: PartName, value: unknown) => void;
  /** Takes the last change back, or makes it again; undefined where there is none. */
  undo: (() => Promise<boolean>) | undefined;
  redo: (() => Promise<boolean>) | undefined;
  /** Does something with the thing on the server once everything typed is there, and opens it again. */
  run: (action: (name: string) => Promise<unknown>) => Promise<boolean>;
}

/** Opens a thing, and keeps on the server what is typed. */
export function useThing(name: string, onEdit: () => void): EditedThing {
  const [thing, setThing] = useState<OpenThing>();
  const [schemas, setSchemas] = useState<Record<string, Schema>>({});
  const [opened, setOpened] = useState(0);
  const [fault, setFault] = useState('');
  const unsent = useRef(new Map<PartName, unknown>());
  /** What was sent when the page was hidden: `pagehide` and `visibilitychange` both come when a tab is closed. */
  const left = useRef(new Map<PartName, unknown>());
  const timer = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The thing as the form shows it, also before React has rendered again. */
  const shown = useRef<OpenThing>(undefined);
  const history = useHistory<PartName>();
  const words = useWords();
  const report = (error: Error) => setFault(faultIn(error, words));
  const show = (thing: OpenThing | undefined) => {
    shown.current = thing;
    setThing(thing);
  };

  useEffect(() => {
    const open = async () => {
      const opened = await api.thing(name);
      const names = [...new Set(Object.values(opened.parts).map(({ schema }) => schema))];
      const read = await Promise.all(names.map(async (each) => [each, await api.schema(each)] as const));
      return { opened, schemas: Object.fromEntries(read) };
    };
    return untilAnswered(open, {
      onAnswer: ({ opened, schemas }) => {
        setSchemas(schemas);
        show(opened);
        setFault('');
      },
      onFault: report,
    });
  }, [name]);

  /** Does one thing after the other, so that the last that was typed counts. */
  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.catch(() => {}).then(task);
    queue.current = done;
    return done;
  };
  const sendUnsent = async () => {
    clearTimeout(timer.current);
    if (unsent.current.size === 0) return;
    // A part stays among the unsent until it is taken: if one is refused, all that remain are sent with what is typed next.
    for (const [part, value] of unsent.current) {
      await api.write(name, part, value);
      if (unsent.current.get(part) === value) unsent.current.delete(part);
      left.current.delete(part);
    }
    setFault('');
    onEdit();
  };
  const send = () => enqueue(sendUnsent);
  const sendSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void send().catch(report), pauseMs);
  };
  const sendLast = useRef(send);
  sendLast.current = send;
  // Somebody who goes to another thing has typed here before.
  useEffect(() => () => void sendLast.current().catch(() => {}), []);

  const act = async (action: (name: string) => Promise<unknown>) => {
    try {
      await sendUnsent();
      await action(name);
      setFault('');
      return true;
    } catch (error) {
      report(error as Error);
      return false;
    } finally {
      await api.thing(name).then((read) => {
        // What was typed meanwhile is not on the server yet.
        const after = withValues(read, unsent.current);
        const [before, now] = [valuesOf(shown.current), valuesOf(after)];
        history.rememberChanged(before, now);
        // Fields that show the same keep the focus and the caret.
        if (JSON.stringify([...before]) !== JSON.stringify([...now])) setOpened((count) => count + 1);
        show(after);
      }, report);
      if (unsent.current.size > 0) sendSoon();
      onEdit();
    }
  };
  /** Sends at once what is unsent: the page may be gone before the queue gets to it. */
  const sendLeaving = () => {
    let room = keepaliveBytes;
    for (const [part, value] of unsent.current) {
      if (left.current.get(part) === value) continue;
      left.current.set(part, value);
      const bytes = new Blob([JSON.stringify(value)]).size;
      const isKept = bytes <= room;
      if (isKept) room -= bytes;
      // If the page stays, the part is still unsent, and a refusal is reported when the queue sends it.
      void api.write(name, part, value, isKept).catch(() => {});
    }
  };
  const leave = useRef(sendLeaving);
  leave.current = sendLeaving;
  useEffect(() => {
    const onHide = () => leave.current();
    const onVisibility = () => document.hidden && leave.current();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  const run = (action: (name: string) => Promise<unknown>) => enqueue(() => act(action));
  /** Writes what was there before. */
  const goTo = (values: ReadonlyMap<PartName, unknown>) => {
    for (const [part, value] of values) unsent.current.set(part, value);
    // At once: the next step goes on from here, whatever the server still has to answer.
    show(shown.current && withValues(shown.current, values));
    setOpened((count) => count + 1);
    return run(async () => {});
  };

  return {
    thing,
    schemas,
    opened,
    fault,
    undo: history.canUndo ? () => goTo(history.undo(valuesOf(shown.current))) : undefined,
    redo: history.canRedo ? () => goTo(history.redo(valuesOf(shown.current))) : undefined,
    edit: (part, value) => {
      history.rememberTyped(part, shown.current?.parts[part]?.value);
      unsent.current.set(part, value);
      show(shown.current && withValues(shown.current, new Map([[part, value]])));
      sendSoon();
    },
    run,
  };
}

function valuesOf(thing: OpenThing | undefined): Map<PartName, unknown> {
  const parts = Object.entries(thing?.parts ?? {}) as [PartName, { value: unknown }][];
  return new Map(parts.map(([part, { value }]) => [part, value]));
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

/** What did not work, in the language of the desk where that is known: a file that is no valid JSON, or a change of somebody else. */
function faultIn(error: Error, words: Words): string {
  if (!(error instanceof Refusal)) return error.message;
  if (error.path !== undefined) return `${error.path}: ${words.unreadable}`;
  return error.status === 409 ? words.changedMeanwhile : error.message;
}
