import { join } from 'node:path';
import { pathOf } from '../../content/content-path.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { mapTexts } from '../../content/field-words.ts';
import { itemField, itemsOfKind } from '../../content/items.ts';
import { isPointerWithin, parentPointer, pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import type { ItemKind } from '../../content/kind.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import { typedValues } from '../../content/schema/schema-values.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { defaultLanguage, type LanguageCode } from '../../lib/language/languages.ts';
import { assetFolder, type Placement, withPlacements } from '../new-item/entry-files.ts';
import { type ImportedLine, type ImportLine, importedKinds, importLines } from '../new-item/import-lines.ts';
import { type Answers, addedKinds, type Need, needsOf, today } from '../new-item/needs.ts';
import { AnswersError, beginEntry, canHave, type NewEntry } from '../new-item/new-entry.ts';
import { referencesIn, splitReferences } from '../new-item/reference-file/read-reference.ts';
import { referenceAnswers, referenceTitle } from '../new-item/reference-file/reference-answers.ts';
import type { ReferenceItem } from '../new-item/reference-file/reference-item.ts';
import type { DeskAssets } from './assets/desk-assets.ts';
import { changeWords, DeskError, ProtocolError } from './desk-error.ts';
import { type DraftedContent, draftOfNew } from './drafts.ts';
import { requireReadable } from './open-thing.ts';
import { missingLanguages, type Part, partValue, thingsIn, titlesOf } from './thing.ts';

/** The needs of the things that a site can have, by kind. Files are chosen in the form, and each day is today unless it is another. */
export function neededAtDesk(tree: ContentTree): Readonly<Record<string, readonly Need[]>> {
  const possible = addedKinds.filter((kind) => canHave(tree, kind));
  return Object.fromEntries(possible.map((kind) => [kind.name, needsOf(kind).flatMap((need) => atDesk(need))]));

  function atDesk(need: Need): Need[] {
    const { format } = need.schema;
    if (format === 'file') return [];
    return [format === 'date-text' ? { ...need, isNeeded: true, initial: today(need.schema, need.key) ?? '' } : need];
  }
}

/**
 * Begins a thing that is not in the files yet: its draft has no value that was there before.
 * @returns its name
 * @throws AnswersError with what is wrong with the answers; nothing is kept then
 */
export function beginThing(content: DraftedContent, kindName: string, answers: Answers): string {
  const kind = addedKinds.find(({ name }) => name === kindName);
  if (!kind) throw new ProtocolError('unknown', `The desk creates no ${kindName}.`);
  const { id, parts } = begunEntry(content, kind, answers);
  const name = `${kindName}/${id}`;
  content.drafts.keep(name, draftOfNew(parts));
  return name;
}

/** Begins things of the lines of a table, or tells what would become of them. @throws DeskError when no table brings things of the kind */
export function beginLines(
  content: DraftedContent,
  kindName: string,
  lines: readonly ImportLine[],
  { isTrial, language }: { isTrial: boolean; language: CommandLanguage },
): ImportedLine[] {
  const { drafts } = content;
  const tree = content.drafted();
  const kind = importedKinds(tree).find(({ name }) => name === kindName);
  if (!kind) throw new ProtocolError('unknown', `No table brings ${kindName}.`);
  const { read, begun } = importLines(tree, kind, lines, { language, isTaken: (name) => name in drafts.all });
  const begin = Object.entries(begun).map(([name, parts]) => [name, draftOfNew(parts)]);
  if (!isTrial) drafts.keepAll(Object.fromEntries(begin));
  return read;
}

function begunEntry(content: DraftedContent, kind: ItemKind, answers: Answers, isNumbered = false): NewEntry {
  // A path of this computer is none of the content.
  const { file: _, ...given } = answers;
  const isTaken = (id: string) => `${kind.name}/${id}` in content.drafts.all;
  return beginEntry(content.drafted(), kind, given, isTaken, isNumbered);
}

/**
 * Begins a document with its file, for a text that will link to it: it is saved and discarded with that.
 * @param answers those about the document
 * @returns the path of its file
 * @throws AnswersError with what is wrong with the answers, or with the document that the file is already; nothing is kept then
 */
export async function beginDocument(
  content: DraftedContent,
  assets: DeskAssets,
  { thing, upload, answers }: { thing: string; upload: string; answers: Answers },
): Promise<string> {
  const kind = itemKindNamed('document');
  const { id, parts } = begunEntry(content, kind, answers, true);
  const facts = asObject(parts.data);
  const tree = content.drafted();
  const file = await assets.add(thing, upload, undefined, assetFolder(kind.name, facts));
  const other = itemsOfKind(tree, kind).find((item) => itemField(item, 'file') === file);
  const there = other && thingsIn(tree).get(`document/${other.id}`);
  if (there) throw new AnswersError(new Map([['file', isDocument(titlesOf(there))]]));
  content.drafts.keep(`document/${id}`, draftOfNew({ ...parts, data: { ...facts, file } }));
  return file;
}

const isDocument = ({ ua, en }: ReturnType<typeof titlesOf>): Words => ({
  en: `This file is the document “${en}” already: choose that in the list.`,
  uk: `Цей файл — уже наявний документ «${ua}»: виберіть його у списку.`,
});

/** The facts of a publication in a pasted entry. */
export interface PastedReference {
  answers: Answers;
  /** Values that it has and the content has not, by question. */
  open: Readonly<Record<string, string>>;
}

/**
 * Reads the entry of one publication, as `npm run new -- publication --from` reads a file.
 * @param written the language of the publication, if the editor has given it
 * @throws AnswersError with why it cannot be read, as a problem of `entry`
 */
export async function readPasted(
  tree: ContentTree,
  text: string,
  language: CommandLanguage,
  written?: string,
): Promise<PastedReference & Pick<ListedReference, 'title'>> {
  const reference = await onlyReference(text);
  const { answers, open } = referenceAnswers(tree, reference, '', written);
  const words = [...open].map(([option, own]) => [option, own[language]]);
  return { answers, open: Object.fromEntries(words), title: referenceTitle(reference) };
}

/** A publication of a list that was pasted, with its own part of the text; nothing is answered where that cannot be read. */
export interface ListedReference extends PastedReference {
  text: string;
  title: string;
  /** Why it cannot be read. */
  fault?: string;
}

/** Reads the publications of a text, each by itself. */
export async function readPastedList(
  tree: ContentTree,
  text: string,
  language: CommandLanguage,
): Promise<ListedReference[]> {
  return Promise.all(
    splitReferences(text).map(async (own): Promise<ListedReference> => {
      try {
        return { ...(await readPasted(tree, own, language)), text: own };
      } catch (error) {
        if (!(error instanceof AnswersError)) throw error;
        const fault = error.problems.get('entry')?.[language] ?? '';
        return { answers: {}, open: {}, text: own, title: own.trim().slice(0, 80), fault };
      }
    }),
  );
}

async function onlyReference(text: string): Promise<ReferenceItem> {
  try {
    const [first = {}, ...others] = await referencesIn(new SourceFile('', text));
    if (others.length === 0) return first;
    throw new CommandError({
      en: `There are ${others.length + 1} publications here. Paste one at a time.`,
      uk: `Тут публікацій: ${others.length + 1}. Вставляйте по одній.`,
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new AnswersError(new Map([['entry', { en: error.messageIn('en'), uk: error.messageIn('uk') }]]));
  }
}

/**
 * Begins the texts of a thing in a language that it lacks, in the files: those of another language without their words, which are left to
 * write, or what an editor wrote before they were deleted. Ids, lists and what is the same in all languages are there, and the entry has
 * the place that it has in the other language.
 * @throws DeskError when it lacks none, or a file is no valid JSON
 */
export function beginTexts(content: DraftedContent, name: string, language: LanguageCode): void {
  const { dir, drafts } = content;
  requireReadable(content.begun(), content.thing(name));
  const thing = thingsIn(content.drafted()).get(name) ?? content.thing(name);
  if (!missingLanguages(thing).includes(language)) throw new DeskError('wrong', changeWords.textsThere(name));
  const texts = thing.parts.filter((part) => part.name !== 'data');
  const like = texts.find((part) => part.name === defaultLanguage) ?? texts[0];
  if (!like) throw new ProtocolError('wrong', `${name} has no texts in any language.`);
  const { [language]: written, ...others } = drafts.of(name);
  const path = pathOf(like.file.kind, language, like.file.id);
  const empty = withoutWords(like, like.pointer);
  const value = like.without ? { ...asObject(empty), ...asObject(written?.value) } : (written?.value ?? empty);
  const placement: Placement = { path, value, ...(like.pointer !== '' && placeLike(like)) };
  try {
    writeChanges(
      dir,
      withPlacements([placement], (each) => textIfThere(join(dir, each))),
    );
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new DeskError('unreadable', changeWords.damaged(path));
  }
  if (written) drafts.keep(name, others);
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
