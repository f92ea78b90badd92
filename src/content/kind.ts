import type { Words } from '../lib/command/command-words.ts';

/** A kind of content: a single thing, such as the footer, or items that have ids, such as people. */
export interface Kind {
  /** Its name in `npm run check -- --who NAME/ID` and, for items, in the format of ids: `NAME-id`. */
  name: string;
  /** The words that editors read above a list of it. */
  label: Words;
  /** The place among the kinds that editors need most, which the desk lists before all others. */
  rank?: number;
  facts?: FileKind;
  texts?: FileKind;
  /** Properties of its items; absent for a single thing. */
  items?: Items;
}

/** A kind of content that has items. */
export interface ItemKind extends Kind {
  items: Items;
}

/** The items of a kind. */
export interface Items {
  /** The word for one item in messages: in English after an article, in Ukrainian in the genitive. */
  noun: Words;
  /** The word for one where the desk offers to add it: in Ukrainian in the accusative. */
  added?: Words;
  /** The name that they share with the items of other kinds: departments and laboratories are units. */
  group?: string;
  facts: ItemPlace;
  /** Where the texts of an item are; absent for items without texts of their own. */
  texts?: ItemPlace;
  /** The kind of those who belong to them, and the facts with the one who leads them and with the others. */
  members?: { kind: string; head: string; list: string };
  /** The collections of the route table that give them pages. */
  collections?: readonly Collection[];
  /** The first part of the names of their namespaces, `PART/ID`; null where the id is the name. The kind's name if it is not given. */
  namespace?: null;
  /** The texts that their pages show in listings and in the head of the document. */
  page?: ItemPage;
  /** The keys of the texts under which an item is named: editors write those instead of ids. */
  names?: readonly string[];
  /** The key of the text or fact of which the id of a new item is made; that of its title if it is not given. */
  idFrom?: string;
  /** The order of the items, by keys of their facts; by id if it is not given. */
  order?: ItemOrder;
  /** The form in which they are published as open data. */
  openData?: OpenData;
  /** The folder of their pictures or documents, below `images` or `files`, or one for each value of a fact. */
  assets?: string | { by: string; folders: Readonly<Record<string, string>> };
  /** The kind under which the search finds their pages; `pages` if it is not given. */
  search?: 'people' | 'departments' | 'news' | 'documents';
}

/**
 * Where items are in files: `own`, each in a file that is named for it; in a list of objects, by the value of a key (`id` if none
 * is given); in a map, whose keys are the ids. `of` names another kind in whose files they are, `file` the one of its files.
 */
export type ItemPlace =
  | 'own'
  | { list: string; key?: string; of?: string; file?: string }
  | { map: string; of?: string };

/** Items that get a page each, by the name that routes use. */
export interface Collection {
  name: string;
  /** The ids of pages that show several items each: made from the file's id and the number of its items, … */
  pages?: (group: string, count: number) => string[];
  /** … and from each value that this fact has, in whatever files. */
  pagesBy?: string;
}

/** The words and dates of an item's page, by the keys of its texts and facts. */
interface ItemPage {
  title: string;
  /** Joined by full stops; the entries of a list by commas. */
  description: readonly string[];
  /** The facts that show when the page changed: dates, and documents, which have a date. */
  changed?: readonly string[];
  /** The fact that names the language of what they show: search engines list them on the site of that language alone. */
  language?: string;
}

/** By a date or year, newest first, or by a number, lowest first: of all items, or of those that have the same value `within` a key. */
export type ItemOrder = { newestFirst: string } | { lowestFirst: string; within?: string };

/** Items as open data: one file, `/data/NAME.json`, or one for each file of theirs. */
export interface OpenData {
  name: string;
  /** The keys of their facts that name pictures. */
  images: readonly string[];
  /**
   * The page that shows the items without pages of their own: the page of a namespace, a list of those that have a fact; all others
   * the page of the first person whom their facts name under a key.
   */
  shownBy?: { namespace: string; listed: [fact: string, value: string]; people: string };
}

/** A kind of content file: where its files are and which type of the model describes them. */
export interface FileKind {
  /** The kind's name, also that of its schema: `content/schema/NAME.schema.json`. */
  name: string;
  /** The type in `content/model`. */
  type: string;
  /** True if it holds facts (`data/`) or texts (`ua/`, `en/`). */
  role: 'data' | 'texts';
  /** The file's path below its folder; `*` matches a year, an id or a name, unless another kind has that very path. */
  path: string;
  /** True if there is one file for each year, with the items dated in it. */
  isYearly?: true;
  /** True if the file may be absent while no route and no other file needs it. */
  optional?: true;
  /** True if a program writes it, in a form of its own: where its lines end is left alone. */
  isGenerated?: true;
  /** True if its texts are labels of the interface: their fields need no help, and no record says what was translated from which. */
  isInterface?: true;
  /** JSON pointers of values that only one language may have; everything else is in all of them. */
  oneLanguage?: readonly string[];
  /** JSON pointers below which texts keep their own language: cited titles, names of languages; `*` matches any item. */
  anyLanguage?: readonly string[];
  /** Keys whose values a rule of their own compares between facts and languages. */
  comparedApart?: readonly string[];
}

/** Further properties of a kind of file. */
export type FileOptions = Omit<FileKind, 'name' | 'type' | 'role' | 'path'>;

/** A kind of file with facts: `data/PATH`. */
export function factsFile(name: string, path: string, type: string, options: FileOptions = {}): FileKind {
  return { name: `${name}-data`, type, role: 'data', path, ...options };
}

/** A kind of file with texts, one for each language: `ua/PATH`, `en/PATH`. */
export function textsFile(name: string, path: string, type: string, options: FileOptions = {}): FileKind {
  return { name: `${name}-texts`, type, role: 'texts', path, ...options };
}

/** Both, where they go by one name: `data/PATH`, `ua/PATH`, `en/PATH`. */
export function bothFiles(name: string, path: string, type: string, options?: FileOptions) {
  return {
    facts: factsFile(name, path, `${type}Data`, options),
    texts: textsFile(name, path, `${type}Texts`, options),
  };
}
