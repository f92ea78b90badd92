import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersFile, inlineHashes } from '../../scripts/build/site-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are found, data is not', () => {
  const html =
    '<script>a()</script><script type="application/json">{}</script><script src="/x.js"></script><style>b</style>';
  expect(inlineHashes(html)).toEqual({ scripts: [hash('a()')], styles: [hash('b')] });
});

test('the policy names every hash once and forbids the rest', () => {
  const page = inlineHashes('<script>a()</script>');
  const policy = contentSecurityPolicy([page, page]);
  expect(policy).toContain("default-src 'none'");
  expect(policy.split(hash('a()'))).toHaveLength(2);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
});

test('no header is set by two rules that match one address', () => {
  const rules = headersFile([]).trim().split('\n\n');
  const names = rules.map((rule) =>
    rule
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0]),
  );
  const [everywhere = [], ...others] = names;
  for (const other of others) expect(other.filter((name) => everywhere.includes(name))).toEqual([]);
});

test('hashed files are kept for a year', () => {
  for (const path of ['/assets/*', '/images/*', '/content/ua/*', '/content/en/*', '/pdfjs/*']) {
    expect(headersFile([])).toContain(`${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  }
});
