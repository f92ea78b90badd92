import { groupName, pathOf, placeOf } from '../../../content/content-path.ts';
import { type ContentFile, type ContentTree, filesByPath, isKindSure } from '../../../content/content-tree.ts';
import { itemsCalled, translatedTexts } from '../../../content/items.ts';
import type { FileKind, Kind } from '../../../content/kind.ts';
import {
  factsFileOf,
  fileKindOf,
  fileKinds,
  hasOwnFiles,
  itemKinds,
  kindOfFile,
} from '../../../content/kind-table.ts';
import { routeNamespaces } from '../../../content/page-list.ts';
import { madeNamespaces, namespaceNames, namespaceOf, namespacesWithoutRoute } from '../../../content/pages.ts';
import { type Place, pathOfPlace } from '../../../content/place.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../../lib/language/languages.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { defineRule } from '../../rule.ts';
import { explainsUntranslated, isOrphanedBy } from '../items/items-and-texts.ts';
import { unusedItem } from '../items/unused-items.ts';

/** The words that systems put behind the name of a copy: ` (1)`, ` - Copy`, ` — копія`. */
const copyMark = /(?: ?\(\d+\)| ?[-–—_]? ?(?:copy|копія|копия)(?: ?\(?\d+\)?)?)(?=\.json$|$)/iu;

/** The name of what a file or folder is a copy of, by the name that a system gave it; the same name for what is none. */
export function withoutCopyMark(name: string): string {
  return name.replace(copyMark, '');
}

/** True if the id of a file is a year. */
export function isYear(id: string): boolean {
  return /^\d{4}$/.test(id);
}

export const topFolders = ['data/', 'images/', 'files/', ...languageCodes.map((code) => `${code}/`)];

/** The path that a stray file was probably meant to have. */
export function suggestPath(stray: string): string | undefined {
  if (stray.endsWith('/')) return closest(stray, topFolders);
  // Programs append an extension of their own, and hide it.
  const bare = /^(.*\.json)\.[a-z]+$/i.exec(stray)?.[1];
  if (bare !== undefined && placeOf(bare)) return bare;
  const [top = '', folder = '', ...rest] = stray.split('/');
  const meant = rest.length > 0 && closest(folder, itemFolders(top));
  const moved = meant && [top, meant, ...rest].join('/');
  if (moved && placeOf(moved)) return moved;
  const known = fileKinds
    .filter(({ path }) => !path.includes('*'))
    .flatMap((kind) => placesOf(kind).map((language) => pathOf(kind, language)));
  return closest(
    stray,
    known.filter((path) => path.startsWith(`${top}/`)),
  );
}

/** The folders below that of the facts, or of a language, in which files of several items or years are. */
export function itemFolders(top: string): string[] {
  const ofTop = fileKinds.filter(({ role, path }) => path.includes('/') && (role === 'data') === (top === 'data'));
  return ofTop.map(({ path }) => path.slice(0, path.indexOf('/')));
}

/** The names of the namespaces that pages show; undefined while the table of routes is not known. */
const shownNamespaces = oncePer((tree: ContentTree): ReadonlySet<string> | undefined =>
  tree.file('routes-data') && isKindSure(tree, 'routes-data')
    ? new Set([...routeNamespaces(tree), ...namespacesWithoutRoute])
    : undefined,
);

/** Files of texts with names that are not theirs: the paths that they were probably meant to have, by their own. */
export const misnamedTexts = oncePer((tree: ContentTree): ReadonlyMap<string, string> => {
  const shown = shownNamespaces(tree);
  if (!shown) return new Map();
  const files = filesByPath(tree);
  const names = [...new Set(namespaceNames(tree))].filter((name) => shown.has(name));
  return new Map(
    freelyNamed(tree).flatMap(({ path, name, language }) => {
      const missing = names.map((each) => `${language}/${each}.json`).filter((each) => !files.has(each));
      const meant = shown.has(name) ? undefined : closest(path, missing);
      return meant === undefined ? [] : [[path, meant]];
    }),
  );
});

/** The paths of files of texts whose names are those of namespaces that are made of other files: nobody reads them. */
export const hiddenTexts = oncePer((tree: ContentTree): ReadonlySet<string> => {
  const made = new Set(madeNamespaces(tree));
  return new Set(freelyNamed(tree).flatMap(({ path, name }) => (made.has(name) ? [path] : [])));
});

/** The files of texts that are called as their authors like. */
function freelyNamed(tree: ContentTree): (Pick<ContentFile, 'path' | 'language'> & { name: string })[] {
  return tree.files.flatMap((file) => {
    const { path, kind, language } = file;
    const name = kind.path.includes('*') ? namespaceOf(file) : undefined;
    return name === undefined ? [] : [{ path, language, name }];
  });
}

export const fileMissing = defineRule<{ path: string }>('file-missing', 'error', 'content', {
  en: {
    asks: 'Every file that pages read exists, in each language.',
    why: 'Pages read their texts from files with fixed names. Without one of them, a page would be empty.',
    message: ({ path }) => `The ${path.endsWith('/') ? 'folder' : 'file'} ${path} is missing.`,
    hint: ({ path }) =>
      ({
        texts: `Create it after the example of the same file in another language, or bring it back: git restore ${path}.`,
        folder: `Create the folder with its files, or bring it back: git restore ${path}.`,
        facts: `Create it, or bring it back: git restore ${path}.`,
        items: `Create it, or bring it back: git restore ${path}. If its items should go, delete the texts of the same name in every language, too.`,
      })[missingKind(path)],
  },
  uk: {
    asks: 'Кожен файл, який читають сторінки, існує, кожною мовою.',
    why: 'Сторінки читають тексти з файлів із відомими назвами. Без такого файлу сторінка була б порожня.',
    message: ({ path }) => `${path.endsWith('/') ? 'Відсутня тека' : 'Відсутній файл'} ${path}.`,
    hint: ({ path }) =>
      ({
        texts: `Створіть його за зразком такого самого файлу іншою мовою або поверніть: git restore ${path}.`,
        folder: `Створіть теку з її файлами або поверніть: git restore ${path}.`,
        facts: `Створіть його або поверніть: git restore ${path}.`,
        items: `Створіть або поверніть: git restore ${path}. Якщо ці записи більше не потрібні, видаліть і тексти з такою самою назвою всіма мовами.`,
      })[missingKind(path)],
  },
  paths: ['path'],
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

/** The part that is missing, for the words about it: facts have no language, and the texts of items may be left without them. */
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
  return fileKinds.flatMap((kind) => {
    const ids = kindOfFile(kind).items ? [] : tree.filesOf(kind.name).map(({ id }) => id);
    const names = kind.path.includes('*') ? ids : [undefined];
    const needed = names.filter((name) => !kind.optional || isNeeded(kind, name, tree));
    return needed.flatMap((name) => missingPlaces(kind, name, tree));
  });
}

/** The paths of the files of a name that a kind lacks. */
function missingPlaces(kind: FileKind, name: string | undefined, tree: ContentTree): string[] {
  const missing = placesOf(kind).filter((language) => !tree.file(kind.name, language, name));
  return missing.map((language) => pathOf(kind, language, name));
}

/** A file that may be absent is needed where a route lists it, where another language has it, and beside its facts or texts. */
function isNeeded(kind: FileKind, name: string | undefined, tree: ContentTree): boolean {
  if (routeNamespaces(tree).has(name ?? kind.path.replace('.json', ''))) return true;
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
    const files = kinds.flatMap((each) => tree.filesOf(each.name));
    if (hasOwnFiles(kind)) {
      const folders = kinds.flatMap((each) =>
        placesOf(each).map((language) => ({
          path: pathOf(each, language).replace(/[^/]*$/, ''),
          count: tree.filesOf(each.name, language).length,
        })),
      );
      return folders.some(({ count }) => count > 1)
        ? folders.flatMap(({ path, count }) => (count ? [] : [path]))
        : [];
    }
    // A file whose name is not a year is reported itself.
    const named = files.filter(({ id, kind: { isYearly } }) => id !== undefined && (!isYearly || isYear(id)));
    const ids = new Set(named.map(({ id }) => id));
    return kinds.flatMap((each) => [...ids].flatMap((id) => missingPlaces(each, id, tree)));
  });
}

function placesOf({ role }: FileKind): readonly (LanguageCode | undefined)[] {
  return role === 'data' ? [undefined] : languageCodes;
}

export const namespaceUnused = defineRule<{ name: string }>('namespace-unused', 'error', 'content', {
  en: {
    asks: 'Every file of texts is shown on a page.',
    why: 'A file of texts, in `content/ua` for instance, is what the code calls a namespace: a page shows it because its route in `content/data/routes.json` lists it. Texts that no route lists are never shown, and nobody notices until somebody looks for the page. The members of a council in `content/data/councils` likewise belong to the page of the same name.',
    message: ({ name }) => `The texts "${name}" are not shown on any page.`,
    hint: ({ name }, content) =>
      `Add "${name}" to the "namespaces" of its page in ${content}data/routes.json — a page of texts has a route of its own with the component "TextPage" — or delete the files of this name.`,
  },
  uk: {
    asks: 'Кожен файл текстів показано на якійсь сторінці.',
    why: 'Файл текстів, наприклад у `content/ua`, код називає простором імен: сторінка показує його, бо його перелічує її маршрут у `content/data/routes.json`. Текстів, яких не перелічує жоден маршрут, не видно ніде, і цього ніхто не помітить, доки хтось не шукатиме сторінки. Так само члени ради з `content/data/councils` належать сторінці з тією самою назвою.',
    message: ({ name }) => `Тексти "${name}" не показано на жодній сторінці.`,
    hint: ({ name }, content) =>
      `Додайте "${name}" до "namespaces" потрібної сторінки в ${content}data/routes.json (текстова сторінка має власний маршрут із компонентом "TextPage") або видаліть файли з цією назвою.`,
  },
  check(tree, report) {
    const shown = shownNamespaces(tree);
    if (!shown) return;
    const reported = new Set<string>();
    for (const file of tree.files) {
      const { kind, id, language } = file;
      const name = kindOfFile(kind).name === 'council' ? id : namespaceOf(file);
      if (name === undefined || shown.has(name) || reported.has(name)) continue;
      // The texts of both languages are one error, reported where they come first.
      reported.add(name);
      const others = languageCodes.flatMap((code) =>
        language && code !== language ? (tree.file(kind.name, code, id) ?? []) : [],
      );
      const start = (each: ContentFile) => ({ file: each, pointer: '', part: 'start' as const });
      const related = others.map((other) => ({ remark: 'other-language-here' as const, place: start(other) }));
      report(start(file), { name }, related);
    }
  },
  // A file that is to be shown or deleted need not be whole: it may be a copy of something else.
  explains(own) {
    const names = new Set(own.map(({ parameters }) => `${parameters.name}.json`));
    const isOne = (path: string) => !path.startsWith('data/') && names.has(groupName(path));
    return ({ code, place, parameters }) =>
      code === 'file-missing'
        ? isOne(String(asObject(parameters).path))
        : code.startsWith('schema-') && isOne(pathOfPlace(place));
  },
  unused({ parameters: { name }, place }, tree) {
    if (!('file' in place)) return [];
    const { id, kind: fileKind } = place.file;
    const kind = kindOfFile(fileKind);
    const files = tree.files.filter((file) => kindOfFile(file.kind) === kind && file.id === id);
    const mayGo = files.every(({ kind: { optional, path } }) => optional || path.includes('*'));
    return mayGo && !isReferred(tree, kind, name) ? files.map(({ path }) => ({ path })) : [];
  },
});

/** True if documents are listed in a section of a page, or anything refers to one of the items that its files list. */
function isReferred(tree: ContentTree, kind: Kind, namespace: string): boolean {
  if (valuesOfFormat(tree, 'section-id').some(({ value }) => value.startsWith(`${namespace}/`))) return true;
  return itemsCalled(tree, kind.name).some(({ id }) => unusedItem(tree, kind.name, id).length === 0);
}
