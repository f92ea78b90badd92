import { pathOf, placeOf } from '../../../content/content-path.ts';
import { type ContentFile, type ContentTree, isKindSure } from '../../../content/content-tree.ts';
import { fileKinds } from '../../../content/kind-table.ts';
import { routeNamespaces } from '../../../content/page-list.ts';
import { madeNamespaces, namespaceNames, namespaceOf, namespacesWithoutRoute } from '../../../content/pages.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { languageCodes } from '../../../lib/language/languages.ts';
import { closest } from '../../../lib/text/compare-text.ts';

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
export function itemFolders(top: string): string[] {
  const ofTop = fileKinds.filter(({ role, path }) => path.includes('/') && (role === 'data') === (top === 'data'));
  return ofTop.map(({ path }) => path.slice(0, path.indexOf('/')));
}

/** The names of the namespaces that pages show; undefined while the table of routes is not known. */
export const shownNamespaces = oncePer((tree: ContentTree): ReadonlySet<string> | undefined =>
  tree.file('routes-data') && isKindSure(tree, 'routes-data')
    ? new Set([...routeNamespaces(tree), ...namespacesWithoutRoute])
    : undefined,
);

/** Files of texts with names that are not theirs: the paths that they were probably meant to have, by their own. */
export const misnamedTexts = oncePer((tree: ContentTree): ReadonlyMap<string, string> => {
  const shown = shownNamespaces(tree);
  if (!shown) return new Map();
  const paths = new Set(tree.files.map(({ path }) => path));
  const names = [...new Set(namespaceNames(tree))].filter((name) => shown.has(name));
  return new Map(
    freelyNamed(tree).flatMap(({ path, name, language }) => {
      const missing = names.map((each) => `${language}/${each}.json`).filter((each) => !paths.has(each));
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
