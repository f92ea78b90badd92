import type { Versions } from '../../merge-values.ts';
import type { OpenPart } from '../../server/open-part.ts';
import { chosen, type Schema, schemaAt } from '../schema.ts';
import type { Language } from '../words.ts';
import { type DifferingField, differingFields } from './differing-fields.ts';

/** The fields that differ in two versions of a part. @param file the schema of its file */
export function differingInPart(
  versions: Versions,
  { pointer }: Pick<OpenPart, 'pointer'>,
  file: Schema,
  language: Language,
): DifferingField[] {
  const schema = chosen(schemaAt(file, pointer), versions.mine, file);
  return differingFields(versions, schema, file, language);
}
