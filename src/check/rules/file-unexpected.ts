import { contentKinds } from '../../content/content-kind.ts';
import { pathOf, placeOf } from '../../content/content-tree.ts';
import { languageCodes } from '../../content/item-collections.ts';
import { closest } from '../../text/closest.ts';
import type { Rule } from '../rule.ts';

/** The file formats that pages can show. */
export const assetForms = { images: /\.(?:svg|webp|png|jpe?g|avif)$/i, files: /\.pdf$/i };

/** What programs leave beside the files that they open or show. */
const madeByPrograms = /(?:^|\/)(?:Thumbs\.db|desktop\.ini|[^/]*\.(?:tmp|bak)|[^/]*~|~\$[^/]*)$/i;

/** Every file is of a kind that the site knows. */
export const rule: Rule<'file-unexpected'> = {
  code: 'file-unexpected',
  severity: 'error',
  check({ tree }, report) {
    for (const path of tree.strays) {
      const suggestion = suggestPath(path);
      report({ path }, { path, ...(suggestion && { suggestion }) });
    }
    const assets = { images: tree.images, files: tree.documents };
    for (const folder of ['images', 'files'] as const) {
      for (const name of assets[folder].filter((each) => !assetForms[folder].test(each))) {
        const path = `${folder}/${name}`;
        report({ path }, { path, folder: madeByPrograms.test(name) ? 'machine' : folder });
      }
    }
  },
};

/** The path that a stray file was probably meant to have. */
export function suggestPath(stray: string): string | undefined {
  const folders = ['data/', 'images/', 'files/', ...languageCodes.map((code) => `${code}/`)];
  const known = contentKinds
    .filter(({ path }) => !path.includes('*'))
    .flatMap((kind) => (kind.role === 'data' ? [pathOf(kind)] : languageCodes.map((code) => pathOf(kind, code))));
  if (stray.endsWith('/')) return closest(stray, folders);
  // Programs hang their own ending on a file, and hide it.
  const bare = /^(.*\.json)\.[a-z]+$/i.exec(stray)?.[1];
  if (bare !== undefined && placeOf(bare)) return bare;
  return closest(
    stray,
    known.filter((path) => path.split('/')[0] === stray.split('/')[0]),
  );
}
