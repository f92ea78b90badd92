import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../check/diagnostic.ts';
import { rulesByCode } from '../../check/rule-table.ts';
import { imageMetadata } from '../../check/rules/files/picture-files.ts';
import { translationStale } from '../../check/rules/languages/translations.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { valueAt } from '../../content/json/json-pointer.ts';
import { pointerAt } from '../../content/json/pointer-at.ts';
import type { ValuePlace } from '../../content/place.ts';
import { assetReferences } from '../../content/views/asset-references.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import { FixedContent } from './fixed-content.ts';
import { type PartName, partAround, thingsIn } from './thing.ts';

/** A mistake and the field that it is in, if that belongs to a thing. */
export interface FieldDiagnostic extends Diagnostic {
  thing?: string;
  part?: PartName;
  /** The place of the field in the part. */
  pointer?: string;
  /** Why there is such a rule, and what it lets pass. */
  why?: string;
  /** What the desk can do about it: fix it, or note that the translation still fits. */
  can?: 'fix' | 'confirm';
}

/**
 * Finds the field of each diagnostic. What is wrong with a picture or document is told where it is used.
 * @param isKept tells of translations that still fit, whatever is recorded of them
 */
export function withFields(
  tree: ContentTree,
  diagnostics: readonly Diagnostic[],
  language: CommandLanguage,
  isKept: (path: string, pointer: string) => boolean,
): FieldDiagnostic[] {
  const things = thingsIn(tree);
  const files = new Map(tree.files.map((file) => [file.path, file]));
  const users = assetReferences(tree).map(({ folder, path, place }): [string, ValuePlace] => [
    `${folder}/${path}`,
    place,
  ]);
  // Of several users, the first.
  const assets = new Map(users.toReversed());
  const placeOf = (diagnostic: Diagnostic) => {
    const file = files.get(diagnostic.file);
    if (!file) return assets.get(diagnostic.file);
    return { file, pointer: pointerAt(file.document, file.document.source.offsetAt(diagnostic)) };
  };
  const fixed = new FixedContent(tree);
  return diagnostics.flatMap((diagnostic): FieldDiagnostic | FieldDiagnostic[] => {
    const place = placeOf(diagnostic);
    if (place && diagnostic.code === translationStale.code && isKept(place.file.path, place.pointer)) return [];
    const found = place && partAround(things, place.file.path, place.pointer);
    if (!found) return diagnostic;
    const { thing, part } = found;
    const { why, exceptions } = rulesByCode.get(diagnostic.code) ?? {};
    const pointer = place.pointer.slice(part.pointer.length);
    const isFixed = isDeepStrictEqual(fixed.valueAt(place), valueAt(place.file.value, place.pointer));
    const canFix = diagnostic.code === imageMetadata.code || !isFixed ? 'fix' : undefined;
    const can = diagnostic.code === translationStale.code ? 'confirm' : canFix;
    const reason = [why?.[language], exceptions?.[language]].filter(Boolean).join(' ');
    return { ...diagnostic, thing, part: part.name, pointer, why: reason, ...(can && { can }) };
  });
}
