import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersAt, readHeaders } from '../../src/hosts/netlify-rules.ts';
import { observatoryScore } from './support/observatory.ts';
import { client, readBuilt, readPage } from './support/site.ts';

/** The most that a site can have which sets no cookies and is not in the browsers' preload list. */
const most = 155;

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
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", most - 10],
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

test('scripts without hashes give fewer points, scripts of others cost some', () => {
  const plain = scanned.html.replace(/ integrity="[^"]*"/g, '');
  expect(observatoryScore({ ...scanned, html: plain }).score).toBe(most - 5);
  const foreign = `${plain}<script src="https://cdn.example/x.js"></script>`;
  expect(observatoryScore({ ...scanned, html: foreign }).score).toBe(most - 10);
});

test('the hash of the script is that of the file', () => {
  const scripts = readPage('en/about/history.html').querySelectorAll('script[src]');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const bytes = readFileSync(join(client, script.getAttribute('src') ?? ''));
    expect(script.getAttribute('integrity')).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});
