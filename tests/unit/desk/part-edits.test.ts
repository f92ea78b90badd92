import { beforeEach, expect, test } from 'vitest';
import { type MergeParts, PartEdits } from '../../../src/desk/browser/part-edits.ts';
import { partVersion } from '../../../src/desk/part-version.ts';
import type { OpenPart, OpenThing } from '../../../src/desk/server/open-thing.ts';

let edits: PartEdits;
beforeEach(() => {
  edits = new PartEdits();
});

function openPart(value: unknown, isDraft = false): OpenPart {
  return { path: '', schema: '', pointer: '', value, version: partVersion(value), isDraft };
}

function thing(value: unknown, isDraft = false): OpenThing {
  const parts = { data: openPart(value, isDraft) };
  return { name: 'news/one', kind: 'news', parts, isNew: false, isRemovable: true, isRenamable: true };
}

const shown = (value: unknown, isDraft = false) => edits.takeIn(thing(value, isDraft)).parts.data;

/** Sends what can be sent. @param isAnswered whether the answer comes */
function send(isAnswered = true) {
  return edits.sendable().map((unsent) => {
    edits.markSent(unsent);
    if (isAnswered) edits.markKept(unsent, openPart(unsent.value, true));
    return unsent.versions;
  });
}

test('what is typed names the version that was read, and then the one that was written', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  expect(send()).toEqual([[partVersion({ a: 1 })]]);
  expect(edits.isUnsent).toBe(false);
  edits.type('data', { a: 3 });
  expect(send()).toEqual([[partVersion({ a: 2 })]]);
});

test('what was sent without an answer may have arrived', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  send(false);
  edits.type('data', { a: 3 });
  expect(send(false)).toEqual([[partVersion({ a: 1 }), partVersion({ a: 2 })]]);
  expect(shown({ a: 2 }, true)).toMatchObject({ value: { a: 3 } });
  expect(shown({ a: 2 }, true)).not.toHaveProperty('changedMeanwhile');
});

test('an answer to an earlier request leaves those after it to be awaited', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  const [first] = edits.sendable();
  if (!first) throw new Error('Nothing is to be sent.');
  edits.markSent(first);
  edits.type('data', { a: 3 });
  send(false);
  edits.markKept(first, openPart({ a: 2 }, true));
  expect(edits.sendable()).toEqual([
    { part: 'data', value: { a: 3 }, versions: [partVersion({ a: 2 }), partVersion({ a: 3 })] },
  ]);
});

test('what was changed elsewhere is not replaced before it is decided, and the decision replaces what was seen', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  expect(shown({ a: 9 }, true)).toMatchObject({
    value: { a: 2 },
    changedMeanwhile: { theirs: { a: 9 }, base: { a: 1 }, isDraft: true },
  });
  expect(edits.sendable()).toEqual([]);
  expect([edits.isUnsent, edits.isUndecided]).toEqual([true, true]);
  expect(edits.decide({ data: { seen: { a: 9 }, value: { a: 2 } } })).toEqual({});
  expect(edits.isUndecided).toBe(false);
  expect(send()).toEqual([[partVersion({ a: 9 })]]);
});

test('it is no conflict when both wrote the same, or when the other change is gone again', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2, b: 3 });
  shown({ a: 9 });
  expect(edits.isUndecided).toBe(true);
  shown({ a: 1 });
  expect(edits.isUndecided).toBe(false);
  expect(shown({ b: 3, a: 2 })).not.toHaveProperty('changedMeanwhile');
  expect(edits.isUnsent).toBe(false);
});

test('a decision about the files is left to the server', () => {
  shown({ a: 1 });
  const decisions = { data: { seen: { a: 9 }, value: { a: 2 } } };
  expect(edits.decide(decisions)).toEqual(decisions);
});

test('what is typed while a command changes the part is merged into that, and sent over it', () => {
  shown({ a: 1, b: 1 });
  edits.type('data', { a: 1, b: 2 });
  edits.merge(thing({ a: 9, b: 1 }, true), ({ base, theirs, mine }) => {
    expect([base, mine]).toEqual([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ]);
    return { ...(theirs as object), b: 2 };
  });
  expect(shown({ a: 9, b: 1 }, true)).toMatchObject({ value: { a: 9, b: 2 } });
  expect(edits.isUndecided).toBe(false);
  expect(send()).toEqual([[partVersion({ a: 9, b: 1 })]]);
});

test('what a command has not changed is not merged', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  edits.merge(thing({ a: 1 }), () => expect.unreachable());
  expect(send()).toEqual([[partVersion({ a: 1 })]]);
});

test('what nobody has taken is held back until the server has it', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  expect(edits.isHeldBack).toBe(false);
  send(false);
  edits.markRefused();
  expect(edits.isHeldBack).toBe(true);
  send();
  edits.type('data', { a: 3 });
  expect(edits.isHeldBack).toBe(false);
  edits.markRefused();
  shown({ a: 3 });
  expect(edits.isHeldBack).toBe(false);
});

test('what is typed after a moment stays when the rest is dropped, also if it was sent meanwhile', () => {
  const merge: MergeParts = ({ base, theirs, mine }) => ({ ...(theirs as object), ...changed(base, mine) });
  shown({ a: 1, b: 1 });
  edits.type('data', { a: 2, b: 1 });
  const point = edits.dropPoint();
  edits.type('data', { a: 2, b: 3 });
  send();
  edits.drop(point);
  edits.merge(thing({ a: 1, b: 1 }), merge);
  expect(shown({ a: 1, b: 1 })).toMatchObject({ value: { a: 1, b: 3 }, isDraft: true });
  edits.drop(edits.dropPoint());
  expect(edits.isUnsent).toBe(false);
});

test('what another window has written may be dropped once it was shown', () => {
  shown({ a: 1 });
  edits.type('data', { a: 2 });
  expect(edits.dropPoint().versions).toEqual([]);
  shown({ a: 3 }, true);
  expect(edits.isUndecided).toBe(true);
  expect(edits.dropPoint().versions).toEqual([partVersion({ a: 3 })]);
});

/** The keys of an object that differ from those of another. */
function changed(base: unknown, mine: unknown): object {
  const before = base as Record<string, unknown>;
  return Object.fromEntries(Object.entries(mine as object).filter(([key, value]) => before[key] !== value));
}
