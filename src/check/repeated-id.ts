import { groupName } from '../content/content-path.ts';
import type { Finding } from './rule.ts';

/**
 * An id that is wrong in the facts is wrong in the texts of each language too: that is one error.
 * @param id what is wrong
 * @returns its name where the finding is about an id of an item
 */
export function repeatedId({ code, place }: Finding, id: string): string | undefined {
  if (!('pointer' in place) || !place.pointer.endsWith('/id')) return undefined;
  return `${code} ${id} ${groupName(place.file.path)}`;
}

/** The same where the finding is in the facts, with the texts as related places. */
export function repeatedIdInFacts(finding: Finding, id: string): string | undefined {
  const { place } = finding;
  return 'file' in place && place.file.kind.role === 'data' ? repeatedId(finding, id) : undefined;
}
