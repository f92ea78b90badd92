import { type LanguageCode, languages } from '../language/languages.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import type { ItemKind } from './item-kinds.ts';
import { joinPointer } from './json/json-pointer.ts';
import { asList, asObject, asText, isObject } from './unknown-value.ts';

/** One item of a collection in one file. */
export interface CollectionItem {
  id: string;
  file: ContentFile;
  /** The pointer of the item's id, or of the file as a whole. */
  pointer: string;
  /** Whether the pointer ends with the key that is the id. */
  isKey?: boolean;
}

/** The facts or the texts of a collection in one file. */
export interface CollectionPart {
  file: ContentFile;
  items: CollectionItem[];
  /** How many entries have no usable id, or one that stands twice. */
  spoiled: number;
  /** What facts and texts are matched within, if it is not the id of the file: news match within a year. */
  group?: string;
}

/** Items whose facts stand in `data/` and whose texts stand in each language under the same id. */
export interface ItemCollection {
  kind: ItemKind;
  dataKind: string;
  textsKind: string;
  /** Whether each item has its own file, named by its id. */
  hasOwnFiles: boolean;
  data(tree: ContentTree): CollectionPart[];
  texts(tree: ContentTree, language: LanguageCode): CollectionPart[];
}

/** Everything whose texts are matched by id with facts. */
export const itemCollections: readonly ItemCollection[] = [
  listCollection('news', 'news-data', 'news-texts', 'items'),
  listCollection('document', 'documents-data', 'documents-texts', 'items'),
  mapCollection('route', 'routes-data', 'routes-texts', 'routes', 'routes'),
  mapCollection('navigation', 'navigation-data', 'header-texts', 'items', 'navigation'),
  listCollection('development', 'developments-data', 'developments-texts', 'items'),
  listCollection('procurement', 'procurement-data', 'procurement-texts', 'items'),
  listCollection('instrument', 'instruments-data', 'equipment-center-texts', 'items'),
  listCollection('monograph', 'monographs-data', 'monographs-texts', 'items'),
  listCollection('postgraduate', 'postgraduates-data', 'applicants-texts', 'items'),
  directors(),
  fileCollection('defence', 'defence-data', 'defence-texts'),
  fileCollection('special-council', 'special-council-data', 'special-council-texts'),
  fileCollection('person', 'person-data', 'person-texts'),
  fileCollection('department', 'department-data', 'department-texts'),
  fileCollection('laboratory', 'laboratory-data', 'laboratory-texts'),
];

/** The pointers of the objects whose keys are ids, by kind of file. */
export const idMaps: Readonly<Record<string, string>> = { 'routes-texts': '/routes', 'header-texts': '/navigation' };

function listCollection(kind: ItemKind, dataKind: string, textsKind: string, list: string): ItemCollection {
  const part = (file: ContentFile) => readList(file, list);
  return {
    kind,
    dataKind,
    textsKind,
    hasOwnFiles: false,
    data: (tree) => tree.filesOf(dataKind).map(part),
    texts: (tree, language) => tree.filesOf(textsKind, language).map(part),
  };
}

function mapCollection(
  kind: ItemKind,
  dataKind: string,
  textsKind: string,
  list: string,
  map: string,
): ItemCollection {
  return {
    ...listCollection(kind, dataKind, textsKind, list),
    texts: (tree, language) =>
      tree.filesOf(textsKind, language).map((file) => {
        const ids = Object.keys(asObject(asObject(file.value)[map]));
        const items = ids.map((id) => ({ id, file, pointer: joinPointer(`/${map}`, id), isKey: true }));
        return { file, items, spoiled: 0 };
      }),
  };
}

function fileCollection(kind: ItemKind, dataKind: string, textsKind: string): ItemCollection {
  const part = (file: ContentFile) => ({ file, items: [{ id: file.id ?? '', file, pointer: '' }], spoiled: 0 });
  return {
    kind,
    dataKind,
    textsKind,
    hasOwnFiles: true,
    data: (tree) => tree.filesOf(dataKind).map(part),
    texts: (tree, language) => tree.filesOf(textsKind, language).map(part),
  };
}

/** The members of the directorate, each with what they answer for. */
function directors(): ItemCollection {
  const collection = listCollection('director', 'council-data', 'directorate-texts', 'items');
  return {
    ...collection,
    data: (tree) =>
      tree
        .filesOf('council-data')
        .filter(({ id }) => id === 'directorate')
        .map((file) => ({ ...readList(file, 'members', 'person'), group: '' })),
  };
}

/** Reads a list of objects with ids; entries of menus may have further entries below `items`. */
function readList(file: ContentFile, list: string, idKey = 'id'): CollectionPart {
  const part: CollectionPart = { file, items: [], spoiled: 0 };
  const seen = new Set<string>();
  read(asList(asObject(file.value)[list]), `/${list}`);
  return part;

  function read(entries: unknown[], pointer: string): void {
    for (const [index, entry] of entries.entries()) {
      const at = joinPointer(pointer, index);
      const id = asText(asObject(entry)[idKey]);
      if (!id || seen.has(id)) part.spoiled++;
      else part.items.push({ id, file, pointer: joinPointer(at, idKey) });
      if (id) seen.add(id);
      if (isObject(entry) && Array.isArray(entry.items)) read(entry.items, `${at}/items`);
    }
  }
}

/** The codes of the site's languages. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);
