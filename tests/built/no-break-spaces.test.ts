import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtFiles, readPage } from './support/site.ts';

/**
 * A line may end here although a dash or a dot between parts follows, or an initial precedes, but for one that belongs to the surname
 * before it: with what is around it.
 */
const badBreak =
  /.{0,20}(?:[ \n][—–·](?=[\s\u00a0])|(?<!\p{L}|\p{Ll}{2},?\u00a0(?:\p{Lu}\p{Ll}*\.\u00a0)*)\p{Lu}\. (?=\p{Lu}[\p{Ll}’.])).{0,20}/gu;

/** The texts of an element, node by node, without code and without the citations, which are there to be copied. */
function textNodes(element: HTMLElement): string[] {
  if (element.tagName === 'CODE' || element.matches('details[data-search-ignore]')) return [];
  return element.childNodes.flatMap((node) =>
    node.nodeType === NodeType.ELEMENT_NODE ? textNodes(node as HTMLElement) : [node.text],
  );
}

test('no line of a page begins with a dash or a dot between parts, or ends with an initial', () => {
  const found = builtFiles('.html').flatMap((path) => {
    const main = readPage(path).querySelector('main');
    return (main ? textNodes(main) : []).flatMap((text) =>
      [...text.matchAll(badBreak)].map(([it]) => `${path}: ${it}`),
    );
  });
  expect(found).toEqual([]);
});
