import { closest } from '../closest.ts';
import { alsoHere, groupByTarget } from '../grouped.ts';
import { intendedIds, pagePaths } from '../page-paths.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { asList, asObject, asText } from '../unknown-value.ts';

/** A link to a path of this site leads to a page. */
export const rule: Rule<'link-dead'> = {
  code: 'link-dead',
  severity: 'error',
  check(context, report) {
    const { tree, index, settled } = context;
    // Without the whole table of routes any link would seem dead.
    if (!tree.file('routes-data') || !index.isSure('routes-data') || settled.has('data/routes.json')) return;
    const pages = index.pages();
    const intended = new Set(pagePaths(tree, intendedIds).map(({ path }) => path));
    const unsure = unsurePrefixes(context);
    const dead = index.targets().flatMap(({ link, target }) => {
      const isDead =
        target.to === 'page' &&
        target.path !== '' &&
        !pages.has(target.path) &&
        !intended.has(target.path) &&
        !unsure.some((prefix) => target.path.startsWith(prefix));
      return isDead ? [{ target: target.path, place: link }] : [];
    });
    for (const [path, places] of groupByTarget(dead)) {
      const [first] = places;
      const suggestion = closest(path, pages.keys());
      if (first) report(first, { href: first.href, ...(suggestion && { suggestion }) }, alsoHere(places));
    }
  },
};

/** The beginnings of the paths whose items cannot all be known, because their files are missing or broken. */
function unsurePrefixes({ tree, settled }: RuleContext): string[] {
  const kinds: Record<string, string> = {
    news: 'news-data',
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
        ![...(settled.get(path) ?? [])].some(
          (pointer) => /\/(?:id|kind)$/.test(pointer) || (isNews && pointer === '/items'),
        ),
    );
    return isSure && files.length > 0 ? [] : [prefix];
  });
}
