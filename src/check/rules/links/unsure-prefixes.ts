import type { ContentTree } from '../../../content/content-tree.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { settledPointers } from '../../settled-pointers.ts';

/** The beginnings of the paths whose items cannot all be known, because their files are missing or broken. */
export function unsurePrefixes(tree: ContentTree): string[] {
  const kinds: Record<string, string> = {
    news: 'news-data',
    'news-archive': 'news-data',
    people: 'person-data',
    laboratories: 'laboratory-data',
    'scientific-departments': 'department-data',
    'technical-departments': 'department-data',
    defences: 'defence-data',
    'special-councils': 'special-council-data',
  };
  const routes = asList(asObject(tree.file('routes-data')?.value).routes).map(asObject);
  return routes.flatMap((route) => {
    const [prefix, ...rest] = asText(route.path)?.split('{id}') ?? [];
    const kind = kinds[asText(route.collection) ?? ''];
    if (!prefix || rest.length === 0 || !kind) return [];
    const files = tree.filesOf(kind);
    const isNews = kind === 'news-data';
    const isSure = files.every(
      ({ document, path }) =>
        document.isSure &&
        ![...(settledPointers(tree).get(path) ?? [])].some(
          (pointer) => /\/(?:id|kind)$/.test(pointer) || (isNews && pointer === '/items'),
        ),
    );
    return isSure && files.length > 0 ? [] : [prefix];
  });
}
