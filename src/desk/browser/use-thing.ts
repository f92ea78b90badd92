import { useEffect, useRef, useState } from 'react';
import type { OpenThing } from '../server/desk-session.ts';
import type { PartName } from '../server/thing.ts';
import { api, Refusal } from './api.ts';
import type { Schema } from './schema.ts';
import { untilAnswered } from './until-answered.ts';
import { useHistory } from './use-history.ts';
import { useWords, type Words } from './words.ts';

/** How long somebody stops typing before what was typed is sent. */
const pauseMs = 150;

/** A thing that is being edited. */
export interface EditedThing {
  thing: OpenThing | undefined;
  schemas: Readonly<Record<string, Schema>>;
  /** How often it was opened: fields that remember what was typed begin anew. */
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
  const timer = useRef(0);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const history = useHistory<PartName>();
  const words = useWords();
  const report = (error: Error) => setFault(faultIn(error, words));

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
        setThing(opened);
        setFault('');
      },
      onFault: report,
    });
  }, [name]);

  /** Sends what was typed, one part after the other, so that the last that was typed counts. */
  const send = () => {
    clearTimeout(timer.current);
    const parts = [...unsent.current];
    unsent.current.clear();
    sending.current = sending.current
      .catch(() => {})
      .then(async () => {
        for (const [part, value] of parts) {
          try {
            await api.write(name, part, value);
          } catch (error) {
            // What was not taken is sent with what is typed next.
            if (!unsent.current.has(part)) unsent.current.set(part, value);
            throw error;
          }
        }
        if (parts.length > 0) {
          setFault('');
          onEdit();
        }
      });
    return sending.current;
  };
  const sendLast = useRef(send);
  sendLast.current = send;
  // Somebody who goes to another thing has typed here before.
  useEffect(() => () => void sendLast.current().catch(() => {}), []);

  const run = async (action: (name: string) => Promise<unknown>) => {
    try {
      await send();
      await action(name);
      setFault('');
      return true;
    } catch (error) {
      report(error as Error);
      return false;
    } finally {
      await api.thing(name).then((after) => {
        history.rememberChanged(valuesOf(thing), valuesOf(after));
        setThing(after);
      }, report);
      setOpened((count) => count + 1);
      onEdit();
    }
  };
  /** Writes what was there before. */
  const goTo = (values: ReadonlyMap<PartName, unknown>) => {
    for (const [part, value] of values) unsent.current.set(part, value);
    return run(async () => {});
  };

  return {
    thing,
    schemas,
    opened,
    fault,
    undo: history.canUndo ? () => goTo(history.undo(valuesOf(thing))) : undefined,
    redo: history.canRedo ? () => goTo(history.redo(valuesOf(thing))) : undefined,
    edit: (part, value) => {
      history.rememberTyped(part, thing?.parts[part]?.value);
      unsent.current.set(part, value);
      setThing((before) => {
        const own = before?.parts[part];
        return before && own
          ? { ...before, parts: { ...before.parts, [part]: { ...own, value, isDraft: true } } }
          : before;
      });
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send().catch(report), pauseMs);
    },
    run,
  };
}

function valuesOf(thing: OpenThing | undefined): Map<PartName, unknown> {
  const parts = Object.entries(thing?.parts ?? {}) as [PartName, { value: unknown }][];
  return new Map(parts.map(([part, { value }]) => [part, value]));
}

/** What did not work, in the language of the desk where that is known: a file that is no valid JSON, or a change of somebody else. */
function faultIn(error: Error, words: Words): string {
  if (!(error instanceof Refusal)) return error.message;
  if (error.path !== undefined) return `${error.path}: ${words.unreadable}`;
  return error.status === 409 ? words.changedMeanwhile : error.message;
}
