import { afterEach, expect, test, vi } from 'vitest';
import { DocumentSession, type SessionState } from '../../src/site/viewer/document-session.ts';
import type { OpeningEvents, ViewedDocument } from '../../src/site/viewer/viewed-document.ts';

/** What was to be opened, and what the test answers in the place of the workers. */
const opened = vi.hoisted(() => ({
  passwords: [] as (string | undefined)[],
  events: [] as OpeningEvents[],
}));

vi.mock('../../src/site/viewer/open-document.ts', () => ({
  openDocument(_url: string, password: string | undefined, events: OpeningEvents) {
    opened.passwords.push(password);
    opened.events.push(events);
    return { end() {} };
  },
}));

afterEach(() => {
  opened.passwords.length = 0;
  opened.events.length = 0;
  vi.restoreAllMocks();
});

function openSession() {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const states: SessionState[] = [];
  const session = new DocumentSession('/files/protected.pdf', (state) => states.push(state));
  session.open();
  return { session, states };
}

test('a document whose worker hangs is opened again with the password given before', () => {
  const { session, states } = openSession();
  const given: string[] = [];
  opened.events[0]?.onPassword((password) => given.push(password), 1);
  const asking = states.at(-1);
  if (asking?.status !== 'password') throw new Error(`The session is ${asking?.status}.`);
  asking.submit('pig iron');
  opened.events[0]?.onOpen({} as ViewedDocument);
  expect(states.at(-1)?.status).toBe('ready');
  session.recover();
  expect(states.at(-1)?.status).toBe('recovering');
  expect(given).toEqual(['pig iron']);
  expect(opened.passwords).toEqual([undefined, 'pig iron']);
  session.close();
});

test('of two passwords the last is kept', () => {
  const { session, states } = openSession();
  for (const [code, password] of [
    [1, 'steel'],
    [2, 'pig iron'],
  ] as const) {
    opened.events[0]?.onPassword(() => {}, code);
    const asking = states.at(-1);
    if (asking?.status === 'password') asking.submit(password);
  }
  session.recover();
  expect(opened.passwords).toEqual([undefined, 'pig iron']);
  session.close();
});
