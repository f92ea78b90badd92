import { expect, test } from 'vitest';
import { readRedirects, redirectRules, writeRedirects } from '../../src/build/hosts/host-rules.ts';
import { languages } from '../../src/lib/language/languages.ts';

const movedTo = (to: string, more = {}) =>
  redirectRules([{ from: '/old.html', to, ...more }])
    .filter(({ status }) => status === 301)
    .map(({ from, to: target }) => `${from} → ${target}`);

test('an old address redirects to the page in the requested language', () => {
  const moved = (path: string) =>
    languages.map(({ prefix }) => `${prefix}/old.html → ${prefix}${path}`.replace(/ $/, ' /'));
  expect(movedTo('/about/history')).toEqual(moved('/about/history'));
  expect(movedTo('/')).toEqual(moved(''));
});

test('an old address of one language counts as it is written', () => {
  expect(movedTo('/about/history', { language: 'en' })).toEqual(['/old.html → /en/about/history']);
});

test('an old address of a document counts once', () => {
  expect(movedTo('/files/charter.pdf')).toEqual(['/old.html → /files/charter.pdf']);
});

test('a missing page is answered in its language, a missing file for machines without HTML', () => {
  const rules = redirectRules([]);
  const answerTo = (path: string) => rules.find(({ from }) => path.startsWith(from.replace(/\*$/, '')))?.to;
  expect(answerTo('/nowhere')).toBe('/404.html');
  expect(answerTo('/en/nowhere')).toBe('/en/404.html');
  const missing = [
    '/assets/x.js',
    '/content/ua/x.json',
    '/pdf.worker.min.js',
    '/pdfjs/1/x.wasm',
    '/pagefind/ua/x',
    '/api/x',
  ];
  for (const path of missing) {
    expect(answerTo(path)).toBe('/not-found.txt');
  }
});

test('no rule leads outside, or takes its target from the request', () => {
  for (const { to } of redirectRules([{ from: '/old', to: '/about/history' }])) {
    expect(to).toMatch(/^\/(?!\/)[^:*]*$/);
  }
});

test('what is written for Netlify reads back the same', () => {
  const rules = redirectRules([{ from: '/old', to: '/about/history' }]);
  expect(readRedirects(writeRedirects(rules))).toEqual(rules);
  expect(() => readRedirects('/a  /b  200')).toThrow('not a rule');
});
