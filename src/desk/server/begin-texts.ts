import { join } from 'node:path';
import { pathOf } from '../../content/content-path.ts';
import { mapTexts } from '../../content/field-words.ts';
import { isPointerWithin, parentPointer, pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import { typedValues } from '../../content/schema/schema-values.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import type { FileChanges } from '../../content/write-changes.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { defaultLanguage, type LanguageCode } from '../../lib/language/languages.ts';
import { type Placement, withPlacements } from '../new-item/entry-files.ts';
import { changeWords, DeskError, ProtocolError } from './desk-error.ts';
import { missingLanguages, type Part, partValue, type Thing } from './thing.ts';

/**
 * The files with the texts of a thing in a language that it lacks: those of another language without their words, which are left
 * to write. Ids, lists and what is the same in all languages are there, and the entry has the place that it has in the other language.
 * @param written what an editor wrote in them before they were deleted
 * @throws DeskError when the thing lacks no texts in the language, or the file they belong to is no valid JSON
 */
export function beginTexts(
  dir: string,
  name: string,
  thing: Thing,
  language: LanguageCode,
  written: unknown,
): FileChanges {
  if (!missingLanguages(thing).includes(language)) {
    throw new DeskError('wrong', changeWords.textsThere(name));
  }
  const texts = thing.parts.filter((part) => part.name !== 'data');
  const like = texts.find((part) => part.name === defaultLanguage) ?? texts[0];
  if (!like) throw new ProtocolError('wrong', `${name} has no texts in any language.`);
  const path = pathOf(like.file.kind, language, like.file.id);
  const value = written ?? withoutWords(like, like.pointer);
  const placement: Placement = { path, value, ...(like.pointer !== '' && placeLike(like)) };
  try {
    return withPlacements([placement], (each) => textIfThere(join(dir, each)));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new DeskError('unreadable', changeWords.damaged(path));
  }
}

/** Where an entry goes that stands in a list or a map of another language. */
function placeLike(like: Part) {
  const { file, pointer, idKey } = like;
  const around = parentPointer(pointer);
  const list = pointerParts(pointer)[0] ?? '';
  const newFile = { ...asObject(withoutWords(like, '')), [list]: idKey ? [] : {} };
  if (!idKey) return { list, key: pointerParts(pointer).at(-1) ?? '', newFile };
  const ids = asList(valueAt(file.value, around)).map((each) => asObject(each)[idKey]);
  const after = new Set(ids.slice(ids.indexOf(asObject(partValue(like))[idKey]) + 1));
  return { list, newFile, isBefore: (other: Record<string, unknown>) => after.has(other[idKey]) };
}

/** The value at a place of a file with all texts that visitors read left empty. */
function withoutWords({ file }: Part, place: string): unknown {
  const words = new Set(typedValues(file).flatMap(({ pointer, isProse }) => (isProse ? [pointer] : [])));
  const emptied = mapTexts(file.value, (text, pointer) =>
    words.has(pointer) && isPointerWithin(pointer, place) ? '' : text,
  );
  return valueAt(emptied, place);
}
