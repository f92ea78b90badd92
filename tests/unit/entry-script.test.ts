import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { languages } from '../../src/lib/language/languages.ts';
import { entryScript } from '../../src/site/renderer/entry-script.ts';

interface Visit {
  url: string;
  /** The page that the visitor comes from. */
  referrer?: string;
  /** The language of the browser. */
  language?: string;
  /** The language chosen before. */
  stored?: string;
  userAgent?: string;
}

/** Runs the script as a browser would before the first paint, and returns where it leads. */
function visit({ url, referrer = '', language = 'en-US', stored, userAgent = 'Mozilla/5.0' }: Visit) {
  const { origin, pathname, search, hash } = new URL(url, 'https://institute.example');
  const targets: string[] = [];
  const store: Record<string, string | undefined> = { language: stored };
  runInNewContext(entryScript(languages), {
    document: {
      documentElement: { dataset: {} },
      referrer,
      addEventListener: () => {},
      querySelector: () => null,
    },
    addEventListener: () => {},
    location: { origin, pathname, search, hash, replace: (target: string) => targets.push(target) },
    localStorage: { getItem: (key: string) => store[key] ?? null },
    navigator: { language, userAgent },
  });
  return targets;
}

test('a visitor with an English browser who comes from elsewhere is led to English', () => {
  expect(visit({ url: '/contacts?a=1#b' })).toEqual(['/en/contacts?a=1#b']);
  expect(visit({ url: '/', referrer: 'https://search.example/' })).toEqual(['/en']);
  expect(visit({ url: '/index.html' })).toEqual(['/en']);
  expect(visit({ url: 'https://institute.example//example.com/' }), 'no other site').toEqual(['/en//example.com']);
  expect(visit({ url: '/', referrer: 'https://institute.example.org/' }), 'an address that begins alike').toEqual([
    '/en',
  ]);
});

test('within the site an English browser leads nowhere: the visitor has chosen a Ukrainian page', () => {
  expect(visit({ url: '/contacts', referrer: 'https://institute.example/en/contacts' })).toEqual([]);
});

test('within the site the stored choice leads all the same', () => {
  expect(visit({ url: '/contacts', referrer: 'https://institute.example/', language: 'uk', stored: 'en' })).toEqual([
    '/en/contacts',
  ]);
});

test('an English address, a stored Ukrainian choice, a Ukrainian browser and a crawler stay', () => {
  expect(visit({ url: '/en/contacts' })).toEqual([]);
  expect(visit({ url: '/en' })).toEqual([]);
  expect(visit({ url: '/en/contacts', stored: 'ua' })).toEqual([]);
  expect(visit({ url: '/contacts', stored: 'ua' })).toEqual([]);
  expect(visit({ url: '/contacts', language: 'uk-UA' })).toEqual([]);
  expect(visit({ url: '/contacts', userAgent: 'Googlebot/2.1' })).toEqual([]);
});

test('a browser in a third language stays in Ukrainian, whatever is stored that is no language', () => {
  for (const stored of [undefined, '<script>alert(1)</script>', 'de', '__proto__', '']) {
    expect(visit({ url: '/contacts', language: 'de-DE', stored }), stored).toEqual([]);
  }
});

test('a choice of language keeps the place in the page, but not the menu open that the script has yet to take over', () => {
  const chosenAt = (hash: string) => {
    const listeners = new Map<string, (event: object) => void>();
    class Element {}
    const choice = Object.assign(new Element(), { dataset: { language: 'en' }, search: '', hash: '' });
    const target = Object.assign(new Element(), {
      closest: (selector: string) => (selector === '[data-language]' ? choice : null),
    });
    runInNewContext(entryScript(languages), {
      document: {
        documentElement: { dataset: {} },
        referrer: '',
        addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
        querySelector: () => null,
      },
      addEventListener: () => {},
      Element,
      location: { origin: '', pathname: '/contacts', search: '?a=1', hash },
      localStorage: { getItem: () => null, setItem: () => {} },
      navigator: { language: 'uk', userAgent: '' },
    });
    listeners.get('click')?.({ target });
    return choice.search + choice.hash;
  };
  expect(chosenAt('#menus')).toBe('?a=1#menus');
  expect(chosenAt('#menu')).toBe('?a=1');
});

test.each(['pageshow', 'storage'])(
  'a page that was open beside, or kept, follows the theme chosen elsewhere: %s',
  (type) => {
    const listeners = new Map<string, () => void>();
    const dataset: { theme?: string } = {};
    let stored: string | null = null;
    runInNewContext(entryScript(languages), {
      document: { documentElement: { dataset }, referrer: '', addEventListener: () => {}, querySelector: () => null },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      location: { origin: '', pathname: '/en' },
      localStorage: { getItem: () => stored },
      navigator: { language: 'en', userAgent: '' },
    });
    expect(dataset.theme).toBeUndefined();
    for (const [chosen, shown] of [
      ['dark', 'dark'],
      ['light', undefined],
    ] as const) {
      stored = chosen;
      listeners.get(type)?.();
      expect(dataset.theme).toBe(shown);
    }
  },
);
