import { groupName, isAssetPath, pathOf, placeOf } from '../../../content/content-path.ts';
import { withUsualExtension } from '../../../content/files/asset-signature.ts';
import { fileKinds } from '../../../content/kind-table.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { languageCodes } from '../../../language/languages.ts';
import { closest } from '../../../text/closest.ts';
import { defineRule } from '../../rule.ts';
import { unusedRecords } from '../../translations.ts';
import { didYouMean } from '../../words.ts';
import { explainsUntranslated } from '../items/items-and-texts.ts';
import { withoutCopyMark } from './copy-mark.ts';
import { hiddenTexts, misnamedTexts } from './unshown-texts.ts';

/** The file formats that pages can show. */
export const assetForms = { images: /\.(?:svg|webp|png|jpe?g|avif)$/i, files: /\.pdf$/i };

/** What programs leave beside the files that they open. */
const madeByPrograms = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*\.(?:tmp|bak)|[^/]*~|~\$[^/]*)$/i;

/**
 * What a file is that the site cannot show or read, does not read because other content has its name, is a copy of, or that records
 * translations of texts that are gone.
 */
type Sort = 'image' | 'heic' | 'jpeg' | 'document' | 'temporary' | 'hidden' | 'unreadable' | 'copy' | 'record';

export const fileUnexpected = defineRule<{
  path: string;
  sort?: Sort;
  suggestion?: string;
}>({
  code: 'file-unexpected',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Every file is one that the site knows, in its place.',
    uk: 'Кожен файл відомий сайтові й лежить на своєму місці.',
  },
  why: {
    en: 'A file with a wrong name or in a wrong folder is never shown. Browsers show pictures in SVG, WebP, AVIF, PNG and JPEG, and documents in PDF.',
    uk: 'Файл із хибною назвою або не в тій теці ніколи не буде показано. Браузери показують зображення SVG, WebP, AVIF, PNG і JPEG та документи PDF.',
  },
  exceptions: {
    en: 'Files named `README.md` and files whose name starts with a dot may be anywhere.',
    uk: 'Файли `README.md` і файли, назва яких починається крапкою, можуть бути будь-де.',
  },
  paths: ['path', 'suggestion'],
  words: {
    en: ({ path, sort, suggestion }, content) => ({
      message: isUnshowable(sort)
        ? `The site cannot show ${path}.`
        : sort === 'unreadable'
          ? `Cannot read ${path}.`
          : `Unexpected ${path.endsWith('/') ? 'folder' : 'file'} ${path}.`,
      hint: {
        image: 'Save the picture as WebP, SVG, AVIF, PNG or JPEG, and use that file instead.',
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
      }[sort ?? 'unknown'],
      isFixable: sort === 'record',
    }),
    uk: ({ path, sort, suggestion }, content) => ({
      message: isUnshowable(sort)
        ? `Сайт не може показати файл ${path}.`
        : sort === 'unreadable'
          ? `Не вдається прочитати ${path}.`
          : `${path.endsWith('/') ? 'Зайва тека' : 'Зайвий файл'} ${path}.`,
      hint: {
        image: 'Збережіть зображення у форматі WebP, SVG, AVIF, PNG чи JPEG і візьміть той файл замість цього.',
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
      }[sort ?? 'unknown'],
      isFixable: sort === 'record',
    }),
  },
  check(tree, report) {
    const isTemporary = (path: string) => madeByPrograms.test(path);
    for (const path of tree.strays.filter(isTemporary)) report({ path }, { path, sort: 'temporary' });
    const records = new Set(unusedRecords(tree));
    // They do no harm.
    for (const path of records) report({ path }, { path, sort: 'record' }, [], 'warning');
    const lasting = tree.strays.filter((path) => !isTemporary(path) && !records.has(path));
    // With such a path, it is no stray if it can be read.
    const isUnreadable = (path: string) => isAssetPath(path) || placeOf(path) !== undefined;
    for (const path of lasting.filter(isUnreadable)) report({ path }, { path, sort: 'unreadable' });
    const strays = lasting.filter((path) => !isUnreadable(path));
    const files = new Set(tree.files.map(({ path }) => path));
    // One folder, however many files are in it.
    const copies = new Map(strays.flatMap((path) => copiedFolder(path) ?? []));
    for (const [path, suggestion] of copies) report({ path }, { path, sort: 'copy', suggestion });
    const isIn = (folders: ReadonlyMap<string, string>, path: string) =>
      [...folders.keys()].some((folder) => path.startsWith(folder));
    const suggested = strays
      .filter((path) => !isIn(copies, path))
      .map((path): SuggestedPath => [path, suggestPath(path)]);
    const renamed = renamedFolders(suggested);
    for (const [path, suggestion] of renamed) report({ path }, { path, suggestion });
    const alone = suggested.filter(([path]) => !isIn(renamed, path));
    for (const [path, suggestion] of [...alone, ...misnamedTexts(tree)]) {
      const isThere = suggestion !== undefined && files.has(suggestion);
      report({ path }, { path, ...(isThere && { sort: 'copy' }), ...(suggestion && { suggestion }) });
    }
    for (const path of hiddenTexts(tree)) report({ path }, { path, sort: 'hidden' });
    const assets = { images: tree.images, files: tree.documents };
    for (const folder of ['images', 'files'] as const) {
      for (const name of assets[folder].filter((each) => !assetForms[folder].test(each))) {
        const path = `${folder}/${name}`;
        const suggestion = folder === 'images' ? withUsualExtension(path) : path;
        if (isTemporary(name)) report({ path }, { path, sort: 'temporary' });
        else if (suggestion !== path) report({ path }, { path, sort: 'jpeg', suggestion });
        else if (folder === 'files') report({ path }, { path, sort: 'document' });
        else report({ path }, { path, sort: /\.hei[cf]s?$/i.test(path) ? 'heic' : 'image' });
      }
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
    // What is in a file with a wrong name may be right under another one, and has its other language there.
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

const topFolders = ['data/', 'images/', 'files/', ...languageCodes.map((code) => `${code}/`)];

/** The path that a stray file was probably meant to have. */
export function suggestPath(stray: string): string | undefined {
  const known = fileKinds
    .filter(({ path }) => !path.includes('*'))
    .flatMap((kind) => (kind.role === 'data' ? [pathOf(kind)] : languageCodes.map((code) => pathOf(kind, code))));
  if (stray.endsWith('/')) return closest(stray, topFolders);
  // Programs append an extension of their own, and hide it.
  const bare = /^(.*\.json)\.[a-z]+$/i.exec(stray)?.[1];
  if (bare !== undefined && placeOf(bare)) return bare;
  const [top = '', folder = '', ...rest] = stray.split('/');
  const meant = rest.length > 0 && closest(folder, itemFolders(top));
  const moved = meant && [top, meant, ...rest].join('/');
  if (moved && placeOf(moved)) return moved;
  return closest(
    stray,
    known.filter((path) => path.split('/')[0] === stray.split('/')[0]),
  );
}

/** The folders below that of the facts, or of a language, in which files of several items or years are. */
function itemFolders(top: string): string[] {
  const ofTop = fileKinds.filter(({ role, path }) => path.includes('/') && (role === 'data') === (top === 'data'));
  return ofTop.map(({ path }) => path.slice(0, path.indexOf('/')));
}

function isUnshowable(sort: Sort | undefined): boolean {
  return sort !== undefined && ['image', 'heic', 'jpeg', 'document', 'temporary'].includes(sort);
}

function isTextPath(path: string): boolean {
  return languageCodes.some((code) => path.startsWith(`${code}/`));
}
