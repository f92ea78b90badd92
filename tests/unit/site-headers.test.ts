import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersAt, readHeaders, writeHeaders } from '../../src/build/hosts/host-rules.ts';
import {
  contentSecurityPolicy,
  headerRules,
  inlineHashes,
  withStylePolicy,
} from '../../src/build/hosts/site-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are found, data is not', () => {
  const html =
    '<script>a()</script><script type="application/json">{}</script><script src="/x.js"></script><style>b</style>' +
    '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(inlineHashes(html)).toEqual({ scripts: [hash('a()'), hash('{"prefetch":[]}')], styles: [hash('b')] });
});

test('the policy names the hash of every script once and forbids the rest', () => {
  const page = inlineHashes('<script>a()</script><style>b</style>');
  const policy = contentSecurityPolicy([page, page]);
  expect(policy).toContain("default-src 'none'");
  expect(policy.split(hash('a()'))).toHaveLength(2);
  expect(policy).not.toContain(hash('b'));
  // Which `<style>` elements a page may have is said in the page.
  const styles = "; style-src 'self' 'unsafe-inline'; style-src-attr 'none'; ";
  expect(policy).toContain(styles);
  expect(policy.replace(styles, '; ')).not.toMatch(/style|unsafe-inline|'unsafe-eval'|\*/);
});

test('https is required for two years', () => {
  const value = headersAt(headerRules([], 'public'), '/')['Strict-Transport-Security'];
  expect(Number(/max-age=(\d+)/.exec(value ?? '')?.[1])).toBe(2 * 365 * 24 * 60 * 60);
});

test('errors in a browser are reported to nobody', () => {
  const headers = headerRules([inlineHashes('<script>a()</script>')], 'public').flatMap((rule) =>
    Object.entries(rule.headers),
  );
  expect(headers.filter((header) => /report|\bnel\b/i.test(header.join(': ')))).toEqual([]);
});

test('no header is set by two rules that match one address, but for the one that then lets all pages show a picture', () => {
  const [everywhere, ...others] = headerRules([], 'public').map(({ headers }) => Object.keys(headers));
  for (const other of others) {
    const again = other.filter((name) => everywhere?.includes(name));
    expect(again.filter((name) => name !== 'Cross-Origin-Resource-Policy')).toEqual([]);
  }
});

test.each(['/images/a.webp', '/cards/a.jpg', '/icon-512.png'])(
  'other sites may show %s, as feed readers do',
  (path) => {
    expect(headersAt(headerRules([], 'public'), path)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  },
);

test.each(['/', '/en/contacts', '/assets/a.js', '/files/charter.pdf'])('no other site may embed %s', (path) => {
  expect(headersAt(headerRules([], 'public'), path)['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test.each([
  '/assets/a.js',
  '/images/a.webp',
  '/content/ua/news/x.1234.json',
  '/content/en/x.json',
  '/pdfjs/1/x.wasm',
])('%s, whose address holds its hash, is cached for a year', (path) => {
  const headers = headersAt(headerRules([], 'public'), path);
  expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/', '/news/x', '/content/pages/index.json', '/files/charter.pdf', '/pdf.worker.min.js', '/sitemap.xml'])(
  '%s, whose address stays while its content changes, is not',
  (path) => {
    expect(headersAt(headerRules([], 'public'), path)).not.toHaveProperty('Cache-Control');
  },
);

test('a preview is kept out of search engines, the site is not', () => {
  expect(headersAt(headerRules([], 'preview'), '/')['X-Robots-Tag']).toBe('noindex, nofollow');
  expect(headersAt(headerRules([], 'public'), '/')).not.toHaveProperty('X-Robots-Tag');
});

test('what is written for Netlify reads back the same', () => {
  const rules = headerRules([inlineHashes('<script>a()</script>')], 'preview');
  expect(readHeaders(writeHeaders(rules))).toEqual(rules);
});

test.each(['/*\n  no header', '/*\n  Name:value'])('a line that is not a header is an error: %j', (text) => {
  expect(() => readHeaders(text)).toThrow('not a header');
});

const start = '<head>\n<meta charset="utf-8">\n';

test('a page allows its own styles, those that a script fills, and no other', () => {
  const html = `${start}<style>a</style><style>b$&</style><style>a</style></head>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hash('')} ${hash('a')} ${hash('b$&')}">`;
  expect(withStylePolicy(html, inlineHashes(html))).toBe(html.replace(start, () => `${start}${policy}\n`));
});

test('a page that has no place for its policy is an error', () => {
  const html = '<head><style>a</style></head>';
  expect(() => withStylePolicy(html, inlineHashes(html))).toThrow('no place for its policy');
});
