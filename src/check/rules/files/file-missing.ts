import { oncePer } from '../../../cache/once-per.ts';
import { pathOf } from '../../../content/content-path.ts';
import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import type { FileKind } from '../../../content/file-kind.ts';
import { translatedTexts } from '../../../content/items.ts';
import {
  factsFileOf,
  fileKindOf,
  fileKinds,
  hasOwnFiles,
  itemKinds,
  kindOfFile,
} from '../../../content/kind-table.ts';
import { routeNamespaces } from '../../../content/page-list.ts';
import type { Place } from '../../../content/place.ts';
import { type LanguageCode, languageCodes } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { explainsUntranslated, isOrphanedBy } from '../items/items-and-texts.ts';
import { unusedItem } from '../items/unused-items.ts';
import { isYear, misnamedTexts, suggestPath } from './meant-paths.ts';

export const fileMissing = defineRule<{ path: string }>({
  code: 'file-missing',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Every file that pages read exists, in each language.',
    uk: 'Кожен файл, який читають сторінки, існує, кожною мовою.',
  },
  why: {
    en: 'Pages read their texts from files with fixed names. Without one of them, a page would be empty.',
    uk: 'Сторінки читають тексти з файлів із відомими назвами. Без такого файлу сторінка була б порожня.',
  },
  paths: ['path'],
  words: {
    en: ({ path }) => ({
      message: `The ${path.endsWith('/') ? 'folder' : 'file'} ${path} is missing.`,
      hint: {
        texts: `Create it after the example of the same file in another language, or bring it back: git restore ${path}.`,
        folder: `Create the folder with its files, or bring it back: git restore ${path}.`,
        facts: `Create it, or bring it back: git restore ${path}.`,
        items: `Create it, or bring it back: git restore ${path}. If its items should go, delete the texts of the same name in every language, too.`,
      }[missingKind(path)],
    }),
    uk: ({ path }) => ({
      message: `${path.endsWith('/') ? 'Відсутня тека' : 'Відсутній файл'} ${path}.`,
      hint: {
        texts: `Створіть його за зразком такого самого файлу іншою мовою або поверніть: git restore ${path}.`,
        folder: `Створіть теку з її файлами або поверніть: git restore ${path}.`,
        facts: `Створіть його або поверніть: git restore ${path}.`,
        items: `Створіть або поверніть: git restore ${path}. Якщо ці записи більше не потрібні, видаліть і тексти з такою самою назвою всіма мовами.`,
      }[missingKind(path)],
    }),
  },
  check(tree, report) {
    // A file with a mistyped name is reported there.
    const mistyped = new Set([...tree.strays.map(suggestPath), ...misnamedTexts(tree).values()]);
    const folders = ['data', ...languageCodes];
    const missing = folders.filter((folder) => !tree.files.some(({ path }) => path.startsWith(`${folder}/`)));
    const paths = missing.map((folder) => `${folder}/`).concat(missingSingles(tree), missingGroups(tree));
    for (const path of new Set(paths)) {
      const isInMissing = missing.some((folder) => path.startsWith(`${folder}/`) && path !== `${folder}/`);
      if (!isInMissing && !mistyped.has(path)) report({ path }, { path });
    }
  },
  explains(own) {
    const missing = own.map(({ parameters }) => parameters.path);
    const isMissing = (path: string) => missing.some((each) => path.startsWith(each));
    const isUntranslated = explainsUntranslated(isMissing);
    return (other) => isUntranslated(other) || isOrphanedBy(isMissing, other);
  },
  unused: ({ parameters: { path } }, tree) => textsWithoutFacts(tree, path),
});

/** What is missing, for the words about it: facts have no language, and the texts of items may be left without them. */
function missingKind(path: string): 'texts' | 'folder' | 'facts' | 'items' {
  const [, inData = ''] = /(?:^|\/)data\/(.+)$/.exec(path) ?? [];
  if (inData.includes('/')) return 'items';
  if (inData) return 'facts';
  return path.endsWith('/') ? 'folder' : 'texts';
}

/** The texts of items all of whose facts were in a file or folder that is missing, if nothing refers to any of them. */
function textsWithoutFacts(tree: ContentTree, path: string): Place[] {
  return itemKinds.flatMap((kind) => {
    const { facts } = kind;
    if (!facts?.path.includes('*') || !path.startsWith(pathOf(facts).replace(/[^/]*$/, ''))) return [];
    const parts = translatedTexts(tree, kind).filter(({ file: { id } }) =>
      pathOf(facts, undefined, id).startsWith(path),
    );
    const isUnused = parts.every(({ items }) => items.every(({ id }) => unusedItem(tree, kind.name, id).length > 0));
    return isUnused ? parts.map(({ file }) => ({ path: file.path })) : [];
  });
}

function missingSingles(tree: ContentTree): string[] {
  const ofRoutes = routeNamespaces(tree);
  return fileKinds.flatMap((kind) => {
    const ids = kindOfFile(kind).items ? [] : tree.filesOf(kind.name).map(({ id }) => id);
    const names = kind.path.includes('*') ? ids : [undefined];
    return names
      .filter((name) => !kind.optional || isNeeded(kind, name, tree, ofRoutes))
      .flatMap((name) =>
        placesOf(kind)
          .filter((language) => !tree.file(kind.name, language, name))
          .map((language) => pathOf(kind, language, name)),
      );
  });
}

/** A file that may be absent is needed where a route lists it, where another language has it, and beside its facts or texts. */
function isNeeded(
  kind: FileKind,
  name: string | undefined,
  tree: ContentTree,
  ofRoutes: ReadonlySet<string>,
): boolean {
  if (ofRoutes.has(name ?? kind.path.replace('.json', ''))) return true;
  if (languageCodes.some((code) => tree.file(kind.name, code, name))) return true;
  return partnersOf(kind).some((partner) => tree.filesOf(partner.name).some(({ id }) => isPartner(partner, id)));
}

/** The facts to a kind of texts, and the texts to a kind of facts. */
const partnersOf = oncePer((fileKind: FileKind): FileKind[] => {
  const { facts, texts } = kindOfFile(fileKind);
  const pairs = itemKinds.map((kind) => [fileKindOf(kind, 'facts'), fileKindOf(kind, 'texts')]);
  return [[facts, texts], ...pairs].flatMap((pair) =>
    pair.includes(fileKind) ? pair.flatMap((each) => (each && each !== fileKind ? [each] : [])) : [],
  );
});

/** Of the councils only one has texts for each of its members. */
function isPartner(partner: FileKind, id: string | undefined): boolean {
  const only = itemKinds.flatMap((kind) => (fileKindOf(kind, 'facts') === partner ? (factsFileOf(kind) ?? []) : []));
  return only.length === 0 || only.includes(id ?? '');
}

/** Years of news that one folder has and another lacks; folders of items that are empty in one language. */
function missingGroups(tree: ContentTree): string[] {
  return itemKinds.flatMap((kind) => {
    const kinds = [fileKindOf(kind, 'facts'), fileKindOf(kind, 'texts')].flatMap((each) =>
      each?.path.includes('*') && kindOfFile(each) === kind ? [each] : [],
    );
    const places = kinds.flatMap((each) => placesOf(each).map((language) => ({ kind: each, language })));
    const files = places.map(({ kind, language }) => tree.filesOf(kind.name, language));
    if (hasOwnFiles(kind)) {
      const isUsed = files.some((group) => group.length > 1);
      return places.flatMap(({ kind, language }, index) =>
        isUsed && files[index]?.length === 0 ? [pathOf(kind, language).replace(/[^/]*$/, '')] : [],
      );
    }
    // A file whose name is not a year is reported itself.
    const isNamed = ({ id, kind: { isYearly } }: ContentFile) => id !== undefined && (!isYearly || isYear(id));
    const ids = new Set(files.flat().flatMap((file) => (isNamed(file) ? (file.id ?? []) : [])));
    return places.flatMap(({ kind, language }) =>
      [...ids].filter((id) => !tree.file(kind.name, language, id)).map((id) => pathOf(kind, language, id)),
    );
  });
}

function placesOf({ role }: FileKind): readonly (LanguageCode | undefined)[] {
  return role === 'data' ? [undefined] : languageCodes;
}
