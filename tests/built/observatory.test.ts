import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersAt, readHeaders } from '../../src/build/hosts/host-rules.ts';
import { observatoryScore } from './support/observatory.ts';
import { client, readBuilt, scriptsOf } from './support/site.ts';

/**
 * The most that a site can have which sets no cookies and is not in the browsers' preload list. Its pages name no script: the
 * one that a visitor may need has its hash, and would give 5 more.
 */
const most = 150;

const scanned = { headers: headersAt(readHeaders(readBuilt('_headers')), '/'), html: readBuilt('index.html') };

test('the built site has the highest score of the HTTP Observatory', () => {
  const { score, results } = observatoryScore(scanned);
  expect(results.filter(({ points }) => points < 0)).toEqual([]);
  expect(score).toBe(most);
});

test('docs/security.md gives the score as it is, row by row', () => {
  const { score, results } = observatoryScore(scanned);
  const text = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8').replace(/ +/g, ' ');
  expect(text).toContain(`**${score}**`);
  for (const { test: name, result, points } of results) {
    expect(text).toContain(`| \`${name}\` | ${result} | ${points > 0 ? '+' : ''}${points} |`);
  }
});

test.each([
  ['Content-Security-Policy', "script-src 'self' 'unsafe-inline'", 100 - 20],
  ['Content-Security-Policy', "default-src https: data: 'unsafe-eval'", 100 - 20],
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'",
    most - 20,
  ],
  ['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'", most - 5],
  ['Strict-Transport-Security', 'max-age=86400', most - 10],
  ['Strict-Transport-Security', '', 100 - 20],
  ['Referrer-Policy', 'unsafe-url', most - 10],
  ['Cross-Origin-Resource-Policy', 'cross-origin', most - 10],
  ['Cross-Origin-Opener-Policy', 'unsafe-none', most - 10],
  ['Cross-Origin-Embedder-Policy', 'nonsense', most - 15],
  ['X-Content-Type-Options', '', most - 5],
])('with %s: %j the score is lower', (name, value, expected) => {
  expect(observatoryScore({ ...scanned, headers: { ...scanned.headers, [name]: value } }).score).toBe(expected);
});

test('inline styles are refused by the policy in the page: without it the score is lower', () => {
  const html = scanned.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  expect(html).not.toBe(scanned.html);
  expect(observatoryScore({ ...scanned, html }).score).toBe(most - 10);
});

test('scripts with hashes give more points, scripts of others cost some', () => {
  const own = `${scanned.html}<script src="/x.js" integrity="sha384-x"></script>`;
  expect(observatoryScore({ ...scanned, html: own }).score).toBe(most + 5);
  const foreign = `${scanned.html}<script src="https://cdn.example/x.js"></script>`;
  expect(observatoryScore({ ...scanned, html: foreign }).score).toBe(most - 5);
});

test('the hash of the script is that of the file', () => {
  const { src, integrity } = scriptsOf('en/about/history.html');
  const bytes = readFileSync(join(client, src));
  expect(integrity).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
});
