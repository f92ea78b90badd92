import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contentPages } from '../browser/support/content.ts';
import { builtFiles, readPage } from './support/site.ts';

/** The texts in Cyrillic that stand in an English part of a page, unmarked: a screen reader would spell them out. */
function unmarked(node: Node, language: string): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = node.text.trim();
    return language === 'en' && /\p{Script=Cyrillic}/u.test(text) ? [text.slice(0, 60)] : [];
  }
  const element = node as HTMLElement;
  if (['SCRIPT', 'STYLE'].includes(element.tagName)) return [];
  const own = element.getAttribute?.('lang') ?? language;
  const spoken = ['alt', 'aria-label', 'title'].flatMap((name) => {
    const value = element.getAttribute?.(name) ?? '';
    return own === 'en' && /\p{Script=Cyrillic}/u.test(value) ? [`${name}: ${value.slice(0, 60)}`] : [];
  });
  return [...spoken, ...element.childNodes.flatMap((child) => unmarked(child, own))];
}

test('an English page has no Cyrillic that is not marked as another language', () => {
  const pages = builtFiles('.html').filter((path) => /^en(\/.*)?\.html$/.test(path));
  expect(pages).toEqual(expect.arrayContaining(contentPages().filter((path) => path.startsWith('en/'))));
  const found = pages.flatMap((path) => {
    const root = readPage(path).querySelector('#root');
    return root ? unmarked(root, 'en').map((text) => `${path}: ${text}`) : [`${path} has no root`];
  });
  expect(found).toEqual([]);
});

test('such texts are found', () => {
  const found = (html: string) => unmarked(parse(`<div>${html}</div>`), 'en');
  expect(found('<p>Steel, <span lang="uk">сталь</span></p>')).toEqual([]);
  expect(found('<p>Steel, сталь</p>')).toEqual(['Steel, сталь']);
  expect(found('<div lang="uk"><p lang="en">сталь</p></div>')).toEqual(['сталь']);
  expect(found('<img alt="Сталь">')).toEqual(['alt: Сталь']);
});
