import { oncePer } from '../../../cache/once-per.ts';
import { type ContentFile, type ContentTree, isKindSure } from '../../../content/content-tree.ts';
import { routeNamespaces } from '../../../content/page-list.ts';
import { madeNamespaces, namespaceNames, namespaceOf, namespacesWithoutRoute } from '../../../content/pages.ts';
import { closest } from '../../../text/closest.ts';

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
