import { expect, test } from 'vitest';
import type { MonographsTexts } from '../../content/model/about-pages.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { readContent } from '../browser/support/content.ts';
import { readPage } from './support/site.ts';

/** The list to jump from that has a name, and its page. */
function indexOf(path: string, name: string) {
  const page = readPage(path);
  const index = page.querySelectorAll('main nav').find((each) => each.getAttribute('aria-label') === name);
  const links = index?.querySelectorAll('a') ?? [];
  return { page, links: links.map((link) => [link.getAttribute('href')?.slice(1) ?? '', link.textContent] as const) };
}

test.each(languages)('each year of books can be jumped to: $code', ({ code, prefix }) => {
  const { listTitle } = readContent<MonographsTexts>(`${code}/monographs.json`);
  const { page, links } = indexOf(`${prefix.slice(1)}/publishing/monographs.html`.replace(/^\//, ''), listTitle);
  const years = page
    .querySelectorAll('main ol > li > details > summary > span:nth-child(2)')
    .map(({ textContent }) => textContent);
  expect(links.map(([, year]) => year)).toEqual([...new Set(years)]);
  for (const [id, year] of links)
    expect(page.getElementById(id)?.parentNode?.querySelector('summary > span')?.textContent).toBe(year);
});
