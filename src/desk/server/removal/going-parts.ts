import { isWithin, type RemovedPart, removedParts, withoutRepeated } from '../../../check/clean/removed-parts.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { itemPointer, itemsCalled, itemValue } from '../../../content/items.ts';
import { joinPointer, parentPointer, pointerParts, valueAt } from '../../../content/json/json-pointer.ts';
import { isSplit, kindOfFile } from '../../../content/kind-table.ts';
import { type Place, pathOfPlace, type ValuePlace } from '../../../content/place.ts';
import { referencesTo } from '../../../content/references-to.ts';
import { schemaAt } from '../../../content/schema/schema-values.ts';
import { asList } from '../../../content/unknown-value.ts';
import { assetReferences, pictureItems } from '../../../content/views/asset-references.ts';
import { namedFigures } from '../../../content/views/figures.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import type { Thing } from '../thing.ts';

/**
 * Everything that goes with a thing: its facts and texts, and the pictures, documents and figures, with their records, that
 * nothing else names.
 */
export function goingParts(tree: ContentTree, { parts }: Thing): RemovedPart[] {
  let going = removedParts(tree, parts);
  for (;;) {
    const more = namedBy(tree, going).flatMap((name) => {
      const { places, own } = referencesTo(tree, name);
      const parts = removedParts(tree, [...own, ...captionsOf(tree, name)]);
      return places.every((place) => isGoing(place, [...going, ...parts])) ? parts : [];
    });
    const further = more.filter((part) => !going.some((each) => isWithin(part, each)));
    if (further.length === 0) return withWholeFiles(going);
    going = [...going, ...further];
  }
}

/** Tells if a place is within what goes. */
export function isGoing(place: Place, going: readonly RemovedPart[]): boolean {
  const part = { path: pathOfPlace(place), pointer: 'pointer' in place ? place.pointer : '', name: '' };
  return going.some((each) => isWithin(part, each));
}

/** The pictures and documents that what goes names, and the figures, and the entries of documents that no page lists. */
function namedBy(tree: ContentTree, going: readonly RemovedPart[]): string[] {
  const isHere = (place: Place) => isGoing(place, going);
  const assets = assetReferences(tree).flatMap(({ folder, path, place }) =>
    isHere(place) ? [`${folder}/${path}`] : [],
  );
  const ids = valuesOfFormat(tree, 'document-id').flatMap((each) => (isHere(each) ? [each.value] : []));
  const figures = namedFigures(tree).flatMap(({ id, text }) => (isHere(text) ? [`figure/${id}`] : []));
  const documents = itemsCalled(tree, 'document').flatMap((item) => {
    const { file, shownIn } = itemValue(item);
    const isNamed = ids.includes(item.id) || assets.includes(`files/${file}`);
    return isNamed && asList(shownIn).length === 0 ? [`document/${item.id}`] : [];
  });
  return [...new Set([...assets, ...documents, ...figures])];
}

/** Where the caption of an image is. */
function captionsOf(tree: ContentTree, name: string): ValuePlace[] {
  const items = pictureItems(tree).filter(({ value }) => name === `images/${value.image}`);
  return items.flatMap(({ facts, texts }) =>
    [facts, ...texts].map((item) => ({ file: item.file, pointer: itemPointer(item) })),
  );
}

/** Whole files in place of lists that lose all entries, of kinds that have several files: no empty year stays. */
function withWholeFiles(going: readonly RemovedPart[]): RemovedPart[] {
  const empty = going.flatMap(({ path, file, pointer }): RemovedPart[] => {
    const place = file && pointer && kindOfFile(file.kind);
    if (!place || !isSplit(place)) return [];
    const list = parentPointer(pointer);
    const lost = new Set(going.flatMap((each) => (each.path === path ? [each.pointer] : [])));
    const isEmpty = asList(valueAt(file.value, list)).every((_, index) => lost.has(joinPointer(list, index)));
    return isEmpty ? [{ path, file, pointer: '', name: '' }] : [];
  });
  return withoutRepeated([...empty, ...going]);
}

/**
 * Which of some values a file may lose by its schema: optional fields, and entries of lists that keep enough of them. Of an
 * optional list that would lose all entries, the list itself may go.
 * @returns for each such pointer the one of what goes
 */
export function dispensablePointers(file: ContentFile, pointers: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const around of new Set(pointers.map(parentPointer))) {
    const own = [...new Set(pointers.filter((pointer) => parentPointer(pointer) === around))];
    const value = valueAt(file.value, around);
    if (!Array.isArray(value)) {
      for (const pointer of own) if (isOptional(file, pointer)) found.set(pointer, pointer);
      continue;
    }
    const isAll = own.length === value.length;
    const least = schemaAt(file, around)?.minItems ?? 0;
    if (isAll && isOptional(file, around)) for (const pointer of own) found.set(pointer, around);
    else if (value.length - own.length >= least) for (const pointer of own) found.set(pointer, pointer);
  }
  return found;
}

function isOptional(file: ContentFile, pointer: string): boolean {
  const key = pointerParts(pointer).at(-1) ?? '';
  const schema = schemaAt(file, parentPointer(pointer));
  return schema?.properties?.[key] !== undefined && !schema.required?.includes(key);
}
