import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contentPages } from '../browser/support/content.ts';
import { builtFiles, readPage } from './support/site.ts';

/** All that lists of landmarks and headings, by which people without sight find their way, must not have. One line each. */
function faultsOf(page: HTMLElement): string[] {
  const faults: string[] = [];
  const count = (selector: string) => page.querySelectorAll(selector).length;
  const say = (fault: string, isFault: boolean) => isFault && faults.push(fault);

  say(`${count('main')} times <main>`, count('main') !== 1);
  say(`${count('h1')} headings of the first level`, count('h1') !== 1);
  say('the heading of the page is outside of <main>', count('main h1') !== 1);
  let level = 0;
  for (const heading of page.querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')) {
    const next = Number(heading.tagName.slice(1));
    say(`${heading.tagName} “${heading.text}” follows H${level}`, next > level + 1);
    say(`an empty ${heading.tagName}`, !heading.text.trim());
    level = next;
  }

  // Everything around <main> stands in landmarks of which there is one each.
  for (const part of page.querySelectorAll('#root > *')) {
    const isLandmark = ['HEADER', 'MAIN', 'FOOTER'].includes(part.tagName) || part.querySelector('main');
    // The skip link, the address on paper, and what only speaks.
    const isFree =
      part.tagName === 'A' || part.classList.contains('print-line') || part.getAttribute('role') === 'status';
    say(`<${part.tagName}> outside of all landmarks`, !isLandmark && !isFree);
  }
  for (const name of ['header', 'footer']) say(`several <${name}>`, count(`#root > ${name}`) > 1);
  say('<aside> within <main>', count('main aside') > 0);
  const labels = page.querySelectorAll('nav, aside').map((landmark) => labelOf(page, landmark));
  say('a <nav> or <aside> without a name', labels.includes(''));
  say(`several <nav> or <aside> by one name: ${labels}`, new Set(labels).size < labels.length);

  // Chromium would tell what stands in it, too: as its description.
  for (const summary of page.querySelectorAll('summary[aria-label]'))
    say(`<summary> “${summary.text.trim()}” has another name`, true);

  const first = page.querySelector('#root a');
  const target = first?.getAttribute('href') ?? '';
  if (count('#root > header'))
    say('the first link does not skip to <main>', page.querySelector(target)?.tagName !== 'MAIN');
  return faults;
}

/** The name of a landmark: written on it, or that of the element it points to. */
function labelOf(page: HTMLElement, landmark: HTMLElement): string {
  const id = landmark.getAttribute('aria-labelledby');
  return landmark.getAttribute('aria-label') ?? (id && page.querySelector(`#${id}`)?.text) ?? '';
}

test('every page has one main heading, headings in order, and landmarks that can be told apart', () => {
  const pages = builtFiles('.html');
  expect(pages).toEqual(expect.arrayContaining(contentPages()));
  const faults = pages.flatMap((path) => faultsOf(readPage(path)).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('faults are found', () => {
  const faults = (html: string) => faultsOf(parse(`<div id="root">${html}</div>`));
  expect(faults('<main><h1>A</h1><h2>B</h2><h2>C</h2><h3>D</h3><h2>E</h2></main>')).toEqual([]);
  expect(faults('<h1>A</h1><main></main>')).toContain('the heading of the page is outside of <main>');
  expect(faults('<main><h1>A</h1><h3>B</h3></main>')).toEqual(['H3 “B” follows H1']);
  expect(faults('<main><h1>A</h1><h1>B</h1></main>')).toContain('2 headings of the first level');
  expect(faults('<main><h1>A</h1><nav></nav></main>')).toEqual(['a <nav> or <aside> without a name']);
  expect(faults('<main><h1>A</h1><details><summary aria-label="B">C</summary></details></main>')).toEqual([
    '<summary> “C” has another name',
  ]);
  expect(faults('<a href="#top">A</a><header></header><main><h1>A</h1></main>')).toEqual([
    'the first link does not skip to <main>',
  ]);
  expect(faults('<main><h1>A</h1></main><div>B</div>')).toEqual(['<DIV> outside of all landmarks']);
});
