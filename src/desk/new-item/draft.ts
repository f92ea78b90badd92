import { join } from 'node:path';
import { pathOf } from '../../content/content-path.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import { emptyValue } from '../../content/schema/empty-value.ts';
import { meantBranch, resolveSchema } from '../../content/schema/schema-store.ts';
import type { Words } from '../../lib/command/words.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import { toSlug } from '../../lib/text/slug.ts';
import { itemSchema } from './item-schema.ts';
import { optionIn } from './option-in.ts';

/** What is known of a new item, by the names of the command's options. */
export type Answers = Readonly<Record<string, string>>;

/** Something that is put into a list or a map of a file. */
export interface Entry {
  /** The file, below the content folder. */
  path: string;
  /** The key of the list or map. */
  list: string;
  /** The key of the entry in a map. */
  key?: string;
  value: unknown;
  /** Whether it goes before another entry; without it, before all. */
  isBefore?: (other: Record<string, unknown>) => boolean;
  /** The text of the file, if there is none yet. */
  newFile?: Record<string, unknown>;
}

/** A file of its own. */
export interface OwnFile {
  path: string;
  value: Record<string, unknown>;
}

/** A file that is copied into the content. */
export interface Copy {
  /** The option whose answer it is. */
  option: string;
  from: string;
  /** Below the content folder. */
  path: string;
}

/** A value of an item: its file, and the key below the item. */
export interface AnswerPlace {
  path: string;
  key: string;
}

/** A new item as it would be made: everything that would be written. */
export interface Draft {
  id: string;
  entries: Entry[];
  files: OwnFile[];
  copies: Copy[];
  /** Where answers stand, by option. */
  places: Record<string, AnswerPlace[]>;
  /** Answers that nothing can be made of, by option. */
  problems: Record<string, Words>;
}

/** An empty draft of an item. */
export function draftOf(id: string): Draft {
  return { id, entries: [], files: [], copies: [], places: {}, problems: {} };
}

/** Several drafts as one, for what is written together. */
export function oneDraft(drafts: readonly Draft[]): Draft {
  const [first] = drafts;
  if (first && drafts.length === 1) return first;
  return {
    ...draftOf(drafts.map(({ id }) => id).join(', ')),
    entries: drafts.flatMap(({ entries }) => entries),
    files: drafts.flatMap(({ files }) => files),
    copies: drafts.flatMap(({ copies }) => copies),
  };
}

/** What is known of an item, by the keys of its files. */
export interface ItemParts {
  facts: Record<string, unknown>;
  /** Its texts in a language. */
  texts: (language: LanguageCode) => Record<string, unknown>;
}

/** Names where answers stand: the key of a fact by its option, and that of a text by its option in the first language. */
export interface AnswerKeys {
  facts?: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
}

/**
 * Adds the entries, or the files, of an item to its draft, with empty values where something is left to write: so are texts
 * that the first language has and another one has not.
 * @param fileId the id of the file, where the items of a kind are in lists of several files
 */
export function addParts(
  draft: Draft,
  kindName: string,
  { facts, texts }: ItemParts,
  keys: AnswerKeys,
  { fileId, isBefore }: { fileId?: string; isBefore?: Entry['isBefore'] } = {},
): void {
  const kind = itemKindNamed(kindName);
  for (const language of [undefined, ...languageCodes]) {
    const place = itemSchema(kind, language ? 'texts' : 'facts');
    if (!place) continue;
    const { fileKind, root, schema, list } = place;
    const known = language ? { ...leftToWrite(texts(defaultLanguage)), ...texts(language) } : facts;
    const path = pathOf(fileKind, language, list === undefined ? draft.id : fileId);
    const $schema = `${'../'.repeat(path.split('/').length - 1)}schema/${fileKind.name}.schema.json`;
    const whole = (filled: Record<string, unknown>) =>
      emptyValue(resolveSchema(root, root), root, { $schema, ...filled });
    if (list === undefined) draft.files.push({ path, value: whole(known) });
    else {
      const filled = { id: draft.id, ...known };
      const value = emptyValue(meantBranch(schema, filled, root), root, filled);
      draft.entries.push({ path, list, value, newFile: whole({}), ...(isBefore && { isBefore }) });
      addPlace(draft, 'id', { path, key: 'id' });
    }
    for (const [option, key] of Object.entries((language ? keys.texts : keys.facts) ?? {}))
      addPlace(draft, language ? optionIn(option, language) : option, { path, key });
  }
}

function addPlace({ places }: Draft, option: string, place: AnswerPlace): void {
  places[option] = [...(places[option] ?? []), place];
}

/** The same texts without their words. */
function leftToWrite(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, Array.isArray(value) ? [] : '']));
}

/** The folder of a kind's pictures or documents, as the table of kinds has it. */
export function assetFolder(kindName: string, facts: Readonly<Record<string, unknown>>): string {
  const { assets } = itemKindNamed(kindName).items;
  if (!assets) throw new Error(`The table of kinds has no folder for the files of ${kindName}.`);
  if (typeof assets === 'string') return assets;
  return assets.folders[String(facts[assets.by])] ?? '';
}

/** The values of the fact by which the folder of a kind's files is chosen. */
export function assetFolderKinds(kindName: string): string[] {
  const { assets } = itemKindNamed(kindName).items;
  return typeof assets === 'object' ? Object.keys(assets.folders) : [];
}

const longestName = 100;

/**
 * The name of a copy: that of the file, in letters that are valid in an address.
 * @param number tells it from others of the same name
 */
export function copyName(folder: string, name: string, ending: string, number = 1): string {
  const stem = toSlug(name).slice(0, longestName).replace(/-$/, '') || 'file';
  const numbered = number > 1 ? `${stem}-${number}` : stem;
  return join(folder, numbered + ending.toLowerCase()).replaceAll('\\', '/');
}
