import { expect, test } from 'vitest';
import {
  alternatePaths,
  joinLanguagePath,
  splitLanguagePath,
  translateHref,
} from '../../src/lib/language/language-path.ts';
import { isLanguageCode, languages } from '../../src/lib/language/languages.ts';

test.each([
  ['/', 'ua', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en.html', 'en', '/'],
  ['/index.html', 'ua', '/'],
  ['/about/history', 'ua', '/about/history'],
  ['/about/history/', 'ua', '/about/history'],
  ['/en/about/history.html', 'en', '/about/history'],
  ['/english', 'ua', '/english'],
  ['/enter/en', 'ua', '/enter/en'],
])('%s is %s %s', (pathname, language, path) => {
  expect(splitLanguagePath(pathname)).toEqual({ language, path });
});

test('joining and splitting are each other’s reverse', () => {
  for (const { code } of languages) {
    for (const path of ['/', '/contacts', '/news/a-b']) {
      expect(splitLanguagePath(joinLanguagePath(code, path))).toEqual({ language: code, path });
    }
  }
});

test('translating keeps query and fragment', () => {
  expect(translateHref('/news/a?x=/en#y', 'en')).toBe('/en/news/a?x=/en#y');
  expect(translateHref('/en/news/a#y', 'ua')).toBe('/news/a#y');
  expect(translateHref('/en?x', 'ua')).toBe('/?x');
});

test.each(['', 'uk', 'UA', 'en-US', '<script>', '__proto__', null, undefined, 1])(
  '%s is no language code',
  (value) => {
    expect(isLanguageCode(value)).toBe(false);
  },
);

test('every language has plural rules of its own under its tag', () => {
  for (const { tag } of languages) expect(new Intl.PluralRules(tag).resolvedOptions().locale).toBe(tag);
});

test('a page has an address in every language and one for all others', () => {
  expect(alternatePaths('/about/history')).toEqual([
    ...languages.map(({ tag, prefix }) => [tag, `${prefix}/about/history`]),
    ['x-default', '/about/history'],
  ]);
});
