import { fieldLabel } from '../../../content/field-words.ts';
import { joinPointer, withValueAt } from '../../../content/json/json-pointer.ts';
import { asObject, isObject } from '../../../content/unknown-value.ts';
import type { OpenPart } from '../../server/open-thing.ts';
import { chosen, type Schema, schemaAt, schemaOf, shownKeys } from '../schema.ts';
import type { Language } from '../words.ts';

/** The values of a field in three versions: the one that the editor began with, theirs in the files, and the editor's own. */
export interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** Whether two values are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

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
  /** From the part on. */
  pointer: string;
  /** What it is called, from the outermost field on. */
  label: string;
  schema: Schema;
  /** What both have made of a list, where it can have both changes. */
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

/** What counts of a field if nobody chooses: what somebody has changed, and of two changes both where that can be, or the editor's own. */
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

/** The entries of a list by what tells them apart: their id, or all that they are. */
type Entries = ReadonlyMap<string, unknown>;

/**
 * A list with what both sides added to it, took out of it or changed in it, or undefined where that is not certain: entries that
 * cannot be told apart or stand in another order, or the same entry changed on both sides.
 */
export function mergedList({ base: before = [], theirs: other, mine: own }: Versions): unknown[] | undefined {
  const [base, theirs, mine] = [entriesOf(before), entriesOf(other), entriesOf(own)];
  if (!base || !theirs || !mine) return undefined;
  const kept = [...base.keys()].filter((key) => theirs.has(key) && mine.has(key));
  const [gaps, theirGaps, myGaps] = [gapsOf(base, kept), gapsOf(theirs, kept), gapsOf(mine, kept)];
  if (!gaps || !theirGaps || !myGaps) return undefined;
  const merged: unknown[] = [];
  for (const [index, gap] of gaps.entries()) {
    const added = (keys: readonly string[] = []) => keys.filter((key) => !base.has(key));
    const [theirNew, myNew] = [added(theirGaps[index]), added(myGaps[index])];
    // Also gone from both, where nobody knows what stands for it.
    const isGoneAndChanged = gap.some((key) => !isSame(theirs.get(key) ?? mine.get(key), base.get(key)));
    // What was taken out and put in may be one entry that was changed.
    const isChangedByBoth = gap.length > 0 && theirNew.length > 0 && myNew.length > 0;
    const isAddedTwice = myNew.some((key) => theirs.has(key) && !isSame(theirs.get(key), mine.get(key)));
    if (isGoneAndChanged || isChangedByBoth || isAddedTwice) return undefined;
    merged.push(...theirNew.map((key) => theirs.get(key)));
    merged.push(...myNew.filter((key) => !theirs.has(key)).map((key) => mine.get(key)));
    const anchor = kept[index];
    if (anchor === undefined) continue;
    const [was, their, my] = [base.get(anchor), theirs.get(anchor), mine.get(anchor)];
    if (!isSame(was, their) && !isSame(was, my) && !isSame(their, my)) return undefined;
    merged.push(isSame(was, my) ? their : my);
  }
  return merged;
}

/** The entries of a list; undefined if they cannot be told apart. */
function entriesOf(list: unknown): Entries | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map(list.map((entry) => [JSON.stringify(asObject(entry).id ?? entry), entry]));
  return entries.size === list.length ? entries : undefined;
}

/** The keys before each of those that are kept, and after the last; undefined if these stand in another order. */
function gapsOf(entries: Entries, kept: readonly string[]): string[][] | undefined {
  const gaps: string[][] = [[]];
  for (const key of entries.keys()) {
    if (kept[gaps.length - 1] === key) gaps.push([]);
    else if (kept.includes(key)) return undefined;
    else gaps.at(-1)?.push(key);
  }
  return gaps;
}
