import { afterEach, expect, test, vi } from 'vitest';
import {
  DocumentSession,
  type DocumentState,
  type OpeningEvents,
  type ViewedDocument,
} from '../../src/site/viewer/document.ts';

afterEach(() => vi.restoreAllMocks());

/** Opens a document of which the test says what the worker would. */
function openSession() {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const states: DocumentState[] = [];
  const passwords: (string | undefined)[] = [];
  const events: OpeningEvents[] = [];
  const opened: ((document: ViewedDocument) => void)[] = [];
  const session = new DocumentSession(
    '/files/protected.pdf',
    (state) => states.push(state),
    (_url, password, told) => {
      passwords.push(password);
      events.push(told);
      return new Promise((resolve) => opened.push(resolve));
    },
  );
  session.open();
  return { session, states, passwords, events, opened };
}

function openedDocument(): { document: ViewedDocument; fields: Map<string, object> } {
  const fields = new Map<string, object>();
  const annotationStorage = {
    setValue: (key: string, value: object) => fields.set(key, value),
    [Symbol.iterator]: () => fields.entries(),
  };
  return { document: { pdf: { annotationStorage } } as unknown as ViewedDocument, fields };
}

test('a document whose worker hangs is opened again with the password given before', async () => {
  const { session, states, passwords, events, opened } = openSession();
  const given: string[] = [];
  events[0]?.onPassword((password) => given.push(password), 1);
  const asking = states.at(-1);
  if (asking?.status !== 'password') throw new Error(`The session is ${asking?.status}.`);
  asking.submit('pig iron');
  opened[0]?.(openedDocument().document);
  await expect.poll(() => states.at(-1)?.status).toBe('ready');
  session.recover();
  expect(states.at(-1)?.status).toBe('recovering');
  expect(given).toEqual(['pig iron']);
  expect(passwords).toEqual([undefined, 'pig iron']);
  session.close();
});

test('of two passwords the last is kept', () => {
  const { session, states, passwords, events } = openSession();
  for (const [code, password] of [
    [1, 'steel'],
    [2, 'pig iron'],
  ] as const) {
    events[0]?.onPassword(() => {}, code);
    const asking = states.at(-1);
    if (asking?.status === 'password') asking.submit(password);
  }
  session.recover();
  expect(passwords).toEqual([undefined, 'pig iron']);
  session.close();
});

test('a form whose document is opened again keeps what was filled in', async () => {
  const { session, states, opened } = openSession();
  const open = async (index: number, { document }: { document: ViewedDocument }) => {
    opened[index]?.(document);
    await expect.poll(() => states.at(-1)).toEqual({ status: 'ready', document });
  };
  const [first, second, third] = [openedDocument(), openedDocument(), openedDocument()];
  await open(0, first);
  first.fields.set('name', { value: 'Pig iron' });
  session.recover();
  await open(1, second);
  second.fields.set('heat', { value: '12' });
  session.recover();
  await open(2, third);
  expect([...third.fields]).toEqual([
    ['name', { value: 'Pig iron' }],
    ['heat', { value: '12' }],
  ]);
  session.close();
});
