import type { OpenPart } from '../../server/open-part.ts';
import type { Schema } from '../schema.ts';
import { decidedValue, firstChoice } from './differing-fields.ts';
import { differingInPart } from './differing-in-part.ts';
import type { Versions } from './versions.ts';

/** A part with both changes; of a field that both have changed, the editor's own. @param file the schema of its file */
export function mergedPart(versions: Versions, part: Pick<OpenPart, 'pointer'>, file: Schema): unknown {
  // In whichever language: nobody sees the labels.
  return decidedValue(versions.theirs, differingInPart(versions, part, file, 'en'), firstChoice);
}
