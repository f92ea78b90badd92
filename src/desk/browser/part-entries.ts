import type { PartName } from '../server/thing.ts';

/** What is known of the parts of a thing, each with its name. */
export function partEntries<Value>(parts: Partial<Record<PartName, Value>>): [PartName, Value][] {
  return Object.entries(parts) as [PartName, Value][];
}
