import { basename } from 'node:path';
import { groupName, isAssetPath, placeOf } from '../../../content/content-path.ts';
import { assetPaths, type ContentFile, type ContentTree, filesByPath } from '../../../content/content-tree.ts';
import { withUsualExtension } from '../../../content/files/asset-facts.ts';
import { kindOfFile } from '../../../content/kind-table.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { defaultLanguage, languageCodes } from '../../../lib/language/languages.ts';
import { toSlug } from '../../../lib/text/romanize.ts';
import { didYouMean } from '../../diagnostic.ts';
import { defineRule } from '../../rule.ts';
import { unusedRecords } from '../../translations.ts';
import { explainsUntranslated } from '../items/items-and-texts.ts';
import {
  hiddenTexts,
  isYear,
  itemFolders,
  misnamedTexts,
  suggestPath,
  topFolders,
  withoutCopyMark,
} from './text-files.ts';

interface NameParameters {
  name: string;
  problem: 'case' | 'letters' | 'form' | 'twin' | 'year';
  /** True if it is the name of a folder. */
  isFolder?: true;
  suggestion?: string;
  /** The name of the file that it seems to be a copy of. */
  original?: string;
}

type NameProblem = NameParameters['problem'];

const usualName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const fileName = defineRule<NameParameters>('file-name', 'error', 'content', {
  en: {
    asks: 'File names consist of lowercase Latin letters, digits and hyphens.',
    why: 'File names become parts of addresses. Capital letters, spaces and letters that only look Latin break links, and on some computers two names that differ only in case are the same file.',
    message: ({ name, problem, isFolder }) =>
      ({
        case: `The ${isFolder ? 'folder ' : ''}name "${name}" contains capital letters.`,
        letters: `The ${isFolder ? 'folder ' : ''}name "${name}" contains characters other than the letters a–z.`,
        form: `The ${isFolder ? 'folder ' : ''}name "${name}" contains characters other than letters, digits and hyphens.`,
        twin: `The name "${name}" differs from another one only in case.`,
        year: `"${name}" is not a year.`,
      })[problem],
    hint: ({ problem, isFolder, suggestion, original }) =>
      original
        ? `Delete it if it is a copy of "${original}"; otherwise give it a name of its own.`
        : problem === 'year'
          ? 'Name it after the year of its items, such as "2026.json", or delete it.'
          : suggestion === undefined
            ? `Rename the ${isFolder ? 'folder' : 'file'}.`
            : `Rename it to "${suggestion}", also wherever ${isFolder ? 'its files are' : 'it is'} referred to.`,
  },
  uk: {
    asks: 'Назви файлів складаються з малих латинських літер, цифр і дефісів.',
    why: 'Назви файлів стають частинами адрес. Великі літери, пробіли й літери, лише схожі на латинські, ламають посилання, а на деяких комп’ютерах дві назви, що різняться тільки регістром, — це один файл.',
    message: ({ name, problem, isFolder }) =>
      ({
        case: `У назві ${isFolder ? 'теки ' : ''}"${name}" є великі літери.`,
        letters: `У назві ${isFolder ? 'теки ' : ''}"${name}" є символи, крім латинських літер a–z.`,
        form: `У назві ${isFolder ? 'теки ' : ''}"${name}" є не лише літери, цифри й дефіси.`,
        twin: `Назва "${name}" відрізняється від іншої лише регістром літер.`,
        year: `"${name}" — не рік.`,
      })[problem],
    hint: ({ problem, isFolder, suggestion, original }) =>
      original
        ? `Видаліть його, якщо це копія файлу "${original}"; інакше дайте йому власну назву.`
        : problem === 'year'
          ? 'Назвіть файл за роком його записів, наприклад "2026.json", або видаліть.'
          : suggestion === undefined
            ? `Перейменуйте ${isFolder ? 'теку' : 'файл'}.`
            : `Перейменуйте ${isFolder ? 'її' : 'його'} на "${suggestion}" і виправте всі посилання на ${isFolder ? 'її файли' : 'нього'}.`,
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.id === undefined) continue;
      const { isYearly } = file.kind;
      // The texts of an item are named like its facts; without these, they are reported as orphaned.
      const isOfItem = !isYearly && kindOfFile(file.kind).facts !== undefined;
      if (file.kind.role === 'texts' && (isOfItem || !isAlone(file, tree))) continue;
      const problem = isYearly && !isYear(file.id) ? 'year' : nameProblem(file.id);
      const original = withoutCopyMark(file.path);
      const isCopy = original !== file.path && filesByPath(tree).has(original);
      const copied = isCopy && { original: basename(original) };
      if (problem) report({ path: file.path }, { ...namedIn(file.path, problem), ...copied });
    }
    const lower = new Map<string, string>();
    // One name, however many files are below it.
    const folders = new Set<string>();
    for (const path of assetPaths(tree)) {
      const problem = nameProblem(basename(path).replace(/\.[A-Za-z0-9]+$/, ''));
      const twin = lower.get(path.toLowerCase());
      const folder = path.split('/').slice(1, -1).find(nameProblem);
      if (twin) report({ path }, { name: basename(path), problem: 'twin' });
      else if (problem) report({ path }, namedIn(path, problem));
      else if (folder && !folders.has(folder)) {
        folders.add(folder);
        report({ path }, { ...namedIn(folder, nameProblem(folder) ?? 'form'), isFolder: true });
      }
      lower.set(path.toLowerCase(), path);
    }
  },
  // A file that is renamed as it should be is found under its name again.
  explains(own) {
    const pathsOf = (isOne: (parameters: NameParameters) => unknown) =>
      own.flatMap(({ place, parameters }) => (isOne(parameters) ? pathOfPlace(place) : []));
    const paths = pathsOf(() => true);
    const ofNoYear = pathsOf(({ problem }) => problem === 'year');
    const copies = pathsOf(({ original }) => original);
    return ({ code, parameters, place, related }) => {
      const path = pathOfPlace(place);
      // A copy needs no translation.
      if (code === 'untranslated' && copies.includes(path)) return true;
      if (code === 'namespace-unused' && paths.includes(path)) return true;
      // The file is a copy, whose items go with it.
      if (code === 'duplicate-id')
        return [place, ...related.map((each) => each.place)].some((each) => ofNoYear.includes(pathOfPlace(each)));
      const suggestion = asText(asObject(parameters).suggestion);
      return suggestion !== undefined && namesFiles.has(code) && paths.some((path) => isNamed(path, suggestion));
    };
  },
});

/** True if neither facts nor the texts of the first language have the name of a file of texts. */
function isAlone({ kind, language, id }: ContentFile, tree: ContentTree): boolean {
  return (
    !tree.file(kindOfFile(kind).facts?.name ?? '', undefined, id) &&
    (language === defaultLanguage || !tree.file(kind.name, defaultLanguage, id))
  );
}

function nameProblem(name: string): NameProblem | undefined {
  if (usualName.test(name)) return undefined;
  if (/[^\u0020-\u007e]/.test(name)) return 'letters';
  return usualName.test(name.toLowerCase()) ? 'case' : 'form';
}

function namedIn(path: string, problem: NameProblem): NameParameters {
  const name = basename(path);
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(name) ?? [];
  const better = toSlug(stem);
  const suggestion = better + ending.toLowerCase();
  return { name, problem, ...(better && problem !== 'year' && suggestion !== name && { suggestion }) };
}

const namesFiles: ReadonlySet<string> = new Set(['asset-missing', 'reference-unknown', 'link-dead']);

/** True if a suggestion names a file: a picture by its path, an item by its id, a page by its address. */
function isNamed(path: string, suggestion: string): boolean {
  const id = path.replace(/^.*\/|\.json$/g, '');
  return path.endsWith(`/${suggestion}`) || suggestion === id || suggestion.endsWith(`/${id}`);
}

/** The file formats that pages can show. */
export const assetForms = { images: /\.(?:svg|webp|png|jpe?g)$/i, files: /\.pdf$/i };

/** Files that programs leave beside those that they open. */
const madeByPrograms = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*\.(?:tmp|bak)|[^/]*~|~\$[^/]*)$/i;

/**
 * The kind of a file that the site cannot show or read, does not read because other content has its name, is a copy of, or that records
 * translations of texts that are gone.
 */
type Sort = 'image' | 'heic' | 'jpeg' | 'document' | 'temporary' | 'hidden' | 'unreadable' | 'copy' | 'record';

type FileUnexpectedParameters = { path: string; sort?: Sort; suggestion?: string };

export const fileUnexpected = defineRule<FileUnexpectedParameters>('file-unexpected', 'error', 'content', {
  en: {
    asks: 'Every file is one that the site knows, in its place.',
    why: 'A file with a wrong name or in a wrong folder is never shown. Browsers show pictures in SVG, WebP, PNG and JPEG, and documents in PDF.',
    note: 'Files named `README.md` and files whose name starts with a dot may be anywhere.',
    message: ({ path, sort }) =>
      isUnshowable(sort)
        ? `The site cannot show ${path}.`
        : sort === 'unreadable'
          ? `Cannot read ${path}.`
          : `Unexpected ${path.endsWith('/') ? 'folder' : 'file'} ${path}.`,
    hint: ({ sort, suggestion }, content) =>
      ({
        image: 'Save the picture as WebP, SVG, PNG or JPEG, and use that file instead.',
        heic: 'Save the photo as JPEG, and use that file instead: export it in a program for photos, or let the iPhone save in the most compatible format.',
        jpeg: `It is a JPEG: rename it to ${suggestion}, also wherever it is referred to.`,
        document: 'Save the document as PDF, and use that file instead.',
        temporary: 'Delete it: it is a temporary file of a program.',
        hidden: 'Rename it: other content already has this name.',
        record: 'Delete it: it records translations of texts that are gone.',
        copy: `Delete it if it is a copy of ${suggestion}; otherwise give it a name of its own.`,
        unreadable:
          'If it is a link to a file elsewhere, put the file itself here. If its name has strange characters, rename it with Latin letters.',
        unknown: didYouMean.en(
          suggestion,
          `Rename, move or delete it: pictures belong in ${content}images/, documents in ${content}files/.`,
        ),
      })[sort ?? 'unknown'],
  },
  uk: {
    asks: 'Кожен файл відомий сайтові й лежить на своєму місці.',
    why: 'Файл із хибною назвою або не в тій теці ніколи не буде показано. Браузери показують зображення SVG, WebP, PNG і JPEG та документи PDF.',
    note: 'Файли `README.md` і файли, назва яких починається крапкою, можуть бути будь-де.',
    message: ({ path, sort }) =>
      isUnshowable(sort)
        ? `Сайт не може показати файл ${path}.`
        : sort === 'unreadable'
          ? `Не вдається прочитати ${path}.`
          : `${path.endsWith('/') ? 'Зайва тека' : 'Зайвий файл'} ${path}.`,
    hint: ({ sort, suggestion }, content) =>
      ({
        image: 'Збережіть зображення у форматі WebP, SVG, PNG чи JPEG і візьміть той файл замість цього.',
        heic: 'Збережіть фото як JPEG і візьміть той файл замість цього: експортуйте його в програмі для фотографій або виберіть в iPhone найсумісніший формат камери.',
        jpeg: `Це JPEG: перейменуйте файл на ${suggestion} і виправте всі посилання на нього.`,
        document: 'Збережіть документ у форматі PDF і візьміть той файл замість цього.',
        temporary: 'Видаліть його: це службовий файл якоїсь програми.',
        hidden: 'Перейменуйте його: таку назву вже має інший вміст.',
        record: 'Видаліть його: він про переклади текстів, яких уже немає.',
        copy: `Видаліть, якщо це копія ${suggestion}; інакше дайте власну назву.`,
        unreadable:
          'Якщо це посилання на файл деінде, покладіть сюди сам файл. Якщо в назві дивні символи, перейменуйте його латинкою.',
        unknown: didYouMean.uk(
          suggestion,
          `Перейменуйте, перенесіть або видаліть: зображення мають бути в ${content}images/, документи — у ${content}files/.`,
        ),
      })[sort ?? 'unknown'],
  },
  paths: ['path', 'suggestion'],
  isFixable: ({ sort }) => sort === 'record',
  check(tree, report) {
    const records = new Set(unusedRecords(tree));
    const strays = tree.strays.filter((path) => {
      const sort = madeByPrograms.test(path)
        ? 'temporary'
        : records.has(path)
          ? 'record'
          : // With such a path, it is no stray if it can be read.
            (isAssetPath(path) || placeOf(path)) && 'unreadable';
      // Records do no harm.
      if (sort) report({ path }, { path, sort }, [], sort === 'record' ? 'warning' : 'error');
      return !sort;
    });
    const isOutside = (folders: ReadonlyMap<string, string>, path: string) =>
      ![...folders.keys()].some((folder) => path.startsWith(folder));
    // One folder, however many files are in it.
    const copies = new Map(strays.flatMap((path) => copiedFolder(path) ?? []));
    for (const [path, suggestion] of copies) report({ path }, { path, sort: 'copy', suggestion });
    const suggested = strays
      .filter((path) => isOutside(copies, path))
      .map((path): SuggestedPath => [path, suggestPath(path)]);
    const renamed = renamedFolders(suggested);
    for (const [path, suggestion] of renamed) report({ path }, { path, suggestion });
    const alone = suggested.filter(([path]) => isOutside(renamed, path));
    const files = filesByPath(tree);
    for (const [path, suggestion] of [...alone, ...misnamedTexts(tree)]) {
      const isThere = suggestion !== undefined && files.has(suggestion);
      report({ path }, { path, ...(isThere && { sort: 'copy' }), ...(suggestion && { suggestion }) });
    }
    for (const path of hiddenTexts(tree)) report({ path }, { path, sort: 'hidden' });
    for (const path of assetPaths(tree)) {
      const folder = path.startsWith('images/') ? 'images' : 'files';
      if (assetForms[folder].test(path)) continue;
      const suggestion = folder === 'images' ? withUsualExtension(path) : path;
      if (madeByPrograms.test(path)) report({ path }, { path, sort: 'temporary' });
      else if (suggestion !== path) report({ path }, { path, sort: 'jpeg', suggestion });
      else if (folder === 'files') report({ path }, { path, sort: 'document' });
      else report({ path }, { path, sort: /\.hei[cf]s?$/i.test(path) ? 'heic' : 'image' });
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    const texts = new Set([...paths].filter(isTextPath).map(groupName));
    const meant = own.flatMap(({ parameters }) => parameters.suggestion ?? []);
    const isMeant = (path: string) =>
      meant.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
    const isTranslation = explainsUntranslated(isMeant);
    const isMissingMeant = (path: string) => meant.includes(path) || texts.has(groupName(path));
    // The contents of a file with a wrong name may be right under another one, and has its other language there.
    return (other) =>
      isTranslation(other) ||
      paths.has(pathOfPlace(other.place)) ||
      (other.code === 'file-missing' && isMissingMeant(String(asObject(other.parameters).path)));
  },
});

/** The folder above a stray file, or the stray folder, that is a copy of another one, and that one. */
function copiedFolder(stray: string): [[copy: string, original: string]] | undefined {
  const [top = '', folder = '', ...rest] = stray.split('/');
  const own = [withoutCopyMark(top), withoutCopyMark(folder)] as const;
  if (own[0] !== top && topFolders.includes(`${own[0]}/`)) return [[`${top}/`, `${own[0]}/`]];
  const isCopy = rest.length > 0 && own[1] !== folder && itemFolders(top).includes(own[1]);
  return isCopy ? [[`${top}/${folder}/`, `${top}/${own[1]}/`]] : undefined;
}

/** A stray file, and the path that it was probably meant to have. */
type SuggestedPath = readonly [path: string, suggestion: string | undefined];

/** The folders with a mistyped name that have several stray files, each with the name that is meant. */
function renamedFolders(strays: readonly SuggestedPath[]): Map<string, string> {
  const pairs = strays.flatMap(([path, meant]) => {
    const [top, folder, ...rest] = path.split('/');
    const end = rest.join('/');
    return end && meant?.endsWith(`/${end}`) ? [[`${top}/${folder}/`, meant.slice(0, -end.length)] as const] : [];
  });
  const isOfSeveral = (folder: string) => pairs.filter(([each]) => each === folder).length > 1;
  return new Map(pairs.filter(([folder, meant]) => folder !== meant && isOfSeveral(folder)));
}

function isUnshowable(sort: Sort | undefined): boolean {
  return sort !== undefined && ['image', 'heic', 'jpeg', 'document', 'temporary'].includes(sort);
}

function isTextPath(path: string): boolean {
  return languageCodes.some((code) => path.startsWith(`${code}/`));
}
