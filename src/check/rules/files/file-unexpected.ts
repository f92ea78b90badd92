import { groupName, isAssetPath, pathOf, placeOf } from '../../../content/content-path.ts';
import { fileKinds } from '../../../content/kind-table.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { languageCodes } from '../../../language/languages.ts';
import { closest } from '../../../text/closest.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';
import { explainsUntranslated } from '../items/untranslated.ts';
import { hiddenTexts, misnamedTexts } from './unshown-texts.ts';

/** The file formats that pages can show. */
export const assetForms = { images: /\.(?:svg|webp|png|jpe?g|avif)$/i, files: /\.pdf$/i };

/** What programs leave beside the files that they open. */
const madeByPrograms = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*\.(?:tmp|bak)|[^/]*~|~\$[^/]*)$/i;

/** What a file is that the site cannot show or read, or does not read because other content has its name. */
type Sort = 'image' | 'document' | 'temporary' | 'hidden' | 'unreadable';

export const fileUnexpected = defineRule<{
  path: string;
  sort?: Sort;
  suggestion?: string;
}>({
  code: 'file-unexpected',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'Every file is of a known kind.',
  why: 'A file with a wrong name or in a wrong folder is never shown. Browsers show pictures in SVG, WebP, AVIF, PNG and JPEG, and documents in PDF.',
  exceptions: 'Files named `README.md` and files whose name starts with a dot may be anywhere.',
  paths: ['path', 'suggestion'],
  words: {
    en: ({ path, sort, suggestion }) => ({
      message: isUnshowable(sort)
        ? `The site cannot show ${path}.`
        : sort === 'unreadable'
          ? `Cannot read ${path}.`
          : `Unexpected ${path.endsWith('/') ? 'folder' : 'file'} ${path}.`,
      hint: {
        image: 'Save the picture as WebP, SVG, PNG or JPEG, and delete this file.',
        document: 'Save the document as PDF, and delete this file.',
        temporary: 'Delete it: it is a temporary file of a program.',
        hidden: 'Rename it: other content already has this name.',
        unreadable: 'Put the file itself here: a link must lead to a file of the content, and a name must be UTF-8.',
        unknown: didYouMean.en(
          suggestion,
          'Rename, move or delete it: pictures belong in images/, documents in files/.',
        ),
      }[sort ?? 'unknown'],
    }),
    uk: ({ path, sort, suggestion }) => ({
      message: isUnshowable(sort)
        ? `Сайт не може показати файл ${path}.`
        : sort === 'unreadable'
          ? `Не вдається прочитати ${path}.`
          : `${path.endsWith('/') ? 'Зайва тека' : 'Зайвий файл'} ${path}.`,
      hint: {
        image: 'Збережіть зображення у форматі WebP, SVG, PNG чи JPEG, а цей файл видаліть.',
        document: 'Збережіть документ у форматі PDF, а цей файл видаліть.',
        temporary: 'Видаліть його: це службовий файл якоїсь програми.',
        hidden: 'Перейменуйте його: таку назву вже має інший вміст.',
        unreadable: 'Покладіть сюди сам файл: посилання має вести на файл вмісту, а назва — бути в UTF-8.',
        unknown: didYouMean.uk(
          suggestion,
          'Перейменуйте, перенесіть або видаліть: зображення мають бути в images/, документи — у files/.',
        ),
      }[sort ?? 'unknown'],
    }),
  },
  check(tree, report) {
    const isTemporary = (path: string) => madeByPrograms.test(path);
    for (const path of tree.strays.filter(isTemporary)) report({ path }, { path, sort: 'temporary' });
    const others = tree.strays.filter((path) => !isTemporary(path));
    // With such a path, it is no stray if it can be read.
    const isUnreadable = (path: string) => isAssetPath(path) || placeOf(path) !== undefined;
    for (const path of others.filter(isUnreadable)) report({ path }, { path, sort: 'unreadable' });
    const strays = others.flatMap((path) => (isUnreadable(path) ? [] : [[path, suggestPath(path)] as const]));
    for (const [path, suggestion] of [...strays, ...misnamedTexts(tree)])
      report({ path }, { path, ...(suggestion && { suggestion }) });
    for (const path of hiddenTexts(tree)) report({ path }, { path, sort: 'hidden' });
    const assets = { images: tree.images, files: tree.documents };
    for (const folder of ['images', 'files'] as const) {
      for (const name of assets[folder].filter((each) => !assetForms[folder].test(each))) {
        const path = `${folder}/${name}`;
        const sort = { images: 'image', files: 'document' } as const;
        report({ path }, { path, sort: isTemporary(name) ? 'temporary' : sort[folder] });
      }
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    const texts = new Set([...paths].filter(isTextPath).map(groupName));
    const meant = new Set(own.map(({ parameters }) => parameters.suggestion));
    const isTranslation = explainsUntranslated((path) => meant.has(path));
    // What is in a file with a wrong name may be right under another one, and has its other language there.
    return (other) =>
      isTranslation(other) ||
      paths.has(pathOfPlace(other.place)) ||
      (other.code === 'file-missing' && texts.has(groupName(String(asObject(other.parameters).path))));
  },
});

/** The path that a stray file was probably meant to have. */
export function suggestPath(stray: string): string | undefined {
  const folders = ['data/', 'images/', 'files/', ...languageCodes.map((code) => `${code}/`)];
  const known = fileKinds
    .filter(({ path }) => !path.includes('*'))
    .flatMap((kind) => (kind.role === 'data' ? [pathOf(kind)] : languageCodes.map((code) => pathOf(kind, code))));
  if (stray.endsWith('/')) return closest(stray, folders);
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
  return sort !== undefined && sort !== 'hidden' && sort !== 'unreadable';
}

function isTextPath(path: string): boolean {
  return languageCodes.some((code) => path.startsWith(`${code}/`));
}
