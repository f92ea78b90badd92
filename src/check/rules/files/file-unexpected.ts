import { pathOf, placeOf } from '../../../content/content-tree.ts';
import { languageCodes } from '../../../content/items.ts';
import { fileKinds } from '../../../content/kind-table.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { closest } from '../../../text/closest.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';
import { explainsUntranslated } from '../items/untranslated.ts';

/** The file formats that pages can show. */
export const assetForms = { images: /\.(?:svg|webp|png|jpe?g|avif)$/i, files: /\.pdf$/i };

/** What programs leave beside the files that they open. */
const madeByPrograms = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*\.(?:tmp|bak)|[^/]*~|~\$[^/]*)$/i;

export const fileUnexpected = defineRule<{
  path: string;
  folder?: 'images' | 'files' | 'machine' | 'texts';
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
    en: ({ path, folder, suggestion }) => ({
      message:
        folder && folder !== 'texts'
          ? `The site cannot show ${path}.`
          : `Unexpected ${path.endsWith('/') ? 'folder' : 'file'} ${path}.`,
      hint: {
        images: 'Save the picture as WebP, SVG, PNG or JPEG, and delete this file.',
        files: 'Save the document as PDF, and delete this file.',
        machine: 'Delete it: it is a temporary file of a program.',
        texts: didYouMean.en(
          suggestion,
          'No page has this name. Name the file like its page; a new page needs its name in src/content/kinds.ts.',
        ),
        elsewhere: didYouMean.en(suggestion, 'Move or delete it: pictures belong in images/, documents in files/.'),
      }[folder ?? 'elsewhere'],
    }),
    uk: ({ path, folder, suggestion }) => ({
      message:
        folder && folder !== 'texts'
          ? `Сайт не може показати файл ${path}.`
          : `${path.endsWith('/') ? 'Зайва тека' : 'Зайвий файл'} ${path}.`,
      hint: {
        images: 'Збережіть зображення у форматі WebP, SVG, PNG чи JPEG, а цей файл видаліть.',
        files: 'Збережіть документ у форматі PDF, а цей файл видаліть.',
        machine: 'Видаліть його: це службовий файл якоїсь програми.',
        texts: didYouMean.uk(
          suggestion,
          'Сторінки з такою назвою немає. Назвіть файл, як його сторінку; назву нової сторінки додають у src/content/kinds.ts.',
        ),
        elsewhere: didYouMean.uk(
          suggestion,
          'Перенесіть або видаліть: зображення мають бути в images/, документи — у files/.',
        ),
      }[folder ?? 'elsewhere'],
    }),
  },
  check(tree, report) {
    for (const path of tree.strays) {
      const suggestion = suggestPath(path);
      const isTexts = /^[a-z]+\/.*\.json$/.test(path);
      report({ path }, { path, ...(isTexts && { folder: 'texts' }), ...(suggestion && { suggestion }) });
    }
    const assets = { images: tree.images, files: tree.documents };
    for (const folder of ['images', 'files'] as const) {
      for (const name of assets[folder].filter((each) => !assetForms[folder].test(each))) {
        const path = `${folder}/${name}`;
        report({ path }, { path, folder: madeByPrograms.test(name) ? 'machine' : folder });
      }
    }
  },
  explains(own) {
    const paths = new Set(own.map(({ place }) => pathOfPlace(place)));
    const meant = new Set(own.map(({ parameters }) => parameters.suggestion));
    const isTranslation = explainsUntranslated((path) => meant.has(path));
    // A file to be deleted needs no better name.
    return (other) => isTranslation(other) || (other.code === 'file-name' && paths.has(pathOfPlace(other.place)));
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
  return closest(
    stray,
    known.filter((path) => path.split('/')[0] === stray.split('/')[0]),
  );
}
