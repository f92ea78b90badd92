import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDrawing } from '../../src/check/rules/files/svg.ts';
import { contentPages } from '../browser/support/content.ts';
import { builtAddresses } from './support/addresses.ts';
import { builtFiles, client, readBuilt, readPage } from './support/site.ts';

/** The attributes that make a browser fetch by itself, and the links it fetches. Canonical addresses and the like are only named. */
const fetching = 'src srcset poster data action formaction background ping imagesrcset'.split(' ');
const fetchedLinks =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

const addresses = new Set(builtAddresses().map(({ address }) => address));
const pages = builtFiles('.html');

/** The addresses that the elements of a page fetch. */
function fetched(page: string): string[] {
  return readPage(page)
    .querySelectorAll('*')
    .flatMap((element) => [
      ...fetching.flatMap((name) => {
        const value = element.getAttribute(name);
        if (value === undefined || element.tagName === 'FORM') return [];
        return name.endsWith('srcset') ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value];
      }),
      ...(element.tagName === 'LINK' && fetchedLinks.test(element.getAttribute('rel') ?? '')
        ? // A picture in several sizes has no other address.
          [element.getAttribute('href') ?? (element.getAttribute('imagesrcset') ? [] : '')].flat()
        : []),
    ]);
}

test('pages fetch nothing but files of the site, and those are there', () => {
  expect(pages).toEqual(expect.arrayContaining(contentPages()));
  const wrong = new Set<string>();
  for (const page of pages) {
    for (const url of fetched(page)) {
      if (!url.startsWith('data:image/') && !addresses.has(decodeURI(url))) wrong.add(`${page}: ${url}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('pages carry no attribute that runs, and no form that leads outside', () => {
  const wrong = new Set<string>();
  for (const page of pages) {
    for (const element of readPage(page).querySelectorAll('*')) {
      const names = Object.keys(element.attributes).filter((name) => /^on|^style$/i.test(name));
      if (names.length) wrong.add(`${page}: ${element.tagName} ${names.join(' ')}`);
      const action = element.tagName === 'FORM' ? element.getAttribute('action') : undefined;
      if (action && !/^\/(?!\/)/.test(action)) wrong.add(`${page}: form ${action}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('a link to another site gives it no hold on this one', () => {
  const wrong = new Set<string>();
  let links = 0;
  for (const page of pages) {
    for (const link of readPage(page).querySelectorAll('a[href^="http"], a[target]')) {
      links += 1;
      if (!/\bnoopener\b/.test(link.getAttribute('rel') ?? '')) wrong.add(`${page}: ${link.getAttribute('href')}`);
    }
  }
  expect(links).toBeGreaterThan(0);
  expect([...wrong]).toEqual([]);
});

test('style sheets load nothing from elsewhere', () => {
  for (const path of builtFiles('.css')) {
    const urls = [...readBuilt(path).matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)];
    for (const [, url = '', imported] of urls) {
      expect(imported, path).toBeUndefined();
      if (!url.startsWith('data:')) expect(addresses, path).toContain(new URL(url, `https://x/${path}`).pathname);
    }
  }
});

test('drawings run and load nothing', () => {
  const active = builtFiles('.svg').flatMap((path) => {
    const { activity, problem } = readDrawing(readFileSync(join(client, path), 'utf8'));
    return activity || problem ? [`${path}: ${activity ?? problem?.problem}`] : [];
  });
  expect(active).toEqual([]);
});

test('scripts call no address of others', () => {
  // Namespaces, licences, words for people and examples are named in the libraries' code, and never fetched.
  const calls =
    /\b(?:fetch|sendBeacon|WebSocket|EventSource|importScripts|import)\s*\(\s*["'`](?:https?:|wss?:)?\/\/[^"'`]+/g;
  const found = builtFiles('.js').flatMap((path) => readBuilt(path).match(calls) ?? []);
  expect(found).toEqual([]);
});
