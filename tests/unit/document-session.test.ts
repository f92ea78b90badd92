import { afterEach, expect, test, vi } from 'vitest';
import { DocumentSession, type SessionState } from '../../src/site/viewer/document-session.ts';

/** What the library was asked to open, and how the test answers in its place. */
const library = vi.hoisted(() => ({
  passwords: [] as (string | undefined)[],
  tasks: [] as FakeTask[],
}));

interface FakeTask {
  promise: Promise<object>;
  resolve: (document: object) => void;
  onPassword: (submit: (password: string) => void, code: number) => void;
}

vi.mock('../../src/site/viewer/library.ts', () => ({
  isStaleWorker: () => false,
  refreshWorker: () => false,
  endOpening: async () => {},
  startOpening(_url: string, password?: string) {
    library.passwords.push(password);
    const task = {} as FakeTask;
    task.promise = new Promise((resolve) => {
      task.resolve = resolve;
    });
    library.tasks.push(task);
    return { task, worker: { promise: Promise.resolve() } };
  },
}));

afterEach(() => {
  library.passwords.length = 0;
  library.tasks.length = 0;
  vi.restoreAllMocks();
});

function openSession() {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const states: SessionState[] = [];
  const session = new DocumentSession('/files/protected.pdf', (state) => states.push(state));
  session.open();
  return { session, states };
}

test('a document whose worker hangs is opened again with the password given before', async () => {
  const { session, states } = openSession();
  const given: string[] = [];
  library.tasks[0]?.onPassword((password) => given.push(password), 1);
  const asking = states.at(-1);
  if (asking?.status !== 'password') throw new Error(`The session is ${asking?.status}.`);
  asking.submit('pig iron');
  library.tasks[0]?.resolve({});
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('ready'));
  session.recover();
  expect(states.at(-1)?.status).toBe('recovering');
  expect(given).toEqual(['pig iron']);
  expect(library.passwords).toEqual([undefined, 'pig iron']);
  await session.close();
});

test('of two passwords the last is kept', async () => {
  const { session, states } = openSession();
  for (const [code, password] of [
    [1, 'steel'],
    [2, 'pig iron'],
  ] as const) {
    library.tasks[0]?.onPassword(() => {}, code);
    const asking = states.at(-1);
    if (asking?.status === 'password') asking.submit(password);
  }
  session.recover();
  expect(library.passwords).toEqual([undefined, 'pig iron']);
  await session.close();
});
