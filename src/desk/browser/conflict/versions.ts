import { fieldLabel } from '../../../content/field-words.ts';
import { joinPointer, withValueAt } from '../../../content/json/json-pointer.ts';
import { asObject, isObject } from '../../../content/unknown-value.ts';
import { isSame, mergedList, type Versions } from '../../merge-values.ts';
import type { OpenPart } from '../../server/open-thing.ts';
import { chosen, type Schema, schemaAt, schemaOf, shownKeys } from '../schema.ts';
import type { Language } from '../words.ts';

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

/** A field that is not the same in the files as in the form. */
export interface DifferingField extends Versions {
  pointer: string;
  /** Its name, from the outermost field on. */
  label: string;
  schema: Schema;
  /** The list with the changes of both, where it can have both changes. */
  both?: readonly unknown[];
}

/** Which version of a field counts. */
export type Choice = 'theirs' | 'mine' | 'both';

/** The fields of a part that differ, each as small as it can be. */
export function differingFields(
  versions: Versions,
  schema: Schema,
  file: Schema,
  language: Language,
): DifferingField[] {
  return within(versions, schema, { pointer: '', label: '' });

  function within(
    { base, theirs, mine }: Versions,
    given: Schema,
    place: Pick<DifferingField, 'pointer' | 'label'>,
  ): DifferingField[] {
    if (isSame(theirs, mine)) return [];
    const own = chosen(given, mine ?? theirs, file);
    const further = (key: string | number, name: string, child: Schema) => {
      const at = (value: unknown) => asTable(value)[key];
      return within({ base: at(base), theirs: at(theirs), mine: at(mine) }, child, {
        pointer: joinPointer(place.pointer, key),
        label: place.label ? `${place.label} · ${name}` : name,
      });
    };
    if (isObject(theirs) && isObject(mine)) {
      const keys = new Set(
        [theirs, mine].flatMap((value) => shownKeys({ schema: own, value, pointer: place.pointer })),
      );
      return [...keys].flatMap((key) => further(key, fieldLabel(language, own, key), schemaOf(own, key)));
    }
    const whole = { ...place, base, theirs, mine, schema: own };
    if (!Array.isArray(theirs) || !Array.isArray(mine)) return [whole];
    const isByPlace = theirs.length === mine.length && (!Array.isArray(base) || base.length === mine.length);
    const both = isByPlace || isSame(base, mine) || isSame(base, theirs) ? undefined : mergedList(whole);
    if (both) return [{ ...whole, both }];
    // Of lists of different lengths nobody knows which entries were the same.
    if (theirs.length !== mine.length) return [whole];
    return mine.flatMap((_, index) => further(index, String(index + 1), own.items ?? {}));
  }
}

/** The version of a field that counts if nobody chooses: what somebody has changed, and of two changes both where that can be, or the editor's own. */
export function firstChoice({ base, mine, both }: DifferingField): Choice {
  if (both) return 'both';
  return isSame(base, mine) ? 'theirs' : 'mine';
}

/** The same, but of two changes that cannot both be, theirs counts. */
export function theirsFirst({ base, theirs, both }: DifferingField): Choice {
  if (both) return 'both';
  return isSame(base, theirs) ? 'mine' : 'theirs';
}

/** The value of a part with the chosen versions of its fields; what the form does not show is that of the files. */
export function decidedValue(
  theirs: unknown,
  fields: readonly DifferingField[],
  choiceOf: (field: DifferingField) => Choice,
): unknown {
  return fields.reduce((value, field) => {
    const choice = choiceOf(field);
    return choice === 'theirs' ? value : withValueAt(value, field.pointer, field[choice]);
  }, theirs);
}

function asTable(value: unknown): Readonly<Record<string | number, unknown>> {
  return Array.isArray(value) ? { ...value } : asObject(value);
}
