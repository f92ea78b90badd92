import type { Versions } from '../../merge-values.ts';
import type { OpenPart } from '../../server/open-part.ts';
import type { Schema } from '../schema.ts';
import { type Choice, type DifferingField, decidedValue, firstChoice } from './differing-fields.ts';
import { differingInPart } from './differing-in-part.ts';

/**
 * A part with both changes.
 * @param file the schema of its file
 * @param choiceOf what counts of a field that both have changed; by default the editor's own
 */
export function mergedPart(
  versions: Versions,
  part: Pick<OpenPart, 'pointer'>,
  file: Schema,
  choiceOf: (field: DifferingField) => Choice = firstChoice,
): unknown {
  // In whichever language: nobody sees the labels.
  return decidedValue(versions.theirs, differingInPart(versions, part, file, 'en'), choiceOf);
}
