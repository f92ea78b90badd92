import { suggestAsset } from '../../content/asset-references.ts';
import { intendedIds, pagePaths } from '../../content/page-paths.ts';
import { closest } from '../../text/closest.ts';
import { alsoHere, groupByTarget } from '../grouped.ts';
import type { Rule } from '../rule.ts';
import { unsurePrefixes } from '../unsure-prefixes.ts';

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
      const document = /\.pdf$/i.test(path) ? suggestAsset(path, tree.documents) : undefined;
      const suggestion = document === undefined ? closest(path, pages.keys()) : `/files/${document}`;
      if (first) report(first, { href: first.href, ...(suggestion && { suggestion }) }, alsoHere(places));
    }
  },
};
