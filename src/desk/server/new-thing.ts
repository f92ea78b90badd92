import type { ContentTree } from '../../content/content-tree.ts';
import { itemField, itemsOfKind } from '../../content/items.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import { asObject, isObject } from '../../content/unknown-value.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { assetFolder } from '../new-item/entry-files.ts';
import { type Answers, addedKinds, type Need, needsOf, today } from '../new-item/needs.ts';
import { AnswersError, beginEntry, canHave, type NewEntry } from '../new-item/new-entry.ts';
import { referencesIn, splitReferences } from '../new-item/reference-file/read-reference.ts';
import { referenceAnswers, referenceTitle } from '../new-item/reference-file/reference-answers.ts';
import type { ReferenceItem } from '../new-item/reference-file/reference-item.ts';
import type { DeskAssets } from './assets/desk-assets.ts';
import { ProtocolError } from './desk-error.ts';
import { type DraftStore, draftOfNew } from './drafts.ts';
import { thingsIn, titlesOf } from './thing.ts';

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
export function beginThing(tree: ContentTree, drafts: DraftStore, kindName: string, answers: unknown): string {
  const kind = addedKinds.find(({ name }) => name === kindName);
  if (!kind) throw new ProtocolError('unknown', `The desk creates no ${kindName}.`);
  const { id, parts } = begunEntry(tree, drafts, kind, answers);
  const name = `${kindName}/${id}`;
  drafts.keep(name, draftOfNew(parts));
  return name;
}

function begunEntry(
  tree: ContentTree,
  drafts: DraftStore,
  kind: NewEntry['kind'],
  answers: unknown,
  isNumbered = false,
): NewEntry {
  if (!areAnswers(answers)) throw new ProtocolError('wrong', `These are no answers about a new ${kind.name}.`);
  // A path of this computer is none of the content.
  const { file: _, ...given } = answers;
  return beginEntry(tree, kind, given, (each) => `${kind.name}/${each}` in drafts.all, isNumbered);
}

/** A document that is begun for a text: the thing that has the text, the upload, and the answers about the document. */
export interface GivenDocument {
  thing: string;
  upload: string;
  answers: unknown;
}

/**
 * Begins a document with its file, for a text that will link to it: it is saved and discarded with that.
 * @returns the path of its file
 * @throws AnswersError with what is wrong with the answers, or with the document that the file is already; nothing is kept then
 */
export async function beginDocument(
  tree: ContentTree,
  drafts: DraftStore,
  assets: DeskAssets,
  { thing, upload, answers }: GivenDocument,
): Promise<string> {
  const kind = itemKindNamed('document');
  const { id, parts } = begunEntry(tree, drafts, kind, answers, true);
  const facts = asObject(parts.data);
  const file = await assets.add(thing, upload, undefined, assetFolder(kind.name, facts));
  const other = itemsOfKind(tree, kind).find((item) => itemField(item, 'file') === file);
  const there = other && thingsIn(tree).get(`document/${other.id}`);
  if (there) throw new AnswersError(new Map([['file', isDocument(titlesOf(there))]]));
  drafts.keep(`document/${id}`, draftOfNew({ ...parts, data: { ...facts, file } }));
  return file;
}

const isDocument = ({ ua, en }: ReturnType<typeof titlesOf>): Words => ({
  en: `This file is the document “${en}” already: choose that in the list.`,
  uk: `Цей файл — уже наявний документ «${ua}»: виберіть його у списку.`,
});

function areAnswers(given: unknown): given is Answers {
  return isObject(given) && Object.values(given).every((answer) => typeof answer === 'string');
}

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
): Promise<PastedReference> {
  const { answers, open } = referenceAnswers(tree, await onlyReference(text), '', written);
  const words = [...open].map(([option, own]) => [option, own[language]]);
  return { answers, open: Object.fromEntries(words) };
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
        const read = await readPasted(tree, own, language);
        return { ...read, text: own, title: referenceTitle(await onlyReference(own)) };
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
