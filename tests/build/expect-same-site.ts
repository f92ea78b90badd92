import { expect } from 'vitest';

/** Fails with the names of the files that differ: the files themselves would fill the screen. */
export function expectSameSite(actual: Map<string, string>, expected: Map<string, string>): void {
  expect([...actual.keys()]).toEqual([...expected.keys()]);
  expect([...actual.keys()].filter((name) => actual.get(name) !== expected.get(name))).toEqual([]);
}
